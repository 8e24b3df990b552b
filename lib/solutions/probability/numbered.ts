import { chanceSteps } from './pieces/chance'
import { eventObjection } from './pieces/number-event'
import { countNumbers } from './pieces/numbered-count'
import { numberedText, type Numbered } from './pieces/numbered-ask'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

function objection({ from, to, ask }: Numbered): string | null {
  if (![from, to].every((n) => Number.isSafeInteger(n) && n >= 0)) return 'The numbers must be whole numbers.'
  if (to < from) return 'The first number is greater than the last one: exchange them.'
  if (to - from >= 1000) return 'So many numbers cannot be listed by hand: check the first and the last one.'
  if (ask.kind === 'event') return eventObjection(ask.event)
  const divisors = ask.kind === 'either' || ask.kind === 'both' ? [ask.a, ask.b] : ask.kind === 'not' ? [ask.a] : []
  return divisors.every((n) => Number.isSafeInteger(n) && n > 0 && n < 10_000)
    ? null
    : 'Multiples are asked of positive whole numbers.'
}

/** E.g. "Cards marked with the numbers 11 to 60 are mixed. Find the probability that the number is a multiple of 2 or 3." */
export const numbered = worked<Numbered>({
  id: 'numbered',
  archetype: 'prob-numbered',
  objection,
  solve: (given) => {
    const { from, to, ask } = given
    const total = to - from + 1
    const { good, lines } = countNumbers(given)
    const event = numberedText(ask)
    return {
      key: toText(fraction(good, total)),
      lines: [
        earns(
          0.5,
          from === 1
            ? says`${equals('Number of all possible outcomes', `${total}`)}.`
            : says`${equals('Number of all possible outcomes', `${to} - ${from} + 1`, `${total}`)}.`,
          'outcomes',
        ),
        ...lines,
        ...chanceSteps(
          `getting ${/^an? /.test(event) || ask.kind === 'event' ? event : `a number which is ${event}`}`,
          good,
          total,
        ),
      ],
    }
  },
})
