import type { AssertionReason } from './apart'
import { averagesSaid } from './averages-said'
import { inBookLetters } from './book-letters'
import { byCases, type CasesJudged } from './by-cases'
import { formulaIn } from './formula-facts'
import { generalIn, type General } from './general'
import { circleInRectangle } from './circle-in-rectangle'
import { isCountFor, numbersCounted } from './numbers-counted'
import { pointOnAxis } from './point-on-axis'
import { proved } from './proved'
import { howManyReal, onlyOneReal, placesOf, sameMeetings } from './real-zeroes'
import { similarFigures } from './similar-figures'
import {
  judgedAsked,
  judgedStatement,
  parallelOrNot,
  rationalOrNot,
  workedAssertion,
  type WorkedAssertion,
} from './stated'
import { identityIn, restsOnIdentity } from './trig-identities'
import { followsFrom, wordedIn } from './worded'
import { saidOf } from '../choices/said-of'
import { carefully } from '../question/carefully'
import { unnumbered } from '../question/unnumbered'
import { plainText } from '../../rich-text/plain'
import { assertionReason, type JudgedReason } from '../../solutions/assertion-reason'
import type { Solution } from '../../solutions/solution'
import { gcd, lcm } from '../../maths'

/** By which criterion the statements of these names make triangles similar. */
const criteria: Readonly<Record<string, string>> = { aa: 'AA', sss: 'SSS', 'angle-between': 'SAS' }

/** Whether an answer about zeroes rests on their sum or on their product, by its words or its working; undefined where neither is stated. */
function relationOf(
  { names = [], explains = [] }: General,
  { archetype, lines }: WorkedAssertion,
  words: string,
): boolean | null | undefined {
  const relations = ['sum', 'product']
  const own = names[0] ?? ''
  if (!relations.includes(own) || !/^(?:poly|qe)-/.test(archetype) || !explains.includes(archetype)) return undefined
  const told = relations.filter((one) =>
    RegExp(`\\b${one} of (?:(?:the|its|their|both|two) )*(?:zero|root)`).test(words),
  )
  const worked = relations.filter((one) => lines.some((line) => line.toLowerCase().includes(one)))
  const [used, ...more] = told.length > 0 ? told : worked
  return used === undefined || more.length > 0 || /reciprocals|squares|cubes|[αβ]/.test(words) ? null : used === own
}

