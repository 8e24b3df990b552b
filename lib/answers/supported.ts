import type { Budget } from '../maths/sum'
import { isClaim, isOpen, isRemark, isTakenBack, namesAnother, type Beside } from '../reading/options/beside'
import { isMisnamed } from './bare-option'
import { givesAnother, isBareValue, isFreeRemark, isOnOptions } from './free-words'
import { areJudgements, holds, isRival, placesBeside, type Option } from './option'
import { isTrueLink, linksOf } from './working-links'

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
  budget: Budget,
  isFree = false,
): Chosen {
  const names = namesIn(options)
  for (const [index, { text, isReasoned }] of pieces.entries()) {
    if (namesAnother(text, place, options.length, names) || isMisnamed(text, budget)) return none
    const said = placesBeside(text, options, budget)
    const isFit = () =>
      isReasoned ||
      isWorking(text, place, options, budget) ||
      (isFree && (isFreeRemark(text, place, options, budget) || (index > 0 && isBareValue(text, options))))
    if (said.length > 0 ? !said.includes(place) : !isFit()) return none
    const fault = falseClaim(text, budget)
    if (fault !== null) return { place, fault }
  }
  return { place }
}

/** Whether what is no option may stand beside one: a claim on something else, the option among other words. */
function isWorking(text: string, place: number, options: readonly Option[], budget: Budget): boolean {
  if (isOpen(text) || isTakenBack(text)) return false
  const isAside = isClaim(text) && !isRival(text, options) && !givesAnother(text, place, options, budget)
  return isAside || isRemark(text) || (holds(text, options[place]) && !isOnOptions(text))
}

/** A word on the first claim in a text that is not true; null where none is. */
export function falseClaim(text: string, budget: Budget): string | null {
  const untrue = linksOf(timesOf(text), budget).find((link) => !isTrueLink(link, budget))
  return untrue ? `$${untrue.left.tex}$ is not $${untrue.right.tex}$.` : null
}

/** "2x2x3" is a product where no x stands by itself. */
const timesOf = (text: string): string =>
  /(?<![\p{L}\d])x|x(?![\p{L}\d])/iu.test(text) ? text : text.replace(/(?<=\d)x(?=\d)/gi, '×')

/** Single letters that the options use for quantities, or for an assertion and its reason. */
const namesIn = (options: readonly Option[]): ReadonlySet<string> =>
  new Set(
    areJudgements(options)
      ? ['A', 'R']
      : options.flatMap(({ phrase }) =>
          phrase.tokens.flatMap((token) => token.match(/(?<![a-z])[a-h](?![a-z])/g) ?? []),
        ),
  )
