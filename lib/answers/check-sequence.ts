import { clean } from './clean'
import type { SequenceRule, Verdict } from './rule'
import { Unreadable } from './unreadable'
import { verdict } from './verdict'

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

/** Numbers before the letters, as in "1. D 2. A", are passed over. */
const lettersIn = (text: string): string =>
  (clean(text.slice(0, 1000)).match(/[A-Za-z]+/g) ?? [])
    .filter((run) => !fillers.has(run.toLowerCase()))
    .join('')
    .toUpperCase()
