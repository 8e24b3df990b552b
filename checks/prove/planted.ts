import type { AnswerRule, PartsRule } from '@/lib/answers/rule'
import { letterAt } from '@/lib/letters'
import { labelled } from '@/lib/problems/pose-problem'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'
import type { Claim } from '@/lib/solutions/claim'
import type { Line } from '@/lib/solutions/line'
import { readLine } from './claims'
import { keyParts } from './key-parts'
import { placeOf, settingsOf } from './set-claims'

/** A problem made wrong on purpose, in one place. */
export interface Planted {
  readonly kind: FaultKind
  readonly problem: Problem
  readonly again: string | null
  /** What was changed, for the report. */
  readonly what: string
}

export const faultKinds = [
  'sign in a step',
  'number in a step',
  'key',
  'last step',
  'dropped step',
  'cross-check',
  'unit of a claim',
  'claim unlike its text',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One fault of the kind; null where the problem offers no place for it. */
export function plant(kind: FaultKind, problem: Problem, again: string | null, random: Random): Planted | null {
  const planted = faults[kind](problem, again, random)
  return planted && { kind, again, ...planted }
}

type Fault = (
  problem: Problem,
  again: string | null,
  random: Random,
) => (Pick<Planted, 'problem' | 'what'> & { readonly again?: string }) | null

const faults: Readonly<Record<FaultKind, Fault>> = {
  'sign in a step': (problem, _, random) => inStep(problem, random, signPlaces, changedSign),
  'number in a step': (problem, _, random) =>
    inStep(problem, random, numberPlaces, (text, place) => changedNumber(text, place, random)),
  key: (problem, again, random) => withKey(problem, random),
  'last step': (problem, _, random) => inLastLine(problem, random),
  'dropped step': droppedStep,
  'cross-check': (problem, again, random) => {
    const wrong = again === null ? null : changedKey(again, problem.answerValidator.kind, random)
    return wrong === null
      ? null
      : { problem, again: wrong, what: `the second road gives ${wrong} for ${problem.answerValidator.expected}` }
  },
  'unit of a claim': (problem, _, random) => otherUnit(problem, random),
  'claim unlike its text': (problem, _, random) => claimUnlikeText(problem, random),
}

/** A place in a text: where a token begins, and the token. */
interface Place {
  readonly at: number
  readonly text: string
}

/** A plus or minus between two terms, inside a formula that claims an equality. */
function signPlaces(text: string): readonly Place[] {
  return claimedRanges(text).flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/(?<=[\w)}\]] ?)[+-](?= ?(?!0\b)[\w(\\[])/g)].map(({ index, 0: sign }) => ({
      at: from + index,
      text: sign,
    })),
  )
}

/** A number inside a formula that claims an equality. */
function numberPlaces(text: string): readonly Place[] {
  return claimedRanges(text).flatMap(({ from, to }) =>
    [
      ...text
        .slice(from, to)
        .matchAll(/(?<!\b[01]\)?\^|frac\{0\}\{|[<>] ?-?|\\[lg]e ?-?|\\ne ?-?)\b\d+(?:\{,\}\d+)*(?:\.\d+)?/g),
    ].map(({ index, 0: digits }) => ({ at: from + index, text: digits })),
  )
}

/** The formulas of a line that hold an equals sign, without the numbers of equations. */
function claimedRanges(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/\$\$?([^$]+)\$\$?/g)].flatMap(({ index, 0: whole, 1: tex = '' }) => {
    const claims = readLine(`$${tex}$`, 0).claims
    if (!claims.some(({ relations }) => relations.includes('=') || relations.includes('≈'))) return []
    const label = /\\quad\s*\\ldots/.exec(whole)?.index ?? whole.length
    return [{ from: index, to: index + label }]
  })
}

/** A place in a text, or in a side of a claim of it. */
interface Spot {
  readonly line: number
  readonly text: string
  readonly place: Place
  readonly claim?: number
  readonly side?: number
}

function inStep(
  problem: Problem,
  random: Random,
  places: (text: string) => readonly Place[],
  change: (text: string, place: Place) => string | null,
): Pick<Planted, 'problem' | 'what'> | null {
  const lines = linesOf(problem).slice(0, -1)
  const all = lines.flatMap((one, line) => spotsIn(one, line, places))
  if (all.length === 0) return null
  const { text, line, place, claim, side } = random.pick(all)
  const changed = change(text, place)
  const old = lines[line]
  if (changed === null || !old) return null
  return withLine(problem, line, claim === undefined ? { ...old, text: changed } : withSide(old, claim, side, changed))
}

