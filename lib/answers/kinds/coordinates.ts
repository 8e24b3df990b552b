import { newBudget, type Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../../reading/reading'
import { spacedList } from '../../reading/spaced-list'
import { typed as typedText, type Typed } from '../../reading/typed'
import { readPoints, type Coordinate, type Point } from '../../reading/values/point'
import { sameValue, withinHundredths } from '../../reading/values/value'
import { keys, type Kind, type Outcome } from '../kind'
import type { CoordinatesRule } from '../rule'
import { outcome } from '../outcome'

interface Key {
  readonly points: readonly Point[]
}

interface PointsReading extends Reading, Key {}

/** One point or several in any order; each coordinate exact, or a decimal within 0.1. */
export const coordinates: Kind<CoordinatesRule, Key, PointsReading> = {
  name: 'Points',
  words: 'One point or several: (3, -4), P(3, -4), x = 3 and y = -4.',
  format: 'coordinates',
  inputMode: 'text',
  keys: () => keys('( , )', '− /'),
  readKey: ({ expected }) => ({ points: readPoints(typedText(expected).apart, 1, newBudget()) }),
  alike: (a, b) => a.points.length === b.points.length,
  read,
  judge,
}

/** So many points as the key has. */
function read(response: Typed, { points: { length } }: Key, _rule: CoordinatesRule, budget: Budget): PointsReading {
  const { apart } = length === 1 ? spacedList(response, 2) : response
  const points = readPoints(apart, length, budget)
  return { ...wordsOnly, points, tex: points.map(([x, y]) => `\\left(${x.tex},\\; ${y.tex}\\right)`).join(',\\; ') }
}

function judge({ points: key }: Key, { points }: PointsReading, _rule: CoordinatesRule, budget: Budget): Outcome {
  const right = points.length === key.length && matchAll(points, key, budget)
  return outcome(right, right ? undefined : noteFor(points, key, budget))
}

const isNear = (typed: Coordinate, key: Coordinate, budget: Budget): boolean =>
  sameValue(typed.value, key.value, budget) || (typed.decimal && withinHundredths(typed.value, key.value, 10))

const isSame = (typed: Point, key: Point, budget: Budget): boolean =>
  isNear(typed[0], key[0], budget) && isNear(typed[1], key[1], budget)

/** Whether the points can be paired off, each used once. */
function matchAll(typed: readonly Point[], key: readonly Point[], budget: Budget): boolean {
  const left = [...key]
  for (const point of typed) {
    const index = left.findIndex((wanted) => isSame(point, wanted, budget))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return true
}

function noteFor(typed: readonly Point[], key: readonly Point[], budget: Budget): string | undefined {
  const [point] = typed
  if (typed.length < key.length) return `Give ${key.length} points.`
  if (typed.length > key.length) return key.length === 1 ? 'Give one point only.' : `Give ${key.length} points.`
  if (point && key.length === 1 && matchAll([[point[1], point[0]]], key, budget))
    return 'Check the order: the x-coordinate comes first.'
  return undefined
}
