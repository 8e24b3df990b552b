import type { NumberEvent } from './number-event'
import { numberText } from './number-event-words'

/** What is asked of the number drawn. */
export type NumberedAsk =
  | { readonly kind: 'either' | 'both'; readonly a: number; readonly b: number }
  | { readonly kind: 'not'; readonly a: number }
  | { readonly kind: 'square' | 'prime' | 'cube' | 'two-digit' }
  /** Any other event: the numbers that suit it are listed. */
  | { readonly kind: 'event'; readonly event: NumberEvent }

/** Numbers from one to another, one of which is drawn. */
export interface Numbered {
  readonly from: number
  readonly to: number
  readonly ask: NumberedAsk
}

/** What is asked, in words. */
export function numberedText(ask: NumberedAsk): string {
  switch (ask.kind) {
    case 'either':
      return `a multiple of $${ask.a}$ or $${ask.b}$`
    case 'both':
      return `divisible by both $${ask.a}$ and $${ask.b}$`
    case 'not':
      return `not a multiple of $${ask.a}$`
    case 'square':
      return 'a perfect square'
    case 'cube':
      return 'a perfect cube'
    case 'prime':
      return 'a prime number'
    case 'two-digit':
      return 'a two-digit number'
    case 'event':
      return numberText(ask.event)
    default:
      return ask satisfies never
  }
}
