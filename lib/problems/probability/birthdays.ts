import { birthdayAsk, birthdayLead, eventText, friends, spreads, type Birthdays } from './pieces/birthday-words'
import { notHappening } from './pieces/chance'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'
import { fraction, toText } from '../../maths'
import { chain, says, template } from '../template'

/** Both events, in the order in which they are asked. */
function eventsOf({ spread, pair: [one, other], sameFirst }: Birthdays): readonly EventPart[] {
  const { count, each, of, own, choices } = spread
  const counted = `Whatever ${one}'s ${own} is, there are $${count}$ equally likely ${choices} for ${other}`
  const wrong = (same: boolean): EventPart['wrong'] =>
    same
      ? [
          [count - 1, count, notHappening],
          [1, count * count, `It need not be one fixed ${of[0]}: any of them may be the common one.`],
          [2, count, 'The two people are not the favourable outcomes: fix the first and look at the second.'],
        ]
      : [
          [1, count, notHappening],
          [count - 2, count, `Only one of the ${choices} is left out for the second of the two: that of the first.`],
          [(count - 1) ** 2, count * count, 'The first of the two may have any of them; only the second is to differ.'],
        ]
  const event = (same: boolean, first: boolean): EventPart => {
    const good = same ? 1 : count - 1
    return {
      ask: birthdayAsk(eventText(spread, same)),
      event: `that ${eventText(spread, same)}`,
      good,
      total: count,
      ...(first && { before: [each] }),
      counted: !first
        ? says`This event is the complement of that in part (i): of the $${count}$ ${choices} ${chain(`${count} - ${count - good}`, `${good}`)} ${good === 1 ? 'is' : 'are'} left for it.`
        : same
          ? `${counted}; just $1$ of these is ${one}'s ${own}.`
          : `${counted}; $${count} - 1 = ${good}$ of these differ from ${one}'s ${own}.`,
      wrong: wrong(same),
    }
  }
  return [event(sameFirst, true), event(!sameFirst, false)]
}

/** E.g. "Savita and Hamida are friends. What is the probability that both have (i) different birthdays (ii) the same birthday?" */
export const birthdays = template({
  id: 'prob-same-birthday',
  version: 3,
  topic: 'probability',
  archetypes: ['prob-two-people', 'prob-complement'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Birthdays => ({
    spread: random.pick(spreads),
    pair: random.pick(friends),
    sameFirst: random.chance(0.5),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const [one, other] = draw.pair
    return {
      question: birthdayLead(draw),
      parts: eventParts(eventsOf(draw)),
      hints: [
        `Fix what is known of ${one}. How many possibilities are there for ${other}?`,
        `How many of these agree with ${one}?`,
        'The two events are complementary: what do their probabilities add up to?',
      ],
      explanation:
        'Only whether the second of the two agrees with the first matters; that the two agree and that they differ are complementary events.',
    }
  },
  crossCheck: ({ spread: { count }, sameFirst }) => {
    // Every pair of possibilities for the two.
    let alike = 0
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) if (a === b) alike++
    const all = count * count
    const keys = [toText(fraction(alike, all)), toText(fraction(all - alike, all))]
    return sameFirst ? keys : keys.toReversed()
  },
  slips: (draw) => eventSlips(eventsOf(draw)),
})
