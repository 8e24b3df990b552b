import { bitOf, cardEventIn, setOf } from './card-words'
import { type Item, textOf } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger, toNumber } from '../../../maths/fraction'
import { cardEventText } from '../../../solutions/probability/pieces/card-count'
import { favourableCards, isIn, type CardSet } from '../../../solutions/probability/pieces/card-set'
import { pack, ranks as packRanks, type Card } from '../../../solutions/probability/pieces/pack'
import type { SecondDraw } from '../../../solutions/probability/second-draw'

type Taken = Pick<Phrase, 'taken'>
interface Cards {
  readonly cards: readonly Card[]
  readonly taken: readonly Item[]
}

/** "the ten, jack, queen, king and ace of diamonds", "13 cards of hearts", "a pack of 52 cards" */
function cardsIn(question: Question): Cards | null {
  const { apart } = question
  const whole = phrase(
    question,
    'pack|deck #n cards',
    '#n cards pack|deck',
    'pack|deck cards',
    'pack|deck',
    '#n playing cards',
    '#n cards',
  )
  const count = whole && 'n' in whole.numbers ? whole.numbers.n : null
  if (
    whole &&
    (!count || (isInteger(count) && toNumber(count) === 52)) &&
    /pack|deck|52|cards/.test(whole.taken.map(textOf).join(' '))
  )
    if (count || whole.taken.some((item) => /^(?:pack|deck)$/.test(textOf(item))))
      return { cards: pack, taken: whole.taken }
  const suit = phrase(
    question,
    '#n cards? hearts|heart|diamonds|diamond|spades|spade|clubs|club',
    'hearts|heart|diamonds|diamond|spades|spade|clubs|club #n cards',
  )
  if (suit && isInteger(suit.numbers.n) && toNumber(suit.numbers.n) === 13) {
    const bit = suit.taken
      .flatMap((item) => bitOf(item) ?? [])
      .find((one) => one.kind === 'of card' && one.cards.suit !== undefined)
    if (bit?.kind === 'of card') return { cards: pack.filter((card) => isIn(bit.cards, card)), taken: suit.taken }
  }
  return listedIn(apart)
}

/** "ten, jack, queen, king and ace of diamonds" */
export function listedIn(apart: readonly Item[]): Cards | null {
  const rankOf = (item: Item | undefined) => {
    const bit = item && (rankNamed(item) ?? bitOf(item))
    return bit?.kind === 'of card' && bit.cards.rank !== undefined && bit.cards.rank !== 'face' ? bit.cards.rank : null
  }
  const from = apart.findIndex(
    (item, at) => rankOf(item) !== null && (apart[at + 1]?.kind === 'mark' || textOf(apart[at + 1]) === 'and'),
  )
  if (from < 0) return null
  const ranks: string[] = []
  let at = from
  for (; at < apart.length; at++) {
    const rank = rankOf(apart[at])
    const [item] = [apart[at]]
    if (rank !== null) ranks.push(rank)
    else if (!(item?.kind === 'mark' && item.text === ',') && textOf(item) !== 'and') break
  }
  const suitBehind = textOf(apart[at]) === 'of' ? at + 1 : at
  const isSuit = (place: number) => {
    const bit = apart[place] && bitOf(apart[place])
    return bit?.kind === 'of card' && bit.cards.suit !== undefined
  }
  // "spades ke 10, jack, queen"
  const suitAt = isSuit(suitBehind) ? suitBehind : ([from - 1, from - 2].find(isSuit) ?? suitBehind)
  const suit = apart[suitAt] ? bitOf(apart[suitAt]) : null
  if (
    suit?.kind !== 'of card' ||
    suit.cards.suit === undefined ||
    new Set(ranks).size < ranks.length ||
    ranks.length < 3
  )
    return null
  const cards = pack.filter((card) => isIn(suit.cards, card) && ranks.includes(card.rank))
  const told = apart
    .slice(0, from)
    .filter(
      (item) =>
        textOf(item) === numerals[ranks.length] || (item.kind === 'number' && toNumber(item.value) === ranks.length),
    )
  return { cards, taken: [...told, ...apart.slice(Math.min(from, suitAt), Math.max(at, suitAt + 1))] }
}

const numerals = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const faceDown = (question: Question) =>
  phrase(question, 'face|faces|faced down|downward|downwards', 'upside down')

/** "ten", "nine" */
function rankNamed(item: Item) {
  const at = item.kind === 'word' ? numerals.indexOf(item.text, 3) : -1
  const rank = packRanks.find((one) => one === `${at}`)
  return rank === undefined ? null : ({ kind: 'of card', item, cards: { rank } } as const)
}

/** The second of two cards, the first of which is told. */
export function cardsDrawn(
  question: Question,
  out: Taken,
  secondFrom: (question: Question, from: number, out: Taken) => number,
): { readonly given: SecondDraw; readonly taken: readonly Item[] } | null {
  const all = question.words.some((word) => /^cards?$/.test(word)) ? cardsIn(question) : null
  if (!all) return null
  const from = question.apart.findLastIndex((item) => all.taken.includes(item))
  const start = out.taken.some((item) => question.apart.indexOf(item) > from) ? from : -1
  const split = secondFrom(question, start, out)
  const own = (items: readonly Item[]) => items.filter((item) => !out.taken.includes(item) && !all.taken.includes(item))
  const before = own(question.apart.slice(0, split))
  const bits = before.flatMap((item) => bitOf(item) ?? []).filter(({ kind }) => kind === 'of card')
  const first: CardSet | null = bits.length > 0 ? setOf(bits) : null
  const behind = { ...question, apart: own(question.apart.slice(split)) }
  const asked = first && cardEventIn(behind)
  if (!first || !asked) return null
  const isNot = before.some((item) => /^(?:not|non|or|nor)$/.test(textOf(item)))
  const gone = all.cards.filter((card) => isIn(first, card))
  const wanted = favourableCards(asked.event).filter((card) => all.cards.includes(card))
  const isGone = gone.every((card) => wanted.includes(card))
  if (isNot || gone.length === 0 || (!isGone && gone.some((card) => wanted.includes(card)))) return null
  return {
    given: {
      total: all.cards.length,
      good: wanted.length,
      isGoodGone: isGone,
      thing: 'card',
      asked: cardEventText(asked.event),
    },
    taken: [...all.taken, ...bits.map(({ item }) => item), ...asked.taken],
  }
}
