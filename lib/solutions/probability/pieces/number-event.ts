import { isPrime, isSquare } from '../../../maths'

/** What is asked of a whole number that comes up. */
export type NumberEvent =
  | {
      readonly kind:
        'odd' | 'even' | 'prime' | 'composite' | 'even prime' | 'odd prime' | 'perfect square' | 'perfect cube'
    }
  | {
      readonly kind:
        | 'equal to'
        | 'multiple of'
        | 'divisible by'
        | 'factor of'
        | 'greater than'
        | 'less than'
        | 'not less than'
        | 'not greater than'
        | 'prime below'
        | 'at least'
        | 'at most'
      readonly number: number
    }
  /** Neither end counts. */
  | { readonly kind: 'between'; readonly from: number; readonly to: number }
  | { readonly kind: 'either'; readonly numbers: readonly [number, number] }

/** Whether a positive whole number suits the event. */
export function suits(event: NumberEvent, n: number): boolean {
  switch (event.kind) {
    case 'odd':
      return n % 2 === 1
    case 'even':
      return n % 2 === 0
    case 'prime':
      return isPrime(n)
    case 'composite':
      return n > 1 && !isPrime(n)
    case 'even prime':
      return n === 2
    case 'odd prime':
      return n !== 2 && isPrime(n)
    case 'perfect square':
      return isSquare(n)
    case 'perfect cube':
      return Math.round(Math.cbrt(n)) ** 3 === n
    case 'equal to':
      return n === event.number
    case 'multiple of':
    case 'divisible by':
      return n % event.number === 0
    case 'factor of':
      return event.number % n === 0
    case 'greater than':
    case 'not less than':
    case 'less than':
    case 'not greater than':
    case 'at least':
    case 'at most':
      return bounded(event.kind, n, event.number)
    case 'prime below':
      return isPrime(n) && n < event.number
    case 'between':
      return n > event.from && n < event.to
    case 'either':
      return event.numbers.includes(n)
    default:
      return event satisfies never
  }
}

type Bound = 'greater than' | 'not less than' | 'less than' | 'not greater than' | 'at least' | 'at most'

function bounded(kind: Bound, n: number, bound: number): boolean {
  if (kind === 'greater than') return n > bound
  if (kind === 'less than') return n < bound
  return kind === 'not less than' || kind === 'at least' ? n >= bound : n <= bound
}

/** What keeps the event from being one, in a word to the student. */
export function eventObjection(event: NumberEvent): string | null {
  const numbers =
    event.kind === 'between'
      ? [event.from, event.to]
      : event.kind === 'either'
        ? event.numbers
        : 'number' in event
          ? [event.number]
          : []
  if (!numbers.every((n) => Number.isSafeInteger(n))) return 'The numbers of the event must be whole numbers.'
  return /multiple|divisible|factor/.test(event.kind) && numbers.some((n) => n < 1)
    ? 'Multiples and factors are asked of positive whole numbers.'
    : null
}
