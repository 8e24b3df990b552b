import type { Budget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import type { Typed } from '../reading/typed'
import type { Claim } from '../reading/values/claim'
import { readExpression, readExpressionKey, sameShape, type ExpressionKey } from '../reading/values/expression'
import { judgeExpression } from './judge-expression'
import { judgeNumber } from './judge-number'
import type { Outcome } from './kind'
import { judgeWords, readWords, type TextKey, type WordsReading } from './kinds/text'
import { readNumberKey, readValue, type NumberKey, type ValueReading } from './one-value'
import type { NumberRule, PairRule } from './rule'

/** The key of one named value: a number when it is one, else an expression, else words. */
export type PartKey =
  | { readonly kind: 'number'; readonly key: NumberKey; readonly unit?: string }
  | { readonly kind: 'expression'; readonly key: ExpressionKey }
  | { readonly kind: 'text'; readonly key: TextKey }

export type PartReading =
  | { readonly kind: 'number'; readonly reading: ValueReading }
  | { readonly kind: 'expression'; readonly reading: Claim }
  | { readonly kind: 'text'; readonly reading: WordsReading }

export function readPartKey(expected: Typed, unit: string | undefined): PartKey {
  const number = attempt(() => readNumberKey(expected, unit))
  if (!isUnread(number)) return { kind: 'number', key: number, ...(unit !== undefined && { unit }) }
  const expression = attempt(() => readExpressionKey(expected))
  return isUnread(expression) || /[a-z]{4}/i.test(expected.text)
    ? { kind: 'text', key: { wordings: [expected.wording] } }
    : { kind: 'expression', key: expression }
}

/** Whether a value is read alike for both. */
export function samePart(a: PartKey, b: PartKey): boolean {
  return a.kind === 'expression' && b.kind === 'expression' ? sameShape(a.key, b.key) : a.kind === b.kind
}

/** Reads a value as its key is. Throws Unreadable. */
export function readPart(part: PartKey, typed: Typed, budget: Budget): PartReading {
  switch (part.kind) {
    case 'number':
      return { kind: part.kind, reading: readValue(typed, budget) }
    case 'expression':
      return { kind: part.kind, reading: readExpression(typed, part.key) }
    case 'text':
      return { kind: part.kind, reading: readWords(typed) }
    default:
      return part satisfies never
  }
}

/** What a rule says of all its values. */
export type Manner = Pick<PairRule, 'decimals' | 'unitFixed' | 'unitless'>

export function judgePart(part: PartKey, typed: PartReading, manner: Manner, budget: Budget): Outcome {
  if (part.kind === 'number' && typed.kind === 'number')
    return judgeNumber(part.key, typed.reading, { ...numberRule(manner), ...withUnit(part) }, budget)
  if (part.kind === 'expression' && typed.kind === 'expression')
    return judgeExpression(part.key, typed.reading, { kind: 'expression', expected: '' }, budget)
  return part.kind === 'text' && typed.kind === 'text' ? judgeWords(part.key, typed.reading) : { correct: false }
}

const numberRule = ({ decimals = 'near', unitFixed, unitless }: Manner): NumberRule => ({
  kind: 'number',
  expected: '',
  decimals,
  ...(unitFixed && { unitFixed }),
  ...(unitless && { unitless }),
})

const withUnit = ({ unit }: { readonly unit?: string }) => (unit === undefined ? {} : { unit })
