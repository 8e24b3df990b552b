import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, is, tokensOf, type EventRead, type Token, type Way, fitting } from './event-grammar'
import { joinsFirst, numberLexicon, numberWays } from './event-number-ways'
import type { Symbol } from './event-symbols'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  diceThrown as solution,
  type Aspect,
  type PairAtom,
  type DiceThrown,
} from '../../../solutions/probability/dice-thrown'
import type { Event } from '../../../solutions/probability/any/event'
import type { NumberAtom } from '../../../solutions/probability/any/number-atom'

/** An aspect, before it is known what it is said of, or a condition. */
type Read = NumberAtom | PairAtom | { readonly kind: 'aspect'; readonly aspect: Aspect }

const aspect = (pattern: string, of: Aspect): Way<Read> => [pattern, () => is<Read>({ kind: 'aspect', aspect: of })]
const pair = (pattern: string, kind: Exclude<PairAtom['kind'], 'of'>): Way<Read> => [pattern, () => is<Read>({ kind })]

const coinWays: readonly Way<Read>[] = [pair('head', 'head'), pair('tail', 'tail')]

const ways: readonly Way<Read>[] = [
  pair('1th die|dice? greater 2th', 'first greater'),
  pair('2th die|dice? greater 1th', 'second greater'),
  pair('1th die|dice? less 2th', 'second greater'),
  pair('2th die|dice? less 1th', 'first greater'),
  pair('consecutive', 'consecutive'),
  pair('product square', 'square product'),
  pair('doublet', 'same'),
  pair('same both?', 'same'),
  pair('both same|equal', 'same'),
  ['different', () => ({ kind: 'not', of: is<Read>({ kind: 'same' }) })],
  aspect('sum both?', 'sum'),
  aspect('product both?', 'product'),
  aspect('difference both?', 'difference'),
  aspect('not either time|die|dice', 'neither'),
  aspect('least one|once time|die|dice?', 'one at least'),
  aspect('exactly one|once time|die|dice?', 'exactly one'),
  aspect('1th time|die|dice?', 'first'),
  aspect('2th time|die|dice?', 'second'),
  aspect('both|each time|die|dice?', 'both'),
  aspect('two die|dice', 'both'),
  ...numberWays,
]

const lexicon: Readonly<Record<string, string>> = {
  ...numberLexicon,
  total: 'sum',
  add: 'sum',
  adds: 'sum',
  product: 'product',
  difference: 'difference',
  differ: 'difference',
  differs: 'difference',
  consecutive: 'consecutive',
  doublet: 'doublet',
  doublets: 'doublet',
  doubles: 'doublet',
  different: 'different',
  exactly: 'exactly',
  only: 'exactly',
  first: '1th',
  second: '2th',
  time: 'time',
  once: 'once',
  one: 'one',
  die: 'die',
  dice: 'dice',
  head: 'head',
  heads: 'head',
  tail: 'tail',
  tails: 'tail',
}

/** "the sum is 8 or 10", "even on the first and odd on the second": each condition with what it is said of. */
function assigned(tokens: readonly Token<Read>[], isOne: boolean): readonly Token<PairAtom>[] | null {
  const aspectOf = (token: Token<Read> | undefined): Aspect | null =>
    token?.kind === 'event' && token.event.kind === 'is' && token.event.atom.kind === 'aspect'
      ? token.event.atom.aspect
      : null
  const first = tokens.find((token) => aspectOf(token) !== null || (token.kind === 'event' && isOfNumber(token.event)))
  const isBefore = aspectOf(first) !== null
  const used = new Set<number>()
  const found: Token<PairAtom>[] = []
  for (const [at, token] of tokens.entries()) {
    if (aspectOf(token)) continue
    if (token.kind === 'join') {
      found.push(token)
      continue
    }
    const order = isBefore ? [...tokens.keys()].slice(0, at).toReversed() : [...tokens.keys()].slice(at + 1)
    const named = order.find((place) => aspectOf(tokens[place]) !== null)
    const of = named === undefined ? null : aspectOf(tokens[named])
    const event = pairEvent(token.event, of ?? (isOne ? 'second' : null))
    if (!event) return null
    if (named !== undefined && isOfNumber(token.event)) used.add(named)
    const items = named === undefined ? token.items : [...token.items, ...(tokens[named]?.items ?? [])]
    found.push({ kind: 'event', event, items })
  }
  // an aspect of which nothing is said is not understood
  return tokens.every((token, at) => aspectOf(token) === null || used.has(at)) ? found : null
}

const pairKinds = /^(?:same|first greater|second greater|consecutive|multiple|square product|head|tail)$/
const isPairAtom = (atom: Read): atom is PairAtom => atom.kind === 'of' || pairKinds.test(atom.kind)

const isOfNumber = (event: Event<Read>): boolean => (event.kind === 'is' ? !isPairAtom(event.atom) : false)

function pairEvent(event: Event<Read>, of: Aspect | null): Event<PairAtom> | null {
  if (event.kind === 'not') {
    const inner = pairEvent(event.of, of)
    return inner && { kind: 'not', of: inner }
  }
  if (event.kind !== 'is') return null
  const { atom } = event
  if (isPairAtom(atom)) return is(atom)
  if (atom.kind === 'aspect' || of === null) return null
  return is<PairAtom>({ kind: 'of', aspect: of, is: atom })
}

