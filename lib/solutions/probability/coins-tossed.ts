import { counted, togetherObjection, totalLine } from './any/counting'
import { atomsOf, type Event } from './any/event'
import { tosses } from './coins'
import { worked } from '../solution'

export type CoinAtom =
  | { readonly kind: 'exactly' | 'at least' | 'at most'; readonly count: number; readonly side: 'H' | 'T' }
  | { readonly kind: 'all alike' | 'as many' | 'in turn' }
  | { readonly kind: 'more'; readonly side: 'H' | 'T' }
  | { readonly kind: 'toss'; readonly at: number; readonly side: 'H' | 'T' }

/** Coins that are tossed, or children that are born: `sides` names what comes up, H first. */
export interface CoinsTossed {
  readonly coins: number
  readonly sides: readonly [string, string]
  readonly event: Event<CoinAtom>
}

const countOf = (side: string, outcome: string): number => outcome.split(side).length - 1

function isToss(atom: CoinAtom, outcome: string): boolean {
  switch (atom.kind) {
    case 'exactly':
      return countOf(atom.side, outcome) === atom.count
    case 'at least':
      return countOf(atom.side, outcome) >= atom.count
    case 'at most':
      return countOf(atom.side, outcome) <= atom.count
    case 'all alike':
      return new Set(outcome).size === 1
    case 'as many':
      return countOf('H', outcome) === countOf('T', outcome)
    case 'in turn':
      return outcome.length > 1 && !/HH|TT/.test(outcome)
    case 'more':
      return countOf(atom.side, outcome) * 2 > outcome.length
    case 'toss':
      return outcome[atom.at - 1] === atom.side
    default:
      return atom satisfies never
  }
}

const numbers = ['no', 'one', 'two', 'three', 'four'] as const
const places = ['', 'first', 'second', 'third', 'fourth'] as const

function wordsFor([head, tail]: CoinsTossed['sides']): (atom: CoinAtom) => string {
  const plural = (name: string): string => (name === 'child' ? 'children' : `${name}s`)
  const named = (side: 'H' | 'T'): string => (side === 'H' ? head : tail)
  return (atom) => {
    switch (atom.kind) {
      case 'exactly':
      case 'at least':
      case 'at most': {
        const bound = atom.count === 0 && atom.kind === 'exactly' ? '' : `${atom.kind} `
        return `${bound}${numbers[atom.count] ?? atom.count} ${atom.count === 1 ? named(atom.side) : plural(named(atom.side))}`
      }
      case 'all alike':
        return 'the same each time'
      case 'as many':
        return `as many ${plural(head)} as ${plural(tail)}`
      case 'in turn':
        return `${head} and ${tail} in turn`
      case 'more':
        return `more ${plural(named(atom.side))} than ${plural(named(atom.side === 'H' ? 'T' : 'H'))}`
      case 'toss':
        return `a ${named(atom.side)} the ${places[atom.at] ?? atom.at} time`
      default:
        return atom satisfies never
    }
  }
}

/** E.g. "Three coins are tossed together. Find the probability of getting at least one head and one tail." */
export const coinsTossed = worked<CoinsTossed>({
  id: 'coins-tossed',
  archetype: 'prob-coins',
  objection: ({ coins, event }) => {
    if (!Number.isSafeInteger(coins) || coins < 1) return 'At least one coin must be tossed.'
    if (coins > 4) return 'With more than four coins the outcomes are too many to list.'
    return atomsOf(event).every((atom) => atom.kind !== 'toss' || (atom.at > 0 && atom.at <= coins))
      ? togetherObjection(event, tosses(coins), isToss)
      : 'There is no such toss: check the number.'
  },
  solve: ({ coins, sides, event }) => {
    const all = tosses(coins)
    const letters = sides.map((side) => side.charAt(0).toUpperCase())
    const name = (outcome: string) => outcome.replace(/./g, (one) => letters[one === 'H' ? 0 : 1] ?? one)
    return counted(event, {
      all,
      is: isToss,
      words: wordsFor(sides),
      name: (outcome) => `\\text{${name(outcome)}}`,
      verb: 'getting',
      lines: [`All possible outcomes: ${all.map(name).join(', ')}.`, totalLine(all.length)],
    })
  },
})
