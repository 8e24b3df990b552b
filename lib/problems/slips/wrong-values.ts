import { equals, roundedText, subtract, terminates, toDecimal, toNumber, toText, type Fraction } from '../../maths'
import type { Slip } from '../template'

/** `step`: the line of the solution at which it enters. */
export type WrongValue = readonly [value: Fraction, note: string, step: Slip['step']]

/**
 * The slips that a draw really allows: each further from the key than `gap`, and no two alike; what is nearer is marked as no slip. Shown as decimals (rounded to two places
 * where they are long), or as fractions for a key that is one.
 */
export function wrongValues(
  key: Fraction,
  candidates: readonly WrongValue[],
  { gap = 0.02, as = 'decimal' }: { readonly gap?: number; readonly as?: 'decimal' | 'fraction' } = {},
): readonly Slip[] {
  const show = as === 'fraction' ? toText : decimalText
  const isKey = (value: Fraction) => Math.abs(toNumber(subtract(value, key))) <= gap
  return candidates
    .filter(([value], index) => isKey(value) || candidates.findIndex(([other]) => equals(other, value)) === index)
    .map(([value, note, step]) => ({
      response: show(value),
      note,
      step,
      ...(isKey(value) && { byAccident: true as const }),
    }))
}

/** "214.5"; "25.67" for 77/3: exact up to three places, else rounded to two. */
export function decimalText(value: Fraction): string {
  const exact = terminates(value) ? toDecimal(value) : ''
  return exact !== '' && (exact.split('.')[1]?.length ?? 0) <= 3 ? exact : roundedText(value, 2)
}
