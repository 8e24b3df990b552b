import type { AssertionReasonCode } from './assertion-reason'
import { forEachCode, type StatementPair, type StatementPairs } from './assertion-pairs'
import type { Random } from '../../random'

/** An assertion with its numbers drawn. */
export interface DrawnAssertion {
  readonly assertion: string
  /** What the solution says of it: the last line says whether it is true. */
  readonly about: string | readonly string[]
  /** Whether it holds, found by another road. */
  readonly holds: () => boolean
}

/** Assertions of one kind, with the reasons that may stand beside them. */
export interface AssertionKind {
  readonly draw: (random: Random, holds: boolean) => DrawnAssertion
  /** True, and why a true assertion of this kind holds. */
  readonly explains: string
  /** True, but about something else. */
  readonly unrelated: readonly string[]
  /** False, and what is right in its place. */
  readonly untrue: string
  readonly rightly: string
}

/** Pairs of statements for each code, from such kinds: a false assertion stands beside its own reason, or beside one that is about something else. */
export function pairsOf(kinds: readonly AssertionKind[]): StatementPairs {
  const pair = (code: AssertionReasonCode) => (random: Random) => {
    const kind = random.pick(kinds)
    const drawn = kind.draw(random, code !== 'assertionFalse')
    const other = random.pick(kind.unrelated)
    const reasons: Readonly<Record<AssertionReasonCode, string>> = {
      explains: kind.explains,
      bothTrue: other,
      reasonFalse: kind.untrue,
      assertionFalse: random.pick([kind.explains, other]),
    }
    return paired(drawn, code, reasons[code], kind.rightly)
  }
  return forEachCode(pair)
}

const said = {
  explains: 'Reason: it is true, and it is the fact from which the assertion follows.',
  bothTrue: 'Reason: it is true, but the assertion does not follow from it.',
  assertionFalse: 'Reason: it is a true statement.',
} as const

const paired = (
  { assertion, about, holds }: DrawnAssertion,
  code: AssertionReasonCode,
  reason: string,
  rightly: string,
): StatementPair => ({
  assertion,
  reason,
  aboutAssertion: about,
  aboutReason: code === 'reasonFalse' ? `Reason: it is false. ${rightly}` : said[code],
  assertionHolds: holds,
  reasonHolds: () => code !== 'reasonFalse',
})
