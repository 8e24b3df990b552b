import { letterAt } from '@/lib/letters'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'
import { readLine } from './claims'

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
  'last step': (problem, _, random) => inLine(problem, problem.steps.length - 1, random),
  'dropped step': droppedStep,
  'cross-check': (problem, again, random) => {
    const wrong = again === null ? null : changedKey(again, problem, random)
    return wrong === null
      ? null
      : { problem, again: wrong, what: `the second road gives ${wrong} for ${problem.answerValidator.expected}` }
  },
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

function inStep(
  problem: Problem,
  random: Random,
  places: (text: string) => readonly Place[],
  change: (text: string, place: Place) => string | null,
): Pick<Planted, 'problem' | 'what'> | null {
  const all = problem.steps.slice(0, -1).flatMap((text, line) => places(text).map((place) => ({ text, line, place })))
  if (all.length === 0) return null
  const { text, line, place } = random.pick(all)
  const changed = change(text, place)
  return changed === null ? null : withStep(problem, line, changed)
}

function withStep(problem: Problem, line: number, changed: string): Pick<Planted, 'problem' | 'what'> {
  return {
    problem: { ...problem, steps: problem.steps.map((step, index) => (index === line ? changed : step)) },
    what: `step ${line + 1}: "${problem.steps[line] ?? ''}" -> "${changed}"`,
  }
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

function inLine(problem: Problem, line: number, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const text = problem.steps[line] ?? ''
  const key = new Set(problem.answerValidator.expected.match(/\d+(?:\.\d+)?/g) ?? [])
  const places = [...text.matchAll(/\d+(?:\.\d+)?/g)]
    .map(({ index, 0: digits }) => ({ at: index, text: digits }))
    .filter((place) => key.has(place.text))
  if (places.length === 0) return null
  return withStep(problem, line, changedNumber(text, random.pick(places), random))
}

function withKey(problem: Problem, random: Random): Pick<Planted, 'problem' | 'what'> | null {
  const { answerValidator: rule } = problem
  const expected = changedKey(rule.expected, problem, random)
  if (expected === null) return null
  const answer = typeof problem.answer === 'number' ? Number(expected) : expected
  return {
    problem: { ...problem, answer, answerValidator: { ...rule, expected } },
    what: `key ${rule.expected} -> ${expected}`,
  }
}

/** Off by one, the other sign, turned over, another letter. */
function changedKey(key: string, { answerValidator: { kind } }: Problem, random: Random): string | null {
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
  const needed = problem.steps.flatMap((step, index) => {
    const tag = /(?:dots|\.\.\.|…)\s*\((\d)\)/.exec(step)?.[1]
    const called =
      tag !== undefined &&
      problem.steps
        .slice(index + 1)
        .some((later) => new RegExp(`[a-z] \\(${tag}\\)`, 'i').test(later.replace(/dots \(\d\)/g, '')))
    const last = index === problem.steps.length - 1
    return last || called || (problem.stepMarks[index] ?? 0) > 0 || /^\([A-G]\) /.test(step) ? [index] : []
  })
  if (needed.length === 0) return null
  const gone = random.pick(needed)
  return {
    problem: {
      ...problem,
      steps: problem.steps.filter((_step, index) => index !== gone),
      stepMarks: problem.stepMarks.filter((_mark, index) => index !== gone),
    },
    what: `without step ${gone + 1}: "${problem.steps[gone] ?? ''}"`,
  }
}
