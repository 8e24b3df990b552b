import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, is, tokensOf, type EventRead, type Token, type Way, fitting } from './event-grammar'
import type { Symbol } from './event-symbols'
import { wholes } from './range'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { coinsTossed as solution, type CoinAtom } from '../../../solutions/probability/coins-tossed'
import type { Event } from '../../../solutions/probability/any/event'

interface Tossed {
  readonly coins: number
  readonly isFamily: boolean
  readonly taken: Phrase['taken']
}

/** "Two coins", "a coin is tossed three times", "a family with 3 children". */
function tossedIn(question: Question): Tossed | null {
  const children = phrase(question, '#n children|kids')
  const counted = children ?? phrase(question, '#n coin|coins', 'coin * #n times|time')
  const [coins] = counted ? wholes(counted.numbers.n) : []
  const again = phrase(question, 'coin * twice|thrice')
  if (again) return { coins: question.words.includes('twice') ? 2 : 3, isFamily: false, taken: again.taken }
  if (counted && coins !== undefined) return { coins, isFamily: children !== null, taken: counted.taken }
  const pair = phrase(question, 'pair coins')
  if (pair) return { coins: 2, isFamily: false, taken: pair.taken }
  const one = phrase(question, 'coin * once', 'coin')
  return one && !question.words.includes('coins') ? { coins: 1, isFamily: false, taken: one.taken } : null
}

type Bound = 'exactly' | 'at least' | 'at most'

const sides = ['H', 'T'] as const

const waysFor = (coins: number): readonly Way<CoinAtom>[] =>
  sides.flatMap((side): readonly Way<CoinAtom>[] => {
    const other = side === 'H' ? 'T' : 'H'
    const of = (kind: Bound, count: number): Event<CoinAtom> => is({ kind, count, side })
    const bound = (pattern: string, kind: Bound, by = 0): readonly Way<CoinAtom>[] => [
      [`${pattern} # ${side}`, ([n = NaN]) => of(kind, n + by)],
      [`${pattern} ${side}`, () => (by === 0 ? of(kind, 1) : null)],
    ]
    return [
      ...bound('not less', 'at least'),
      ...bound('not more', 'at most'),
      ...bound('least', 'at least'),
      ...bound('most', 'at most'),
      ...bound('exactly', 'exactly'),
      [`more ${side} ${other}`, () => is({ kind: 'more', side })],
      [`${side} more ${other}`, () => is({ kind: 'more', side })],
      [`more # ${side}`, ([n = NaN]) => of('at least', n + 1)],
      [`less # ${side}`, ([n = NaN]) => of('at most', n - 1)],
      [`# or more ${side}`, ([n = NaN]) => of('at least', n)],
      [`# or # ${side}`, ([a = NaN, b = NaN]) => ({ kind: 'or', of: [of('exactly', a), of('exactly', b)] })],
      [`equal ${side} ${other}`, () => is({ kind: 'as many' })],
      [`equal ${side} and ${other}`, () => is({ kind: 'as many' })],
      [`${side} and ${other} equal`, () => is({ kind: 'as many' })],
      [`${side} ${other} equal`, () => is({ kind: 'as many' })],
      [`in-turn? ${side} and ${other} in-turn`, () => is({ kind: 'in turn' })],
      [`in-turn ${side} and ${other}`, () => is({ kind: 'in turn' })],
      [`1th toss? ${side}`, () => is({ kind: 'toss', at: 1, side })],
      [`2th toss? ${side}`, () => is({ kind: 'toss', at: 2, side })],
      [`${side} 1th toss?`, () => is({ kind: 'toss', at: 1, side })],
      [`${side} 2th toss?`, () => is({ kind: 'toss', at: 2, side })],
      [`no ${side}`, () => of('exactly', 0)],
      [`all|both ${side}`, () => of('exactly', coins)],
      [`${side} all|both|each`, () => of('exactly', coins)],
      [`# ${side}`, ([n = NaN]) => of('exactly', n)],
      // "a head": told with a tail, or of one coin
      [side, () => of('exactly', 1)],
    ]
  })

const alike: readonly Way<CoinAtom>[] = [
  ['all|both? same all|both?', () => is({ kind: 'all alike' })],
  ['different', () => ({ kind: 'not', of: is<CoinAtom>({ kind: 'all alike' }) })],
]

const plain = 'exactly no all same different more less least most equal'
const lexicon: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plain.split(' ').map((word) => [word, word])),
  head: 'H',
  heads: 'H',
  tail: 'T',
  tails: 'T',
  first: '1th',
  second: '2th',
  toss: 'toss',
  only: 'exactly',
  atleast: 'least',
  minimum: 'least',
  atmost: 'most',
  maximum: 'most',
  fewer: 'less',
  identical: 'same',
  alike: 'same',
  many: 'equal',
  alternate: 'in-turn',
  alternately: 'in-turn',
}
const family: Readonly<Record<string, string>> = {
  ...lexicon,
  boy: 'H',
  boys: 'H',
  son: 'H',
  sons: 'H',
  girl: 'T',
  girls: 'T',
  daughter: 'T',
  daughters: 'T',
}

