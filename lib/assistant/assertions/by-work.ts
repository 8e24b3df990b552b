import type { AssertionReason } from './apart'
import { averagesSaid } from './averages-said'
import { inBookLetters } from './book-letters'
import { byCases, type CasesJudged } from './by-cases'
import { formulaIn } from './formula-facts'
import { generalIn, type General } from './general'
import { circleInRectangle } from './circle-in-rectangle'
import { pointOnAxis } from './point-on-axis'
import { proved } from './proved'
import { howManyReal, onlyOneReal } from './real-zeroes'
import {
  judgedAsked,
  judgedStatement,
  parallelOrNot,
  rationalOrNot,
  workedAssertion,
  type WorkedAssertion,
} from './stated'
import { followsFrom, wordedIn } from './worded'
import { saidOf } from '../choices/said-of'
import { carefully } from '../question/carefully'
import { unnumbered } from '../question/unnumbered'
import { plainText } from '../../rich-text/plain'
import { assertionReason, type JudgedReason } from '../../solutions/assertion-reason'
import type { Solution } from '../../solutions/solution'

/** How a reason stands to an assertion that holds, as it does itself: null where that cannot be told. */
function follows(general: General, { archetype }: WorkedAssertion, assertion: string): boolean | null {
  const words = assertion.toLowerCase()
  const isNamed = (general.names ?? []).every((name) => new RegExp(`(?<![a-z])${name}(?![a-z]{3})`).test(words))
  const isOf = general.explains?.some((one) => (one.endsWith('-') ? archetype.startsWith(one) : archetype === one))
  if (isOf && isNamed) return true
  if (isOfOther(general, archetype, words)) return false
  // of a sure or impossible event its complement is the other one
  if (archetype === 'prob-complement' && /(?:=|is) (?:[01]|zero|one)(?![.\d/])/.test(words)) return null
  if (general.besides !== undefined && RegExp(general.besides).test(words)) return false
  // "cg-section-point!mid": where the assertion speaks of no mid-point
  const isApart = general.apart?.some((one) => {
    const [of, unless] = one.split('!')
    return of === archetype && (unless === undefined || !unless.split('|').some((word) => words.includes(word)))
  })
  return isApart ? false : null
}

const averages = ['mean', 'median', 'mode']

/** How one average is defined says nothing of another one that is worked out alone. */
const isOfOther = ({ names = [] }: General, archetype: string, words: string): boolean =>
  /^stat-ungrouped(?:-x)?$/.test(archetype) &&
  names.length === 1 &&
  averages.includes(names[0] ?? '') &&
  !words.includes(names[0] ?? '') &&
  averages.some((one) => words.includes(one))

/** What k is found by: the case of the discriminant or of the ratios. */
const tested = new Set(['qe-k-equal-roots', 'qe-discriminant-nature', 'le-classify-ratio', 'le-find-k'])
const named: readonly (readonly [RegExp, string])[] = [
  [/no real (?:roots|zeroes)|imaginary|no solution|inconsistent|parallel/i, 'none'],
  [/equal (?:real )?(?:roots|zeroes)|real and equal|(?:roots|zeroes)\b[^.]* are equal/i, 'equal'],
  [/distinct|unequal/i, 'distinct'],
  [/infinite|coincident|dependent/i, 'infinite'],
  [/unique|intersect/i, 'unique'],
]

const isTested = (rule: CasesJudged['rule'], { archetype }: WorkedAssertion, assertion: string): true | null => {
  const [is, ...more] = named.flatMap(([says, name]) => (says.test(assertion) ? [name] : []))
  // "for equal roots D = 0"
  const isByTest = rule?.when.isTest === true || rule?.then.isTest === true
  const isOf = isByTest && rule.when.cases.size === 1 && is !== undefined && rule.when.cases.has(is)
  return isOf && more.length === 0 && tested.has(archetype) ? true : null
}

