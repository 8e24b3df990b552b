import fc from 'fast-check'
import katex from 'katex'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'
import { lengthened } from '@/lib/rich-text/short-markup/lengthened'
import { shortened } from '@/lib/rich-text/short-markup/shortened'
import { anySign, markup } from '@/lib/rich-text/short-markup/signs'
import { withoutNotes } from '@/lib/rich-text/without-notes'

const html = (text: string) =>
  withoutNotes(richTextHtml(text, (tex, display) => katex.renderToString(tex, formulaOptions(display))))

test.each([
  ['words', '<p>A <strong>secant</strong> meets the circle twice &amp; a tangent once.</p>'],
  ['a fraction', html('So $\\dfrac{AD}{DB} = \\dfrac{AE}{EC}$.')],
  ['numbers side by side', html('$2.5 \\cdot 3{,}4 + 0.75$ and $1\\;2$, $3.$ and $.5$')],
  ['functions, Greek letters and words', html('$\\sin \\theta + \\pi r^2 = 5\\text{ cm}^2$')],
  ['signs that markup escapes', html('$a < b$, $c > d$')],
  ['a formula of its own', html('$$x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$')],
  ['a figure', '<svg><text class="figure-text figure-halo" x="3">A<tspan class="figure-letter">B</tspan></text></svg>'],
])('%s: the markup can be had back', (_, text) => {
  expect(lengthened(shortened(text))).toBe(text)
})

test('the letters and numbers of a formula stand alone', () => {
  expect(shortened('<math><mi>x</mi><mo>+</mo><mn>12</mn></math>')).toBe('<math>x+12</math>')
})

test('numbers that would run into one another keep their elements', () => {
  const text = '<math><mn>1</mn><mn>2</mn></math>'
  expect(lengthened(shortened(text))).toBe(text)
})

test('any row of such elements can be had back', () => {
  const element = fc.oneof(
    fc.constantFrom(
      ...'xyABθπ'.split('').map((letter) => `<mi>${letter}</mi>`),
      '<mi>sin</mi>',
      '<mi mathvariant="normal">∠</mi>',
    ),
    fc
      .tuple(fc.nat(99), fc.option(fc.nat(99)))
      .map(([whole, part]) => `<mn>${part === null ? whole : `${whole}.${part}`}</mn>`),
    fc.constantFrom(...'+−=,.()×:'.split('').map((sign) => `<mo>${sign}</mo>`), '<mo>&lt;</mo>', '<mtext>5 cm</mtext>'),
  )
  fc.assert(
    fc.property(fc.array(element), fc.string(), (elements, words) => {
      const text = `<p>${words.replace(/[<>&]/g, '')}</p><math>${elements.join('')}</math>`
      expect(lengthened(shortened(text))).toBe(text)
    }),
  )
})

test('a text that holds a sign is refused, not sent as something else', () => {
  expect(() => shortened('<p>ߊ</p>')).toThrow('another language')
})

test('no markup stands behind one that it holds', () => {
  for (const [place, one] of markup.entries())
    for (const other of markup.slice(0, place))
      expect([one, one.includes(other) && one !== other]).toEqual([one, false])
  expect(new Set(markup).size).toBe(markup.length)
  expect(anySign.test(markup.join(''))).toBe(false)
})
