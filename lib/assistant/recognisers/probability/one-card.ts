import { cardEventIn } from './card-words'
import { asksChance, chanceWords, mannersIn, without } from './chance'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths/fraction'
import { oneCard as solution } from '../../../solutions/probability/one-card'

/** "One card is drawn from a well-shuffled deck of 52 cards. Find the probability of getting a red face card." */
export const oneCard = recogniser({
  id: 'one-card',
  solution,
  story: true,
  cues: ['card', 'cards', 'deck', 'pack'],
  words: [...chanceWords, 'one', 'single', 'card', 'cards', 'deck', 'pack', 'obtained'],
  examples: [
    'One card is drawn from a well-shuffled deck of 52 cards. Find the probability of getting a red face card.',
    'a card is drawn from a pack of 52 cards whats the probability that it is neither an ace nor a king',
    'find probability of getting a queen of diamonds from a deck of cards',
    'ek card 52 cards ke deck se nikala. probability of king or jack batao',
    'from a well shuffled pack of 52 cards 1 card is drawn. probability of a spade or an ace',
  ],
  refuses: [
    'all the jacks are removed from a pack of 52 cards. one card is drawn. find the probability of a king',
    'two cards are drawn from a deck of 52 cards. find the probability that both are kings',
    'a card is drawn from a deck of 52 cards and not replaced. find the probability that the next is a king',
    'one card is drawn from a deck of 52 cards. find the probability of a red king or queen',
    'cards numbered 1 to 20 are in a box. find the probability of getting a 7',
    'a card is drawn from a deck of 52 cards. find the probability of a black card which is not a king',
    'one card is drawn from a deck of 50 cards. find the probability of getting a king',
  ],
  read: (question) => {
    if (!asksChance(question)) return null
    const pack = phrase(question, '#n playing? cards', 'deck|pack #n', 'deck|pack cards', 'deck|pack')
    const number = pack?.taken.find((item) => item.kind === 'number')
    if (!pack || (number?.kind === 'number' && number.value.n !== 52n)) return null
    const all = phrase(question, 'all #n cards', 'all #n playing cards')
    const down = phrase(question, 'face down table', 'face down')
    const over = phrase(question, 'turned over')
    const counted = phrase(without(question, pack), '#n card')
    const drawn = counted && equals(counted.numbers.n, one) ? counted : null
    const manners = mannersIn(question)
    const found = cardEventIn(without(question, pack, all, down, drawn, manners))
    return found ? { given: found.event, ...told(question, pack, all, down, over, drawn, manners, found) } : null
  },
})
