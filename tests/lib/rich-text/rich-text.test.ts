import katex from 'katex'
import fc from 'fast-check'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'
import { finePieces, widthOf } from '@/lib/rich-text/fine-pieces'
import { pieces } from '@/lib/rich-text/pieces'
import { segments } from '@/lib/rich-text/segments'

const html = (text: string) => richTextHtml(text, (tex, display) => katex.renderToString(tex, formulaOptions(display)))
const withoutTex = (text: string) => text.replace(/<annotation[^]*?<\/annotation>/g, '')

test('words, inline and display formulas are told apart', () => {
  expect(segments('Find $x$ in $$x^2 = 4$$.')).toEqual([
    { kind: 'words', text: 'Find ' },
    { kind: 'formula', tex: 'x', display: false },
    { kind: 'words', text: ' in ' },
    { kind: 'formula', tex: 'x^2 = 4', display: true },
    { kind: 'words', text: '.' },
  ])
})

test('a dollar sign left open is an author’s mistake', () => {
  expect(() => segments('costs $5')).toThrow('left open')
})

test('words are escaped: no text becomes markup', () => {
  expect(html('<b>"a" & b</b>')).toBe('&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;')
  expect(html('$\\text{<script>}$')).not.toContain('<script>')
})

test('a formula that cannot be set is shown as it was written', () => {
  expect(html('see $\\nosuch$ here')).toBe('see <code>\\nosuch</code> here')
})

test('no text whatever throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void html(text)))
})

test('a long chain of equations breaks before its equals signs', () => {
  expect(pieces('180 = 2 \\times 90 = 2 \\times 2 \\times 45')).toEqual([
    '180 ',
    '{}= 2 \\times 90 ',
    '{}= 2 \\times 2 \\times 45',
  ])
})

test('a short formula stays whole, and nothing breaks inside brackets or fractions', () => {
  expect(pieces('x = 5')).toEqual(['x = 5'])
  expect(pieces('\\frac{a = b}{c} + (p = q) + \\text{long enough}')).toHaveLength(1)
})

test('the pieces of a formula are the formula', () => {
  const tex = 'AC^2 = AB^2 + BC^2 = 64 + 225 = 289 \\Rightarrow AC = 17'
  expect(pieces(tex).join('').replaceAll('{}', '')).toBe(tex)
})

describe('where a line may break', () => {
  test.each([
    ['x = 5', ['x = 5']],
    ['AB^2 + BC^2 = 64 + 225', ['AB^2 + BC^2 = 64 + 225']],
    [
      '(1 + \\cot \\theta)(1 + \\tan \\theta + \\sec \\theta) = 2',
      ['(1 + \\cot \\theta)', '(1 + \\tan \\theta + \\sec \\theta) ', '{}= 2'],
    ],
    [
      '2(35 \\times 7 + 7 \\times 7) + 12345 \\times 67890 - 98765',
      ['2(35 \\times 7 + 7 \\times 7) ', '{}+ 12345 ', '{}\\times 67890 ', '{}- 98765'],
    ],
    [
      '\\frac{\\sin \\theta + \\cos \\theta - 1}{12345678} = 1',
      ['\\frac{\\sin \\theta + \\cos \\theta - 1}{12345678} ', '{}= 1'],
    ],
    [
      'k[x^2 - (\\text{sum of zeroes})x + \\text{product of zeroes}]',
      ['k[x^2 ', '{}- (\\text{sum of zeroes})x ', '{}+ \\text{product of zeroes}]'],
    ],
    ['(2, 2), (2, 3), (2, 5), (3, 2), (3, 3)', ['(2, 2), ', '(2, 3), ', '(2, 5), ', '(3, 2), ', '(3, 3)']],
    ['x = -12345678901234567890 + 1', ['x ', '{}= -12345678901234567890 ', '{}+ 1']],
  ])('%s', (tex, expected) => expect(finePieces(tex)).toEqual(expected))

  test('a long formula on a line of its own is set in pieces as large, a short one whole', () => {
    expect(withoutTex(html('$$a = 1234567 + 1234567 + 1234567 + 1234567$$')).match(/<math/g)).toHaveLength(5)
    expect(html('$$x^2 = 4$$')).toContain('display="block"')
  })
})

