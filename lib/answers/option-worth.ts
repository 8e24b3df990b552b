import { once } from '../once'
import { isSolved, type Phrase } from '../reading/options/phrase'
import { attempt, isUnread } from '../reading/reading'
import { typed } from '../reading/typed'
import { Unreadable } from '../reading/unreadable'
import { readExpression, readExpressionKey } from '../reading/values/expression'
import { judgeExpression } from './judge-expression'
import { judgeNumber } from './judge-number'
import { readNumberKey, type NumberKey } from './one-value'
import type { Said } from './said'

/** A value, by its name or alone: "k = 3/2", and not "-x + 3y = 9", which is more than what stands on its right. */
const isLone = /^(?:[\p{L}\s∠\\_{}()']*=)?[^=]*$/u

/** What an option is worth; worked out when first asked for. */
export interface Worth {
  /** Equal in value. A condition is worth another only where the unknown stands alone, and an expression only in the same functions. */
  readonly isWorth: (words: Said) => boolean
  /** Equal as an expression, in whatever form. */
  readonly isEqual: (side: Said) => boolean
}

export function worthOf(text: string, phrase: Phrase): Worth {
  const value = text
    .replace(/\\[lc]?dots\b|\$/g, '')
    .trim()
    .replace(/^(-?[\d.]+)\s?\\?%$/, '($1)/100')
  const number = once(() =>
    attempt(() => {
      if (!isLone.test(value)) throw new Unreadable('An equation in letters.')
      return readNumberKey(typed(value))
    }),
  )
  const expression = once(() => attempt(() => readExpressionKey(typed(value))))

  const isSameNumber = (key: NumberKey, { number: given, budget }: Said): boolean =>
    !isUnread(given) && judgeNumber(key, given, { kind: 'number', expected: '', tolerance: 0 }, budget).correct

  function isEqual(side: Said): boolean {
    const value = number()
    // "4320 = 2^5 × 3^3 × 5": as an answer of its own only another product of primes would be one
    if (!isUnread(value) && isSameNumber(value, side)) return true
    const key = expression()
    if (isUnread(key)) return false
    const claim = attempt(() => readExpression(side.typed, key))
    return !isUnread(claim) && judgeExpression(key, claim, { kind: 'expression', expected: '' }, side.budget).correct
  }

  function isWorth(words: Said): boolean {
    const key = number()
    if (!isUnread(key)) return isSameNumber(key, words)
    const isAlike =
      relationsIn(phrase) === relationsIn(words.phrase) && functionsIn(phrase) === functionsIn(words.phrase)
    return isAlike && words.phrase.tokens.every((token) => !/[<>]/.test(token) || isSolved(token)) && isEqual(words)
  }

  return { isWorth, isEqual }
}

const functions = /cosec|sin|cos|tan|sec|cot/g

const functionsIn = ({ tokens }: Phrase): string =>
  [...new Set(tokens.flatMap((token) => token.match(functions) ?? []))].sort().join(' ')

const relationsIn = ({ tokens }: Phrase): number => tokens.join(' ').match(/[<>]/g)?.length ?? 0
