import {
  absolute,
  add,
  bracketed,
  divide,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A root of ax² + sax + constant = 0 and of px² + qx + b = 0, and what is asked of a and b. */
export interface Given {
  readonly root: Fraction
  readonly first: { readonly s: Fraction; readonly constant: Fraction }
  readonly second: { readonly p: Fraction; readonly q: Fraction }
  readonly asked: 'product' | 'sum' | 'difference'
}

const askedTex = { product: 'ab', sum: 'a + b', difference: 'a - b' } as const

/** What stands beside a in the first equation. */
const besideA = ({ root, first }: Given): Fraction => add(multiply(root, root), multiply(first.s, root))

function objection(given: Given): string | null {
  const { root, first, second } = given
  if (![root, first.s, first.constant, second.p, second.q].every(isInteger))
    return 'I can work this with whole numbers.'
  if (sign(besideA(given)) === 0) return 'This root leaves no $a$ in the first equation: check what you typed.'
  return sign(first.s) === 0 || sign(second.q) === 0 ? 'Each equation needs a term with $x$.' : null
}

const isOne = (value: Fraction): boolean => value.n === value.d
const times = (value: Fraction): string => (isOne(value) ? '' : toTex(value))

/** E.g. "2 is a root of ax² + ax − 18 = 0 and of x² + 5x + b = 0. Find ab." −42 */
export const commonRoot = worked<Given>({
  id: 'common-root',
  archetype: 'qe-common-root',
  objection,
  solve: (given) => {
    const { root: r, asked } = given
    const { s, constant } = given.first
    const { p, q } = given.second
    const beside = besideA(given)
    const a = divide(negate(constant), beside)
    const b = negate(add(multiply(p, multiply(r, r)), multiply(q, r)))
    const put = bracketed(r)
    const always = `(${toTex(r)})`
    const value = { product: multiply(a, b), sum: add(a, b), difference: subtract(a, b) }[asked]
    const shown = {
      product: `${bracketed(a)} \\times ${bracketed(b)}`,
      sum: `${toTex(a)} ${sign(b) < 0 ? '-' : '+'} ${toTex(absolute(b))}`,
      difference: `${toTex(a)} - ${bracketed(b)}`,
    }[asked]
    return {
      lines: [
        line(
          'first',
          `Putting $x = ${toTex(r)}$ in the first equation: $a${always}^2 ${sign(s) < 0 ? '-' : '+'} ${times(absolute(s))}a${always} ${sign(constant) < 0 ? '-' : '+'} ${toTex(absolute(constant))} = 0$`,
        ),
        earns(
          0.5,
          says`So ${chain(sumTex([[beside, 'a']]), toTex(negate(constant)))} and ${chain('a', toTex(a))}`,
          'a',
        ),
        line(
          'second',
          says`In the second equation: ${chain('b', `-(${times(p)}${isOne(p) ? put : always}^2 ${sign(q) < 0 ? '-' : '+'} ${isOne(absolute(q)) ? put : `${toTex(absolute(q))}${always}`})`, toTex(b))}`,
        ),
        earns(0.5, says`Hence ${chain(askedTex[asked], shown, toTex(value))}`),
      ],
      key: toText(value),
    }
  },
})
