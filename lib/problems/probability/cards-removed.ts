import { removals, several, type Removal } from './pieces/removals'
import { fraction, toText } from '../../maths'
import { earns, equals, says, template } from '../template'
import { chanceRule, chanceSteps, notHappening, wrongChances } from './pieces/chance'
import { pack, type Card } from '../../solutions/probability/pieces/pack'

interface Wanted {
  readonly say: string
  readonly count: number
  readonly suits: (card: Card) => boolean
}

const wanteds: readonly Wanted[] = [
  { say: 'a queen', count: 4, suits: ({ rank }) => rank === 'queen' },
  { say: 'a king', count: 4, suits: ({ rank }) => rank === 'king' },
  { say: 'an ace', count: 4, suits: ({ rank }) => rank === 'ace' },
  { say: 'a face card', count: 12, suits: ({ face }) => face },
  { say: 'a black card', count: 26, suits: ({ red }) => !red },
  { say: 'a red card', count: 26, suits: ({ red }) => red },
  { say: 'a card of hearts', count: 13, suits: ({ suit }) => suit === 'hearts' },
  { say: 'a card of spades', count: 13, suits: ({ suit }) => suit === 'spades' },
  { say: 'a card of clubs', count: 13, suits: ({ suit }) => suit === 'clubs' },
  { say: 'a black face card', count: 6, suits: ({ red, face }) => !red && face },
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

function counts({ removal, wanted }: Draw) {
  const [removed, before] = [removal.count, wanted.count]
  const lost = pack.filter((card) => removal.gone(card) && wanted.suits(card)).length
  return { removed, before, lost, good: before - lost, total: 52 - removed }
}

/** E.g. "From a pack of 52 playing cards, all the kings are removed. ... Find the probability that it is a queen." */
export const cardsRemoved = template({
  id: 'prob-cards-removed-first',
  topic: 'probability',
  archetypes: ['prob-cards-removed'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (r) => ({ removal: r.pick(removals), wanted: r.pick(wanteds), stem: r.pick(stems) }),
      (draw) => counts(draw).good > 0,
    ),
  pose: (draw) => {
    const { removal, wanted, stem } = draw
    const { removed, before, lost, good, total } = counts(draw)
    return {
      question: stem(removal.say, wanted.say),
      rule: chanceRule(good, total),
      hints: [
        'Count the cards that are removed: the pack is smaller now.',
        'Check whether some of the removed cards were favourable too.',
        'A pack has $12$ face cards (kings, queens, jacks) and $4$ aces; each suit has $13$ cards.',
      ],
      steps: [
        `Number of cards removed (${removal.say}) $= ${removed}$.`,
        earns(0.5, says`${equals('Number of all possible outcomes', `52 - ${removed}`, `${total}`)}.`, 'outcomes'),
        `A full pack has $${before}$ ${several(wanted.say)}.`,
        earns(
          0.5,
          lost === 0
            ? `None of these was removed, so the number of favourable outcomes is $${good}$.`
            : `Of these, $${lost}$ ${lost === 1 ? 'was' : 'were'} removed, so the number of favourable outcomes is $${before} - ${lost} = ${good}$.`,
          'favourable',
        ),
        ...chanceSteps(`drawing ${wanted.say}`, good, total),
      ],
      explanation:
        'When cards leave the pack, both counts must be taken again: all the cards that are left, and the favourable ones among them.',
    }
  },
  crossCheck: ({ removal, wanted }) => {
    const left = new Set(pack)
    for (const card of pack) if (removal.gone(card)) left.delete(card)
    return toText(fraction([...left].filter(wanted.suits).length, left.size))
  },
  slips: (draw) => {
    const { before, good, total } = counts(draw)
    return wrongChances(fraction(good, total), [
      [good, 52, 'The pack no longer has 52 cards.', 'outcomes'],
      [before, total, 'Some of the removed cards were favourable: take them off as well.', 'favourable'],
      [before, 52, 'That is the probability for a full pack; some cards have been removed.', 'outcomes'],
      [total - good, total, notHappening, 'favourable'],
    ])
  },
})