/** "sin² 67° + cos² 67° = 1" of "sin² θ + cos² θ = 1". */
function isInstance({ assertion, reason }: AssertionReason): true | null {
  const bare = (text: string) =>
    plainText(text)
      .toLowerCase()
      .replace(/^for .*?,\s*|,? for (?:all|any|every)(?: acute)?(?: values? of| angles?)? (?:θ|a|theta)\.?$/g, '')
      .replace(/(?<=(?:sin|cos|tan|cosec|sec|cot)[²^2{}\s]*)(?:\d+\s*°|θ|a\b|theta|x\b)/g, '@')
      .replace(/[\s.]/g, '')
  const angles = new Set([...plainText(assertion).matchAll(/\d+(?=\s*°)/g)].map(([angle]) => angle))
  return angles.size === 1 && bare(assertion).includes('@') && bare(assertion) === bare(reason) ? true : null
}

/** Whether the working uses the values of ratios that a reason states, "tan 45° = 1". */
function usesValues(reason: string, { lines }: WorkedAssertion): true | null {
  const values = [...plainText(reason).matchAll(/\b(sin|cos|tan|cosec|sec|cot)\s*(\d+)(?:\s*(?:°|degrees?)|(?=\s*=))/g)]
  const working = lines.map(plainText).join('\n')
  const uses = (name = '', angle = '') => new RegExp(`${name}\\s*${angle}\\s*°`).test(working)
  return values.length > 0 &&
    /^[^a-z]*(?:(?:sin|cos|tan|cosec|sec|cot|and|degrees?)[^a-z]*)+$/.test(plainText(reason)) &&
    values.every(([, name, angle]) => uses(name, angle))
    ? true
    : null
}

export const judgedAlone = async (typed: string): Promise<WorkedAssertion | null> => {
  for (const text of new Set([typed, unnumbered(carefully(typed))])) {
    const found = await judgedAsRead(text)
    if (found) return found
  }
  return null
}

const judgedAsRead = async (text: string): Promise<WorkedAssertion | null> =>
  pointOnAxis(text) ??
  circleInRectangle(text) ??
  howManyReal(text) ??
  onlyOneReal(text) ??
  said(text) ??
  hcfAndLcm(text) ??
  (await withPut(text)) ??
  (await workedAssertion(text)) ??
  (await parallelOrNot(text)) ??
  (await judgedStatement(text)) ??
  (await judgedAsked(text)) ??
  (await rationalOrNot(text)) ??
  alwaysSo(text) ??
  (await proved(text))

/** "For k = 6 the pair ... is inconsistent": the same with the number in the letter's place. */
async function withPut(text: string): Promise<WorkedAssertion | null> {
  const whole = text.trim().replace(/\.$/, '')
  const [, first, number, rest] =
    /^(?:for|if|when) ([kmpλ]) = ([-−]?\d+(?:\/\d+)?),? (?:then )?(.+)$/i.exec(whole) ?? []
  const [, about, last, values = ''] = /^(.+?),? (?:for|if|when) ([kmpλ]) = (±?[-−]?\d+(?:\/\d+)?)$/i.exec(whole) ?? []
  const [letter, statement] = [first ?? last, rest ?? about]
  if (letter === undefined || statement === undefined) return null
  const each =
    number === undefined ? (values.startsWith('±') ? [values.slice(1), `-${values.slice(1)}`] : [values]) : [number]
  const found = each.map((one) =>
    said(statement.replace(new RegExp(`(?<![a-z])${letter}(?=[xy²]|(?![a-z]))`, 'g'), `(${one})`)),
  )
  const known = found.filter((one) => one !== null)
  const [one] = known
  return one && known.length === found.length
    ? { ...one, lines: known.flatMap(({ lines }) => lines), holds: known.every(({ holds }) => holds) }
    : null
}

const numbersTold = '(?:positive |natural )?(?:numbers|integers)'
const possible: readonly RegExp[] = [
  `(?:if )?(?:the )?hcf of two ${numbersTold} is @ and (?:their |the )?lcm (?:can be|may be|is|can(no)t be) @`,
  `there (?:exist|are|can be|can(no)t (?:be|exist)|are (no)|(?:exist )?(no)) (?:any )?two ${numbersTold} (?:whose|with|having|which have) (?:their )?hcf (?:is |as )?@ and (?:whose |their )?lcm (?:is |as )?@`,
  `(no )?two ${numbersTold} can(no)?t? have @ as (?:their )?hcf and @ as (?:their )?lcm`,
  `(no )?two ${numbersTold} can(no)?t? have (?:their )?hcf @ and (?:their )?lcm @`,
].map((says) => RegExp(`^${says.replaceAll('@', '(\\d+)')}\\.?$`, 'i'))

