import { fraction } from '../../maths'
import { kFromSquare as solution } from '../../solutions/linear-equations/k-from-square'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** kx + by = c and dx + ky = e, where bd is a square, and c : e is the ratio of one of its two roots. */
interface Drawn {
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly wanted: 'infinite' | 'none'
  readonly stem: 0 | 1 | 2
}

const rootOf = ({ b, d }: Drawn): number => Math.sqrt(b * d)

/** The root of k² = bd that is asked for. */
function keyOf(drawn: Drawn): number {
  const fits = (drawn.c * drawn.d) / drawn.e
  return drawn.wanted === 'infinite' ? fits : -fits
}

/** E.g. "For which k does the pair kx + 9y = 15, 4x + ky = 10 have infinitely many solutions?" */
export const kFromSquare = template({
  id: 'le-k-from-square',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-k-from-square'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Drawn =>
    random.until(
      (source) => {
        const [g, u, v, t] = [source.integer(1, 6), source.integer(1, 5), source.integer(1, 5), source.integer(2, 9)]
        const sign = source.pick([1, -1])
        return {
          b: g * v * v,
          d: g * u * u,
          c: t * v,
          e: sign * t * u,
          wanted: source.pick(['infinite', 'none'] as const),
          stem: source.pick([0, 1, 2] as const),
        }
      },
      (drawn) => {
        const { b, c, d, e } = drawn
        const k = rootOf(drawn)
        return b !== d && c !== Math.abs(e) && b <= 50 && d <= 50 && b > 1 && d > 1 && ![c, e, -e].includes(k)
      },
    ),
  given: ({ b, c, d, e, wanted }) => ({
    b: fraction(b),
    c: fraction(c),
    d: fraction(d),
    e: fraction(e),
    wanted,
  }),
  solution,
  ask: (drawn) => {
    const { b, c, d, e, wanted, stem } = drawn
    const infinite = wanted === 'infinite'
    const pair = `$kx + ${b}y = ${c}$ and $${d}x + ky = ${e}$`
    const told = infinite ? 'infinitely many solutions' : 'no solution'
    return {
      question:
        [
          `For which value of $k$ does the pair of equations ${pair} have ${told}?`,
          `Find the value of $k$ for which the lines ${pair} ${infinite ? 'coincide' : 'are parallel and do not coincide'}.`,
          `The pair of linear equations ${pair} has ${told}. What is the value of $k$?`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'Begin with $\\frac{a_1}{a_2} = \\frac{b_1}{b_2}$: it gives an equation with $k^2$.',
        'A positive number has two square roots, one positive and one negative.',
        'Test both values with the third ratio, $\\frac{c_1}{c_2}$: only one fits the question.',
      ],
      explanation:
        'The first two ratios agree for both roots of the square. The third ratio decides: with one root the lines coincide, with the other they are parallel.',
    }
  },
  crossCheck: ({ b, c, d, e, wanted }) => {
    const found = Array.from({ length: 401 }, (_, n) => n - 200).filter(
      (k) => k * k === b * d && (k * e === c * d && b * e === c * k) === (wanted === 'infinite'),
    )
    return found.length === 1 ? `${found[0]}` : null
  },
  slips: (drawn) => {
    const { b, d } = drawn
    const k = keyOf(drawn)
    return distinctSlips(`${k}`, [
      {
        response: `${-k}`,
        note: 'That value satisfies the first two ratios. Test it with the third.',
        step: 'positive',
      },
      { response: `${b * d}`, note: 'That is k². Take the square root.', step: 'square' },
      {
        response: `${(b * d) / 2}`,
        note: 'The equation is k² = ..., not 2k = ...: take the square root.',
        step: 'square',
      },
    ])
  },
})
