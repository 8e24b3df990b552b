import { sidesOf, type RatioName, type Side } from './pieces/ratio'
import {
  add,
  compare,
  divide,
  fraction,
  sign,
  subtract,
  surd,
  surdTex,
  surdText,
  toTex,
  type Fraction,
  type Surd,
  squared,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A right triangle PQR with its right angle at Q. */
export interface Given {
  readonly corners: readonly [first: string, right: string, last: string]
  /** PQ, QR and PR; two of them. */
  readonly base?: Fraction
  readonly height?: Fraction
  readonly hypotenuse?: Fraction
  readonly unit: string
  /** At which of the two acute angles. */
  readonly at: 'first' | 'last'
  readonly name: RatioName
}

type Part = 'base' | 'height' | 'hypotenuse'

const parts = ['base', 'height', 'hypotenuse'] as const

const nameOf = ({ corners: [p, q, r] }: Given, part: Part): string =>
  ({ base: `${p}${q}`, height: `${q}${r}`, hypotenuse: `${p}${r}` })[part]

/** Which of the sides is opposite to the angle, adjacent to it, or neither. */
function partAt({ at }: Given, side: Side): Part {
  if (side === 'hypotenuse') return 'hypotenuse'
  return (side === 'adjacent') === (at === 'first') ? 'base' : 'height'
}

/** The side that is not given, and the square of its length. */
function missing(given: Given): { readonly part: Part; readonly square: Fraction } {
  const { base, height, hypotenuse } = given
  if (hypotenuse === undefined && base && height)
    return { part: 'hypotenuse', square: add(squared(base), squared(height)) }
  if (base === undefined && height && hypotenuse)
    return { part: 'base', square: subtract(squared(hypotenuse), squared(height)) }
  if (height === undefined && base && hypotenuse)
    return { part: 'height', square: subtract(squared(hypotenuse), squared(base)) }
  throw new Error('ratioFromSides: two sides must be given')
}

const rootOf = ({ n, d }: Fraction): Surd => surd(fraction(1, d), Number(n * d))

const lengthOf = (given: Given, part: Part): Surd => {
  const length = given[part]
  return length ? { coefficient: length, radicand: 1 } : rootOf(missing(given).square)
}

function objection(given: Given): string | null {
  const known = parts.flatMap((part) => given[part] ?? [])
  if (known.length !== 2) return 'Two sides of the right triangle must be given.'
  if (known.some((length) => sign(length) <= 0)) return 'A side of a triangle is longer than zero.'
  const { hypotenuse, base, height } = given
  const leg = base ?? height
  if (hypotenuse && leg && compare(hypotenuse, leg) <= 0)
    return 'The hypotenuse is the longest side of a right triangle.'
  const { square } = missing(given)
  return square.n * square.d > 10n ** 12n ? 'These numbers are too large for me to simplify the root.' : null
}

function missingLine(given: Given) {
  const { part, square } = missing(given)
  const shown = (one: Part) => `${toTex(given[one] ?? fraction(0)).replace(/^.*frac.*$/, '\\left($&\\right)')}^2`
  const legs = part === 'hypotenuse' ? `${shown('base')} + ${shown('height')}` : ''
  const other = part === 'base' ? 'height' : 'base'
  const right = legs === '' ? `${shown('hypotenuse')} - ${shown(other)}` : legs
  const name = nameOf(given, part)
  return says`By the Pythagoras theorem, ${chain(`${name}^2`, right, toTex(square))}, so ${chain(name, surdTex(rootOf(square)))} ${given.unit}`
}

/** One surd over another, rationalised. */
const over = (top: Surd, bottom: Surd): Surd =>
  surd(divide(divide(top.coefficient, bottom.coefficient), fraction(bottom.radicand)), top.radicand * bottom.radicand)

/** E.g. "In triangle ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find sin A." */
export const ratioFromSides = worked<Given>({
  id: 'ratio-from-sides',
  archetype: 'trig-ratios-from-sides',
  objection,
  solve: (given) => {
    const { corners, unit, at, name } = given
    const vertex = at === 'first' ? corners[0] : corners[2]
    const [top, bottom] = sidesOf[name]
    const side = (which: Side) => nameOf(given, partAt(given, which))
    const [upper, lower] = [lengthOf(given, partAt(given, top)), lengthOf(given, partAt(given, bottom))]
    const value = over(upper, lower)
    const unreduced = `\\frac{${surdTex(upper)}}{${surdTex(lower)}}`
    const ratio = `\\${name} ${vertex}`
    const known = parts.flatMap((part) => {
      const length = given[part]
      return length ? [`$${nameOf(given, part)} = ${toTex(length)}$ ${unit}`] : []
    })
    return {
      lines: [
        `Given: $\\angle ${corners[1]} = 90^\\circ$, ${known.join(' and ')}.`,
        earns(1, missingLine(given), 'third side'),
        line(
          'named',
          `For angle $${vertex}$: opposite side $${side('opposite')}$, adjacent side $${side('adjacent')}$, hypotenuse $${side('hypotenuse')}$.`,
        ),
        earns(
          0.5,
          `$${ratio} = \\frac{\\text{${top}}}{\\text{${bottom}}} = \\frac{${side(top)}}{${side(bottom)}}$`,
          'ratio',
        ),
        earns(0.5, says`Hence ${chain(ratio, ...(unreduced === surdTex(value) ? [] : [unreduced]), surdTex(value))}.`),
      ],
      key: surdText(value),
    }
  },
})
