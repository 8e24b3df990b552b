import { decimal, isShort } from './decimal'
import { add, divide, fraction, multiply, sign, zero, type Fraction } from '../../../maths'

/** A frequency table with classes of one width. */
export interface GroupedData {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly number[]
}

/** A table with what its values are, after "the mean", and their unit. */
export interface Described {
  readonly data: GroupedData
  readonly what: string
  readonly unit?: string
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export const lower = ({ from, width }: GroupedData, index: number): Fraction =>
  add(from, multiply(fraction(index), width))

/** "10–20" */
export const classTitle = (data: GroupedData, index: number): string =>
  `${decimal(lower(data, index))}–${decimal(lower(data, index + 1))}`

/** The middle of a class. */
export const markOf = (data: GroupedData, index: number): Fraction =>
  divide(add(lower(data, index), lower(data, index + 1)), fraction(2))

/** Σfx, over the classes whose frequency is known. */
export const sumOfProducts = (
  data: Omit<GroupedData, 'frequencies'>,
  frequencies: readonly (number | null)[],
): Fraction =>
  frequencies.reduce<Fraction>(
    (so, f, index) => (f === null ? so : add(so, multiply(markOf({ ...data, frequencies: [] }, index), fraction(f)))),
    zero,
  )

export const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0

const largest = 1_000_000

/** Why such a table cannot be worked with; null when it can. */
export function tableObjection({ from, width, frequencies }: GroupedData): string | null {
  if (frequencies.length === 0) return 'There is no class in this table.'
  if (sign(width) <= 0) return 'The upper limit of a class should be greater than its lower limit.'
  if (!isShort(from, 3) || !isShort(width, 3)) return 'Write the class limits as whole numbers or short decimals.'
  if (!frequencies.every((f) => Number.isInteger(f) && f >= 0 && f <= largest))
    return 'A frequency is a whole number: 0, 1, 2, and so on.'
  return sum(frequencies) === 0 ? 'All frequencies are zero, so there are no data.' : null
}
