import { gcd } from '../../../maths'
import type { Random } from '../../../random'
import { drawCoefficient } from './line'
import { type Line, type Pair } from '../../../solutions/linear-equations/pieces/line'
import type { Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'

/** Two equations with the outcome asked for: the second is a multiple of the first, altered where need be. */
export function drawByOutcome(random: Random, outcome: Outcome): Pair {
  const base = random.until(
    (source): Line => [source.integer(1, 7), drawCoefficient(source, 7), drawCoefficient(source, 12)],
    ([a, b, c]) => gcd(a, b, c) === 1 && a !== Math.abs(b),
  )
  const [m, n] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [1, -2],
  ] as const)
  const [first, second] = [scaled(base, m), scaled(base, n)]
  const change = random.pick([1, 2, 3, 5])
  if (outcome === 'infinite') return [first, second]
  if (outcome === 'none')
    return [first, [second[0], second[1], random.chance(0.4) ? -second[2] : second[2] + change || change]]
  return [first, [second[0], random.chance(0.5) ? -second[1] : awayFromZero(second[1] + change), second[2]]]
}

const scaled = ([a, b, c]: Line, by: number): Line => [a * by, b * by, c * by]
const awayFromZero = (n: number): number => (n === 0 ? 1 : n)