/** "doublet of even numbers": a doublet, and both are even. */
function ofDoublet(tokens: readonly Token<Read>[]): readonly Token<Read>[] {
  const names = (token: Token<Read>): boolean =>
    token.kind === 'event' && token.event.kind === 'is' && token.event.atom.kind === 'same'
  const isAlone =
    tokens.some(names) &&
    !tokens.some((token) => token.kind === 'event' && token.event.kind === 'is' && token.event.atom.kind === 'aspect')
  return isAlone
    ? [{ kind: 'event', event: is<Read>({ kind: 'aspect', aspect: 'both' }), items: [] }, ...tokens]
    : tokens
}

const tokensFor =
  (isOne: boolean) =>
  (symbols: readonly Symbol[]): readonly Token<PairAtom>[] | null => {
    // "both" and "each" are aspects here, and join nothing
    const own = joinsFirst(symbols).map((symbol) => (symbol.text === 'each' ? { ...symbol, text: 'both' } : symbol))
    const tokens = tokensOf(own, [...coinWays, ...ways], /^(?:or|and|not|neither|nor|either|,|\||\?)$/)
    if (!tokens) return null
    const hasNumber = tokens.some(
      (token) =>
        token.kind === 'event' &&
        isOfNumber(token.event) &&
        !(token.event.kind === 'is' && token.event.atom.kind === 'aspect'),
    )
    return assigned(hasNumber ? ofDoublet(tokens) : tokens, isOne)
  }

interface Thrown {
  readonly things: DiceThrown['things']
  readonly taken: Phrase['taken']
}

function thrownIn(question: Question): Thrown | null {
  const coin = phrase(question, 'coin * die|dice', 'die|dice * coin')
  if (coin && !question.words.some((word) => /^(?:coins|two|twice|2)$/.test(word)))
    return { things: 'coin and die', taken: coin.taken }
  const two = phrase(
    question,
    'two|2 die|dice one red|black|blue|white|green|grey|yellow one? red|black|blue|white|green|grey|yellow',
    'two|2|pair|both die|dice',
    'die|dice two|2 times|time',
    'die|dice * twice',
    'two throws|rolls die|dice',
    'red|black|blue|white|green|grey|yellow die|dice and red|black|blue|white|green|grey|yellow die|dice',
    'one red|black|blue|white|green|grey|yellow * one red|black|blue|white|green|grey|yellow',
  )
  return two && !coin ? { things: 'two dice', taken: two.taken } : null
}

/** The red die and the blue one are the first and the second, in the order in which they are named. */
const colouredIn = ({ taken }: Thrown): Readonly<Record<string, string>> => {
  const named = taken.flatMap((item) => (item.kind === 'word' && colours.test(item.text) ? item.text : []))
  return Object.fromEntries(named.slice(0, 2).map((colour, at) => [colour, `${at + 1}th`]))
}

const colours = /^(?:red|black|blue|white|green|grey|yellow)$/

/** "Two dice are thrown together. Find the probability that the sum is a multiple of 3 or 4." */
export const diceThrown = recogniser({
  id: 'event-on-two-dice',
  solution,
  story: true,
  last: true,
  cues: ['die', 'dice'],
  words: [
    ...chanceWords,
    'show',
    'shows',

    'together',
    'both',
    'two',
    'face',
    'faces',
    'number',
    'one',
    'red',
    'black',
    'perfect',
    'up',
    'on',
    'die',
    'dice',
    'different',
    'coin',
    'time',
    'each',
    'of',
    'each',
  ],
  examples: [
    'Two dice are thrown together. Find the probability that the sum is a multiple of 3 or 4',
    'probability of getting an even number on first die and multiple of 3 on the second, two dice thrown',
    'two dice are thrown. find the probability that the sum is an even number less than 6',
    'two dice are thrown. find the probability of a doublet with sum 8',
    'coin tossed and die thrown together. probability of head and even number',
  ],
  refuses: [
    'two dice are thrown. find the probability of getting an even number',
    'three dice are thrown. find the probability that the sum is an even number less than 6',
    'two dice are thrown. find the probability that the sum is 8 given that the first is 5',
    'two dice are thrown 100 times. find the probability that the sum is an even number less than 6',
  ],
  read: fitting(solution, (question) => {
    const thrown = asksChance(question) ? thrownIn(question) : null
    if (!thrown) return null
    const manners = mannersIn(question)
    const same = phrase(question, 'same time', 'thrown|rolled|tossed once')
    const rest = without(question, thrown, manners, same)
    const own = phrase(rest, 'sum|total|product|difference') && phrase(rest, 'two|both|2 number|dice|die')
    const found: EventRead<PairAtom> | null = eventIn(
      without(rest, own).apart,
      { ...lexicon, ...colouredIn(thrown) },
      tokensFor(thrown.things !== 'two dice'),
    )
    return found
      ? { given: { things: thrown.things, event: found.event }, ...told(question, thrown, manners, same, own, found) }
      : null
  }),
})
