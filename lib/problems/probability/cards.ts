import { fraction, toText } from '../../maths'
import { template } from '../template'
import { cardEvents } from './pieces/card-events'
import { chanceRule, notHappening, oneMarkChance, wrongChances } from './pieces/chance'
import { pack } from './pieces/pack'

const stems: readonly ((event: string) => string)[] = [
  (event) => `One card is drawn from a well-shuffled deck of $52$ cards. Find the probability of getting ${event}.`,
  (event) =>
    `Meera picks one card at random from a pack of $52$ playing cards. What is the probability of getting ${event}?`,
  (event) =>
    `All the $52$ playing cards of a pack are kept face down on a table and one of them is turned over at random. Find the probability of getting ${event}.`,
]

/** E.g. "One card is drawn from a well-shuffled deck of 52 cards. Find the probability of getting a red face card." */
export const cards = template({
  id: 'prob-one-card',
  topic: 'probability',
  archetypes: ['prob-cards'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({ event: random.pick(cardEvents), stem: random.pick(stems) }),
  pose: ({ event: { say, count, why }, stem }) => ({
    question: stem(say),
    rule: chanceRule(count, 52),
    hints: [
      'A pack has $4$ suits of $13$ cards: spades and clubs are black, hearts and diamonds are red.',
      ...(/face|king|queen|jack/.test(say) ? ['The face cards are the kings, queens and jacks.'] : []),
      'Count the favourable cards, divide by the number of all cards, and reduce.',
    ],
    steps: [
      'Number of all possible outcomes $= 52$, and all are equally likely.',
      why,
      `So the number of favourable outcomes is $${count}$.`,
      ...oneMarkChance(`getting ${say}`, count, 52),
    ],
    explanation:
      'A card drawn at random can be any of the $52$ cards with the same chance, so counting the favourable cards is enough.',
  }),
  crossCheck: ({ event }) => toText(fraction(pack.filter(event.holds).length, pack.length)),
  slips: ({ event: { count, wrong } }) =>
    wrongChances(fraction(count, 52), [
      ...(wrong ? [[wrong[0], 52, wrong[1], 2] as const] : []),
      [52 - count, 52, notHappening, 3],
      [count, 52 - count, 'Divide by the number of all the cards, not of the unfavourable ones.', 5],
    ]),
})
