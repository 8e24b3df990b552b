import { isInteger, isSquare, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** kx + by = c and dx + ky = e. */
export interface Given {
  readonly b: Fraction
  readonly c: Fraction
  readonly d: Fraction
  readonly e: Fraction
  readonly wanted: 'infinite' | 'none' | 'unique'
}

/** The positive root of k² = bd, and that of the two for which the lines coincide, where it is one. */
function rootsOf(given: Given): { readonly root: number; readonly fits: number | null } | null {
  if (![given.b, given.c, given.d, given.e].every((value) => isInteger(value) && value.n !== 0n)) return null
  const [b, c, d, e] = [toNumber(given.b), toNumber(given.c), toNumber(given.d), toNumber(given.e)]
  if (b < 0 || d < 0 || b * d > 1e9 || Math.abs(c * d) > 1e9 || !isSquare(b * d)) return null
  const [root, fits] = [Math.sqrt(b * d), (c * d) / e]
  if (Math.abs(fits) === root) return { root, fits }
  return given.wanted === 'infinite' ? null : { root, fits: null }
}

const frac = (top: number | string, below: number | string): string => `\\frac{${top}}{${below}}`

/** E.g. "For which k does the pair kx + 9y = 15, 4x + ky = 10 have infinitely many solutions?" */
export const kFromSquare = worked<Given>({
  id: 'k-from-square',
  archetype: 'le-k-from-square',
  objection: (given) =>
    rootsOf(given) === null
      ? given.wanted === 'infinite'
        ? 'I can work this where $k^2$ comes out as a square and one of its roots makes all three ratios equal: check what you typed.'
        : 'I can work this where $k^2$ comes out as a square: check what you typed.'
      : null,
  solve: (given) => {
    const [b, c, d, e] = [toNumber(given.b), toNumber(given.c), toNumber(given.d), toNumber(given.e)]
    const { root, fits } = rootsOf(given) ?? { root: 1, fits: 1 }
    const not = (value: number) =>
      says`For $k = ${value}$: $\\frac{a_1}{a_2} = ${frac(value, d)} \\neq ${frac(c, e)} = \\frac{c_1}{c_2}$: no solution`
    if (given.wanted === 'unique')
      return {
        lines: [
          earns(0.5, 'For a unique solution: $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$', 'condition'),
          line('ratios', `$${frac('k', d)} \\neq ${frac(b, 'k')}$, that is, $k^2 \\neq ${b * d}$`),
          earns(0.5, `Hence there is a unique solution for all $k$ except $${root}$ and $-${root}$.`),
        ],
        key: `k ≠ ${root}, k ≠ -${root}`,
      }
    const infinite = given.wanted === 'infinite'
    const k = infinite ? fits : fits === null ? null : -fits
    const told = infinite ? 'infinitely many solutions' : 'no solution'
    const third = (value: number) =>
      value === fits
        ? says`For $k = ${value}$: ${chain(frac('a_1', 'a_2'), frac(value, d), frac('c_1', 'c_2'), frac(c, e))}, all three ratios agree: infinitely many solutions`
        : says`For $k = ${value}$: $\\frac{a_1}{a_2} = ${frac(value, d)}$, but $\\frac{c_1}{c_2} = ${frac(c, e)}$ has the other sign: no solution`
    return {
      lines: [
        earns(
          0.5,
          `For ${told}: $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} ${infinite ? '=' : '\\neq'} \\frac{c_1}{c_2}$`,
          'condition',
        ),
        line('ratios', `The first two ratios: $${frac('k', d)} = ${frac(b, 'k')}$`),
        earns(
          0.5,
          says`Cross-multiplying, ${chain('k^2', `${b} \\times ${d}`, `${b * d}`)}, so $k = ${root}$ or $k = -${root}$`,
          'square',
        ),
        earns(0.5, fits === null ? not(root) : third(root), 'positive'),
        line('negative', fits === null ? not(-root) : third(-root)),
        earns(0.5, k === null ? `Hence $k = ${root}$ or $k = -${root}$` : says`Hence ${chain('k', `${k}`)}`),
      ],
      key: k === null ? `${root} or -${root}` : `${k}`,
    }
  },
})
