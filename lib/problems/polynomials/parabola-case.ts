import { sumTex } from '../../maths'
import { chain, earns, equals, line, says, template } from '../template'
import { stories, coefficients, sketch } from './pieces/arch'
import { archSlips } from './pieces/arch-slips'

/** E.g. a case study: an arch p(x) = −x² + 8x − 12, where it meets the ground, and how high it is in the middle. */
export const parabolaCase = template({
  id: 'poly-parabola-case',
  version: 2,
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
        return { a, b: a + 2 * half, k: source.pick([1, 1, 2]), story }
      },
      // up to 9 m high, and an arch that one can pass under
      ({ a, b, k, story }) => {
        const h = k * ((b - a) / 2) ** 2
        return h <= 9 && (story === 'fountain' || h >= 4)
      },
    ),
  pose: ({ a, b, k, story }) => {
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
    const middle = (a + b) / 2
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
        {
          label: '(iii)',
          ask: 'The highest point is half-way between these two points. Find its height in metres.',
          rule: { kind: 'number', expected: `${h}`, unit: 'm' },
          steps: [
            earns(1, says`Half-way between them, ${chain('x', `\\frac{${a} + ${b}}{2}`, `${middle}`)}`, 'middle'),
            line(
              'height',
              says`${chain(`p(${middle})`, `-${front}(${middle} - ${a})(${middle} - ${b})`, `-${front}(${middle - a})(${middle - b})`, `${h}`)}`,
            ),
            earns(1, `So the highest point of the ${thing} is $${h}$ m up`, 'highest point'),
          ],
        },
      ],
      figure: sketch(a, b, k, h, thing),
      hints: [
        `Where the ${thing} ${ends}, the height $p(x)$ is zero: find the zeroes.`,
        `Take out the common factor $-${k === 1 ? '1' : k}$ first, then split the middle term.`,
        'For the height put the number half-way between the zeroes into $p(x)$.',
      ],

      explanation:
        'The zeroes of a polynomial are the places where its graph meets the x-axis. A parabola is symmetric, so its highest point lies half-way between them.',
    }
  },
  crossCheck: ({ a, b, k }) => {
    const [square, linear, constant] = coefficients(a, b, k)
    const height = (x: number) => square * x * x + linear * x + constant
    const places = Array.from({ length: 60 }, (_, x) => x)
    const [first = NaN, second = NaN] = places.filter((x) => height(x) === 0)
    return [`${first}, ${second}`, `${first + second}`, `${Math.max(...places.map(height))}`]
  },
  slips: ({ a, b, k }) => archSlips(a, b, k),
})
