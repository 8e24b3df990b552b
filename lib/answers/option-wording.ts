import type { Budget } from '../maths/sum'
import { attempt, isUnread, type Unread } from '../reading/reading'
import { isNegation } from '../reading/text/wording'
import { typed, type Typed } from '../reading/typed'
import { readExpression, readExpressionKey, type ExpressionKey } from '../reading/values/expression'
import { judgeExpression } from './judge-expression'
import { sameText } from './same-text'
import { readNumber } from './kinds/number'
import { judgeNumber } from './judge-number'
import { readNumberKey, type NumberKey, type ValueReading } from './one-value'

/** The wording of an option, or a response in words; what it is worth is worked out when first asked for. */
export interface OptionWording {
  readonly typed: Typed
  /** The words, those in brackets as well. */
  readonly words: () => readonly string[]
  readonly number: () => ValueReading | Unread
  readonly numberKey: () => NumberKey | Unread
  readonly expressionKey: () => ExpressionKey | Unread
}

export function optionWording(text: string, budget: Budget): OptionWording {
  const whole = typed(plainTex(text).replace(/^\s*\(?[A-H][).]\s+/, ''))
  return {
    typed: whole,
    words: once(() => typed(whole.text.replace(/[()]/g, ' ')).wording.words),
    number: once(() => attempt(() => readNumber(whole, {}, {}, budget))),
    numberKey: once(() => attempt(() => readNumberKey(whole))),
    expressionKey: once(() => attempt(() => readExpressionKey(whole))),
  }
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}

/** \frac{PQ}{TU} as PQ/TU, so that a typed wording can be compared with it. */
const plainTex = (text: string): string =>
  text
    .replace(/\\[lc]?dots\b/g, '')
    .replace(/\^\{(\w)\}/g, '^$1')
    .replace(/\\[dt]?frac\{([^{}]{1,40})\}\{([^{}]{1,40})\}/g, '$1/$2')

/** The places of the options that the response words; of those of equal value when none is worded so; of the only one that it is a part of. */
export function matching(
  options: readonly OptionWording[],
  response: OptionWording,
  budget: Budget,
): readonly number[] {
  const places = (same: (option: OptionWording, response: OptionWording) => boolean) =>
    options.flatMap((option, index) => (same(option, response) ? [index] : []))
  const worded = places((option) => sameText(option.typed.wording, response.typed.wording))
  if (worded.length > 0) return worded
  const valued = places((option) => sameValue(option, response, budget))
  if (valued.length > 0) return valued
  const part = places(isPartOf)
  return part.length === 1 ? part : []
}

/** Words of an option that a student leaves out. */
const leftOut = new Set(
  'and but both similarity congruence criterion rule theorem test property formula triangle number assertion reason a r'.split(
    ' ',
  ),
)

/** "SAS" for "SAS similarity criterion": words of the wording, none of them left out that turns it round. */
function isPartOf(option: OptionWording, response: OptionWording): boolean {
  const [wanted, given] = [option.words(), response.words()]
  const negations = (words: readonly string[]) => words.filter(isNegation).length
  return (
    given.join('').length > 1 &&
    wanted.filter((word) => given.includes(word)).join(' ') === given.join(' ') &&
    wanted.every((word) => given.includes(word) || leftOut.has(word)) &&
    negations(wanted) === negations(given)
  )
}

/** A wording with real words in it is no value. */
function isWordy({ typed: { text } }: OptionWording): boolean {
  const bare = text.replace(/\\[a-z]+|theta|alpha|cosec/gi, '')
  return /[a-z]{5}|[A-Z]{2}/.test(bare) || /[a-z]{5}/i.test(bare)
}

/** Equal as numbers or expressions. */
function sameValue(option: OptionWording, response: OptionWording, budget: Budget): boolean {
  if (isWordy(option) || isWordy(response)) return false
  const [number, given] = [option.numberKey(), response.number()]
  if (!isUnread(number) && !isUnread(given))
    return judgeNumber(number, given, { kind: 'number', expected: '', tolerance: 0 }, budget).correct
  const key = option.expressionKey()
  if (isUnread(key)) return false
  const claim = attempt(() => readExpression(response.typed, key))
  return !isUnread(claim) && judgeExpression(key, claim, { kind: 'expression', expected: '' }, budget).correct
}