/** The places of a line: in the sides of its claims, and in what its text says besides. */
function spotsIn(line: Line, index: number, places: (text: string) => readonly Place[]): readonly Spot[] {
  const { text, claim: claims = [] } = line
  const claimed = claims.flatMap(({ sides, relations = ['='] }, claim) =>
    (relations.includes('=') || relations.includes('≈') ? sides : []).flatMap((tex, side) => {
      // In a formula that claims an equality, as every side of a claim does.
      const [head, tail] = ['$', ' = \\square$']
      return places(`${head}${tex}${tail}`)
        .filter(({ at }) => at <= tex.length)
        .map((place) => ({ line: index, text: tex, place: { ...place, at: place.at - head.length }, claim, side }))
    }),
  )
  const ranges = claims.flatMap((claim) => placeOf(text, claim) ?? [])
  const besides = places(text).filter(({ at }) => !ranges.some(({ from, to }) => from <= at && at < to))
  return [...claimed, ...besides.map((place) => ({ line: index, text, place }))]
}

/** An author's slip: the claim has another side, and the text is set from it. */
function withSide(line: Line, which: number, side: number | undefined, tex: string): Line {
  const old = line.claim?.[which]
  return old ? withClaim(line, which, { ...old, sides: old.sides.map((one, i) => (i === side ? tex : one)) }) : line
}

function withClaim(line: Line, which: number, claim: Claim): Line {
  const old = line.claim?.[which]
  const place = old && placeOf(line.text, old)
  if (!old || !place) return line
  const set = settingsOf(claim)[place.setting] ?? ''
  const shown = place.tag === null ? set : `${set.slice(0, -1)} \\quad \\ldots (${place.tag})$`
  const text = line.text.slice(0, place.from) + shown + line.text.slice(place.to)
  return { ...line, text, claim: line.claim.map((one, index) => (index === which ? claim : one)) }
}

const linesOf = ({ parts }: Problem): readonly Line[] => parts.flatMap(({ steps }) => steps)

/** The problem with other lines, in place of all that it has. */
function withLines(problem: Problem, change: (line: Line, index: number) => readonly Line[]): Problem {
  let index = 0
  const parts = problem.parts.map((part) => ({ ...part, steps: part.steps.flatMap((line) => change(line, index++)) }))
  const lines = parts.flatMap(({ steps }) => steps)
  return { ...problem, parts, steps: lines.map(({ text }) => text), stepMarks: lines.map(({ marks = 0 }) => marks) }
}

const withLine = (problem: Problem, at: number, changed: Line): Pick<Planted, 'problem' | 'what'> => ({
  problem: withLines(problem, (line, index) => [index === at ? changed : line]),
  what: `step ${at + 1}: "${problem.steps[at] ?? ''}" -> "${changed.text}"`,
})

/** Lines that hold claims, with the claims. */
const claimedIn = (problem: Problem) =>
  linesOf(problem).flatMap((line, index) => (line.claim ?? []).map((claim, which) => ({ line, index, claim, which })))

const otherUnits: Readonly<Record<string, readonly string[]>> = {
  cm: ['m', 'cm²'],
  m: ['cm', 'm²'],
  km: ['m', 'cm'],
  'cm²': ['cm', 'm²'],
  'm²': ['m', 'cm²'],
  'cm³': ['cm²', 'm³'],
  'm³': ['m²', 'cm³'],
}

/** The claimed value in another unit. */
function otherUnit(problem: Problem, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const all = claimedIn(problem).filter(({ claim: { unit } }) => unit !== undefined)
  if (all.length === 0) return null
  const { line, index, claim, which } = random.pick(all)
  const unit = random.pick(otherUnits[claim.unit ?? ''] ?? ['cm', 'litres'])
  return withLine(problem, index, withClaim(line, which, { ...claim, unit }))
}

/** The claim says one thing, the text another. */
function claimUnlikeText(problem: Problem, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const all = claimedIn(problem).flatMap((one) =>
    one.claim.sides.flatMap((tex, side) => [...tex.matchAll(/\d+/g)].map((found) => ({ ...one, tex, side, found }))),
  )
  if (all.length === 0) return null
  const { line, index, which, tex, side, found } = random.pick(all)
  const other = changedNumber(tex, { at: found.index, text: found[0] }, random)
  const claims = withSide(line, which, side, other).claim
  return withLine(problem, index, { ...line, ...(claims && { claim: claims }) })
}

const spliced = (text: string, { at, text: old }: Place, put: string): string =>
  text.slice(0, at) + put + text.slice(at + old.length)

const changedSign = (text: string, place: Place): string => spliced(text, place, place.text === '+' ? '-' : '+')

const changedNumber = (text: string, place: Place, random: Random): string =>
  spliced(text, place, otherNumber(place.text, random))

