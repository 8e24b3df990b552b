import { suits, type NumberEvent } from './number-event'
import { sumText } from './number-event-words'

/** What may be asked of a number of two digits. */
export type DigitEvent =
  NumberEvent | { readonly kind: 'tens greater' } | { readonly kind: 'digits differ'; readonly by: number }

const tens = (n: number): number => Math.floor(n / 10)

export function digitSuits(event: DigitEvent, n: number): boolean {
  if (event.kind === 'tens greater') return tens(n) > n % 10
  if (event.kind === 'digits differ') return Math.abs(tens(n) - (n % 10)) === event.by
  return suits(event, n)
}

/** After "the number being". */
export function digitText(event: DigitEvent): string {
  if (event.kind === 'tens greater') return 'one with a greater tens digit'
  return event.kind === 'digits differ' ? `one whose digits differ by $${event.by}$` : sumText(event)
}
