import { newBudget, type Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../../reading/reading'
import { spacedList } from '../../reading/spaced-list'
import type { Node } from '../../reading/tree/node'
import { typed as typedText, type Typed } from '../../reading/typed'
import { namesOfPoints } from '../../reading/values/names-of'
import type { Coordinate, Point } from '../../reading/values/one-point'
import { readPoints, type Points } from '../../reading/values/point'
import { Unreadable } from '../../reading/unreadable'
import { isExactly, sameValue } from '../../reading/values/value'
import { falseLinkIn } from '../chain'
import { keys, type Kind, type Outcome } from '../kind'
import { nearRoot } from '../near'
import { meaningOf } from '../asked/meaning'
import type { Asked, CoordinatesRule, Decimals } from '../rule'
import { outcome } from '../outcome'
import { exactly, isTaken } from '../rounding'
import { isAllWorkedOut, workItOut } from '../worked-out'

interface Key {
  readonly points: readonly Point[]
}

interface PointsReading extends Reading, Points {}

/** One point or several in any order; the x-coordinate first. */
export const coordinates: Kind<CoordinatesRule, Key, PointsReading> = {
  name: 'Points',
  words: 'One point or several: (3, -4), P(3, -4), x = 3 and y = -4.',
  format: 'coordinates',
  inputMode: 'text',
  keys: () => keys('( , )', '− /'),
  readKey: ({ expected }) => readPoints(typedText(expected).apart, 1, newBudget()),
  alike: (a, b) => a.points.length === b.points.length,
  read,
  judge,
}

/** So many points as the key has. */
function read(response: Typed, { points: { length } }: Key, { asked }: CoordinatesRule, budget: Budget): PointsReading {
  if (besides.test(response.text)) throw new Unreadable('Give one point only.')
  refuseStrangers(response.text, asked?.words)
  const { apart } = length === 1 ? spacedList(response, 2) : response
  const read = readPoints(apart, length, budget)
  return {
    ...wordsOnly,
    ...read,
    names: isEither.test(response.text) ? [] : namesOfPoints(apart),
    tex: texOf(read.points),
  }
}

/** "(2, 3) (or 5)", "(2, 3) (answer = 4)" */
const besides = /\)\s?\((?:or |ans\p{L}{0,4} ?=? ?)?[-−]?\d[^(),]{0,20}\)\s*$/iu

/** "D(1, -1) or P(0, -2)": names that choose nothing. */
const isEither = /\)\s?(?:or|ya|either)(?!\p{L})/iu

/** Throws where only words that the question does not know stand behind the last point. */
function refuseStrangers(text: string, known: readonly string[] | undefined): void {
  const behind = (/\)\s?(\p{L}[\p{L}\s/]{3,60})\.?$/u.exec(text)?.[1] ?? '').toLowerCase().split(/[\s/]+/)
  const words = behind.filter((word) => word.length > 3 && !framing.test(word))
  const [first] = words
  if (known && first && !words.some((word) => known.includes(word)))
    throw new Unreadable(`“${first}” is out of place. Write only the point, e.g. (3, -4).`)
}

/** What a student says of a point. */
const framing =
  /^(?:is|are|hai|hain|hoga|ans|answers?|required|points?|coordinates?|units?|only|quadrants?|mid\w*|mil(?:t[aei]|e(?:g[aei]|nge)?)|aa?t[aei]|intersect\w*|meet\w*|lies?|cuts?)$/

const texOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `\\left(${x.tex},\\; ${y.tex}\\right)`).join(',\\; ')

function judge(
  { points: key }: Key,
  { points: typed, chains, names }: PointsReading,
  { decimals, asked, exchangeable }: CoordinatesRule,
  budget: Budget,
): Outcome {
  const points = key.length === 1 ? lastByName(typed, names, asked) : typed
  if (!isAllWorkedOut(nodesOf(key), nodesOf(points))) return workItOut
  const broken = falseLinkIn(chains, budget)
  if (broken) return outcome(false, broken)
  const near = nearTo(decimals, budget)
  const placed = placedByName(points, names, asked?.names ?? [])
  if (
    placed?.length === key.length &&
    !exchangeable &&
    matchAll(points, key, near) &&
    !placed.every((point, index) => matchAll([point], key.slice(index, index + 1), near))
  )
    return outcome(false, 'The points are right, but not all of them have their own letter.')
  if (points.length !== key.length || !matchAll(points, key, near)) return outcome(false, noteFor(points, key, near))
  return outcome(true, matchAll(points, key, isSame) ? undefined : exactly(texOf(key)))
}

/** "D(1, -1), P(0, -2)": the point that is asked for, behind others of the question that it was found from. */
function lastByName(points: readonly Point[], names: readonly string[], asked: Asked | undefined): readonly Point[] {
  const before = names.slice(0, -1)
  const last = names.at(-1)
  if (!asked || last === undefined || points.length < 2 || names.length !== points.length) return points
  const isBefore = before.every(
    (name) => /^[A-Z]$/.test(name) && asked.words?.includes(name) === true && !asked.names.includes(name),
  )
  const letter = /(?<!\p{L})[A-Z]$/u.exec(last)?.[0]
  const isAsked = letter === undefined ? meaningOf(last, asked) === 'asked' : asked.names.includes(letter)
  return isBefore && isAsked ? points.slice(-1) : points
}

/** Points in the order in which the question names them; undefined where not each has a letter of the question. */
function placedByName(
  points: readonly Point[],
  typed: readonly string[],
  asked: readonly string[],
): readonly Point[] | undefined {
  const letters = asked.filter((name) => /^[A-Z]$/.test(name))
  if (points.length < 2 || typed.length !== points.length || letters.length !== points.length) return undefined
  const placed = letters.map((letter) => points[typed.indexOf(letter)]).filter((point) => point !== undefined)
  return placed.length === points.length ? placed : undefined
}

const nodesOf = (points: readonly Point[]): readonly Node[] => points.flat().map(({ amount }) => amount.node)

type Matches = (typed: Coordinate, key: Coordinate) => boolean

const isSame: Matches = (typed, key) => isExactly(typed.value, key.value)

const nearTo =
  (decimals: Decimals | undefined, budget: Budget): Matches =>
  (typed, key) =>
    sameValue(typed.value, key.value, budget) ||
    (typed.decimal !== null && isTaken(decimals, typed.decimal, key.value, nearRoot))

/** Whether the points can be paired off, each used once. */
function matchAll(typed: readonly Point[], key: readonly Point[], matches: Matches): boolean {
  const left = [...key]
  for (const [x, y] of typed) {
    const index = left.findIndex((wanted) => matches(x, wanted[0]) && matches(y, wanted[1]))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return true
}

function noteFor(typed: readonly Point[], key: readonly Point[], near: Matches): string | undefined {
  const [point] = typed
  if (typed.length < key.length) return `Give ${key.length} points.`
  if (typed.length > key.length) return key.length === 1 ? 'Give one point only.' : `Give ${key.length} points.`
  if (point && key.length === 1 && matchAll([[point[1], point[0]]], key, near))
    return 'Check the order: the x-coordinate comes first.'
  return undefined
}
