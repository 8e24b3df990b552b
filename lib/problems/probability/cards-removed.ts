import { removals, several, type Removal } from './pieces/removals'
import { fraction, toText } from '../../maths'
import { cardCounts, cardsRemoved as solution, type CardsRemoved } from '../../solutions/probability/cards-removed'
import type { CardSet } from '../../solutions/probability/pieces/card-set'
import { pack, type Card } from '../../solutions/probability/pieces/pack'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

interface Wanted {
  readonly say: string
  readonly cards: CardSet
  readonly suits: (card: Card) => boolean
}

const wanteds: readonly Wanted[] = [
  { say: 'a queen', cards: { rank: 'queen' }, suits: ({ rank }) => rank === 'queen' },
  { say: 'a king', cards: { rank: 'king' }, suits: ({ rank }) => rank === 'king' },
  { say: 'an ace', cards: { rank: 'ace' }, suits: ({ rank }) => rank === 'ace' },
  { say: 'a face card', cards: { rank: 'face' }, suits: ({ face }) => face },
  { say: 'a black card', cards: { colour: 'black' }, suits: ({ red }) => !red },
  { say: 'a red card', cards: { colour: 'red' }, suits: ({ red }) => red },
  { say: 'a card of hearts', cards: { suit: 'hearts' }, suits: ({ suit }) => suit === 'hearts' },
  { say: 'a card of spades', cards: { suit: 'spades' }, suits: ({ suit }) => suit === 'spades' },
  { say: 'a card of clubs', cards: { suit: 'clubs' }, suits: ({ suit }) => suit === 'clubs' },
  { say: 'a black face card', cards: { rank: 'face', colour: 'black' }, suits: ({ red, face }) => !red && face },
]

const stems: readonly ((gone: string, wanted: string) => string)[] = [
  (gone, wanted) =>
    `From a pack of $52$ playing cards, ${gone} are removed. The remaining cards are well shuffled and one card is drawn at random. Find the probability that it is ${wanted}.`,
  (gone, wanted) =>
    `Devika finds that ${gone} are missing from a pack of $52$ playing cards. She shuffles the cards that are left and draws one. What is the probability that she draws ${wanted}?`,
  (gone, wanted) =>
    `Before a game, ${gone} are taken out of a pack of $52$ playing cards. Gurmeet then draws one card at random from the rest. What is the probability that it is ${wanted}?`,
]

interface Draw {
  readonly removal: Removal
  readonly wanted: Wanted
}

const givenOf = ({ removal, wanted }: Draw): CardsRemoved => ({
  removed: removal.cards,
  event: { kind: 'one', cards: wanted.cards },
})
const counts = (draw: Draw) => cardCounts(givenOf(draw))

/** E.g. "From a pack of 52 playing cards, all the kings are removed. ... Find the probability that it is a queen." */
export const cardsRemoved = template({
  id: 'prob-cards-removed-first',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-cards-removed'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (r) => ({ removal: r.pick(removals), wanted: r.pick(wanteds), stem: r.pick(stems) }),
      (draw) => counts(draw).good > 0,
    ),
  given: givenOf,
  solution,
  manner: ({ removal, wanted }) => ({ removed: removal.say, wanted: wanted.say, several: several(wanted.say) }),
  ask: ({ removal, wanted, stem }) => ({
    question: stem(removal.say, wanted.say),
    rule: { kind: 'fraction' },
    hints: [
      'Count the cards that are removed: the pack is smaller now.',
      'Check whether some of the removed cards were favourable too.',
      'A pack has $12$ face cards (kings, queens, jacks) and $4$ aces; each suit has $13$ cards.',
    ],
    explanation:
      'When cards leave the pack, both counts must be taken again: all the cards that are left, and the favourable ones among them.',
  }),
  crossCheck: ({ removal, wanted }) => {
    const left = new Set(pack)
    for (const card of pack) if (removal.gone(card)) left.delete(card)
    return toText(fraction([...left].filter(wanted.suits).length, left.size))
  },
  slips: (draw) => {
    const { before, good, total } = counts(draw)
    return wrongChances(fraction(good, total), [
      [good, 52, 'The pack no longer has 52 cards.', 'outcomes'],
      ...(before === good
        ? []
        : ([
            [before, total, 'Some of the removed cards were favourable: take them off as well.', 'favourable'],
          ] as const)),
      [before, 52, 'That is the probability for a full pack; some cards have been removed.', 'outcomes'],
      [total - good, total, notHappening, 'favourable'],
    ])
  },
})
