import { exactRoot } from './pieces/root'
import { shown } from './pieces/progression'
import { add, divide, fraction, gcd, multiply, negate, subtract, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Four numbers in AP: their sum, and the product of the outer to that of the inner ones as u : v. */
export interface Given {
  readonly total: Fraction
  readonly ratio: readonly [number, number]
}

interface Manner {
  /** "parts", and what follows the numbers: " cm" */
  readonly things: string
  readonly of: string
}

const times = (n: number): string => (n === 1 ? '' : `${n}`)

/** d² by a². */
const share = ([u, v]: Given['ratio']): Fraction => fraction(v - u, 9 * v - u)

function objection({ total, ratio }: Given): string | null {
  const [u, v] = ratio
  if (![u, v].every((value) => Number.isInteger(value) && value >= 1) || gcd(u, v) !== 1)
    return 'Give the ratio in whole numbers and in lowest terms.'
  if (u >= v) return 'The product of the outer numbers is always the smaller one: check the order of the ratio.'
  if (total.n <= 0n) return 'The four numbers add up to a positive number: check what you typed.'
  return exactRoot(share(ratio)) ? null : 'With these numbers $d$ is not rational: check what you typed.'
}

/** E.g. "Divide 36 into four parts in AP so that the product of the first and the last is to that of the middle two as 9 : 10." */
export const fourParts = worked<Given, Manner>({
  id: 'four-parts',
  archetype: 'ap-four-parts',
  objection,
  solve: ({ total, ratio }, { things, of } = { things: 'numbers', of: '' }) => {
    const [u, v] = ratio
    const a = divide(total, fraction(4))
    const root = exactRoot(share(ratio))
    if (!root) throw new Error('four-parts: d is not rational')
    const d = multiply(root, a)
    const three = multiply(fraction(3), d)
    const parts = [subtract(a, three), subtract(a, d), add(a, d), add(a, three)]
    const [left, right] = [v - u, 9 * v - u]
    const common = gcd(left, right)
    const written = parts.map(shown)
    const isPlain = written.every((part) => /^\d+$/.test(part))
    return {
      lines: [
        earns(0.5, `Let the four ${things} be $a - 3d,\\ a - d,\\ a + d,\\ a + 3d$.`, 'letters'),
        earns(0.5, says`Their sum: ${chain('4a', shown(total))}, so ${chain('a', shown(a))}`, 'sum'),
        earns(
          1,
          says`Ratio of the products: ${chain('\\frac{(a - 3d)(a + 3d)}{(a - d)(a + d)}', '\\frac{a^2 - 9d^2}{a^2 - d^2}', `\\frac{${u}}{${v}}`)}`,
          'ratio',
        ),
        earns(
          0.5,
          says`Multiplying crosswise: ${chain(`${times(v)}(a^2 - 9d^2)`, `${times(u)}(a^2 - d^2)`)}`,
          'crosswise',
        ),
        earns(
          0.5,
          common === 1
            ? says`Collecting: ${chain(`${right}d^2`, `${times(left)}a^2`)}`
            : says`Collecting: ${chain(`${right}d^2`, `${left}a^2`)}, or, in lowest terms, ${chain(`${times(right / common)}d^2`, `${times(left / common)}a^2`)}`,
          'collected',
        ),
        earns(
          0.5,
          says`With $a = ${shown(a)}$: ${chain('d^2', `\\frac{${left / common} \\times ${shown(multiply(a, a))}}{${right / common}}`, shown(multiply(d, d)))}`,
          'square',
        ),
        earns(0.5, `So $d = ${shown(d)}$ or $d = ${shown(negate(d))}$.`, 'difference'),
        earns(
          1,
          `Hence the ${things} are ${isPlain ? written.join(', ') : `$${written.join(', ')}$`}${of}, in this order or in the opposite one.`,
        ),
      ],
      key: parts.map(toText).join(', '),
    }
  },
})
