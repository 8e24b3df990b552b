import {
  absolute,
  add,
  bracketed,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A root of ax² + px + c = 0; kx² + px + e = 0, or ex² + px + k = 0, has equal roots. */
export interface Given {
  readonly root: Fraction
  readonly a: Fraction
  readonly c: Fraction
  readonly e: Fraction
}

const pOf = ({ root, a, c }: Given): Fraction => divide(negate(add(c, multiply(a, multiply(root, root)))), root)

function objection(given: Given): string | null {
  if (![given.root, given.a, given.c, given.e].every(isInteger)) return 'I can work this with whole numbers.'
  if (sign(given.root) === 0 || sign(given.e) === 0) return 'A root of $0$ says nothing of $p$, and $0$ nothing of $k$.'
  return sign(pOf(given)) === 0 ? 'Then $p = 0$, and $k = 0$: the second equation would have no other term.' : null
}

/** E.g. "−4 is a root of 3x² + px − 8 = 0, and kx² + px + 5 = 0 has equal roots. Find p and k." p = 10, k = 5 */
export const linkTwoEquations = worked<Given>({
  id: 'link-two-equations',
  archetype: 'qe-link-two-equations',
  objection,
  solve: (given) => {
    const { root: r, a, c, e } = given
    const p = pOf(given)
    const four = multiply(fraction(4), e)
    const k = divide(multiply(p, p), four)
    const square = a.n === a.d ? `${bracketed(r)}^2` : `${toTex(a)}(${toTex(r)})^2`
    const size = absolute(r)
    return {
      lines: [
        earns(
          0.5,
          `Putting $x = ${toTex(r)}$ in the first equation: $${square} ${sign(r) < 0 ? '-' : '+'} ${size.n === size.d ? '' : toTex(size)}p ${sign(c) < 0 ? '-' : '+'} ${toTex(absolute(c))} = 0$`,
          'put in',
        ),
        earns(
          1,
          says`So ${chain(sumTex([[r, 'p']]), `${toTex(negate(c))} - ${bracketed(multiply(a, multiply(r, r)))}`, toTex(multiply(p, r)))} and ${chain('p', toTex(p))}`,
          'p',
        ),
        earns(
          0.5,
          says`For equal roots of the second equation its discriminant is zero: ${chain(`${bracketed(p)}^2 - 4 \\times k \\times ${toTex(e)}`, '0')}`,
          'discriminant',
        ),
        line('k', says`So ${chain(`${toTex(four)}k`, toTex(multiply(p, p)))} and ${chain('k', toTex(k))}`),
        earns(1, says`Hence ${chain('p', toTex(p))} and ${chain('k', toTex(k))}`),
      ],
      key: `p = ${toText(p)}, k = ${toText(k)}`,
    }
  },
})
