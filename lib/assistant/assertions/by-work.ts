import type { AssertionReason } from './apart'
import { byCases, type CasesJudged } from './by-cases'
import { formulaIn } from './formula-facts'
import { generalIn, type General } from './general'
import { circleInRectangle } from './circle-in-rectangle'
import { pointOnAxis } from './point-on-axis'
import { howManyReal } from './real-zeroes'
import {
  judgedAsked,
  judgedStatement,
  parallelOrNot,
  rationalOrNot,
  workedAssertion,
  type WorkedAssertion,
} from './stated'
import { followsFrom, wordedIn } from './worded'
import { assertionReason, type JudgedReason } from '../../solutions/assertion-reason'
import type { Solution } from '../../solutions/solution'

/** How a reason stands to an assertion that holds, as it does itself: null where that cannot be told. */
function follows(general: General, { archetype }: WorkedAssertion, assertion: string): boolean | null {
  const words = assertion.toLowerCase()
  const isNamed = (general.names ?? []).every((name) => new RegExp(`(?<![a-z])${name}(?![a-z]{3})`).test(words))
  const isOf = general.explains?.some((one) => (one.endsWith('-') ? archetype.startsWith(one) : archetype === one))
  if (isOf && isNamed) return true
  // "cg-section-point!mid": where the assertion speaks of no mid-point
  const isApart = general.apart?.some((one) => {
    const [of, unless] = one.split('!')
    return of === archetype && (unless === undefined || !words.includes(unless))
  })
  return isApart ? false : null
}

/** What k is found by: the case of the discriminant or of the ratios. */
const tests: Readonly<Record<string, string>> = { 'qe-k-equal-roots': 'equal' }

const isTested = (rule: CasesJudged['rule'], { archetype }: WorkedAssertion): true | null =>
  rule?.when.isTest === true && rule.when.cases.size === 1 && rule.when.cases.has(tests[archetype] ?? '') ? true : null

const judgedAlone = async (text: string): Promise<WorkedAssertion | null> =>
  pointOnAxis(text) ??
  circleInRectangle(text) ??
  howManyReal(text) ??
  (await workedAssertion(text)) ??
  (await parallelOrNot(text)) ??
  (await judgedStatement(text)) ??
  (await judgedAsked(text)) ??
  (await rationalOrNot(text)) ??
  alwaysSo(text)

/** An assertion that is a general statement itself. */
function alwaysSo(text: string): WorkedAssertion | null {
  const general = generalIn(text)
  const found =
    wordedIn(text) ?? (general?.archetype === undefined ? null : { ...general, archetype: general.archetype })
  const line =
    found?.holds === true ? 'The assertion is a theorem of the chapter, so it is true.' : (found?.rightly ?? '')
  return found && { lines: [line], holds: found.holds, archetype: found.archetype }
}

/** Judges an assertion by answering it as a question, and its reason by what holds always or by answering that too. */
export async function byWork(
  question: AssertionReason,
): Promise<{ readonly solution: Solution; readonly archetype: string } | null> {
  const cases = byCases(question)
  const name = 'reason'
  if (cases.assertion && cases.rule) {
    const solution = assertionReason(cases.assertion, { name, ...cases.rule }, question.codes)
    return solution && { solution, archetype: cases.assertion.archetype }
  }
  const general = generalIn(question.reason) ?? formulaIn(question.reason) ?? wordedIn(question.reason)
  const assertion = cases.assertion ?? (await judgedAlone(question.assertion))
  const stated = cases.rule ?? general
  const worked = stated || !assertion ? null : await judgedAlone(question.reason)
  const holds = stated?.holds ?? worked?.holds
  if (!assertion || holds === undefined) return null
  const reason: JudgedReason = { name, holds, rightly: stated?.rightly ?? worked?.lines.at(-1) ?? '' }
  const isFrom =
    !assertion.holds || !holds
      ? null
      : general
        ? (followsFrom(wordedIn(question.assertion), wordedIn(question.reason)) ??
          follows(general, assertion, question.assertion))
        : isTested(cases.rule, assertion)
  const { lines, archetype } = assertion
  const solution = assertionReason(
    {
      lines,
      holds: assertion.holds,
      rests: isFrom === true ? name : null,
      near: isFrom === null ? [name] : [],
    },
    reason,
    question.codes,
  )
  return solution && { solution, archetype }
}
