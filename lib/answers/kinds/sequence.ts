import { clean } from '../../reading/text/clean'
import type { SequenceRule, Verdict } from '../rule'
import { Unreadable } from '../../reading/unreadable'
import { verdict } from '../verdict'

const fillers = new Set(
  'then and the is to so first next last finally step steps order correct answer ans option'.split(' '),
)

/** Letters in the right order with any separators or none: "BDAC", "b, d, a, c", "b > d > a > c". */
export function checkSequence(rule: SequenceRule, response: string): Verdict {
  const [wanted, typed] = [lettersIn(rule.expected), lettersIn(response)]
  if (typed === '') throw new Unreadable('Give the letters in order, e.g. B D A C.')
  const reading = [...typed]
    .slice(0, 20)
    .map((letter) => `\\text{${letter}}`)
    .join('\\;')
  if (typed === wanted) return verdict(true, reading)
  const missing = [...wanted].find((letter) => !typed.includes(letter))
  return verdict(false, reading, missing === undefined ? undefined : `Step ${missing} is missing.`)
}

const lettersIn = (text: string): string => {
  const runs = (clean(text.slice(0, 1000)).match(/[A-Za-z]+|\d+/g) ?? []).filter(
    (run) => !fillers.has(run.toLowerCase()),
  )
  return (
    numbered(runs) ??
    runs
      .filter((run) => /[a-z]/i.test(run))
      .join('')
      .toUpperCase()
  )
}

/** "2-D, 1-B", "D = 2, B = 1": letters with their places; null when not every letter has one. */
function numbered(runs: readonly string[]): string | null {
  if (runs.length < 4 || runs.length % 2 === 1) return null
  const pairs = Array.from({ length: runs.length / 2 }, (_, index) => runs.slice(2 * index, 2 * index + 2))
  const [first] = runs
  const placed = pairs.map((pair) => (/^\d/.test(first ?? '') ? pair : [...pair].reverse()))
  if (!placed.every(([place, letter]) => /^\d+$/.test(place ?? '') && /^[a-z]$/i.test(letter ?? ''))) return null
  return placed
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, letter]) => letter ?? '')
    .join('')
    .toUpperCase()
}
