import { cardEventIn } from './card-words'
import { askedBehind, asksChance, chanceWords, mannersIn, without } from './chance'
import { removedIn } from './removed-cards'
import { everywhere } from '../../question/everywhere'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths/fraction'
import { cardsRemoved as solution } from '../../../solutions/probability/cards-removed'

/** "From a pack of 52 playing cards, all the kings are removed. ... Find the probability that it is a queen." */
export const cardsRemovedFirst = recogniser({
  id: 'cards-removed-first',
  solution,
  story: true,
  cues: ['deck', 'pack', 'cards'],
  words: [
    ...chanceWords,
    'one',
    'card',
    'cards',
    'deck',
    'pack',
    'left',
    'rest',
    'remaining',
    'before',
    'others',
    'other',
    'taken',
  ],
  examples: [
    'From a pack of 52 playing cards, all the kings are removed. The remaining cards are well shuffled and one card is drawn at random. Find the probability that it is a queen.',
    'all jacks, queens and kings of clubs are removed from a deck of 52 cards. a card is drawn from remaining cards. find probability of getting a black card',
    'deck of 52 cards se all red face cards removed, ek card drawn. probability of a red card kya hogi',
    'The king, queen and jack of clubs are removed from a deck of 52 playing cards and the remaining cards are shuffled. A card is drawn. Find the probability of getting a heart.',
    'The two black queens and the two red aces are removed from a pack of 52 playing cards. One card is then drawn at random from the remaining cards. Find the probability that the card drawn is a face card.',
    'Black kings and black queens are removed from a pack of 52 cards. Find the probability of getting a king from the remaining cards.',
  ],
  refuses: [
    'All the black kings and queens are removed from a pack of 52 cards. One card is drawn. Find the probability that it is a red card.',
    'All the kings are removed from a pack of 52 cards. Two cards are drawn. Find the probability that both are queens.',
    'All the kings are removed from a pack of 52 cards and 2 jokers are added. One card is drawn. Find the probability of a queen.',
    'From a pack of 52 cards two cards are removed. One card is drawn. Find the probability of a queen.',
    'All the cards except the kings are removed from a pack of 52 cards. One card is drawn. Find the probability of a red card.',
  ],
  read: (question) => {
    if (!asksChance(question)) return null
    const pack = phrase(
      question,
      'from #n playing? cards',
      '#n playing? cards',
      'deck|pack #n',
      'deck|pack cards',
      'deck|pack',
    )
    const number = pack?.taken.find((item) => item.kind === 'number')
    if (!pack || (number?.kind === 'number' && number.value.n !== 52n)) return null
    const removed = removedIn(without(question, pack))
    // "the two black queens" are all of them
    const both = everywhere(
      question,
      'two black|red jack|queen|king|ace|jacks|queens|kings|aces',
      'four jack|queen|king|ace|jacks|queens|kings|aces',
    )
    const counts = { taken: both.taken.filter((item) => item.kind === 'word' && /^(?:two|four)$/.test(item.text)) }
    const rest = without(question, pack, removed)
    const found = removed && cardEventIn(askedBehind(rest))
    const counted = phrase(without(question, pack, removed), '#n card')
    const drawn = counted && equals(counted.numbers.n, one) ? counted : null
    const out = phrase(question, 'taken out', 'without anybody|anyone|someone? noticing|knowing')
    return found
      ? {
          given: { removed: removed.removed, event: found.event },
          ...told(question, pack, removed, counts, found, out, drawn, mannersIn(question)),
        }
      : null
  },
})
