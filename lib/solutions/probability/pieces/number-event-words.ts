import type { NumberEvent } from './number-event'
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
    case 'prime below':
      return `a prime number less than $${event.number}$`
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
