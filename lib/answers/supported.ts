import type { Budget } from '../maths/sum'
import { isClaim, isOpen, isRemark, isTakenBack, namesAnother, type Beside } from '../reading/options/beside'
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

/** The option with working beside it: none where that is no working, or names another option. */
export function supported(
  place: number,
  pieces: readonly Beside[],
  options: readonly Option[],
  budget: Budget,
): Chosen {
  const names = namesIn(options)
  for (const { text, isReasoned } of pieces) {
    if (namesAnother(text, place, options.length, names)) return none
    const said = placesBeside(text, options, budget)
    if (said.length > 0 ? !said.includes(place) : !isWorking(text, isReasoned, place, options)) return none
    const fault = falseClaim(text, budget)
    if (fault !== null) return { place, fault }
  }
  return { place }
}

/** Whether what is no option may stand beside one: a reason, a claim on something else, the option among other words. */
function isWorking(text: string, isReasoned: boolean, place: number, options: readonly Option[]): boolean {
  if (isReasoned) return true
  if (isOpen(text) || isTakenBack(text)) return false
  return (isClaim(text) && !isRival(text, options)) || isRemark(text) || holds(text, options[place])
}

/** A word on the first claim in a text that is not true; null where none is. */
export function falseClaim(text: string, budget: Budget): string | null {
  const untrue = linksOf(text, budget).find((link) => !isTrueLink(link, budget))
  return untrue ? `$${untrue.left.tex}$ is not $${untrue.right.tex}$.` : null
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
