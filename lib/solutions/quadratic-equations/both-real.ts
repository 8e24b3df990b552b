import { isSquare, polynomialTex, sumTex, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { wholeObjection } from './pieces/story'

/** ax² ± kx + c = 0 and bx² + mx + k = 0 shall both have real roots, for a positive k. */
export interface Given {
  readonly first: { readonly a: Fraction; readonly way: 1 | -1; readonly c: Fraction }
  /** `root`: m stands before this square root. */
  readonly second: { readonly b: Fraction; readonly m: Fraction; readonly root?: number }
}

/** The one k that both conditions leave; null where they leave none, or many. */
function valueOf({ first, second }: Given): number | null {
  const [square, m] = [4 * toNumber(first.a) * toNumber(first.c), toNumber(second.m) ** 2 * (second.root ?? 1)]
  const k = Math.sqrt(square)
  return isSquare(square) && 4 * toNumber(second.b) * k === m ? k : null
}

/** E.g. "Find the positive value of k for which x² + kx + 324 = 0 and x² − 12x + k = 0 both have real roots." 36 */
export const bothReal = worked<Given>({
  id: 'both-real',
  archetype: 'qe-k-both-real',
  objection: (given) =>
    wholeObjection(given.first.a, given.first.c, given.second.b) ??
    (valueOf(given) === null
      ? 'With these numbers there is not just one such value of $k$: check what you typed.'
      : null),
  solve: (given) => {
    const [a, c] = [toNumber(given.first.a), toNumber(given.first.c)]
    const [b, m] = [toNumber(given.second.b), toNumber(given.second.m)]
    const k = valueOf(given) ?? 0
    const root = given.second.root === undefined ? '' : `\\sqrt{${given.second.root}}`
    const one = `${sumTex([
      [a, 'x^2'],
      [given.first.way, 'kx'],
      [c, ''],
    ])} = 0`
    const two = `${
      root === ''
        ? polynomialTex([b, m, 0])
        : sumTex([
            [b, 'x^2'],
            [m, `${root}x`],
          ])
    } + k = 0`
    return {
      lines: [
        earns(
          1,
          `$${one}$ has real roots if $k^2 - 4(${a})(${c}) \\ge 0$, that is, $k^2 \\ge ${4 * a * c}$.`,
          'first condition',
        ),
        earns(0.5, `As $k$ is positive, $k \\ge ${k}$.`, 'from below'),
        earns(
          0.5,
          `$${two}$ has real roots if $(${m}${root})^2 - 4(${b})k \\ge 0$, that is, $${4 * b}k \\le ${m * m * (given.second.root ?? 1)}$.`,
          'second condition',
        ),
        earns(0.5, `So $k \\le ${k}$.`, 'from above'),
        earns(0.5, says`Both hold only for ${chain('k', `${k}`)}.`),
      ],
      key: `${k}`,
    }
  },
})
