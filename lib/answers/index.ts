import { checkChoice } from './kinds/choice'
import { checkCoordinates } from './kinds/coordinates'
import { checkExpression } from './kinds/expression'
import { checkFraction } from './kinds/fraction'
import { checkKeywords } from './kinds/keywords'
import { checkNumber } from './kinds/number'
import { checkPair } from './kinds/pair'
import { checkRatio } from './kinds/ratio'
import { checkRoots } from './kinds/roots'
import { checkSequence } from './kinds/sequence'
import { checkText, sameText } from './kinds/text'
import { checkParts, judgeEach } from './kinds/parts'
import { TooLarge, withinBudget } from '../maths/sum'
import { placeIn } from '../reading/text/place'
import type { AnswerRule, PartRule, RuleSlip, Verdict } from './rule'
import { Unreadable } from '../reading/unreadable'
import { verdict } from './verdict'

export * from './rule'
export { calculate, calculatorMessages } from './calculator'

/**
 * Judges a response. The same pair gives the same verdict for ever, in bounded time; nothing that a student types makes it
 * throw. A wrong response that equals one of the rule's slips gets the note of that slip.
 */
export function checkAnswer(rule: AnswerRule, response: string): Verdict {
  const { outcome, problem } = attempt(rule, response)
  if (outcome.correct) return outcome
  if (response.trim() === rule.expected.trim()) return verdict(true, outcome.reading)
  const slip = (problem === undefined ? slipOf(rule, response) : undefined) ?? wordedSlip(rule, response)
  return slip
    ? verdict(false, outcome.reading, `${slip.note} Look again at step ${slip.step} of the solution.`)
    : outcome
}

/** What of a problem decides how it is judged; a problem of `lib/problems` is one. */
export interface Judged {
  readonly answerValidator: AnswerRule
  readonly marks?: number
  readonly parts?: readonly {
    readonly label?: string
    readonly rule: AnswerRule
    readonly marks: number
  }[]
}

/** Judges a problem part by part: a text for each part, or one text for all of them. The marks are those of the right parts. */
export function checkProblem(problem: Judged, response: string | readonly string[]): Verdict {
  const { answerValidator, marks = 0, parts = [{ rule: answerValidator, marks }] } = problem
  const rules = parts.map(({ label, rule, marks: worth }, index) => partRule(label ?? `(${index + 1})`, rule, worth))
  const [only, ...others] = rules
  if (only && others.length === 0) {
    const outcome = checkAnswer(only.rule, typeof response === 'string' ? response : (response[0] ?? ''))
    return { ...outcome, marks: outcome.correct ? only.marks : 0, parts: [outcome] }
  }
  if (typeof response !== 'string') return judgeEach(rules, response, checkAnswer)
  if (answerValidator.kind === 'parts') return checkAnswer(answerValidator, response)
  return checkAnswer({ kind: 'parts', expected: answerValidator.expected, parts: rules }, response)
}

function partRule(label: string, rule: AnswerRule, marks: number): PartRule {
  if (rule.kind === 'parts') throw new Error(`checkProblem: part ${label} has parts of its own`)
  return { label, rule, marks }
}

/** How a response is read. */
export interface Reading {
  /** TeX of what was read; neither this nor a problem for answers in words. */
  readonly tex?: string
  /** Why it cannot be read, and what to do. */
  readonly problem?: string
  /** The character of the response, counted from 0, at which reading stopped; its length when something is missing at the end. */
  readonly at?: number
}

/** How a response is read: as TeX, or why not and where. Says nothing of right or wrong. */
export function readAnswer(rule: AnswerRule, response: string): Reading {
  if (response.trim() === '') return {}
  const { outcome, problem, at } = attempt(rule, response)
  if (problem !== undefined) return { problem, ...(at !== undefined && { at: placeIn(response, at) }) }
  if (outcome.reading) return { tex: outcome.reading }
  // Named values that cannot be told apart have no reading, only a word on how to write them.
  return rule.kind === 'pair' && outcome.note ? { problem: outcome.note } : {}
}

interface Attempt {
  readonly outcome: Verdict
  readonly problem?: string
  /** In the cleaned text. */
  readonly at?: number
}

function attempt(rule: AnswerRule, response: string): Attempt {
  if (response.trim() === '') return failed('Write an answer.')
  try {
    return { outcome: withinBudget(() => judge(rule, response)) }
  } catch (error) {
    if (readableKey(rule)) return failed(problemOf(error), error instanceof Unreadable ? error.at : undefined)
    return { outcome: judge({ kind: 'text', expected: rule.expected }, response) }
  }
}

const failed = (problem: string, at?: number): Attempt => ({
  outcome: { ...verdict(false, undefined, problem), unread: true },
  problem,
  ...(at !== undefined && { at }),
})

const longestSlip = 200

/** The slip that the response equals; a slip is judged as the key is. */
function slipOf(rule: AnswerRule, response: string): RuleSlip | undefined {
  if (response.length > longestSlip) return undefined
  return rule.slips?.find((slip) => {
    const { outcome, problem } = attempt({ ...rule, expected: slip.response, slips: [] }, response)
    return problem === undefined && outcome.correct
  })
}

/** The slip that the response words, where it cannot be read as the answer is: "not possible" for a pair of numbers. */
const wordedSlip = (rule: AnswerRule, response: string): RuleSlip | undefined =>
  rule.slips?.find((slip) => sameText(slip.response, response))

function problemOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message
  if (error instanceof TooLarge) return 'That number is too large to work out. Write only the final answer.'
  return 'This could not be read. Write only the final answer.'
}

/** Whether the key can be read as its kind asks; an unreadable one is compared as words. */
function readableKey(rule: AnswerRule): boolean {
  try {
    withinBudget(() => judge(rule, rule.expected))
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
    case 'parts':
      return checkParts(rule, response, checkAnswer)
    default:
      return rule satisfies never
  }
}
