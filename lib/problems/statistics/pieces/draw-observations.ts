import type { Random } from '../../../random'
import type { Observations } from './mean-change-questions'

/** A change, with numbers that suit it. */
export function drawObservations(random: Random): Observations {
  const change = random.pick([
    'removed',
    'removed',
    'misread',
    'misread',
    'added to each',
    'multiplied',
    'naturals',
  ] as const)
  const count = random.integer(6, 25)
  const mean = random.integer(12, 40)
  if (change === 'removed') {
    // Removing mean + k(count − 1) lowers the mean by k.
    const k = random.pick([-1, 1, 1])
    const by = mean + k * (count - 1)
    return by > 0 ? { change, count, mean, by, wrong: 0 } : { change, count, mean, by: mean + count - 1, wrong: 0 }
  }
  if (change === 'misread') {
    const small = random.pick([5, 8, 10, 20])
    return {
      change,
      count: small,
      mean,
      by: random.integer(1, 4) * (small === 8 ? 4 : 5),
      wrong: random.integer(12, 30),
    }
  }
  return { change, count, mean, by: change === 'multiplied' ? random.integer(2, 5) : random.integer(2, 12), wrong: 0 }
}