/** How a reason stands to an assertion that holds, as it does itself: null where that cannot be told. */
function follows(general: General, worked: WorkedAssertion, assertion: string): boolean | null {
  const { archetype, lines } = worked
  const words = assertion.toLowerCase()
  const used = archetype === 'tri-criterion' ? /\b(?:SSS|SAS|AA)\b/.exec(lines.join(' '))?.[0] : undefined
  const criterion = 'id' in general ? criteria[String(general.id)] : undefined
  if (used !== undefined && criterion !== undefined) return used === criterion
  if (general.both) return general.both.some((each) => follows(each, worked, assertion) === true) ? true : null
  const relation = relationOf(general, worked, words)
  if (relation !== undefined) return relation
  const byIdentity = restsOnIdentity(general, worked, assertion)
  if (byIdentity !== null) return byIdentity
  const isNamed = (general.names ?? []).every((name) => new RegExp(`(?<![a-z])${name}(?![a-z]{3})`).test(words))
  const isOf = general.explains?.some((one) => (one.endsWith('-') ? archetype.startsWith(one) : archetype === one))
  if (isOf && isNamed) return true
  // the chance of what does not happen
  if (general.explains?.includes('prob-complement') && archetype.startsWith('prob-') && /\bnot\b/.test(words))
    return true
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
const tested = new Set([
  'qe-k-equal-roots',
  'qe-discriminant-nature',
  'poly-zeroes-integer',
  'le-classify-ratio',
  'le-find-k',
])
const named: readonly (readonly [RegExp, string])[] = [
  [
    /no real (?:roots|zeroes)|imaginary|no solution|inconsistent|parallel|\b(?:not|never) (?:meet|cut|touch|intersect)/i,
    'none',
  ],
  [
    /equal (?:real )?(?:roots|zeroes)|real and equal|(?:roots|zeroes)\b[^.]* are equal|touches|(?:exactly|only) one point/i,
    'equal',
  ],
  [/distinct|unequal|\btwo points/i, 'distinct'],
  [/infinite|coincident|dependent/i, 'infinite'],
  [/unique|intersect/i, 'unique'],
]

const isTested = (rule: CasesJudged['rule'], { archetype }: WorkedAssertion, assertion: string): boolean | null => {
  const [is, ...more] = named.flatMap(([says, name]) => (says.test(assertion) ? [name] : []))
  // "for equal roots D = 0"
  const isByTest = rule?.when.isTest === true || rule?.then.isTest === true
  const isOfOne = isByTest && rule.when.cases.size === 1 && is !== undefined && more.length === 0
  return isOfOne && tested.has(archetype) ? rule.when.cases.has(is) : null
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
  similarFigures(text) ??
  howManyReal(text) ??
  onlyOneReal(text) ??
  placesOf(text) ??
  said(text) ??
  hcfAndLcm(text) ??
  productOfMeasures(text) ??
  (await withPut(text)) ??
  (await workedAssertion(text)) ??
  (await parallelOrNot(text)) ??
  (await judgedStatement(text)) ??
  (await judgedAsked(text)) ??
  (await rationalOrNot(text)) ??
  alwaysSo(text) ??
  numbersCounted(text) ??
  (await proved(text)) ??
  (await eachOf(text))

/** "sin 30° = 1/2 and sin 90° = 1": two equations, each by itself. */
async function eachOf(text: string): Promise<WorkedAssertion | null> {
  const [first, second, ...more] = text.trim().split(/ and |, (?=(?:sin|cos|tan|cosec|sec|cot)\b)/)
  const isEach = first?.includes('=') === true && second?.includes('=') === true && more.length === 0
  if (!isEach || !/^(?:sin|cos|tan|cosec|sec|cot)\b/i.test(first) || /\bif\b/i.test(text)) return null
  const [one, other] = [await workedAssertion(first), await workedAssertion(second)]
  return one && other && { ...other, lines: [...one.lines, ...other.lines], holds: one.holds && other.holds }
}

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

const ofPossible = new Set(
  `hcf lcm two number numbers integer integers positive natural the of is are be can could may might cannot not no it possible to have has having with whose
  which as and their there exist exists when then for if any respectively that`.split(/\s+/),
)

/** "The HCF of two numbers can be 14 when their LCM is 380", "No two numbers can have HCF 18 and LCM 380" */
function hcfAndLcm(typed: string): WorkedAssertion | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\bcan(?: not|['’]t)\b/, 'cannot')
  const words = text
    .replace(/[.,()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [names, values] = [
    words.filter((word) => /^(?:hcf|lcm)$/.test(word)),
    words.filter((word) => /^\d+$/.test(word)),
  ]
  const refused = words.filter((word) => /^(?:cannot|not|no)$/.test(word)).length
  const isOf = words.every((word) => ofPossible.has(word) || /^\d+$/.test(word)) && /\btwo\b/.test(text)
  // "no two numbers cannot" is none of a book
  if (!isOf || refused > 1 || new Set(names).size !== 2 || names.length !== 2 || values.length !== 2) return null
  const [hcf = '', lcm = ''] = names[0] === 'hcf' ? values : values.toReversed()
  const left = Number(lcm) % Number(hcf)
  const whole = Math.floor(Number(lcm) / Number(hcf))
  if (Number(hcf) === 0) return null
  const line = `$${lcm} = ${hcf} \\times ${whole}${left === 0 ? '' : ` + ${left}`}$: the HCF ${left === 0 ? 'divides' : 'does not divide'} the LCM.`
  return { lines: [line], holds: (left === 0) === (refused === 0), archetype: 'rn-possible-hcf-lcm' }
}

/** "The product of the HCF and LCM of 6, 8 and 12 is not equal to the product of the three numbers" */
function productOfMeasures(text: string): WorkedAssertion | null {
  const [, row = '', ...said] =
    /^(?:the )?product of (?:the )?(?:hcf (?:and|&) (?:the )?lcm|lcm (?:and|&) (?:the )?hcf) of ((?:\d+,? (?:and )?)+)(?:is|are) (not )?equal to (?:the )?product of (?:(?:the|these) )*(two |three )?numbers\.?$/i.exec(
      text.trim(),
    ) ?? []
  const numbers = (row.match(/\d+/g) ?? []).map(Number)
  const [not, many] = said
  const isCounted = many === undefined || numbers.length === (/^two/i.test(many) ? 2 : 3)
  if (numbers.length < 2 || numbers.length > 3 || !isCounted || numbers.some((n) => n < 1 || n > 9999)) return null
  const [measures, product] = [gcd(...numbers) * lcm(...numbers), numbers.reduce((so, n) => so * n, 1)]
  return {
    lines: [
      `HCF $\\times$ LCM $= ${gcd(...numbers)} \\times ${lcm(...numbers)} = ${measures}$, and $${numbers.join(' \\times ')} = ${product}$`,
    ],
    holds: (measures === product) === (not === undefined),
    archetype: 'rn-hcf-lcm-verify',
  }
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
  /\s*\(?(?:by |from )?(?:the )?empirical (?:relation(?:ship)?|formula)\)?\.?$/i,
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
  stated(text) ?? stated(around.reduce((so, one) => so.replace(one, ''), inBookLetters(text))) ?? ofTwo(text)

/** "In a right triangle the hypotenuse is the longest side, so the sine of an acute angle is always less than 1", "... and a tangent is perpendicular to ...": both hold, or not. */
function ofTwo(text: string): General | null {
  const [one, other] =
    [...text.trim().matchAll(/[,;.] (?:so|hence|therefore|thus),? |,? and (?:that )?/gi)]
      .map((join) => [stated(text.slice(0, join.index)), stated(text.slice(join.index + join[0].length))])
      .find((both) => both.every((each) => each !== null)) ?? []
  if (!one || !other) return null
  const wrong = [one, other].find(({ holds }) => !holds)
  return { ...(wrong ?? { says: [], holds: true }), both: [one, other] }
}

const stated = (text: string): General | null =>
  generalIn(text) ?? averagesSaid(text) ?? identityIn(text) ?? formulaIn(text) ?? wordedIn(text)

/** Whether a reason is the criterion by which figures of told sizes are similar. */
function ofFigures({ assertion, reason }: AssertionReason): boolean | null {
  const figures = similarFigures(assertion)
  const rule = figures && wordedIn(reason)
  if (!rule) return null
  if (figures.by.includes(rule.id)) return true
  if (rule.id === 'always-similar')
    return figures.of !== undefined && rule.of?.includes(figures.of) === true ? true : null
  return /^(?:aa|sss|angle-between|proportional|angles-equal)$/.test(rule.id) && figures.by.length > 0 ? false : null
}

/** A distance of the point explains nothing of where it lies. */
const isBeside = (assertion: WorkedAssertion, reason: WorkedAssertion | null): false | null =>
  assertion.archetype === 'le-axis-point' && reason?.archetype.startsWith('cg-distance') === true ? false : null

/** The p(x) of a reason is that of the assertion. */
function withPolynomialNamed(question: AssertionReason): AssertionReason {
  const [, of] = /\bp\(x\) ?= ?([^,.;]+?)(?= (?:has|have|is|does|meets|cuts|touches)\b)/i.exec(question.assertion) ?? []
  return of === undefined || /p\(x\) ?=/i.test(question.reason)
    ? question
    : { ...question, reason: question.reason.replace(/\bp\(x\)/gi, of) }
}

/** Judges an assertion by answering it as a question, and its reason by what holds always or by answering that too. */
export async function byWork(
  typed: AssertionReason,
): Promise<{ readonly solution: Solution; readonly archetype: string } | null> {
  const question = withPolynomialNamed(typed)
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
          ofFigures(question) ??
          followsFrom(wordedIn(question.assertion), wordedIn(question.reason)) ??
          follows(general, assertion, question.assertion))
        : (isTested(cases.rule, assertion, question.assertion) ??
          usesValues(question.reason, assertion) ??
          sameMeetings(question) ??
          isCountFor(question.assertion, question.reason) ??
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
