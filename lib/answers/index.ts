import { checkChoice } from './check-choice'
import { checkCoordinates } from './check-coordinates'
import { checkExpression } from './check-expression'
import { checkFraction } from './check-fraction'
import { checkKeywords } from './check-keywords'
import { checkNumber } from './check-number'
import { checkPair } from './check-pair'
import { checkRatio } from './check-ratio'
import { checkRoots } from './check-roots'
import { checkSequence } from './check-sequence'
import { checkText } from './check-text'
import { TooLarge } from '../maths/sum'
import type { AnswerRule, Verdict } from './rule'
import { Unreadable } from './unreadable'
import { verdict } from './verdict'

export * from './rule'
export { calculate, calculatorMessages } from './calculator'

/** Judges a response. The same pair gives the same verdict for ever; nothing that a student types makes it throw. */
export function checkAnswer(rule: AnswerRule, response: string): Verdict {
  const { outcome } = attempt(rule, response)
  return outcome.correct || response.trim() !== rule.expected.trim() ? outcome : verdict(true, outcome.reading)
}

/** How a response is read: as TeX, or why it cannot be read. Neither for answers in words. Says nothing of right or wrong. */
export function readAnswer(rule: AnswerRule, response: string): { readonly tex?: string; readonly problem?: string } {
  if (response.trim() === '') return {}
  const { outcome, problem } = attempt(rule, response)
  if (problem !== undefined) return { problem }
  return outcome.reading ? { tex: outcome.reading } : {}
}

interface Attempt {
  readonly outcome: Verdict
  readonly problem?: string
}

function attempt(rule: AnswerRule, response: string): Attempt {
  if (response.trim() === '') return failed('Write an answer.')
  try {
    return { outcome: judge(rule, response) }
  } catch (error) {
    if (readableKey(rule)) return failed(problemOf(error))
    return { outcome: judge({ kind: 'text', expected: rule.expected }, response) }
  }
}

const failed = (problem: string): Attempt => ({ outcome: verdict(false, undefined, problem), problem })

function problemOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message
  if (error instanceof TooLarge) return 'That number is too large to work out. Write only the final answer.'
  return 'This could not be read. Write only the final answer.'
}

/** Whether the key can be read as its kind asks; an unreadable one is compared as words. */
function readableKey(rule: AnswerRule): boolean {
  try {
    judge(rule, rule.expected)
    return true
  } catch {
    return false
  }
}

function judge(rule: AnswerRule, response: string): Verdict {
  switch (rule.kind) {
    case 'number':
    case 'surd':
      return checkNumber(rule, response)
    case 'fraction':
      return checkFraction(rule, response)
    case 'ratio':
      return checkRatio(rule, response)
    case 'roots':
      return checkRoots(rule, response)
    case 'coordinates':
      return checkCoordinates(rule, response)
    case 'pair':
      return checkPair(rule, response)
    case 'expression':
      return checkExpression(rule, response)
    case 'text':
      return checkText(rule, response)
    case 'keywords':
      return checkKeywords(rule, response)
    case 'choice':
      return checkChoice(rule, response)
    case 'sequence':
      return checkSequence(rule, response)
    default:
      return rule satisfies never
  }
}
