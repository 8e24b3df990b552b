import { numeral, numeralText, product } from '../../measure'
import { absolute, add, equals, fraction, isInteger, multiply, sign, toNumber, type Fraction } from '../../../maths'

/** A number with a multiple of π: q + pπ; p is 0 throughout where a number stands for π. */
export interface Value {
  readonly q: Fraction
  readonly p: Fraction
}

const nought = fraction(0)
const isNought = (part: Fraction): boolean => sign(part) === 0

export const plain = (q: Fraction): Value => ({ q, p: nought })
export const ofPi = (p: Fraction): Value => ({ q: nought, p })
export const isPlain = ({ p }: Value): boolean => isNought(p)
export const isPositive = ({ q, p }: Value): boolean => toNumber(q) + Math.PI * toNumber(p) > 1e-9
export const same = (a: Value, b: Value): boolean => equals(a.q, b.q) && equals(a.p, b.p)
export const plus = (a: Value, b: Value): Value => ({ q: add(a.q, b.q), p: add(a.p, b.p) })
export const times = (value: Value, by: Fraction): Value => ({ q: multiply(value.q, by), p: multiply(value.p, by) })

/** π times a value, exactly or with the number for π; null for π². */
export function timesPi(value: Value, pi: Fraction | null): Value | null {
  if (pi) return times(value, pi)
  return isPlain(value) ? ofPi(value.q) : null
}

export function divided(a: Value, b: Value): Value | null {
  if (isPlain(b)) return isNought(b.q) ? null : times(a, fraction(b.q.d, b.q.n))
  return isNought(b.q) && isNought(a.q) ? plain(product(a.p, fraction(b.p.d, b.p.n))) : null
}

export function multiplied(a: Value, b: Value): Value | null {
  return isPlain(b) ? times(a, b.q) : isPlain(a) ? times(b, a.q) : null
}

/** The root where it is rational. */
export function rootOf({ n, d }: Fraction, power: number): Fraction | null {
  const whole = (of: bigint): bigint | null => {
    const root = Math.round(Number(of) ** (1 / power))
    if (!Number.isSafeInteger(root)) return null
    const near = BigInt(root)
    return near ** BigInt(power) === of ? near : null
  }
  const [top, bottom] = [n < 0n ? null : whole(n), whole(d)]
  return top === null || bottom === null ? null : fraction(top, bottom)
}

const isUnit = (part: Fraction): boolean => part.n === part.d

const withPi = (part: Fraction, number: (part: Fraction) => string, pi: string): string =>
  isUnit(part)
    ? pi
    : isInteger(part) || !number(part).includes('/')
      ? `${number(part)}${pi}`
      : `${part.n === 1n ? '' : part.n}${pi}/${part.d}`

const joint = (q: Fraction, p: Fraction, number: (part: Fraction) => string): string =>
  isNought(q) ? '' : `${number(q)} ${sign(p) < 0 ? '-' : '+'} `
const shownPart = (q: Fraction, p: Fraction): Fraction => (isNought(q) ? p : absolute(p))

/** "45 \\pi", "343 - 66 \\pi" */
export const valueTex = ({ q, p }: Value): string =>
  isNought(p)
    ? numeral(q)
    : `${joint(q, p, numeral)}${isUnit(shownPart(q, p)) ? '' : numeral(shownPart(q, p))} \\pi`
        .replace(/  +/g, ' ')
        .trim()

/** "45π", in the grammar of answers. */
export const valueText = ({ q, p }: Value): string =>
  isNought(p) ? numeralText(q) : `${joint(q, p, numeralText)}${withPi(shownPart(q, p), numeralText, 'π')}`
