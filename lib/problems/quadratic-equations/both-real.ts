import { fraction, isSquare, polynomialTex, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { bothReal as solution } from '../../solutions/quadratic-equations/both-real'

/** ax² ± kx + c and bx² − nx + k, where 4ac = k² and n² = 4bk for one k. */
interface Drawn {
  readonly a: number
  readonly c: number
  readonly b: number
  readonly n: number
  readonly way: 1 | -1
  readonly order: 0 | 1
  readonly stem: 0 | 1 | 2
}

/** Half of k, where 8 times it is a square times a small number. */
const halves = [2, 4, 6, 8, 9, 16, 18, 24, 25, 32] as const

const keyOf = ({ a, c }: Drawn): number => 2 * Math.sqrt(a * c)

/** E.g. "Find the positive value of k for which x² + kx + 324 = 0 and x² − 12x + k = 0 both have real roots." 36 */
export const bothReal = template({
  id: 'qe-k-both-real',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-both-real'],
  marks: 3,
  draw: (random): Drawn => {
    const half = random.pick(halves)
    return random.until(
      (source) => {
        const [a, b] = [source.integer(1, 12), source.integer(1, 12)]
        return {
          a,
          c: (half * half) / a,
          b,
          n: Math.sqrt(8 * b * half) * source.pick([1, -1]),
          way: source.pick([1, -1] as const),
          order: source.pick([0, 1] as const),
          stem: source.pick([0, 1, 2] as const),
        }
      },
      ({ a, c, b, n }) =>
        Number.isInteger(c) &&
        Number.isInteger(n) &&
        isSquare(a * c) &&
        c > 1 &&
        2 * Math.sqrt(a * c) !== c &&
        2 * Math.sqrt(a * c) !== Math.abs(n) &&
        (a > 1 || b > 1 || c > 9),
    )
  },
  given: ({ a, c, b, n, way }) => ({
    first: { a: fraction(a), way, c: fraction(c) },
    second: { b: fraction(b), m: fraction(-n) },
  }),
  solution,
  ask: ({ a, c, b, n, way, order, stem }) => {
    const one = `${sumTex([
      [a, 'x^2'],
      [way, 'kx'],
      [c, ''],
    ])} = 0`
    const two = `${polynomialTex([b, -n, 0])} + k = 0`
    const [first, second] = order === 0 ? [one, two] : [two, one]
    const both = `$${first}$ and $${second}$`
    return {
      question:
        [
          `Find the positive value of $k$ for which the equations ${both} both have real roots.`,
          `For which positive $k$ do both of the quadratic equations ${both} have real roots?`,
          `The roots of ${both} are all real, and $k$ is positive. What is the value of $k$?`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'Real roots: the discriminant is zero or positive. Write this for each equation.',
        'One condition bounds $k$ from below, the other from above.',
        'Which single number satisfies both conditions?',
      ],
      explanation:
        'The two conditions leave one common value: there both discriminants are zero, and both equations have equal roots.',
    }
  },
  crossCheck: ({ a, c, b, n }) => {
    const found = Array.from({ length: 4000 }, (_, index) => (index + 1) / 4).filter(
      (k) => k * k >= 4 * a * c && n * n >= 4 * b * k,
    )
    return found.length === 1 ? `${found[0]}` : null
  },
  slips: (drawn) => {
    const { a, c, b, n } = drawn
    const k = keyOf(drawn)
    return distinctSlips(`${k}`, [
      { response: `${-k}`, note: 'The positive value is asked: which sign does $k$ have?', step: 'from below' },
      { response: `${4 * a * c}`, note: 'That is what $k^2$ must reach. Take the square root.', step: 'from below' },
      { response: `${k / 2}`, note: 'The factor 4 of $4ac$ is missing.', step: 'first condition' },
      ...((n * n) % b === 0
        ? [
            {
              response: `${(n * n) / b}`,
              note: 'Divide by 4 as well: the discriminant contains $4ac$.',
              step: 'from above',
            },
          ]
        : []),
    ])
  },
})
