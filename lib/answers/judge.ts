import { newBudget } from '../maths/sum'
import { attempt, isUnread, wordsOnly, type Reading, type Unread } from '../reading/reading'
import { typed, type Typed } from '../reading/typed'
import { sameText } from './same-text'
import type { Face, Kind, Outcome } from './kind'
import type { RuleSlip, Verdict } from './rule'

/** A response as a rule reads it, and what it is worth. */
export interface Answer {
  readonly reading: Reading | Unread
  /** Judges the reading by the key, then by the slips. */
  readonly verdict: () => Verdict
}

interface Expected {
  readonly expected: string
  readonly slips?: readonly RuleSlip[]
}

const longestSlip = 200

/** A kind with its ways of reading sealed in. */
export interface OpenKind<R> extends Face<R> {
  readonly answer: (rule: R, response: Typed) => Answer
}

export function open<R extends Expected, K extends object, T extends Reading>(kind: Kind<R, K, T>): OpenKind<R> {
  const { name, words, format, inputMode, keys } = kind
  return { name, words, format, inputMode, keys, answer: answering(kind) }
}

/** What a response is to the rules of a kind. A key is read once for each rule, a response once for all keys of one shape. */
function answering<R extends Expected, K extends object, T extends Reading>(kind: Kind<R, K, T>) {
  const keyOf = keyReader(kind)

  return (rule: R, response: Typed): Answer => {
    const key = keyOf(rule, rule)
    if (isUnread(key)) return { reading: wordsOnly, verdict: () => inWords(rule, response) }
    const budget = newBudget()
    const reading = attempt(() => kind.read(response, key, rule, budget))

    const judge = (): Outcome | Unread =>
      isUnread(reading) ? reading : attempt(() => kind.judge(key, reading, rule, budget))

    const isSlip = (slip: RuleSlip): boolean => {
      const wrong = keyOf(slip, { ...rule, expected: slip.response, slips: [] })
      if (isUnread(wrong)) return sameText(typed(slip.response).wording, response.wording)
      const spent = newBudget()
      const again = kind.alike?.(key, wrong) === false
      const asRead = again ? attempt(() => kind.read(response, wrong, rule, spent)) : reading
      if (isUnread(asRead)) return false
      const found = attempt(() => kind.judge(wrong, asRead, rule, spent))
      return !isUnread(found) && found.correct
    }

    return { reading, verdict: () => verdictOn(rule, response, reading, judge(), isSlip) }
  }
}

/** Reads the key of a rule, or in its place a slip, once for each object that holds it. */
function keyReader<R, K extends object, T extends Reading>(kind: Kind<R, K, T>) {
  const known = new WeakMap<object, K | Unread>()
  return (owner: object, rule: R): K | Unread => {
    const before = known.get(owner)
    if (before) return before
    const key = attempt(() => kind.readKey(rule))
    known.set(owner, key)
    return key
  }
}

function verdictOn(
  rule: Expected,
  response: Typed,
  reading: Reading | Unread,
  outcome: Outcome | Unread,
  isSlip: (slip: RuleSlip) => boolean,
): Verdict {
  const shown = isUnread(reading) || reading.tex === '' ? {} : { reading: reading.tex }
  if (!isUnread(outcome) && outcome.correct) return { ...outcome, ...shown }
  if (response.text.trim() === rule.expected.trim()) return { correct: true, ...shown }
  const slip = isUnread(outcome) ? undefined : slipIn(rule, response, isSlip)
  const known = slip ?? wordedSlip(rule, response)
  if (known) return { correct: false, ...shown, note: slipNote(known) }
  return isUnread(outcome) ? { correct: false, unread: true, note: outcome.problem } : { ...outcome, ...shown }
}

const slipIn = ({ slips = [] }: Expected, { text }: Typed, isSlip: (slip: RuleSlip) => boolean) =>
  text.length > longestSlip ? undefined : slips.find(isSlip)

/** The slip that the response words, where it is not read as the answer is: "not possible" for a pair of numbers. */
const wordedSlip = ({ slips = [] }: Expected, response: Typed): RuleSlip | undefined =>
  slips.find((slip) => sameText(typed(slip.response).wording, response.wording))

const slipNote = ({ note, step }: RuleSlip): string => `${note} Look again at step ${step} of the solution.`

/** A key that cannot be read as its kind asks is compared as words. */
function inWords(rule: Expected, response: Typed): Verdict {
  const correct =
    response.text.trim() === rule.expected.trim() || sameText(typed(rule.expected).wording, response.wording)
  const slip = correct ? undefined : wordedSlip(rule, response)
  return { correct, ...(slip && { note: slipNote(slip) }) }
}
