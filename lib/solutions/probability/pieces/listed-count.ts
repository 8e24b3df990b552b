import { favourable, type Counted } from './counted'
import type { Numbered } from './numbered-ask'
import { range } from './chance'
import { suits, type NumberEvent } from './number-event'
import { numberText } from './number-event-words'
import { isPrime, isSquare } from '../../../maths'
import { earns, line } from '../../line'

const listName = { square: 'perfect squares', cube: 'perfect cubes', prime: 'prime numbers' } as const

const isListed = {
  square: isSquare,
  cube: (n: number) => Math.round(Math.cbrt(n)) ** 3 === n,
  prime: isPrime,
} as const

/** Squares, cubes and primes, one by one. */
export function listFor({ from, to }: Numbered, kind: keyof typeof listName): Counted {
  const found = range(from, to).filter(isListed[kind])
  return {
    good: found.length,
    lines: [
      line(
        'list',
        found.length === 0
          ? `There are no ${listName[kind]} from $${from}$ to $${to}$.`
          : `The ${listName[kind]} from $${from}$ to $${to}$ are $${found.join(', ')}$.`,
      ),
      earns(0.5, favourable(`${found.length}`), 'favourable'),
    ],
  }
}

/** The numbers that suit an event; of a long list the first and the last ones. */
export function suiting({ from, to }: Numbered, event: NumberEvent): Counted {
  const found = range(from, to).filter((n) => suits(event, n))
  const list = found.length > 12 ? `${found.slice(0, 3).join(', ')}, \\ldots, ${found.at(-1)}` : found.join(', ')
  return {
    good: found.length,
    lines: [
      line(
        'list',
        found.length === 0
          ? `From $${from}$ to $${to}$ there is not ${numberText(event)}.`
          : `Favourable (${numberText(event)}): $${list}$.`,
      ),
      earns(0.5, favourable(`${found.length}`), 'favourable'),
    ],
  }
}

/** Those with two digits, from the first to the last. */
export function twoDigit({ from, to }: Numbered): Counted {
  const [first, last] = [Math.max(10, from), Math.min(99, to)]
  const good = Math.max(0, last - first + 1)
  const list = good > 3 ? `${first}, ${first + 1}, \\ldots, ${last}` : range(first, last).join(', ')
  return {
    good,
    lines: [
      line(
        'list',
        good === 0
          ? `There is no two-digit number from $${from}$ to $${to}$.`
          : `The two-digit numbers from $${from}$ to $${to}$ are $${list}$.`,
      ),
      earns(0.5, favourable(...(good === 0 ? ['0'] : [`${last} - ${first} + 1`, `${good}`])), 'favourable'),
    ],
  }
}
