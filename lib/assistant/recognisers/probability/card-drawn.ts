import { bitOf } from './card-words'
import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, is, joinTexts, sentences, type EventRead, type Token, fitting } from './event-grammar'
import { removedIn } from './event-removed'
import type { Symbol } from './event-symbols'
import { textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'
import { favourableCards as favourable } from '../../../solutions/probability/favourable-cards'
import { toText } from '../../../maths/fraction'
import { cardDrawn as solution } from '../../../solutions/probability/card-drawn'
import { countOf, type CardSet } from '../../../solutions/probability/pieces/card-set'
import { ranks } from '../../../solutions/probability/pieces/pack'
import type { Event } from '../../../solutions/probability/any/event'

const words =
  'ace aces king kings queen queens jack jacks face picture spade spades heart hearts diamond diamonds club clubs red black'.split(
    ' ',
  )
const lexicon: Readonly<Record<string, string>> = {
  ...Object.fromEntries(words.map((word) => [word, word])),
  court: 'face',
  pictures: 'face',
  faces: 'face',
}

function setOf({ item, text, n }: Symbol): CardSet | null {
  if (text === '#') {
    const rank = ranks.find((one) => one === `${n}`)
    return rank === undefined ? null : { rank }
  }
  const bit = bitOf(item.kind === 'word' && text !== item.text ? { kind: 'word', text } : item)
  return bit?.kind === 'of card' ? bit.cards : null
}

const isNon = (symbol: Symbol | undefined): boolean => symbol?.item.kind === 'word' && symbol.item.text === 'non'

/** Words beside one another say one thing of a card: "red face card". `isList`: "two black kings" counts them. */
const tokensFor =
  (isList: boolean) =>
  (symbols: readonly Symbol[]): readonly Token<CardSet>[] | null => {
    const tokens: Token<CardSet>[] = []
    for (let at = 0; at < symbols.length;) {
      const symbol = symbols[at]
      if (!symbol) break
      if (joinTexts.test(symbol.text)) {
        tokens.push({ kind: 'join', text: symbol.text, items: [symbol.item] })
        at++
        continue
      }
      const next = symbols[at + 1]
      const isCount = symbol.text === '#' && next !== undefined && setOf(next) !== null
      if (isCount && !isList) return null
      const from = isCount ? at + 1 : at
      let set: CardSet = {}
      let end = from
      for (let one = symbols[end]; one; one = symbols[++end]) {
        const more = setOf(one)
        if (one !== symbols[from] && isNon(symbols[from - 1])) break
        if (!more || Object.keys(more).some((key) => key in set)) break
        set = { ...set, ...more }
      }
      if (end === from) {
        if (symbol.text === '#') return null
        at++
        continue
      }
      if (isCount && countOf(set) !== symbol.n) return null
      tokens.push({ kind: 'event', event: is(set), items: symbols.slice(at, end).map(({ item }) => item) })
      at = end
    }
    return isList ? shared(tokens) : tokens
  }

/** "The king, queen and jack of clubs": what is said of the last is said of all. */
function shared(tokens: readonly Token<CardSet>[]): readonly Token<CardSet>[] {
  const sets = tokens.flatMap((token) =>
    token.kind === 'event' && token.event.kind === 'is' ? [token.event.atom] : [],
  )
  const last = sets.at(-1)
  if (
    !last?.suit ||
    last.rank === undefined ||
    sets.length < 2 ||
    !sets.slice(0, -1).every((set) => set.rank !== undefined && Object.keys(set).length === 1)
  )
    return tokens
  const { suit } = last
  return tokens.map((token) =>
    token.kind === 'event' && token.event.kind === 'is'
      ? { ...token, event: is({ ...token.event.atom, suit }) }
      : token,
  )
}

/** "A red king or a queen" may mean two things. */
function isClear(event: Event<CardSet>): boolean {
  if (event.kind === 'is') return true
  if (event.kind === 'not') return isClear(event.of)
  const all = event.of.flatMap((one) => (one.kind === 'or' ? one.of : [one]))
  const shapes = all.map((one) =>
    one.kind === 'is' ? one.atom.rank !== undefined && (one.atom.suit ?? one.atom.colour) !== undefined : null,
  )
  return event.kind === 'and' ? event.of.every(isClear) : new Set(shapes).size === 1 && all.every(isClear)
}

const packs = [
  'pack|deck #n playing? cards',
  '#n playing? cards pack|deck',
  'from? #n playing? cards',
  'pack|deck|set playing? cards',
  'pack|deck #n',
  'pack|deck',
  'playing cards',
] as const

/** Number words are ranks in "two of hearts" alone, and "two cards" are no card. */
function isOfOne({ apart }: Question): boolean {
  return apart.every((item, at) => {
    const number = numberOf(item)
    if (!number || textOf(item) === 'one' || toText(number) === '1') return true
    const next = textOf(apart[at + 1])
    return !/^cards?$/.test(next) && (item.kind === 'number' || next === 'of' || bitOf(apart[at + 1] ?? item) !== null)
  })
}

/** Without "one" and "both" before a card: "one card", "both the black kings". */
const uncounted = (question: Question): Question => ({
  ...question,
  apart: question.apart.filter(
    (item) => textOf(item) !== 'one' && !(item.kind === 'number' && toText(item.value) === '1'),
  ),
})

/** "A card is drawn from a pack of 52 cards. Find the probability that it is a non-face card of red colour." */
export const cardDrawn = recogniser({
  id: 'event-of-a-card',
  solution,
  story: true,
  last: true,
  cues: ['deck', 'pack', 'cards', 'card'],
  words: [
    ...chanceWords,
    'one',
    'card',
    'cards',
    'deck',
    'pack',
    'single',
    'remaining',
    'rest',
    'left',
    'taken',
    'others',
    'both',
    'then',
  ],
  examples: [
    'A card is drawn at random from a deck of 52 playing cards. Find the probability that it is a non-face card of red colour.',
    "a card drawn from deck of 52. prob that it's not a diamond and not a king",
    'king queen and jack of clubs are removed from a deck of 52 cards. one card is selected. find prob of getting a king',
  ],
  refuses: [
    'Two cards are drawn from a pack of 52 cards. Find the probability that both are kings.',
    'A card is drawn from a pack of 52 cards. Find the probability that it is a red king or a queen.',
    'A card is drawn from a pack of 52 cards. Find the probability that it is a king given that it is red.',
    'A card is drawn from a pack of 52 cards and is not replaced. Find the probability that the next is not a red face card.',
    'Five cards are removed from a pack of 52 cards. Find the probability of a black card.',
  ],
  read: fitting(solution, (whole) => {
    const question = asksChance(whole) ? uncounted(whole) : null
    const pack = question && phrase<string>(question, ...packs)
    if (!question || !pack) return null
    const number = pack.taken.find((item) => item.kind === 'number')
    if (number?.kind === 'number' && number.value.n !== 52n) return null
    const manners = mannersIn(question)
    const rest = without(question, pack, manners)
    const also = phrase(rest, '#n playing? cards')
    const full = also && toText(also.numbers.n) === '52' ? also : null
    const own = without(rest, full)
    if (!isOfOne(own)) return null
    const removed = removedIn<CardSet>(own, lexicon, tokensFor(true))
    if (removed === 'unclear' || (removed && !isClear(removed.event))) return null
    const found: EventRead<CardSet> | null = eventIn(without(own, removed).apart, lexicon, tokensFor(false))
    const isTold = sentences(own.apart).length > 0 && found && isClear(found.event)
    const ones = { taken: whole.apart.filter((item) => !question.apart.includes(item)) }
    return isTold
      ? {
          given: { ...(removed && { removed: removed.event }), event: found.event },
          ...told(whole, pack, manners, full, ones, removed, found),
        }
      : null
  }),
})

/** "The event E is that the card is not an ace of hearts. The number of outcomes favourable to E is ..." */
export const cardsFavourable = recogniser({
  id: 'cards-favourable-to-an-event',
  solution: favourable,
  story: true,
  cues: ['deck', 'pack', 'cards', 'card'],
  words: ['one', 'card', 'cards', 'deck', 'pack', 'single', 'event', 'number', 'outcomes', 'drawn', 'random', 'many'],
  examples: [
    'A card is drawn from a deck of 52 cards. The event E is that card is not an ace of hearts. The number of outcomes favourable to E is (A) 4 (B) 13 (C) 48 (D) 51',
    'a card is drawn from a pack of 52 cards. E is the event that it is a red face card. how many outcomes are favourable to E',
  ],
  refuses: [
    'A card is drawn from a deck of 52 cards. The event E is that card is not an ace of hearts. The number of outcomes not favourable to E is',
    'Two cards are drawn from a deck of 52 cards. The event E is that both are aces. The number of outcomes favourable to E is',
    'All kings are removed from a deck of 52 cards. A card is drawn. The event E is that the card is red. The number of outcomes favourable to E is',
  ],
  read: (whole) => {
    const question = uncounted(whole)
    const pack = phrase<string>(question, ...packs)
    const asked = phrase(question, 'number|many outcomes favourable @f:letter')
    const named = phrase(question, 'event @e:letter', '@e:letter event')
    if (!pack || !asked || !named || asked.facts.f.name !== named.facts.e.name) return null
    const number = pack.taken.find((item) => item.kind === 'number')
    if (number?.kind === 'number' && number.value.n !== 52n) return null
    const own = without(question, pack, asked, named)
    if (!isOfOne(own) || removedIn<CardSet>(own, lexicon, tokensFor(true))) return null
    const found: EventRead<CardSet> | null = eventIn(own.apart, lexicon, tokensFor(false))
    const ones = { taken: whole.apart.filter((item) => !question.apart.includes(item)) }
    return found && isClear(found.event)
      ? { given: { event: found.event }, ...told(whole, pack, asked, named, mannersIn(whole), ones, found) }
      : null
  },
})
