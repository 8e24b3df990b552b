import { letterAt } from '../letters'
import { earns, line, type Step } from './line'
import type { Solution } from './solution'

/** A statement that holds always, as a reason states it, and the same with a mistake in it. */
export interface GeneralFact {
  /** '' where only the mistake is stated. */
  readonly text: string
  /** '' where none is. */
  readonly untrue: string
  /** What is right in place of the mistake, or an example against it. */
  readonly rightly: string
}

/** An assertion with its numbers, worked out. */
export interface JudgedAssertion<Name extends string = string> {
  readonly lines: readonly string[]
  readonly holds: boolean
  /** The fact that it follows from; null where it follows from none that is listed. */
  readonly rests: Name | null
  /** Facts that explain it too, or might be thought to: of such a pair nothing is said. */
  readonly near: readonly Name[]
}

export interface JudgedReason<Name extends string = string> {
  readonly name: Name
  readonly holds: boolean
  readonly rightly: string
}

/** How the two stand to each other, in the order in which the board prints the four options. */
export const assertionCodes = ['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const

export type AssertionCode = (typeof assertionCodes)[number]

/** null where it cannot be told, or where both are false. */
export function codeOf(assertion: JudgedAssertion, reason: JudgedReason): AssertionCode | null {
  if (!assertion.holds) return reason.holds ? 'assertionFalse' : null
  if (!reason.holds) return 'reasonFalse'
  if (assertion.rests === reason.name) return 'explains'
  return assertion.near.includes(reason.name) ? null : 'bothTrue'
}

const said: Readonly<Record<Exclude<AssertionCode, 'reasonFalse'>, string>> = {
  explains: 'Reason: it is true, and it is the fact from which the assertion follows.',
  bothTrue: 'Reason: it is true, but the assertion does not follow from it.',
  assertionFalse: 'Reason: it is a true statement.',
}

/** Both statements judged; `order`: the codes of the options as they are offered. */
export function assertionReason(
  assertion: JudgedAssertion,
  reason: JudgedReason,
  order: readonly AssertionCode[] = assertionCodes,
): Solution | null {
  const code = codeOf(assertion, reason)
  const place = code === null ? -1 : order.indexOf(code)
  if (code === null || place < 0) return null
  const letter = letterAt(place)
  const judged: readonly Step[] = [
    ...assertion.lines,
    line('assertion', `So the assertion is ${assertion.holds ? 'true' : 'false'}.`),
    line('reason', code === 'reasonFalse' ? `Reason: it is false. ${reason.rightly}` : said[code]),
  ]
  return { lines: [...judged, earns(1, `So the correct option is (${letter})`)], key: letter }
}
