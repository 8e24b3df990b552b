import { oneCard } from '../../solutions/probability/one-card'
import { favourableCards } from '../../solutions/probability/pieces/card-set'
import { pack } from '../../solutions/probability/pieces/pack'
import { fraction, toText } from '../../maths'
import { template } from '../template'
import { cardEvents } from './pieces/card-events'
import { notHappening, wrongChances } from './pieces/chance'

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
  given: ({ event }) => event.event,
  manner: ({ event: { say } }) => ({ name: say }),
  solution: oneCard,
  ask: ({ event: { say }, stem }) => ({
    question: stem(say),
    rule: { kind: 'fraction' },
    hints: [
      'A pack has $4$ suits of $13$ cards: spades and clubs are black, hearts and diamonds are red.',
      ...(/face|king|queen|jack/.test(say) ? ['The face cards are the kings, queens and jacks.'] : []),
      'Count the favourable cards, divide by the number of all cards, and reduce.',
    ],
    explanation:
      'A card drawn at random can be any of the $52$ cards with the same chance, so counting the favourable cards is enough.',
  }),
  crossCheck: ({ event }) => toText(fraction(pack.filter(event.holds).length, pack.length)),
  slips: ({ event: { event, wrong } }) => {
    const count = favourableCards(event).length
    return wrongChances(fraction(count, 52), [
      [wrong[0], 52, wrong[1], 'why'],
      [52 - count, 52, notHappening, 'favourable'],
      [count, 52 - count, 'Divide by the number of all the cards, not of the unfavourable ones.', 'substituted'],
    ])
  },
})
