import { cardEventText, whySoMany } from './pieces/card-count'
import { cardObjection, favourableCards, type CardEvent } from './pieces/card-set'
import { oneMarkChance } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'

/** How the question calls the event: 'a king of red colour'. */
interface Manner {
  readonly name: string
}

/** E.g. "One card is drawn from a well-shuffled deck of 52 cards. Find the probability of getting a red face card." */
export const oneCard = worked<CardEvent, Manner>({
  id: 'one-card',
  archetype: 'prob-cards',
  objection: ({ cards }) => {
    for (const each of [cards].flat()) if (cardObjection(each) !== null) return cardObjection(each)
    return null
  },
  solve: (event, { name } = { name: cardEventText(event) }) => {
    const count = favourableCards(event).length
    return {
      key: toText(fraction(count, 52)),
      lines: [
        line('outcomes', says`${equals('Number of all possible outcomes', '52')}, and all are equally likely.`),
        line('why', whySoMany(event)),
        line('favourable', `So the number of favourable outcomes is $${count}$.`),
        ...oneMarkChance(`getting ${name}`, count, 52),
      ],
    }
  },
})
