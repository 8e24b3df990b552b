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

/** "a prime number", "a multiple of $3$", "a number greater than $4$" */
export function numberText(event: NumberEvent): string {
  switch (event.kind) {
    case 'odd':
    case 'even':
    case 'even prime':
    case 'odd prime':
      return `an ${event.kind} number`
    case 'prime':
    case 'composite':
      return `a ${event.kind} number`
    case 'perfect square':
    case 'perfect cube':
      return `a ${event.kind}`
    case 'equal to':
      return `the number $${event.number}$`
    case 'multiple of':
    case 'factor of':
      return `a ${event.kind} $${event.number}$`
    case 'at least':
    case 'at most':
      return `a number that is ${event.kind} $${event.number}$`
    case 'divisible by':
    case 'greater than':
    case 'less than':
    case 'not less than':
    case 'not greater than':
      return `a number ${event.kind} $${event.number}$`
    case 'between':
      return `a number lying between $${event.from}$ and $${event.to}$`
    case 'either':
      return `either $${event.numbers[0]}$ or $${event.numbers[1]}$`
    default:
      return event satisfies never
  }
}

/** After "a sum that is": "$8$", "greater than $9$", "divisible by $3$", "a prime number". */
export function sumText(event: NumberEvent): string {
  switch (event.kind) {
    case 'equal to':
      return `$${event.number}$`
    case 'divisible by':
    case 'greater than':
    case 'less than':
    case 'not less than':
    case 'not greater than':
    case 'at least':
    case 'at most':
      return `${event.kind} $${event.number}$`
    case 'between':
      return `between $${event.from}$ and $${event.to}$`
    default:
      return numberText(event)
  }
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
