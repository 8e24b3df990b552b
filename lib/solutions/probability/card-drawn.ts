import { counted, togetherObjection, totalLine } from './any/counting'
import { atomsOf, eventWords, happens, type Event } from './any/event'
import { cardName, cardObjection, isIn, type CardSet } from './pieces/card-set'
import { pack, type Card } from './pieces/pack'
import { worked } from '../solution'

/** One card is drawn from a pack; some may have been taken away before. */
export interface CardDrawn {
  readonly removed?: Event<CardSet>
  readonly event: Event<CardSet>
}

const fits = (event: Event<CardSet>, card: Card): boolean => happens(event, (cards) => isIn(cards, card))
const words = (cards: CardSet): string => `${/^[ae]|^\$8/.test(cardName(cards)) ? 'an' : 'a'} ${cardName(cards)}`

const left = ({ removed }: CardDrawn): readonly Card[] => pack.filter((card) => !removed || !fits(removed, card))

/** E.g. "A card is drawn from a pack of 52 cards. Find the probability that it is a non-face card of red colour." */
export const cardDrawn = worked<CardDrawn>({
  id: 'card-drawn',
  archetype: 'prob-cards',
  objection: (given) => {
    const odd = [...atomsOf(given.event), ...(given.removed ? atomsOf(given.removed) : [])].flatMap(
      (cards) => cardObjection(cards) ?? [],
    )
    if (left(given).length === 0) return 'With all these cards removed nothing is left to draw.'
    return odd[0] ?? togetherObjection(given.event, left(given), isIn)
  },
  solve: (given) => {
    const { removed, event } = given
    const all = left(given)
    const gone = 52 - all.length
    return counted(event, {
      all,
      is: isIn,
      words,
      name: null,
      verb: 'drawing',
      lines: removed
        ? [
            `Number of cards removed (${eventWords(removed, words)}) $= ${gone}$.`,
            totalLine(`52 - ${gone}`, all.length),
          ]
        : [totalLine(52)],
    })
  },
})
