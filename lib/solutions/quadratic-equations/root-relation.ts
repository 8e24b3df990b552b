import {
  add,
  bracketed,
  divide,
  fraction,
  isInteger,
  isSquare,
  multiply,
  negate,
  one,
  sign,
  subtract,
  sumTex,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/**
 * Roots in the ratio p : q, with k for the middle coefficient of ax² + kx + c or for the last one of x² − sx + k; or one of the roots of
 * x² − sx + k is p times the other and q more.
 */
export type Given =
  | { readonly kind: 'middle'; readonly a: Fraction; readonly c: Fraction; readonly p: Fraction; readonly q: Fraction }
  | { readonly kind: 'last' | 'more'; readonly sum: Fraction; readonly p: Fraction; readonly q: Fraction }

/** The common factor of the roots, or the root that the other one is told by; null where it is not rational. */
function factorOf(given: Given): Fraction | null {
  const { p, q } = given
  if (given.kind === 'last') return divide(given.sum, add(p, q))
  if (given.kind !== 'middle') return divide(subtract(given.sum, q), add(p, one))
  const square = divide(given.c, multiply(given.a, multiply(p, q)))
  const isPerfect = square.n > 0n && isInteger(square) && isSquare(toNumber(square))
  return isPerfect ? fraction(Math.sqrt(toNumber(square))) : null
}

function objection(given: Given): string | null {
  const all = given.kind === 'middle' ? [given.a, given.c, given.p, given.q] : [given.sum, given.p, given.q]
  if (!all.every(isInteger) || sign(given.p) <= 0) return 'I can work this with whole numbers.'
  if (given.kind !== 'more' && sign(given.q) <= 0) return 'The terms of the ratio must be more than $0$.'
  if (given.kind === 'middle' && (sign(given.a) <= 0 || factorOf(given) === null))
    return 'With these numbers the roots would be irrational: check what you typed.'
  return null
}

/** E.g. "The roots of x² + kx + 54 = 0 are in the ratio 2 : 3. Find all values of k." 15, −15 */
export const rootRelation = worked<Given>({
  id: 'root-relation',
  archetype: 'qe-k-from-root-relation',
  objection,
  solve: (given) => {
    const { p, q } = given
    const t = factorOf(given) ?? one
    const [u, v] = [toTex(p), toTex(q)]
    if (given.kind === 'middle') {
      const product = multiply(multiply(p, q), multiply(t, t))
      const sum = add(p, q)
      const k = multiply(given.a, multiply(sum, t))
      const a = toTex(given.a)
      const isOne = given.a.n === given.a.d
      return {
        lines: [
          earns(0.5, `Let the roots be $${u}\\alpha$ and $${v}\\alpha$.`, 'letters'),
          earns(
            0.5,
            says`Product of the roots: ${chain(`${toTex(multiply(p, q))}\\alpha^2`, ...(isOne ? [] : [`\\frac{${toTex(given.c)}}{${a}}`]), toTex(product))}`,
            'product',
          ),
          earns(
            0.5,
            `So $\\alpha^2 = ${toTex(multiply(t, t))}$, and $\\alpha = ${toTex(t)}$ or $\\alpha = -${toTex(t)}$`,
            'factor',
          ),
          earns(
            0.5,
            `Sum of the roots: $${toTex(sum)}\\alpha = ${isOne ? '-k' : `-\\frac{k}{${a}}`}$, so $k = -${toTex(multiply(given.a, sum))}\\alpha$`,
            'sum',
          ),
          earns(
            1,
            `Hence $k = ${toTex(negate(k))}$ for $\\alpha = ${toTex(t)}$, and $k = ${toTex(k)}$ for $\\alpha = -${toTex(t)}$.`,
          ),
        ],
        key: `${toText(k)}, ${toText(negate(k))}`,
      }
    }
    const [r, s] = given.kind === 'last' ? [multiply(p, t), multiply(q, t)] : [t, add(multiply(p, t), q)]
    const product = multiply(r, s)
    const total = toTex(given.sum)
    const end = [
      line('product', says`Product of the roots: ${chain('k', `${bracketed(r)} \\times ${bracketed(s)}`)}`),
      earns(1, says`Hence ${chain('k', toTex(product))}`),
    ]
    if (given.kind === 'last')
      return {
        lines: [
          earns(0.5, `Let the roots be $${u}\\alpha$ and $${v}\\alpha$.`, 'letters'),
          earns(0.5, `Sum of the roots: $${u}\\alpha + ${v}\\alpha = ${total}$`, 'sum'),
          earns(0.5, `So $${toTex(add(p, q))}\\alpha = ${total}$ and $\\alpha = ${toTex(t)}$`, 'factor'),
          earns(
            0.5,
            says`The roots are ${chain(`${u} \\times ${bracketed(t)}`, toTex(r))} and ${chain(`${v} \\times ${bracketed(t)}`, toTex(s))}.`,
            'roots',
          ),
          ...end,
        ],
        key: toText(product),
      }
    const other = sumTex([
      [p, '\\alpha'],
      [q, ''],
    ])
    return {
      lines: [
        earns(0.5, `Let the roots be $\\alpha$ and $${other}$.`, 'letters'),
        earns(0.5, `Sum of the roots: $\\alpha + ${other} = ${total}$`, 'sum'),
        earns(
          0.5,
          `So $${toTex(add(p, one))}\\alpha = ${toTex(subtract(given.sum, q))}$ and $\\alpha = ${toTex(t)}$`,
          'factor',
        ),
        earns(
          0.5,
          says`The other root is ${chain(`${u} \\times ${bracketed(t)} ${sign(q) < 0 ? '-' : '+'} ${toTex(sign(q) < 0 ? negate(q) : q)}`, toTex(s))}.`,
          'other',
        ),
        ...end,
      ],
      key: toText(product),
    }
  },
})
