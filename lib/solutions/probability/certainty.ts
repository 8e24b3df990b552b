import { isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** An event that is sure, or one that is impossible, without anything to count. */
export type Certainty =
  /** `not`: its complement is asked. */
  | { readonly kind: 'named'; readonly event: 'sure' | 'impossible'; readonly not: boolean }
  /** Of E and "not E": the sum of their probabilities, that one of them happens, or that both do. */
  | { readonly kind: 'complements'; readonly asked: 'sum' | 'one' | 'both' }
  /** The probabilities of a sure and of an impossible event, added. */
  | { readonly kind: 'sure and impossible' }
  /** Of all the elementary events: the sum of their probabilities, or that none of them happens. */
  | { readonly kind: 'elementary'; readonly asked: 'sum' | 'none' }
  /** So many things of one sort, and whether that sort is asked. */
  | {
      readonly kind: 'one sort'
      readonly thing: string
      readonly inside: string
      readonly asked: string
    }
  /** Numbers that are all even, or all odd. */
  | { readonly kind: 'parity'; readonly inside: 'even' | 'odd'; readonly asked: 'even' | 'odd' }

/** Whether the event happens in every case, and why; else it happens in none. */
function judged(given: Certainty): { readonly isSure: boolean; readonly why: string } {
  switch (given.kind) {
    case 'named': {
      const isSure = (given.event === 'sure') !== given.not
      const about = given.not
        ? isSure
          ? 'The event "not $E$" happens whenever $E$ does not, so it is a sure event.'
          : 'The event "not $E$" happens only when $E$ does not, so it is an impossible event.'
        : isSure
          ? 'For such an event every outcome is favourable: it is a sure event.'
          : 'For such an event there is no favourable outcome: it is an impossible event.'
      return { isSure, why: about }
    }
    case 'complements':
      return given.asked === 'both'
        ? {
            isSure: false,
            why: 'The events $E$ and "not $E$" are complementary: exactly one of them happens, and never both.',
          }
        : {
            isSure: true,
            why: 'The events $E$ and "not $E$" are complementary: exactly one of them happens.',
          }
    case 'sure and impossible':
      return {
        isSure: true,
        why: 'A sure event has the probability $1$ and an impossible event has the probability $0$, and $1 + 0 = 1$.',
      }
    case 'elementary':
      return {
        isSure: given.asked === 'sum',
        why: 'Each outcome belongs to just one elementary event, and one of them must happen.',
      }
    case 'one sort': {
      const isSure = given.inside === given.asked
      return {
        isSure,
        why: isSure
          ? `Every ${given.thing} in it is ${given.asked}: it is a sure event.`
          : `No ${given.thing} in it is ${given.asked}: it is an impossible event.`,
      }
    }
    case 'parity': {
      const isSure = given.inside === given.asked
      return {
        isSure,
        why: isSure
          ? `Each of the numbers is ${given.asked}: it is a sure event.`
          : `None of the numbers is ${given.asked}: it is an impossible event.`,
      }
    }
    default:
      return given satisfies never
  }
}

/** E.g. "Fill in the blank: The probability of an event that is certain to happen is _____." */
export const certainty = worked<Certainty>({
  id: 'certainty',
  archetype: 'prob-valid-value',
  objection: () => null,
  solve: (given) => {
    const { isSure, why } = judged(given)
    const key = isSure ? '1' : '0'
    return {
      key,
      lines: [
        line(
          'formula',
          'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
        ),
        line('why', why),
        earns(1, says`Hence, ${isValue('the number that is asked', key)}.`),
      ],
    }
  },
})