/** "2 heads and at least one head": of one side, of which the one says all that the other does, so that two chances are asked. */
const isTwoAsks = (of: readonly Event<CoinAtom>[]): boolean => {
  const atoms = of.flatMap((each) => (each.kind === 'is' && 'count' in each.atom ? [each.atom] : []))
  const [first, second] = atoms
  return (
    of.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    first.side === second.side &&
    (first.kind === second.kind || first.kind === 'exactly' || second.kind === 'exactly')
  )
}

/** Whether each thing asked stands for itself: a bare "head" of several coins does with a tail alone, and "at least one head and one tail" bounds both. */
function settled(event: Event<CoinAtom>, coins: number, bare: boolean): Event<CoinAtom> | null {
  if (event.kind === 'not') {
    const of = settled(event.of, coins, bare)
    return of && { kind: 'not', of }
  }
  if (event.kind === 'is') return coins > 1 && bare && event.atom.kind === 'exactly' ? null : event
  if (event.kind === 'or' && bare && coins > 1) return null
  if (event.kind === 'and' && isTwoAsks(event.of)) return null
  const [first, ...others] = event.of
  if (event.kind === 'and' && first?.kind === 'is' && first.atom.kind === 'at least')
    return {
      kind: 'and',
      of: [
        first,
        ...others.map((one) =>
          one.kind === 'is' && one.atom.kind === 'exactly' ? is<CoinAtom>({ ...one.atom, kind: 'at least' }) : one,
        ),
      ],
    }
  return event
}

const tokensFor =
  (coins: number) =>
  (symbols: readonly Symbol[]): readonly Token<CoinAtom>[] | null =>
    tokensOf(
      symbols.map((symbol) => (/^(?:both|each)$/.test(symbol.text) ? { ...symbol, text: 'all' } : symbol)),
      [...alike, ...waysFor(coins)],
    )

/** "Three coins are tossed together. Find the probability of getting at least one head and one tail." */
export const coinsTossed = recogniser({
  id: 'event-of-coins',
  solution,
  story: true,
  last: true,
  cues: ['coin', 'coins', 'children', 'kids'],
  words: [
    ...chanceWords,
    'show',
    'shows',

    'together',
    'coin',
    'coins',
    'face',
    'faces',
    'side',
    'number',
    'up',
    'times',
    'in',
    'one',
    'three',
    'two',
    'all',
    'equally',
  ],
  examples: [
    '3 coins tossed together. probability of at least 1 head and 1 tail?',
    'two coins are tossed find prob of getting one head and one tail',
    'Three coins are tossed simultaneously. What is the probability that all three show the same face?',
    'A coin is tossed 3 times. find the probability of getting more heads than tails',
    'in a family of 3 children find the probability of having at least one boy',
  ],
  refuses: [
    'two coins are tossed. find the probability of getting a head',
    'two coins and a die are thrown. find the probability of two heads and a tail',
    'a biased coin is tossed 3 times. find the probability of getting more heads than tails',
    'a coin is tossed 3 times and the first is a head. find the probability of exactly one tail',
    'a coin is tossed 100 times and head comes 56 times. find the probability of a tail',
  ],
  read: fitting(solution, (question) => {
    const tossed = asksChance(question) ? tossedIn(question) : null
    if (!tossed || question.words.some((word) => /^(?:die|dice|rupee|rupees)$/.test(word))) return null
    const manners = mannersIn(question)
    const once = phrase(question, 'same time', 'one time', 'once')
    const three = phrase(question, 'all three|two|four show|shows|coins?')
    const rest = without(question, tossed, manners, once, three)
    const all = three ? { ...rest, apart: rest.apart } : rest
    const found: EventRead<CoinAtom> | null = eventIn(
      all.apart,
      tossed.isFamily ? family : lexicon,
      tokensFor(tossed.coins),
    )
    if (!found) return null
    const hasNumber = found.taken.some(
      (item) =>
        item.kind === 'number' ||
        (item.kind === 'word' && !/^(?:heads?|tails?|boys?|girls?|sons?|daughters?|a|and|or)$/.test(item.text)),
    )
    const event = settled(found.event, tossed.coins, !hasNumber)
    return event
      ? {
          given: {
            coins: tossed.coins,
            sides: tossed.isFamily ? (['boy', 'girl'] as const) : (['head', 'tail'] as const),
            event,
          },
          ...told(question, tossed, manners, once, three, found),
        }
      : null
  }),
})
