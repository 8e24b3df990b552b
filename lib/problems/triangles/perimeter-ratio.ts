import { perimeterRatio as solution } from '../../solutions/triangles/perimeter-ratio'
import { fraction, gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "△ABC ∼ △PQR, AB = 4 cm and PQ = 6 cm. Find the ratio of their perimeters." */
export const perimeterRatio = template({
  id: 'tri-similar-perimeter-ratio',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-similar-side'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ p: source.integer(1, 9), q: source.integer(2, 9), times: source.integer(2, 4) }),
      ({ p, q }) => p !== q && gcd(p, q) === 1,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ p, q, times }) => ({
    first: ['A', 'B', 'C'] as const,
    second: ['P', 'Q', 'R'] as const,
    sides: [fraction(p * times), fraction(q * times)] as const,
  }),
  solution,
  ask: ({ p, q, times, stem }) => {
    const [AB, PQ] = [p * times, q * times]
    const stories = [
      `$\\triangle ABC \\sim \\triangle PQR$, $AB = ${AB}$ cm and $PQ = ${PQ}$ cm. Find the ratio of the perimeter of $\\triangle ABC$ to the perimeter of $\\triangle PQR$.`,
      `The corresponding sides $AB = ${AB}$ cm and $PQ = ${PQ}$ cm of two similar triangles $ABC$ and $PQR$ are given. In what ratio are their perimeters, that of $\\triangle ABC$ first?`,
      `If $\\triangle ABC \\sim \\triangle PQR$ with $AB = ${AB}$ cm and $PQ = ${PQ}$ cm, what is the ratio of the perimeter of $\\triangle ABC$ to that of $\\triangle PQR$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'ratio' },
      hints: [
        'Each side of one triangle is the same multiple of the corresponding side of the other.',
        'What happens to a sum when each of its three parts is multiplied by the same number?',
      ],
      explanation: 'A perimeter is a length, so it changes in the same ratio as the sides.',
    }
  },
  // Take any triangle with that side and enlarge it.
  crossCheck: ({ p, q, times }) => {
    const sides = [p * times, 3 * p, 4 * p]
    const total = (list: readonly number[]) => list.reduce((sum, length) => sum + length, 0)
    return `${total(sides)}:${total(sides.map((length) => (length * q) / p))}`
  },
  slips: ({ p, q }) =>
    distinctSlips(`${p}:${q}`, [
      { response: `${p * p}:${q * q}`, note: 'Do not square the ratio: a perimeter goes like the side.', step: 'sum' },
      {
        response: `${q}:${p}`,
        note: 'The ratio is upside down: the perimeter of $\\triangle ABC$ comes first.',
        step: 'last',
      },
    ]),
})
