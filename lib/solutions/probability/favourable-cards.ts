import { atomsOf, eventWords, happens, type Event } from './any/event'
import { cardName, cardObjection, isIn, type CardSet } from './pieces/card-set'
import { pack } from './pieces/pack'
import { earns, line } from '../line'
import { worked } from '../solution'

/** How many of the 52 cards are favourable to an event. */
export interface FavourableCards {
  readonly event: Event<CardSet>
}

const fitting = (event: Event<CardSet>): number =>
  pack.filter((card) => happens(event, (cards) => isIn(cards, card))).length
const words = (cards: CardSet): string => `${/^[ae]|^\$8/.test(cardName(cards)) ? 'an' : 'a'} ${cardName(cards)}`

/** E.g. "A card is drawn from a deck of 52 cards. The event E is that the card is not an ace of hearts. The number of outcomes favourable to E is" */
export const favourableCards = worked<FavourableCards>({
  id: 'favourable-cards',
  archetype: 'prob-cards',
  objection: ({ event }) => atomsOf(event).flatMap((cards) => cardObjection(cards) ?? [])[0] ?? null,
  solve: ({ event }) => {
    const count = fitting(event)
    const counted =
      event.kind === 'not'
        ? `Cards that are ${eventWords(event.of, words)}: $${fitting(event.of)}$. All others are favourable: $52 - ${fitting(event.of)} = ${count}$.`
        : `Of these $${count}$ are favourable (${eventWords(event, words)}).`
    return {
      key: `${count}`,
      lines: [
        line('outcomes', 'There are $52$ outcomes, one for each card.'),
        earns(1, counted),
        `Hence, the number of favourable outcomes is $${count}$.`,
      ],
    }
  },
})
