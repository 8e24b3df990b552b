import { suits, type NumberEvent } from './number-event'
import { sumText } from './number-event-words'

/** What is asked of the two numbers that come up. */
export type PairEvent =
  | { readonly kind: 'product' | 'difference' | 'both' | 'doublet'; readonly of: NumberEvent }
  | { readonly kind: 'same' | 'different' | 'first greater' | 'second greater' }
  | { readonly kind: 'once' | 'never'; readonly number: number }

export type Pair = readonly [number, number]

export function pairSuits(event: PairEvent, [a, b]: Pair): boolean {
  switch (event.kind) {
    case 'product':
      return suits(event.of, a * b)
    case 'difference':
      return suits(event.of, Math.abs(a - b))
    case 'both':
      return suits(event.of, a) && suits(event.of, b)
    case 'doublet':
      return a === b && suits(event.of, a)
    case 'same':
    case 'different':
      return (a === b) === (event.kind === 'same')
    case 'first greater':
      return a > b
    case 'second greater':
      return b > a
    case 'once':
    case 'never':
      return (a === event.number || b === event.number) === (event.kind === 'once')
    default:
      return event satisfies never
  }
}

const plural: Readonly<Record<string, string>> = {
  'perfect square': 'perfect squares',
  'perfect cube': 'perfect cubes',
}

/** After "the probability that": "the product of the two numbers is $12$". */
export function pairText(event: PairEvent): string {
  switch (event.kind) {
    case 'product':
    case 'difference':
      return `the ${event.kind} of the two numbers is ${sumText(event.of)}`
    case 'both':
      return `both numbers are ${'number' in event.of || event.of.kind === 'between' || event.of.kind === 'either' ? sumText(event.of) : (plural[event.of.kind] ?? event.of.kind)}`
    case 'doublet':
      return `a doublet of ${event.of.kind} numbers comes up`
    case 'same':
      return 'the two numbers are the same (a doublet)'
    case 'different':
      return 'the two numbers are different'
    case 'first greater':
      return 'the first number is greater than the second'
    case 'second greater':
      return 'the second number is greater than the first'
    case 'once':
      return `$${event.number}$ comes up at least once`
    case 'never':
      return `$${event.number}$ does not come up at all`
    default:
      return event satisfies never
  }
}
