import { cardEventIn } from './card-words'
import { askedBehind, asksChance, chanceWords, mannersIn, without } from './chance'
import { fitting, is } from './event-grammar'
import { onesIn } from './event-symbols'
import { keptOut } from './kept-out'
import { faceDown, listedIn } from './second-card'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { cardEventText } from '../../../solutions/probability/pieces/card-count'
import { favourableCards } from '../../../solutions/probability/pieces/card-set'
import { kindDrawn as solution, type KindDrawn } from '../../../solutions/probability/kind-drawn'

/** "Five cards, the ten, jack, queen, king and ace of diamonds, are shuffled. One is picked up. Find the probability that it is the queen." */
export const fewCards = recogniser<KindDrawn>({
  id: 'one-of-a-few-cards',
  solution,
  story: true,
  last: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'one', 'card', 'cards', 'then', 'single'],
  examples: [
    'Five cards, the ten, jack, queen, king and ace of diamonds, are well shuffled with their face downwards. One card is then picked up at random. What is the probability that the card is the queen?',
    '6 cards J Q K A 10 9 of clubs kept face down. 1 card picked, prob its the king?',
    'hukum ke 10, J, Q, K aur A patte. ek patta nikala. ace aane ki probability',
  ],
  refuses: [
    'Five cards, the ten, jack, queen, king and ace of diamonds, are shuffled. Two are picked up. What is the probability that both are queens?',
    'Five cards, the ten, jack, queen, king and ace of diamonds, are shuffled. The jack is put aside. What is the probability that the next card is the queen?',
    'Five cards, the ten, jack, queen, king and ace of diamonds, are shuffled. The jack is removed. What is the probability that the card is the queen?',
    'From the ten, jack, queen, king and ace of each suit one card is picked up. What is the probability that the card is the queen?',
  ],
  read: fitting(solution, (question) => {
    const all = asksChance(question) && !keptOut(question) ? listedIn(question.apart) : null
    if (!all) return null
    const down = faceDown(question)
    const ones = onesIn(question)
    const asked = cardEventIn(askedBehind(without(question, all, down, ones)))
    if (!asked) return null
    const good = favourableCards(asked.event).filter((card) => all.cards.includes(card)).length
    const name = cardEventText(asked.event)
    const kinds = [
      { name, count: good },
      { name: 'another card', count: all.cards.length - good },
    ]
    return { given: { kinds, event: is(name) }, ...told(question, all, down, ones, asked, mannersIn(question)) }
  }),
})
