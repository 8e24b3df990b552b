import { otherLast } from '../other-last'
import { sumTex } from '../../maths'
import { chain, earns, equals, line, says, template } from '../template'
import { stories, coefficients, sketch } from './pieces/arch'
import { shiftedPart, shiftedSlips, topPart } from './pieces/arch-last'
import { archSlips } from './pieces/arch-slips'

/** E.g. a case study: an arch p(x) = −x² + 8x − 12, where it meets the ground, then how high its middle is, or its polynomial on another plan. */
export const parabolaCase = template({
  id: 'poly-parabola-case',
  version: 4,
  topic: 'polynomials',
  archetypes: ['poly-case-parabola'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (source) => {
        const a = source.integer(1, 7)
        const half = source.integer(1, 3)
        const story = source.pick(['arch', 'fountain', 'bridge'] as const)
        return {
          a,
          b: a + 2 * half,
          k: source.pick([1, 1, 2]),
          d: source.integer(1, 4),
          story,
          last: source.pick(['top', 'shifted'] as const),
        }
      },
      // up to 9 m high, and an arch that one can pass under; the height is neither the half-way x nor the size of p(0)
      ({ a, b, k, story }) => {
        const h = k * ((b - a) / 2) ** 2
        return h <= 9 && (story === 'fountain' || h >= 4) && ![(a + b) / 2, k * a * b].includes(h)
      },
    ),
  things: ({ a, b, k }) => [
    { name: 'the height of the arch in metres', size: k * ((b - a) / 2) ** 2, least: 1, most: 9 },
    { name: 'the width at the ground in metres', size: b - a, least: 2, most: 6 },
  ],
  otherwise: (draw) => otherLast(draw, 'top', 'shifted'),
  pose: ({ a, b, k, d, story, last }) => {
    const [square, linear, constant] = coefficients(a, b, k)
    const polynomial = sumTex([
      [square, 'x^2'],
      [linear, 'x'],
      [constant, ''],
    ])
    const { told, ends, meet, thing } = stories[story]
    const front = k === 1 ? '' : `${k}`
    const monic = `-${front}(${sumTex([
      [1, 'x^2'],
      [-(a + b), 'x'],
      [a * b, ''],
    ])})`
    const split = `-${front}(${sumTex([
      [1, 'x^2'],
      [-a, 'x'],
      [-b, 'x'],
      [a * b, ''],
    ])})`
    const grouped = `-${front}[x(x - ${a}) - ${b}(x - ${a})]`
    const factors = `-${front}(x - ${a})(x - ${b})`
    const h = k * ((b - a) / 2) ** 2
    return {
      question: told(polynomial),
      parts: [
        {
          label: '(i)',
          ask: `At which two values of $x$ does the ${thing} ${meet}?`,
          rule: { kind: 'roots', expected: `${a}, ${b}` },
          steps: [
            line('common factor', says`${chain('p(x)', polynomial, monic)}`),
            line('split', { text: `$= ${split}$`, claim: [{ sides: [monic, split] }] }),
            earns(
              0.5,
              { text: `$= ${grouped} = ${factors}$`, claim: [{ sides: [split, grouped, factors] }] },
              'factors',
            ),
            earns(0.5, `The zeroes are $${a}$ and $${b}$: there the ${thing} ${ends}`, 'zeroes'),
          ],
        },
        {
          label: '(ii)',
          ask: 'What is the sum of these two values? Verify that it is $-\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2}$.',
          rule: { kind: 'number', expected: `${a + b}` },
          steps: [
            earns(0.5, says`${equals('Sum of zeroes', `${a} + ${b}`, `${a + b}`)}`, 'sum'),
            earns(
              0.5,
              `$-\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2} = -\\frac{${linear}}{(${square})} = ${a + b}$, which is the same`,
              'verified',
            ),
          ],
        },
        last === 'top' ? topPart(a, b, k, thing) : shiftedPart(a, b, k, d, thing),
      ],
      figure: sketch(a, b, k, h, thing),
      hints: [
        `Where the ${thing} ${ends}, the height $p(x)$ is zero: find the zeroes.`,
        `Take out the common factor $-${k === 1 ? '1' : k}$ first, then split the middle term.`,
        last === 'top'
          ? 'For the height put the number half-way between the zeroes into $p(x)$.'
          : 'For the new polynomial find the sum and the product of the new zeroes.',
      ],

      explanation:
        'The zeroes of a polynomial are the places where its graph meets the x-axis. A parabola is symmetric, so its highest point lies half-way between them.',
    }
  },
  crossCheck: ({ a, b, k, d, last }) => {
    const [square, linear, constant] = coefficients(a, b, k)
    const height = (x: number) => square * x * x + linear * x + constant
    const places = Array.from({ length: 60 }, (_, x) => x)
    const [first = NaN, second = NaN] = places.filter((x) => height(x) === 0)
    const moved = `${square}(x - ${d})^2 + ${linear}(x - ${d}) - ${-constant}`
    return [`${first}, ${second}`, `${first + second}`, last === 'top' ? `${Math.max(...places.map(height))}` : moved]
  },
  slips: ({ a, b, k, d, last }) => [
    ...archSlips(a, b, k).filter(({ part }) => last === 'top' || part !== '(iii)'),
    ...(last === 'top' ? [] : shiftedSlips(a, b, k, d)),
  ],
})
