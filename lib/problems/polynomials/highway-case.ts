import { otherLast } from '../other-last'
import { sumTex } from '../../maths'
import { chain, earns, line, says, template } from '../template'
import { stories, things, archTex, keyOf, sketch, type Highway } from './pieces/highway'
import { highestPart, secondPart } from './pieces/highway-last'
import { highwaySlips } from './pieces/highway-slips'

/** E.g. a case study: an underpass p(x) = −x² + 8x − 12, its width, its height at x = 3, then its highest point or a second one of the same width. */
export const highwayCase = template({
  id: 'poly-highway-case',
  version: 6,
  topic: 'polynomials',
  archetypes: ['poly-case-parabola'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (source): Highway => {
        const a = source.integer(1, 5)
        const story = source.pick(['underpass', 'flyover', 'tunnel'] as const)
        const width = source.integer(4, story === 'flyover' ? 7 : 6)
        return {
          a,
          b: a + width,
          m: a + source.integer(1, width - 1),
          start: source.integer(1, 9),
          story,
          last: source.pick(['second', 'highest'] as const),
        }
      },
      // no key is a number that is told, and the greatest height is neither the half-way x nor the width
      (highway) => {
        const { a, b, m, start, last } = highway
        const { w, h } = keyOf(highway)
        return (
          2 * m !== a + b &&
          start !== a &&
          w * w !== 2 * (a + b) &&
          (last === 'second' || w !== 4) &&
          [w, h].every((key) => key !== m && key !== start)
        )
      },
    ),
  things: ({ a, b, story }) => [
    { name: 'the width at the ground in metres', size: b - a, least: 4, most: story === 'flyover' ? 7 : 6 },
  ],
  otherwise: (draw) => otherLast(draw, 'second', 'highest'),
  pose: (highway) => {
    const { a, b, m, story, last } = highway
    const { w, h } = keyOf(highway)
    const [thing, polynomial] = [things[story], archTex(a, b)]
    const monic = `-(${sumTex([
      [1, 'x^2'],
      [-(a + b), 'x'],
      [a * b, ''],
    ])})`
    const split = `-(${sumTex([
      [1, 'x^2'],
      [-a, 'x'],
      [-b, 'x'],
      [a * b, ''],
    ])})`
    const grouped = `-[x(x - ${a}) - ${b}(x - ${a})]`
    const factors = `-(x - ${a})(x - ${b})`
    return {
      question: `${stories[story]} With the road as the $x$-axis and all lengths in metres, the edge of the ${thing} is the graph of $p(x) = ${polynomial}$.`,
      parts: [
        {
          label: '(i)',
          ask: `With the help of the zeroes of $p(x)$, find the width of the ${thing} on the road, in metres.`,
          rule: {
            kind: 'number',
            expected: `${w}`,
            unit: 'm',
            asked: { names: ['width', 'w', 'breadth', 'distance'], others: ['zeroes', 'roots', 'height', 'k'] },
          },
          steps: [
            line('split', says`${chain('p(x)', monic, split)}`),
            line('factors', { text: `$= ${grouped} = ${factors}$`, claim: [{ sides: [split, grouped, factors] }] }),
            earns(0.5, `So the zeroes of $p(x)$ are $${a}$ and $${b}$`, 'zeroes'),
            earns(0.5, `The width is $${b} - ${a} = ${w}$ m`, 'width'),
          ],
        },
        {
          label: '(ii)',
          ask: `Find the height of the ${thing}, in metres, above the point $x = ${m}$ of the road.`,
          rule: { kind: 'number', expected: `${h}`, unit: 'm' },
          steps: [
            line('substituted', says`${chain(`p(${m})`, `-(${m})^2 + ${a + b}(${m}) - ${a * b}`)}`),
            earns(1, `$= -${m * m} + ${(a + b) * m} - ${a * b} = ${h}$, so the height is $${h}$ m`, 'height'),
          ],
        },
        last === 'second' ? secondPart(highway, thing) : highestPart(highway, thing),
      ],
      figure: sketch(highway, thing),
      hints: [
        `Where the ${thing} meets the road, the height is zero. Factorise $p(x)$.`,
        `For the height, put $x = ${m}$ in $p(x)$.`,
        last === 'second'
          ? 'In (iii) the two zeroes are as far apart as in (i). Sum of zeroes $= -\\frac{b}{a}$.'
          : 'A parabola is symmetric: its highest point lies half-way between the zeroes.',
      ],

      explanation:
        'The zeroes are the ends of the arch on the road, a value of the polynomial is a height, and the sum of the zeroes gives the coefficient of x without solving.',
    }
  },
  crossCheck: ({ a, b, m, start, last }) => {
    const height = (x: number) => -x * x + (a + b) * x - a * b
    const [first = NaN, second = NaN] = Array.from({ length: 40 }, (_, x) => x).filter((x) => height(x) === 0)
    const constant = start * (start + second - first)
    const k = Array.from({ length: 60 }, (_, n) => n).find((n) => -start * start + n * start - constant === 0)
    const halves = Array.from({ length: 80 }, (_, n) => height(n / 2))
    return [`${second - first}`, `${height(m)}`, last === 'second' ? `${k ?? NaN}` : `${Math.max(...halves)}`]
  },
  slips: highwaySlips,
})