/** "The HCF of two numbers is 18 and their LCM can be 380", "No two numbers can have HCF 18 and LCM 380" */
function hcfAndLcm(typed: string): WorkedAssertion | null {
  const text = typed.trim().replace(/\bcan(?: not|['’]t)\b/i, 'cannot')
  const found = possible.map((says) => says.exec(text)?.slice(1).filter(Boolean)).find(Boolean) ?? []
  const [hcf, lcm] = found.filter((each) => /\d/.test(each))
  // "no two numbers cannot" is none of a book
  if (hcf === undefined || lcm === undefined || found.length > 3) return null
  const left = Number(lcm) % Number(hcf)
  const whole = Math.floor(Number(lcm) / Number(hcf))
  const line = `$${lcm} = ${hcf} \\times ${whole}${left === 0 ? '' : ` + ${left}`}$: the HCF ${left === 0 ? 'divides' : 'does not divide'} the LCM.`
  return { lines: [line], holds: (left === 0) === (found.length === 2), archetype: 'rn-possible-hcf-lcm' }
}

/** What an assertion says of one number, equation, pair or point. */
function said(text: string): WorkedAssertion | null {
  const found = saidOf(text)
  return found && { lines: [`${found.why}.`], holds: found.holds, archetype: found.archetype }
}

/** An assertion that is a general statement itself. */
function alwaysSo(text: string): WorkedAssertion | null {
  const general = generalIn(text)
  const found =
    wordedIn(text) ?? (general?.archetype === undefined ? null : { ...general, archetype: general.archetype })
  const line =
    found?.holds === true ? 'The assertion is a theorem of the chapter, so it is true.' : (found?.rightly ?? '')
  return found && { lines: [line], holds: found.holds, archetype: found.archetype }
}

/** What stands around a rule and takes nothing from it: for which angles, and what its letters are called. */
const around = [
  /^for (?:any|all|every|each)(?: acute)?(?: values?| angles?)*(?: of)? ?(?:θ|A|x|theta)?,?\s+/i,
  /^for \d+°? ?[<≤] ?(?:θ|A) ?[<≤] ?\d+°?,?\s+/i,
  /[,;]? where (?:(?:l (?:is|=) (?:the )?last term|a (?:is|=) (?:the )?first term|d (?:is|=) (?:the )?common difference|n (?:is|=) (?:the )?number of terms)(?:,? and |, )?)+\.?$/i,
  /[,;]? where E is (?:an|any) event\.?$/i,
  /^for (?:an|any) event E,?\s+/i,
  /,? for (?:all|any|every)(?: acute)?(?: values? of| angles?)? (?:θ|A|theta)\.?$/i,
  /[,;]? where a and b are (?:any )?(?:two )?(?:positive |natural )?(?:integers|numbers)\.?$/i,
]

/** What a reason states of all cases. */
export const reasonOf = (text: string): General | null =>
  stated(text) ?? stated(around.reduce((so, one) => so.replace(one, ''), inBookLetters(text)))

const stated = (text: string): General | null =>
  generalIn(text) ?? averagesSaid(text) ?? formulaIn(text) ?? wordedIn(text)

/** A distance of the point explains nothing of where it lies. */
const isBeside = (assertion: WorkedAssertion, reason: WorkedAssertion | null): false | null =>
  assertion.archetype === 'le-axis-point' && reason?.archetype.startsWith('cg-distance') === true ? false : null

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
  const general = reasonOf(question.reason)
  const assertion = cases.assertion ?? (await judgedAlone(question.assertion))
  const known = cases.rule ?? general
  const worked = known || !assertion ? null : await judgedAlone(question.reason)
  const holds = known?.holds ?? worked?.holds
  if (!assertion || holds === undefined) return null
  const reason: JudgedReason = { name, holds, rightly: known?.rightly ?? worked?.lines.at(-1) ?? '' }
  const isFrom =
    !assertion.holds || !holds
      ? null
      : general
        ? (isInstance(question) ??
          followsFrom(wordedIn(question.assertion), wordedIn(question.reason)) ??
          follows(general, assertion, question.assertion))
        : (isTested(cases.rule, assertion, question.assertion) ??
          usesValues(question.reason, assertion) ??
          isBeside(assertion, worked))
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
