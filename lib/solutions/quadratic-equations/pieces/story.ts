import { isInteger, isSquare, type Fraction } from '../../../maths'

const most = 100_000n

/** Why numbers that a story counts or measures in whole ones are none; null when they are. */
export const wholeObjection = (...values: readonly Fraction[]): string | null =>
  values.every((value) => isInteger(value) && value.n > 0n && value.n <= most)
    ? null
    : 'I can work this with whole numbers above $0$ that are not too large: check what you typed.'

/** The whole x above 0 with x(x + more) = product; null where there is none. */
export function wholeRoot(more: number, product: number): number | null {
  const D = more * more + 4 * product
  if (product <= 0 || !Number.isSafeInteger(D) || !isSquare(D)) return null
  const double = Math.sqrt(D) - more
  return double > 0 && double % 2 === 0 ? double / 2 : null
}

/** What to say where the unknown of a story comes out as no whole number. */
export const noWhole = (what: string): string =>
  `With these numbers ${what} would be no whole number above $0$: check what you typed.`
