import type { Budget } from '../maths/sum'
import { agrees, allows, judgementIn, type Judgement } from '../reading/options/assertion-reason'
import { fitting, isWithin } from '../reading/options/fit'
import { areRivals, isSolved, phraseOf, type Phrase } from '../reading/options/phrase'
import { attempt, isUnread, type Unread } from '../reading/reading'
import { typed, type Typed } from '../reading/typed'
import { readExpression, readExpressionKey, type ExpressionKey } from '../reading/values/expression'
import { judgeExpression } from './judge-expression'
import { readNumber } from './kinds/number'
import { judgeNumber } from './judge-number'
import { bareOption } from './bare-option'
import { readNumberKey, type NumberKey, type ValueReading } from './one-value'

/** An option as it can be typed. */
export interface Option {
  readonly text: string
  readonly phrase: Phrase
  /** Of an option on an assertion and its reason. */
  readonly judgement: Judgement | null
  /** What it is worth; worked out when first asked for. */
  readonly number: () => NumberKey | Unread
  readonly expression: () => ExpressionKey | Unread
}

export function optionOf(tex: string): Option {
  const text = tex.replace(/^\s*\(?[A-H][).]\s+/, '')
  const value = text
    .replace(/\\[lc]?dots\b|\$/g, '')
    .trim()
    .replace(/^(-?[\d.]+)\s?\\?%$/, '($1)/100')
  return {
    text,
    phrase: phraseOf(text),
    judgement: judgementIn(text),
    number: once(() => attempt(() => readNumberKey(typed(value)))),
    expression: once(() => attempt(() => readExpressionKey(typed(value)))),
  }
}

/** Work that is done when first asked for, and then known. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}

const placesOf = (options: readonly Option[], fits: (option: Option) => boolean): readonly number[] =>
  options.flatMap((option, place) => (fits(option) ? [place] : []))

/** Whether the options judge an assertion and its reason. */
export const areJudgements = (options: readonly Option[]): boolean => options.some(({ judgement }) => judgement)

/** The places of the options that a text words, in full or in part, or else is worth. */
export function placesIn(response: string, options: readonly Option[], budget: Budget): readonly number[] {
  const worded = wordedBy(response, options, budget)
  if (worded.length > 0 || areJudgements(options) || isWordy(response)) return worded
  const bare = bareOption(response, options, budget)
  const [text, said] = [typed(bare), phraseOf(bare)]
  const number = once(() => attempt(() => readNumber(text, {}, {}, budget)))
  return placesOf(options, (option) => !isWordy(option.text) && isWorth(option, { text, said, number }, budget))
}

/** The places of the options that a text words, in full or in part. */
export function wordedBy(response: string, options: readonly Option[], budget: Budget): readonly number[] {
  if (areJudgements(options)) return judgedBy(response, options, agrees)
  return fitting(
    phraseOf(bareOption(response, options, budget)),
    options.map(({ phrase }) => phrase),
  )
}

/** The places of the options that words beside one allow: of an assertion and its reason one alone may be spoken of. */
export const placesBeside = (text: string, options: readonly Option[], budget: Budget): readonly number[] =>
  areJudgements(options) ? judgedBy(text, options, allows) : placesIn(text, options, budget)

function judgedBy(text: string, options: readonly Option[], fits: typeof agrees): readonly number[] {
  const said = judgementIn(text)
  return said ? placesOf(options, ({ judgement }) => judgement !== null && fits(said, judgement)) : []
}

/** Whether a claim is one of the kind that the options make: another condition on the same letter, another proportion of the same sides. */
export const isRival = (text: string, options: readonly Option[]): boolean =>
  !areJudgements(options) && options.some(({ phrase }) => areRivals(phraseOf(text), phrase))

/** Whether words among others are all those of an option, and deny nothing else: "given in the question" for "given". */
export const holds = (text: string, option: Option | undefined): boolean =>
  option !== undefined && option.judgement === null && isWithin(option.phrase, phraseOf(text))

/** Real words, and names of two letters, are worth nothing that could be compared. */
const isWordy = (text: string): boolean => /\p{L}{2}/u.test(text.replace(spelt, ' '))

const spelt =
  /\\?(?:cosec|sin|cos|tan|sec|cot|sqrt|root|theta|pi|[dt]?frac|times|cdot|circ|left|right|alpha|beta|leq?|geq?|neq?|only)(?![a-z])/gi
const functions = /cosec|sin|cos|tan|sec|cot/g

const functionsIn = ({ tokens }: Phrase): string =>
  [...new Set(tokens.flatMap((token) => token.match(functions) ?? []))].sort().join(' ')

const relationsIn = ({ tokens }: Phrase): number => tokens.join(' ').match(/[<>]/g)?.length ?? 0

/** A response that may be worth an option; its number is read when first asked for. */
interface Said {
  readonly text: Typed
  readonly said: Phrase
  readonly number: () => ValueReading | Unread
}

/** Equal in value. A condition is worth another only where the unknown stands alone, and an expression only in the same functions. */
function isWorth(option: Option, { text, said, number }: Said, budget: Budget): boolean {
  const asNumber = option.number()
  if (!isUnread(asNumber)) {
    const given = number()
    return (
      !isUnread(given) && judgeNumber(asNumber, given, { kind: 'number', expected: '', tolerance: 0 }, budget).correct
    )
  }
  if (relationsIn(option.phrase) !== relationsIn(said) || functionsIn(option.phrase) !== functionsIn(said)) return false
  const key = option.expression()
  if (isUnread(key) || !said.tokens.every((token) => !/[<>]/.test(token) || isSolved(token))) return false
  return isEqual(text, key, budget)
}

function isEqual(response: Typed, key: ExpressionKey, budget: Budget): boolean {
  const claim = attempt(() => readExpression(response, key))
  return !isUnread(claim) && judgeExpression(key, claim, { kind: 'expression', expected: '' }, budget).correct
}

/** The places of the options that end a chain of which every link is worth as much: "cot θ = cos θ/sin θ = √(1 - sin² θ)/sin θ". */
export function placesAtEnd(text: string, options: readonly Option[], budget: Budget): readonly number[] {
  const sides = text.split('=')
  const last = sides.pop() ?? ''
  if (sides.length === 0 || sides.length > 4 || /[<>]/.test(text)) return []
  return placesIn(last, options, budget).filter((place) => {
    const key = options[place]?.expression()
    return key && !isUnread(key) && sides.every((side) => isEqual(typed(side), key, budget))
  })
}
