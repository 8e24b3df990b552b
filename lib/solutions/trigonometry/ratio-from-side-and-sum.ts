import { sidesOf, type RatioName, type Side } from './pieces/ratio'
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  sign,
  squared,
  subtract,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A right triangle PQR with its right angle at Q: PQ, and PR + QR or PR - QR. */
export interface Given {
  readonly corners: readonly [first: string, right: string, last: string]
  readonly base: Fraction
  readonly operation: '+' | '-'
  readonly sum: Fraction
  readonly unit: string
  /** At which of the two acute angles. */
  readonly at: 'first' | 'last'
  readonly name: RatioName
}

const two = fraction(2)
const powerTex = (value: Fraction): string =>
  value.d === 1n ? `${toTex(value)}^2` : `\\left(${toTex(value)}\\right)^2`

/** E.g. "In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Find the value of sin P." */
export const ratioFromSideAndSum = worked<Given>({
  id: 'ratio-from-side-and-sum',
  archetype: 'trig-ratios-from-sides',
  objection: ({ base, sum, operation }) => {
    if (sign(base) <= 0 || sign(sum) <= 0) return 'A side of a triangle is longer than zero.'
    if (operation === '+' && compare(sum, base) <= 0)
      return 'Two sides of a triangle together are longer than the third one: check what you typed.'
    return operation === '-' && compare(sum, base) >= 0
      ? 'Two sides of a triangle differ by less than the third one: check what you typed.'
      : null
  },
  solve: ({ corners, base, operation, sum, unit, at, name }) => {
    const [p, q, r] = corners
    const isSum = operation === '+'
    const [larger, smaller] = isSum ? [squared(sum), squared(base)] : [squared(base), squared(sum)]
    const double = multiply(two, sum)
    const height = divide(subtract(larger, smaller), double)
    const hypotenuse = isSum ? subtract(sum, height) : add(sum, height)
    const [s, h] = [toTex(sum), toTex(height)]
    const lengths: Readonly<Record<Side, readonly [string, Fraction]>> = {
      hypotenuse: [`${p}${r}`, hypotenuse],
      adjacent: at === 'first' ? [`${p}${q}`, base] : [`${q}${r}`, height],
      opposite: at === 'first' ? [`${q}${r}`, height] : [`${p}${q}`, base],
    }
    const [over, under] = sidesOf[name]
    const [[top, m], [bottom, n]] = [lengths[over], lengths[under]]
    const key = divide(m, n)
    const [written, opened] = isSum
      ? [`${s} - x`, `${toTex(larger)} - ${toTex(double)}x + x^2`]
      : [`x + ${s}`, `x^2 + ${toTex(double)}x + ${toTex(smaller)}`]
    const unreduced = m.d === 1n && n.d === 1n ? [`\\frac{${toTex(m)}}{${toTex(n)}}`] : []
    return {
      lines: [
        earns(0.5, `Let $${q}${r} = x$ ${unit}. Then $${p}${r} = (${written})$ ${unit}.`, 'letters'),
        earns(
          0.5,
          says`By the Pythagoras theorem, ${chain(`(${written})^2`, `${powerTex(base)} + x^2`)}`,
          'pythagoras',
        ),
        line('opened', says`Opening the bracket: ${chain(opened, `${toTex(squared(base))} + x^2`)}`),
        earns(
          0.5,
          says`So ${chain(`${toTex(double)}x`, `${toTex(larger)} - ${toTex(smaller)}`, toTex(subtract(larger, smaller)))}`,
          'x',
        ),
        earns(
          0.5,
          says`${chain('x', h)}, so ${chain(`${q}${r}`, h)} ${unit} and ${chain(`${p}${r}`, isSum ? `${s} - ${h}` : `${h} + ${s}`, toTex(hypotenuse))} ${unit}.`,
          'sides',
        ),
        earns(
          1,
          says`Hence ${chain(...new Set([`\\${name} ${at === 'first' ? p : r}`, `\\frac{${top}}{${bottom}}`, ...unreduced, toTex(key)]))}.`,
        ),
      ],
      key: toText(key),
    }
  },
})
