import type { Random } from '@/lib/random'
import { readLine } from '../claims'

/** A place in a text: where a token begins, and the token. */
export interface Place {
  readonly at: number
  readonly text: string
}

/** A plus or minus between two terms, inside a formula that claims an equality. */
export function signPlaces(text: string): readonly Place[] {
  return claimedRanges(text).flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/(?<=[\w)}\]] ?)[+-](?= ?(?!0\b)[\w(\\[])/g)].map(({ index, 0: sign }) => ({
      at: from + index,
      text: sign,
    })),
  )
}

/** A number inside a formula that claims an equality. */
export function numberPlaces(text: string): readonly Place[] {
  return claimedRanges(text).flatMap(({ from, to }) =>
    [
      ...text
        .slice(from, to)
        .matchAll(/(?<!\b[01]\)?\^|frac\{0\}\{|[<>] ?-?|\\[lg]e ?-?|\\ne ?-?)\b\d+(?:\{,\}\d+)*(?:\.\d+)?/g),
    ].map(({ index, 0: digits }) => ({ at: from + index, text: digits })),
  )
}

/** The formulas of a line that hold an equals sign, without the numbers of equations. */
function claimedRanges(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/\$\$?([^$]+)\$\$?/g)].flatMap(({ index, 0: whole, 1: tex = '' }) => {
    const claims = readLine(`$${tex}$`, 0).claims
    if (!claims.some(({ relations }) => relations.includes('=') || relations.includes('≈'))) return []
    const label = /\\quad\s*\\ldots/.exec(whole)?.index ?? whole.length
    return [{ from: index, to: index + label }]
  })
}

const spliced = (text: string, { at, text: old }: Place, put: string): string =>
  text.slice(0, at) + put + text.slice(at + old.length)

/** The other sign. */
export const changedSign = (text: string, place: Place): string => spliced(text, place, place.text === '+' ? '-' : '+')

/** Another number, near to it. */
export const changedNumber = (text: string, place: Place, random: Random): string =>
  spliced(text, place, otherNumber(place.text, random))

/** One more, one less in the last digit, or two digits exchanged. */
function otherNumber(digits: string, random: Random): string {
  const exchanged = digits.replace(/^(\d)(\d)/, '$2$1')
  if (exchanged !== digits && !exchanged.startsWith('0') && random.integer(0, 2) === 0) return exchanged
  const last = Number(digits.slice(-1))
  const less = last > 0 && (digits.length > 1 || last > 1) && random.integer(0, 1) === 0
  return digits.slice(0, -1) + (less ? String(last - 1) : last === 9 ? '8' : String(last + 1))
}
