import { namesAnother } from '../reading/options/beside'
import { givesAnother, isBareValue, isBothWays, isFreeRemark, isOnOptions } from './free-words'
import { areJudgements, holds, isRival, placesBeside, type Option } from './option'
import type { Beside, Said } from './said'
import { placeOf } from '../letters'

/** The option that a response gives. */
export interface Chosen {
  /** From 0; -1 where what is said does not agree. */
  readonly place: number
  /** A word on working beside it that is false. */
  readonly fault?: string
}

export const none: Chosen = { place: -1 }

/** The option with working beside it, or with free words beside its letter: none where that is neither, or names another option. */
export function supported(
  place: number,
  pieces: readonly Beside[],
  options: readonly Option[],
  isFree = false,
): Chosen {
  const names = namesIn(options)
  for (const [index, { said: piece, isReasoned }] of pieces.entries()) {
    if (
      namesAnother(piece.text, place, options.length, names) ||
      piece.named === '' ||
      isBothWays(piece.text) ||
      isSetToAnother(piece, place, options.length)
    )
      return none
    const places = placesBeside(piece, options)
    const isFit = () =>
      isReasoned ||
      isWorking(piece, place, options) ||
      (isFree && (isFreeRemark(piece, place, options) || (index > 0 && isBareValue(piece, options))))
    if (places.length > 0 ? !places.includes(place) : !isFit()) return none
    if (piece.fault !== null) return { place, fault: piece.fault }
  }
  return { place }
}

/** "N = A", "!= A", "when x = A", "| A": another option's letter as a value. */
function isSetToAnother({ text }: Said, place: number, count: number): boolean {
  const [, letter] = /^(?:[\p{L} ]{1,30}\s?)?(?:!?=|[≠|])\s?([A-D])$/u.exec(text.trim()) ?? []
  return letter !== undefined && placeOf(letter) !== place && placeOf(letter) < count
}

/** Whether what is no option may stand beside one: a claim on something else, the option among other words. */
function isWorking(piece: Said, place: number, options: readonly Option[]): boolean {
  if (piece.isOpen || piece.isTakenBack) return false
  const isAside = piece.isClaim && !isRival(piece, options) && !givesAnother(piece, place, options)
  return isAside || piece.isRemark || (holds(piece, options[place]) && !isOnOptions(piece))
}

/** Single letters that the options use for quantities, or for an assertion and its reason. */
const namesIn = (options: readonly Option[]): ReadonlySet<string> =>
  new Set(
    areJudgements(options)
      ? ['A', 'R']
      : options.flatMap(({ phrase }) =>
          phrase.tokens.flatMap((token) => token.match(/(?<![a-z])[a-h](?![a-z])/g) ?? []),
        ),
  )