/** One more, one less in the last digit, or two digits exchanged. */
function otherNumber(digits: string, random: Random): string {
  const exchanged = digits.replace(/^(\d)(\d)/, '$2$1')
  if (exchanged !== digits && !exchanged.startsWith('0') && random.integer(0, 2) === 0) return exchanged
  const last = Number(digits.slice(-1))
  const less = last > 0 && (digits.length > 1 || last > 1) && random.integer(0, 1) === 0
  return digits.slice(0, -1) + (less ? String(last - 1) : last === 9 ? '8' : String(last + 1))
}

function inLastLine(problem: Problem, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const { part, to } = random.pick(keyParts(problem))
  const line = part.steps.at(-1)
  const key = new Set(part.rule.expected.match(/\d+(?:\.\d+)?/g) ?? [])
  const places = (text: string) =>
    [...text.matchAll(/\d+(?:\.\d+)?/g)]
      .map(({ index, 0: digits }) => ({ at: index, text: digits }))
      .filter((place) => key.has(place.text))
  const spots = line ? spotsIn(line, to - 1, places) : []
  if (!line || spots.length === 0) return null
  const { text, place, claim, side } = random.pick(spots)
  const changed = changedNumber(text, place, random)
  return withLine(
    problem,
    to - 1,
    claim === undefined ? { ...line, text: changed } : withSide(line, claim, side, changed),
  )
}

function withKey(problem: Problem, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const { answerValidator: rule } = problem
  if (rule.kind === 'parts') return withKeyOfPart(problem, rule, random)
  const expected = changedKey(rule.expected, rule.kind, random)
  if (expected === null) return null
  const answer = typeof problem.answer === 'number' ? Number(expected) : expected
  const validator = { ...rule, expected }
  return {
    problem: {
      ...problem,
      answer,
      answerValidator: validator,
      parts: problem.parts.map((part) => ({ ...part, rule: validator })),
    },
    what: `key ${rule.expected} -> ${expected}`,
  }
}

/** Another key for one part, wherever it is kept. */
function withKeyOfPart(problem: Problem, rule: PartsRule, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const which = random.integer(0, rule.parts.length - 1)
  const old = rule.parts[which]?.rule
  const expected = old ? changedKey(old.expected, old.kind, random) : null
  if (!old || expected === null) return null
  const parts = rule.parts.map((part, index) =>
    index === which ? { ...part, rule: { ...part.rule, expected } } : part,
  )
  const answer = labelled(parts.map((part) => [part.label, part.rule.expected]))
  return {
    problem: {
      ...problem,
      answer,
      answerValidator: { ...rule, expected: answer, parts },
      parts: problem.parts.map((part, index) =>
        index === which ? { ...part, rule: { ...part.rule, expected } } : part,
      ),
    },
    what: `key ${old.expected} -> ${expected}`,
  }
}

/** Off by one, the other sign, turned over, another letter. */
function changedKey(key: string, kind: AnswerRule['kind'], random: Random): string | null {
  if (kind === 'keywords' || kind === 'text') return null
  if (kind === 'choice') return random.pick([0, 1, 2, 3].map(letterAt).filter((letter) => letter !== key))
  if (kind === 'sequence') {
    const [first = '', second = '', ...rest] = key.split(' ')
    return [second, first, ...rest].join(' ')
  }
  if (/\.\d{3,}$/.test(key))
    return key.replace(/\d(?=\d*\.)/, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)))
  const over = /^(\d+)\/(\d+)$/.exec(key)
  const ways = [
    ...(/\d/.test(key) ? [key.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 1))] : []),
    ...(kind === 'number' || kind === 'fraction'
      ? Number(key) === 0
        ? []
        : [key.startsWith('-') ? key.slice(1) : `-${key}`]
      : []),
    ...(over && over[1] !== over[2] ? [`${over[2] ?? ''}/${over[1] ?? ''}`] : []),
  ]
  return ways.length === 0 ? null : random.pick(ways)
}

/** A step that earns marks, is called by its number, or belongs to an ordered proof. */
function droppedStep(problem: Problem, _: string | null, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const lasts = new Set(keyParts(problem).map(({ to }) => to - 1))
  const needed = problem.steps.flatMap((step, index) => {
    const tag = /(?:dots|\.\.\.|…)\s*\((\d)\)/.exec(step)?.[1]
    const called =
      tag !== undefined &&
      problem.steps
        .slice(index + 1)
        .some((later) => new RegExp(`[a-z] \\(${tag}\\)`, 'i').test(later.replace(/dots \(\d\)/g, '')))
    return lasts.has(index) || called || (problem.stepMarks[index] ?? 0) > 0 || /^\([A-G]\) /.test(step) ? [index] : []
  })
  if (needed.length === 0) return null
  const gone = random.pick(needed)
  return {
    problem: withLines(problem, (line, index) => (index === gone ? [] : [line])),
    what: `without step ${gone + 1}: "${problem.steps[gone] ?? ''}"`,
  }
}
