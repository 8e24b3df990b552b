import { range, substitution } from './pieces/chance'
import { eventObjection } from './pieces/number-event'
import { pairSuits, pairText, type Pair, type PairEvent } from './pieces/pair-event'
import { fraction, toTex, toText } from '../../maths'
import { equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

const allPairs: readonly Pair[] = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const))

/** The ordered pairs that suit. */
export const pairsFor = (event: PairEvent): readonly Pair[] => allPairs.filter((pair) => pairSuits(event, pair))

const listOf = (pairs: readonly Pair[]): string => pairs.map(([a, b]) => `(${a}, ${b})`).join(', ')

/** Of many outcomes the others are listed, which are fewer. */
function counted(event: PairEvent): readonly Step[] {
  const pairs = pairsFor(event)
  const count = pairs.length
  if (count === 0)
    return [
      line('listed', 'No outcome suits: the event is impossible.'),
      earns(0.5, 'So the number of favourable outcomes is $0$.', 'favourable'),
    ]
  if (count === 36)
    return [
      line('listed', 'Every outcome suits: the event is sure.'),
      earns(0.5, 'So the number of favourable outcomes is $36$.', 'favourable'),
    ]
  return count > 18
    ? [
        line(
          'listed',
          `The outcomes that are not favourable are $${listOf(allPairs.filter((pair) => !pairs.includes(pair)))}$.`,
        ),
        earns(0.5, `So the number of favourable outcomes is $36 - ${36 - count} = ${count}$.`, 'favourable'),
      ]
    : [
        line('listed', `Favourable outcomes: $${listOf(pairs)}$.`),
        earns(0.5, `So the number of favourable outcomes is $${count}$.`, 'favourable'),
      ]
}

/** E.g. "A die is thrown twice. Find the probability that the product of the two numbers is 12." */
export const twoDicePairs = worked<PairEvent>({
  id: 'two-dice-pairs',
  archetype: 'prob-two-dice-other',
  objection: (event) => ('of' in event ? eventObjection(event.of) : null),
  solve: (event) => {
    const count = pairsFor(event).length
    return {
      key: toText(fraction(count, 36)),
      lines: [
        earns(0.5, says`${equals('Number of all possible outcomes', '6 \\times 6', '36')}.`, 'outcomes'),
        ...counted(event),
        ...substitution(0.5, count, 36),
        earns(0.5, says`Hence, ${isValue(`the probability that ${pairText(event)}`, toTex(fraction(count, 36)))}.`),
      ],
    }
  },
})
