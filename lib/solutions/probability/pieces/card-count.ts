import { cardName, cardNames, countOf, favourableCards, type CardEvent, type CardSet } from './card-set'

const facesOf = 'king, queen and jack'

/** "hearts and diamonds" */
const suitsOf = (colour: 'red' | 'black'): readonly [string, string] =>
  colour === 'red' ? ['hearts', 'diamonds'] : ['spades', 'clubs']

/** Why there are so many cards of one kind. */
function whyOne({ rank, suit, colour }: CardSet): string {
  const [first, second] = suitsOf(colour ?? 'red')
  if (rank === undefined) return whySuit({ ...(suit !== undefined && { suit }), ...(colour && { colour }) })
  if (rank === 'face') {
    if (suit !== undefined) return `The face cards of ${suit} are its ${facesOf}: $3$ cards.`
    if (colour !== undefined) return `The ${facesOf} of ${first} and of ${second} are ${colour}: $3 \\times 2 = 6$.`
    return `The face cards are the ${facesOf} of each suit: $3 \\times 4 = 12$.`
  }
  if (rank === 'number') {
    if (suit !== undefined) return 'The suit has $9$ such cards.'
    return colour === undefined
      ? 'Each suit has $9$ such cards: $9 \\times 4 = 36$.'
      : `Each of the two ${colour} suits has $9$ such cards: $9 \\times 2 = 18$.`
  }
  if (suit !== undefined) return 'There is just one such card.'
  return colour === undefined
    ? `There is one ${cardName({ rank })} in each of the $4$ suits.`
    : `The ${colour} ${cardNames({ rank })} are those of ${first} and ${second}: $2$ cards.`
}

function whySuit({ suit, colour }: CardSet): string {
  if (suit !== undefined) return 'Each suit has $13$ cards.'
  if (colour === undefined) return 'Any card will do: there are $52$.'
  const [first, second] = suitsOf(colour)
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} and ${second} are ${colour}: $13 + 13 = 26$ cards.`
}

/** The cards of the second kind that are not of the first. */
function besides(first: CardSet, second: CardSet, more: number): string {
  const names = cardNames(second)
  if (first.colour !== undefined && first.rank === undefined && second.rank !== undefined && second.suit === undefined)
    return `$${more}$ ${first.colour === 'red' ? 'black' : 'red'} ${names} besides`
  if (first.suit !== undefined && first.rank === undefined && second.suit === undefined && second.colour === undefined)
    return `$${more}$ ${names} of the other suits`
  return `$${more}$ ${names} that are not among them`
}

function whyOr(cards: readonly [CardSet, CardSet]): string {
  const [first, second] = cards
  const [a, b] = [countOf(first), countOf(second)]
  const all = favourableCards({ kind: 'or', cards }).length
  return all === a + b
    ? `There are $${a}$ ${cardNames(first)} and $${b}$ ${cardNames(second)}: $${a} + ${b} = ${all}$.`
    : `There are $${a}$ ${cardNames(first)} and ${besides(first, second, all - a)}: $${a} + ${all - a} = ${all}$.`
}

function whyNeither(cards: readonly [CardSet, CardSet]): string {
  const [first, second] = cards
  const either = favourableCards({ kind: 'or', cards }).length
  const [a, b] = [countOf(first), countOf(second)]
  const told = `There are $${a}$ ${cardNames(first)} and ${either === a + b ? `$${b}$ ${cardNames(second)}` : besides(first, second, either - a)}`
  return `${told}, so $52 - ${either} = ${52 - either}$ cards are neither.`
}

/** Why so many cards suit the event. */
export function whySoMany(event: CardEvent): string {
  switch (event.kind) {
    case 'one':
      return whyOne(event.cards)
    case 'not': {
      const count = countOf(event.cards)
      return `There are $${count}$ ${cardNames(event.cards)}, so $52 - ${count} = ${52 - count}$ cards are not ${cardNames(event.cards)}.`
    }
    case 'or':
      return whyOr(event.cards)
    case 'neither':
      return whyNeither(event.cards)
    default:
      return event satisfies never
  }
}

const one = (cards: CardSet): string =>
  /^[ae]|^\$8/.test(cardName(cards)) ? `an ${cardName(cards)}` : `a ${cardName(cards)}`

/** "a red face card", "neither an ace nor a king" */
export function cardEventText(event: CardEvent): string {
  switch (event.kind) {
    case 'one':
      return one(event.cards)
    case 'not':
      return `a card which is not ${one(event.cards)}`
    case 'or':
      return `${one(event.cards[0])} or ${one(event.cards[1])}`
    case 'neither':
      return `a card which is neither ${one(event.cards[0])} nor ${one(event.cards[1])}`
    default:
      return event satisfies never
  }
}
