import { sameValue, withinHundredths } from '../../reading/values/value'
import { readPoints, type Coordinate, type Point } from '../../reading/values/point'
import type { CoordinatesRule, Verdict } from '../rule'
import { spacedList } from '../../reading/tokens/spaced-list'
import { verdict } from '../verdict'

/** One point or several in any order; each coordinate exact, or a decimal within 0.1. */
export function checkCoordinates(rule: CoordinatesRule, response: string): Verdict {
  const key = readPoints(rule.expected, 1)
  const typed = readPoints(key.length === 1 ? spacedList(response, 2) : response, key.length)
  const reading = typed.map(([x, y]) => `\\left(${x.tex},\\; ${y.tex}\\right)`).join(',\\; ')
  const right = typed.length === key.length && matchAll(typed, key)
  return verdict(right, reading, right ? undefined : noteFor(typed, key))
}

const isNear = (typed: Coordinate, key: Coordinate): boolean =>
  sameValue(typed.value, key.value) || (typed.decimal && withinHundredths(typed.value, key.value, 10))

const isSame = (typed: Point, key: Point): boolean => isNear(typed[0], key[0]) && isNear(typed[1], key[1])

/** Whether the points can be paired off, each used once. */
function matchAll(typed: readonly Point[], key: readonly Point[]): boolean {
  const left = [...key]
  for (const point of typed) {
    const index = left.findIndex((wanted) => isSame(point, wanted))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return true
}

function noteFor(typed: readonly Point[], key: readonly Point[]): string | undefined {
  const [point] = typed
  if (typed.length < key.length) return `Give ${key.length} points.`
  if (typed.length > key.length) return key.length === 1 ? 'Give one point only.' : `Give ${key.length} points.`
  if (point && key.length === 1 && matchAll([[point[1], point[0]]], key))
    return 'Check the order: the x-coordinate comes first.'
  return undefined
}
