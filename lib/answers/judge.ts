import { newBudget, type Budget } from '../maths/sum'
import { attempt, isUnread, unreadFor, wordsOnly, type Reading, type Unread } from '../reading/reading'
import { refuseDoubt, refuseRough } from '../reading/text/doubt'
import type { Wording } from '../reading/text/wording'
import { typed, type Typed } from '../reading/typed'
import { Unreadable } from '../reading/unreadable'
import { judgeAsked, type Naming } from './asked/asked'
import { placeSaid } from './asked/place-said'
import { withWorking } from './concluded'
import { sameText, sameWordsInOrder } from './same-text'
import type { Face, Kind, Outcome } from './kind'
import { lookAgain } from './look-again'
import type { Form, RuleSlip, Verdict } from './rule'

/** A response as a rule reads it, and what it is worth. */
export interface Answer {
  readonly reading: Reading | Unread
  /** Judges the reading by the key, then by the slips. */
  readonly verdict: () => Verdict
}

interface Expected extends Naming {
  readonly expected: string
  readonly form?: Form
  /** Each part is judged by itself. */
  readonly parts?: readonly object[]
  readonly slips?: readonly RuleSlip[]
}

const longestSlip = 200

/** A kind with its ways of reading sealed in. */
export interface OpenKind<R> extends Face<R> {
  readonly answer: (rule: R, response: Typed) => Answer
}

export function open<R extends Expected, K extends object, T extends Reading>(kind: Kind<R, K, T>): OpenKind<R> {
  const { name, words, format, inputMode, keys } = kind
  const keyOf = keyReader(kind)
  return {
    name,
    words,
    format,
    inputMode,
    keys,
    answer(rule, response) {
      const key = keyOf(rule, () => rule)
      if (isUnread(key)) return new WordedAnswer(rule, response)
      const answerTo = (one: Typed) => {
        const place = placeSaid(one.plain, rule.asked)
        return new KeyedAnswer(kind, keyOf, rule, place === undefined ? one : typed(place), key)
      }
      const whole = answerTo(response)
      return kind.isWhole ? whole : withWorking(whole, response.text, rule, (text) => answerTo(typed(text)))
    },
  }
}

type KeyOf<R, K> = (owner: object, rule: () => R) => K | Unread

/** Reads the key of a rule, or in its place a slip, once for each object that holds it. */
function keyReader<R, K extends object, T extends Reading>(kind: Kind<R, K, T>): KeyOf<R, K> {
  const known = new WeakMap<object, K | Unread>()
  return (owner, rule) => {
    const before = known.get(owner)
    if (before) return before
    const key = attempt(() => kind.readKey(rule()))
    known.set(owner, key)
    return key
  }
}

/** A response to a rule whose key can be read: read once, for the key and for every slip of its shape. */
class KeyedAnswer<R extends Expected, K extends object, T extends Reading> implements Answer {
  readonly reading: T | Unread
  private readonly budget = newBudget()

  constructor(
    private readonly kind: Kind<R, K, T>,
    private readonly keyOf: KeyOf<R, K>,
    private readonly rule: R,
    private readonly typed: Typed,
    private readonly key: K,
  ) {
    this.reading = this.read(key, this.budget)
  }

  verdict(): Verdict {
    const { reading, rule, typed: response } = this
    const named = isUnread(reading) ? undefined : judgeAsked(rule, reading)
    const outcome = named ?? this.judge(this.key, reading, this.budget)
    const shown = isUnread(reading) || reading.tex === '' ? {} : { reading: reading.tex }
    if (!isUnread(outcome) && outcome.correct) return { ...outcome, ...shown }
    if (isVerbatim(rule, response)) return { correct: true, ...shown }
    if (named?.unread) return { ...named, ...shown }
    const slip = this.slip(isUnread(outcome))
    if (slip) return { correct: false, ...shown, ...fromSlip(slip) }
    return isUnread(outcome) ? { correct: false, unread: true, note: outcome.problem } : { ...outcome, ...shown }
  }

  private read(key: K, budget: Budget): T | Unread {
    try {
      if (!this.rule.parts) refuseOpen(this.typed, this.rule)
      return this.kind.read(this.typed, key, this.rule, budget)
    } catch (error) {
      return unreadFor(error)
    }
  }

  private judge(key: K, reading: T | Unread, budget: Budget): Outcome | Unread {
    if (isUnread(reading)) return reading
    try {
      return this.kind.judge(key, reading, this.rule, budget)
    } catch (error) {
      return unreadFor(error)
    }
  }

  /** The slip that was read; of a response that is not read only one in the same words, "not possible" for a pair of numbers. */
  private slip(isNotRead: boolean): RuleSlip | undefined {
    if (this.typed.text.length > longestSlip) return undefined
    return this.rule.slips?.find((slip) => this.isSlip(slip, isNotRead))
  }

  private isSlip(slip: RuleSlip, isNotRead: boolean): boolean {
    const wrong = this.keyOf(slip, () => ({ ...this.rule, expected: slip.response, slips: [] }))
    if (isUnread(wrong)) return says(this.typed, slip)
    if (this.typed.plain.toLowerCase() === slip.response.toLowerCase()) return true
    if (isNotRead) return false
    const budget = newBudget()
    const reading = this.kind.alike?.(this.key, wrong) === false ? this.read(wrong, budget) : this.reading
    const outcome = this.judge(wrong, reading, budget)
    return !isUnread(outcome) && outcome.correct
  }
}

/** A response to a rule whose key cannot be read as its kind asks: they are compared as words. */
class WordedAnswer implements Answer {
  readonly reading = wordsOnly

  constructor(
    private readonly rule: Expected,
    private readonly typed: Typed,
  ) {}

  verdict(): Verdict {
    const { rule, typed: response } = this
    if (isVerbatim(rule, response) || sameText(typed(rule.expected).wording, response.wording)) return { correct: true }
    const slip = rule.slips?.find((one) => says(response, one))
    return { correct: false, ...(slip && fromSlip(slip)) }
  }
}

/** Throws when the response leaves its answer open. */
function refuseOpen({ text }: Typed, { kind, expected, form }: Expected): void {
  refuseDoubt(text)
  if (unordered.has(kind) && /^\s*[<>≤≥]/.test(text))
    throw new Unreadable('“<” or “>” is out of place. Write only the answer.')
  if (numeric.has(kind) && affirmed.test(text)) throw new Unreadable('Write the value alone.')
  refuseRough(text, expected, typeof form === 'object')
}

/** Nothing is more or less than two values by their names, or than the order of steps. */
const unordered: ReadonlySet<string> = new Set(['pair', 'sequence', 'keywords'])
const numeric: ReadonlySet<string> = new Set(['number', 'fraction', 'surd'])
/** "yes1", "yes + 0" */
const affirmed = /^\s*(?:yes|true|no|false)(?:\s?[=+]\s?|\s?)\d/i

const isVerbatim = ({ expected }: Expected, { text }: Typed): boolean => text.trim() === expected.trim()

/** Whether the response says a slip in its own words, in their order. */
const says = ({ wording }: Typed, slip: RuleSlip): boolean => sameWordsInOrder(wordingOfSlip(slip), wording)

const slipWordings = new WeakMap<RuleSlip, Wording>()

function wordingOfSlip(slip: RuleSlip): Wording {
  const known = slipWordings.get(slip)
  if (known) return known
  const { wording } = typed(slip.response)
  slipWordings.set(slip, wording)
  return wording
}

const fromSlip = ({ note, step }: RuleSlip) => ({ note: `${note} ${lookAgain(step)}`, step })
