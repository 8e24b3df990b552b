import { cardEventText } from './pieces/card-count'
import { cardNames, cardObjection, favourableCards, isIn, type CardEvent, type CardSet } from './pieces/card-set'
import { chanceSteps, joined } from './pieces/chance'
import { pack, type Card } from './pieces/pack'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Cards are taken out of a pack before one is drawn. */
export interface CardsRemoved {
  readonly removed: readonly CardSet[]
  readonly event: CardEvent
}

/** How the question calls them: 'all the kings', 'a queen', 'queens'. */
interface Manner {
  readonly removed: string
  readonly wanted: string
  readonly several: string
}

const isGone = (removed: readonly CardSet[], card: Card): boolean => removed.some((cards) => isIn(cards, card))

/** How many cards are removed, were favourable, are lost of these, and are left. */
export function cardCounts({ removed, event }: CardsRemoved) {
  const wanted = favourableCards(event)
  const gone = pack.filter((card) => isGone(removed, card)).length
  const lost = wanted.filter((card) => isGone(removed, card)).length
  return { removed: gone, before: wanted.length, lost, good: wanted.length - lost, total: 52 - gone }
}

const usual = ({ removed, event }: CardsRemoved): Manner => ({
  removed: `the ${joined(removed.map(cardNames), 'and')}`,
  wanted: cardEventText(event),
  several: event.kind === 'one' ? cardNames(event.cards) : 'such cards',
})

function objection(given: CardsRemoved): string | null {
  for (const each of [...given.removed, ...[given.event.cards].flat()])
    if (cardObjection(each) !== null) return cardObjection(each)
  return cardCounts(given).total > 0 ? null : 'With all these cards removed nothing is left to draw.'
}

/** E.g. "From a pack of 52 playing cards, all the kings are removed. ... Find the probability that it is a queen." */
export const cardsRemoved = worked<CardsRemoved, Manner>({
  id: 'cards-removed',
  archetype: 'prob-cards-removed',
  objection,
  solve: (given, manner = usual(given)) => {
    const { removed, before, lost, good, total } = cardCounts(given)
    return {
      key: toText(fraction(good, total)),
      lines: [
        `Number of cards removed (${manner.removed}) $= ${removed}$.`,
        earns(0.5, says`${equals('Number of all possible outcomes', `52 - ${removed}`, `${total}`)}.`, 'outcomes'),
        `A full pack has $${before}$ ${manner.several}.`,
        earns(
          0.5,
          lost === 0
            ? `None of these was removed, so the number of favourable outcomes is $${good}$.`
            : `Of these, $${lost}$ ${lost === 1 ? 'was' : 'were'} removed, so the number of favourable outcomes is $${before} - ${lost} = ${good}$.`,
          'favourable',
        ),
        ...chanceSteps(`drawing ${manner.wanted}`, good, total),
      ],
    }
  },
})
