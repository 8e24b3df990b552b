import { birthdayAsk, birthdayLead, eventText, friends, spreads, type Birthdays } from './pieces/birthday-words'
import { notHappening } from './pieces/chance'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'
import { fraction, toTex, toText } from '../../maths'
import { chain, says, template } from '../template'

/** Both events, in the order in which they are asked. */
function eventsOf({ spread, pair: [one, other], sameFirst }: Birthdays): readonly EventPart[] {
  const { count, each, of, own, choices } = spread
  const counted = `Whatever ${one}'s ${own} is, there are $${count}$ equally likely ${choices} for ${other}`
  const wrong = (good: number): EventPart['wrong'] => [
    [count - good, count, notHappening],
    [1, count * count, `It need not be one fixed ${of[0]}: any of them may be the common one.`],
    [2, count, 'The two people are not the favourable outcomes: fix the first and look at the second.'],
  ]
  const event = (same: boolean, first: boolean): EventPart => {
    const good = same ? 1 : count - 1
    return {
      ask: birthdayAsk(eventText(spread, same)),
      event: `that ${eventText(spread, same)}`,
      good,
      total: count,
      before: first
        ? [each]
        : [
            says`This event is the complement of that in part (i), so its probability must be ${chain(`1 - ${toTex(fraction(count - good, count))}`, toTex(fraction(good, count)))}.`,
          ],
      counted: same
        ? `${counted}; just $1$ of these is ${one}'s ${own}.`
        : `${counted}; $${count} - 1 = ${good}$ of these differ from ${one}'s ${own}.`,
      wrong: wrong(good),
    }
  }
  return [event(sameFirst, true), event(!sameFirst, false)]
}

/** E.g. "Savita and Hamida are friends. What is the probability that both have (i) different birthdays (ii) the same birthday?" */
export const birthdays = template({
  id: 'prob-same-birthday',
  version: 2,
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
