import { untrueQuadrant } from '../reading/options/quadrants'
import { isUnread } from '../reading/reading'
import { placeIn } from '../reading/place'
import { unwrapped } from '../reading/text/wrapping'
import { typed } from '../reading/typed'
import { answerTo } from './kinds'
import { together } from './kinds/parts'
import { untrueDatum } from './known-data'
import { isPasted, isSetForPage, pasted, type Page } from './pasted'
import { untrueMultiplier } from './ratio-of-found'
import type { AnswerRule, PartRule, Verdict } from './rule'

export * from './rule'
export { calculate, calculatorMessages } from './calculator'
export { keyFaces, kinds } from './kinds'
export { isUnanswered } from './kinds/parts'
export { rightBeginning } from './kinds/sequence'
export { withoutLookAgain } from './look-again'
export type { Face, KeyFace } from './kind'

/**
 * Judges a response. The same pair gives the same verdict for ever, in bounded time; nothing that a student types makes it
 * throw. A wrong response that equals one of the rule's slips gets the note of that slip.
 */
export function checkAnswer(rule: AnswerRule, response: string): Verdict {
  if (response.trim() === '') return unanswered(rule)
  const isCopied = rule.kind !== 'choice' && isSetForPage(response)
  return isCopied ? pasted : answerTo(rule, typed(callFirst(unwrapped(response).text))).verdict()
}

/** "600, 840 and 900 ka HCF = 60" as "HCF of 600, 840 and 900 = 60". */
const callFirst = (text: string): string =>
  text.length > 14 && /k[aei] (?:hcf|lcm|gcd)/i.test(text)
    ? text.replace(
        /(?<![\d./])((?:\d{1,7}\s?,\s?){0,5}\d{1,7}\s?(?:and|aur|&|,)\s?\d{1,7})\sk[aei]\s(hcf|lcm|gcd)(?=\s?(?:=|is|hai|:|\d))/i,
        '$2 of $1',
      )
    : text

const unanswered = ({ expected }: AnswerRule): Verdict =>
  expected.trim() === '' ? { correct: true } : { correct: false, unread: true, note: 'Write an answer.' }

/** What of a problem decides how it is judged; a problem of `lib/problems` is one. */
export interface Judged extends Page {
  readonly answerValidator: AnswerRule
  readonly marks?: number
  readonly parts?: readonly JudgedPart[]
}

interface JudgedPart {
  readonly label?: string
  readonly rule: AnswerRule
  readonly marks: number
  readonly steps?: readonly { readonly text: string }[]
}

/** Judges a problem part by part: a text for each part, or one text for all of them. The marks are those of the right parts. */
export function checkProblem(problem: Judged, response: string | readonly string[]): Verdict {
  const { answerValidator: whole, marks = 0, parts = [{ rule: whole, marks }] } = problem
  if (typeof response === 'string' && isPasted(problem, response))
    return { ...pasted, marks: 0, parts: parts.map(() => pasted) }
  const [only, ...others] = parts
  if (only && others.length === 0) {
    const verdict = checkPart(problem, only, typeof response === 'string' ? response : (response[0] ?? ''))
    return { ...verdict, marks: verdict.correct ? only.marks : 0, parts: [verdict] }
  }
  if (typeof response !== 'string') return checkEach(problem, parts, response)
  const joined =
    whole.kind === 'parts' ? whole : { kind: 'parts' as const, expected: whole.expected, parts: parts.map(partRule) }
  const verdict = checkAnswer(joined, response)
  return verdict.parts ? verdict : { ...verdict, marks: 0, parts: parts.map(() => unanswered(whole)) }
}

function checkEach(page: Page, parts: readonly JudgedPart[], texts: readonly string[]): Verdict {
  const verdicts = parts.map((part, index) => {
    const text = texts[index] ?? ''
    return text.trim() === '' ? null : checkPart(page, part, text)
  })
  return together(parts.map(labelled), verdicts)
}

/** The last line of a part states its key, and may be typed into its box. */
function checkPart({ steps = [], ...page }: Page, part: JudgedPart, text: string): Verdict {
  const last = part.steps?.at(-1)?.text ?? steps.at(-1) ?? ''
  const lines = [...steps.filter((line) => line !== last), last]
  if (isPasted({ ...page, steps: lines }, text)) return pasted
  const verdict = checkAnswer(part.rule, text)
  const isRead = withValues.has(part.rule.kind) || (part.rule.kind === 'choice' && /\([^(),]+,[^(),]+\)/.test(text))
  if (!verdict.correct) return verdict
  const untrue =
    (isRead ? untrueDatum({ ...page, steps }, text) : undefined) ??
    (part.rule.kind === 'ratio' ? untrueMultiplier(part.rule, text) : undefined) ??
    (/q/i.test(text) ? untrueQuadrant(text) : undefined)
  return untrue === undefined ? verdict : { correct: false, note: untrue }
}

/** The kinds whose working holds values. */
const withValues: ReadonlySet<string> = new Set(['number', 'fraction', 'surd', 'ratio', 'coordinates', 'roots', 'pair'])

const labelled = ({ label, marks }: JudgedPart, index: number) => ({ label: label ?? `(${index + 1})`, marks })

function partRule(part: JudgedPart, index: number): PartRule {
  const { label, marks } = labelled(part, index)
  if (part.rule.kind === 'parts') throw new Error(`checkProblem: part ${label} has parts of its own`)
  return { label, marks, rule: part.rule }
}

/** How a response is read. */
export interface LiveReading {
  /** TeX of what was read; neither this nor a problem for answers in words. */
  readonly tex?: string
  /** Why it cannot be read, and what to do. */
  readonly problem?: string
  /** The character of the response, counted from 0, at which reading stopped; its length when something is missing at the end. */
  readonly at?: number
}

/** How a response is read: as TeX, or why not and where. Says nothing of right or wrong. */
export function readAnswer(rule: AnswerRule, response: string): LiveReading {
  if (response.trim() === '') return {}
  const { text, from } = unwrapped(response)
  const { reading } = answerTo(rule, typed(text))
  if (!isUnread(reading)) return reading.tex === '' ? {} : { tex: reading.tex }
  return { problem: reading.problem, ...(reading.at !== undefined && { at: from + placeIn(text, reading.at) }) }
}