test.each([
  ['\\frac{1}{1 + x^{2}}', 5],
  ['\\sin \\theta', 4],
  ['\\left(a\\right)', 3],
])('%s is about %d letters wide', (tex, width) => expect(widthOf(tex)).toBe(width))

test.each([
  ['$\\sin A$', 'a space after the name'],
  ['$\\sin^2 A$', 'a space after the power'],
  ['$2\\sin 30^\\circ$', 'a space on both sides'],
])('%s has %s', (text) => {
  expect(withoutTex(html(text))).toContain('<mspace')
})

test('sin(A + B) has no space before its bracket', () => {
  expect(withoutTex(html('$\\sin(A + B)$'))).not.toContain('<mspace')
})

test('a full stop is not parted from the formula before it', () => {
  expect(html('so $x = 5$.')).toMatch(/<span class="unbroken">.*<\/span>\.<\/span>$/)
})

describe('a row of plain signs needs no note of its TeX', () => {
  test.each([
    '12',
    '-5',
    'AB',
    'x = 5',
    '3 \\times 4 = 12',
    'a \\le b',
    'a \\neq 0',
    '2 : 3',
    '(3, -4)',
    '7 \\pm 2',
    'x + 1 \\geq 3',
    '6 \\div 2',
  ])('%s', (tex) => {
    const set = html(`$${tex}$`)
    expect(set).not.toContain('annotation')
    const read = set.replace(/<[^>]*>/g, '')
    // what is read is TeX as well, and says the same
    const again = katex.renderToString(read, { output: 'mathml', strict: 'error' })
    expect(again.replace(/<annotation[^]*?<\/annotation>/, '').replace(/<[^>]*>/g, '')).toBe(read)
  })

  test.each([
    'x^2',
    '\\frac{1}{2}',
    '\\sqrt{2}',
    '\\sin A',
    '\\text{HCF}',
    '\\triangle ABC',
    '111 + 222 + 333 + 444 + 555 + 666',
  ])('but %s does', (tex) => {
    expect(html(`$${tex}$`)).toContain('annotation')
  })
})

test('a fraction of words that is just wider than a line of a phone is set smaller; one of numbers, and one far wider, are not', () => {
  const chance = '\\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}'
  expect(html(`$${chance}$`)).toContain('mathsize="0.9em"')
  expect(html('$\\dfrac{\\text{sum}}{\\text{number}}$')).not.toContain('mathsize')
  expect(html('$\\frac{1}{\\sqrt{2}} + \\frac{\\sqrt{3}}{2}$')).not.toContain('mathsize')
  expect(
    html(`$\\frac{\\text{half of the total less the cumulative frequency before}}{\\text{frequency}}$`),
  ).not.toContain('mathsize')
})

test('the hyphen of the x-axis and the rupee sign stay on the line of their formula; a word and a minus of its own do not', () => {
  expect(html('the $x$-axis')).toMatch(/^the <span class="unbroken"><span class="katex">.*<\/span>-<\/span>axis$/)
  expect(html('pay ₹$6240$ now')).toMatch(/^pay <span class="unbroken">₹<span class="katex">.*<\/span><\/span> now$/)
  expect(html('at ₹ $x$, or more')).toMatch(/<span class="unbroken">₹ <span class="katex">.*<\/span>,<\/span> or more$/)
  expect(html('rupees $6240$ - now')).not.toContain('unbroken')
})

test('a negative number after an equals sign is set as a sign, not as a subtraction', () => {
  expect(withoutTex(html('$x = -30$'))).toContain('<mo form="prefix" lspace="0" rspace="0">−</mo>')
  expect(withoutTex(html('$x - 30$'))).not.toContain('form="prefix"')
})

test('a sign alone between words brings no space of its own', () => {
  expect(withoutTex(html('HCF $=$ product'))).toContain('<mo lspace="0" rspace="0">=</mo>')
})
