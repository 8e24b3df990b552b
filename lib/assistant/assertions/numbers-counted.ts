import type { WorkedAssertion } from './stated'
import { numberAt } from '../question/spoken-number'

const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, at) => at + 2).every((d) => n % d !== 0)

const kinds: Readonly<Record<string, (n: number) => boolean>> = {
  prime: isPrime,
  composite: (n) => n > 1 && !isPrime(n),
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
  'perfect square': (n) => Number.isInteger(Math.sqrt(n)),
}
const statement =
  /^(?:there are (?:only |exactly )?|(?:the )?(?:total )?number of (?=\D))(?:(\d+|[a-z]+(?:-[a-z]+)?) )?(prime|composite|even|odd|perfect square|multiples of (\d+))s?(?: numbers?)? (from|between|among(?: the numbers)?(?: from)?|in(?: the numbers)?(?: from)?) (\d+) (?:to|and|-) (\d+)(?: (?:is|are) (\d+))?\.?$/i

/** "There are 9 prime numbers from 1 to 20": counted. */
export function numbersCounted(text: string): WorkedAssertion | null {
  const [, before, kind = '', of, how = '', low = '', high = '', behind] = statement.exec(text.trim()) ?? []
  const [from, to] = [Number(low), Number(high)]
  const told = before ?? behind ?? ''
  const said = /^\d/.test(told) ? told : numberAt(told.toLowerCase().split('-'), 0)?.text
  if (said === undefined || (before !== undefined && behind !== undefined) || to <= from || to > 1000) return null
  const is = of === undefined ? kinds[kind.toLowerCase()] : (n: number) => n % Number(of) === 0
  // "between" may leave out its ends
  if (!is || Number(of) === 0 || (how.toLowerCase() === 'between' && (is(from) || is(to)))) return null
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(is)
  const shown = all.length > 30 ? '' : `: ${all.join(', ')}`
  return {
    lines: [`There are $${all.length}$ of them${shown}.`],
    holds: all.length === Number(said),
    archetype: 'prob-numbered',
  }
}

/** Whether a probability is found from what a reason counts: the same kind among the same numbers. */
export function isCountFor(assertion: string, reason: string): true | null {
  const [, , kind = '', , , low = '', high = ''] = statement.exec(reason.trim()) ?? []
  const says = (words: string) => new RegExp(`\\b${words.replace(/s(?= of|$)/, '')}`, 'i').test(assertion)
  return kind !== '' && says('probability') && says(kind) && says(`${low} (?:to|and) ${high}\\b`) ? true : null
}
