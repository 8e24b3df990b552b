import { asksChance, chanceWords, mannersIn, without } from './chance'
import { askIn, propertyIn } from './part-of-lot'
import { cardsDrawn, faceDown } from './second-card'
import { keptOut } from './kept-out'
import { countsIn } from './counts'
import { type Item, textOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { numberNamed } from '../../question/number-named'
import { isNoun } from '../../question/meanings'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { secondDraw as solution, type SecondDraw } from '../../../solutions/probability/second-draw'

type Taken = Pick<Phrase, 'taken'>
export interface Lot {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  readonly thing: string
  readonly taken: readonly Item[]
}

/** "24 bulbs has 5 defective": the bad ones and the good ones. */
function defectiveIn(question: Question): Lot | null {
  const among = phrase(
    question,
    '#n ~x contains|contain|containing|has|have|include|includes|which|them|of #b defective|bad|faulty|rotten|damaged|spoilt',
    '#n ~x #b ~y? are? defective|bad|faulty|rotten|damaged|spoilt',
    '#n ~x #b defective|bad|faulty|rotten|damaged|spoilt',
  )
  const bad = textOf(among?.taken.at(-1))
  if (!among || !isInteger(among.numbers.n) || !isInteger(among.numbers.b)) return null
  const [all, few] = [toNumber(among.numbers.n), toNumber(among.numbers.b)]
  const good = { name: `not ${bad}`, count: all - few }
  const thing = among.nouns.x.split(' ').at(0) ?? 'thing'
  return few > all ? null : { kinds: [{ name: bad, count: few }, good], thing, taken: among.taken }
}

function lotIn(question: Question): Lot | null {
  const defective = defectiveIn(question)
  if (defective) return defective
  const counts = countsIn(question)
  return counts && { kinds: counts.kinds, thing: counts.things[0], taken: counts.taken }
}

interface Mention {
  readonly names: readonly string[]
  readonly isNot: boolean
  readonly items: readonly Item[]
}

/** The kinds named in a stretch of a question: "red", "not defective", "red or blue". */
function mentionIn(items: readonly Item[], { kinds }: Lot): Mention | null {
  const bad = kinds.find(({ name }) => name.startsWith('not '))?.name.slice(4)
  const kindOf = (item: Item): string | null => {
    const text = textOf(item)
    if (text === 'good' && bad !== undefined) return `not ${bad}`
    return kinds.find(({ name }) => name === text || name === `${text}s`)?.name ?? null
  }
  const named = items.flatMap((item) => kindOf(item) ?? [])
  const nots = items.filter((item) => /^(?:not|non)$/.test(textOf(item)))
  const ors = items.filter((item) => textOf(item) === 'or')
  const taken = [...items.filter((item) => kindOf(item) !== null), ...nots, ...ors]
  const [only, ...more] = named
  if (only === undefined || nots.length > 1 || new Set(named).size < named.length) return null
  if (nots.length === 1) return more.length > 0 ? null : { names: [only], isNot: true, items: taken }
  return ors.length === more.length ? { names: named, isNot: false, items: taken } : null
}

const again = /^(?:now|another|second|2nd|next|again|other|then|ab|phir|fir)$/

/** Where the second draw begins. */
function secondFrom({ apart }: Question, from: number, out: Taken): number {
  const end = apart.findLastIndex((item) => out.taken.includes(item))
  const word = apart.findIndex((item, at) => at > from && again.test(textOf(item)))
  const behind = apart.findIndex(
    (item, at) => at > end && (again.test(textOf(item)) || (item.kind === 'ordinal' && item.n === 2)),
  )
  return Math.max(end, behind < 0 ? word : behind)
}

/** Those that are such as is asked, and whether the first one is; null where that depends on which it was. */
function favourable(
  { kinds }: Lot,
  first: Mention,
  asked: Mention,
): Pick<SecondDraw, 'good' | 'isGoodGone' | 'total' | 'asked'> | null {
  const namesOf = ({ names, isNot }: Mention) =>
    kinds.map(({ name }) => name).filter((name) => names.includes(name) !== isNot)
  const [gone, wanted] = [namesOf(first), namesOf(asked)]
  const isIn = gone.every((name) => wanted.includes(name))
  if (gone.length === 0 || wanted.length === 0 || (!isIn && gone.some((name) => wanted.includes(name)))) return null
  const count = (names: readonly string[]) =>
    kinds.reduce((so, kind) => so + (names.includes(kind.name) ? kind.count : 0), 0)
  return {
    good: count(wanted),
    isGoodGone: isIn,
    total: count(kinds.map(({ name }) => name)),
    asked: `${asked.isNot ? 'not ' : ''}${asked.names.join(' or ')}`.replace('not not ', ''),
  }
}

/** "15 pens, of which 5 do not write. One is taken, writes well and is not put back." */
function ofPart(question: Question, out: Taken, ...idleIn: readonly Taken[]): Found<SecondDraw> | null {
  const ask = askIn(question.apart)
  const lot = ask && propertyIn(question, ask[0])
  const kept = question.apart.findIndex((item) => out.taken.includes(item))
  if (!lot || kept < lot.end || kept > ask[0]) return null
  const sentence = question.apart.findLastIndex((item, at) => at < kept && item.kind === 'mark' && item.text === '.')
  const from = Math.max(lot.end, sentence)
  const own = question.apart.slice(from, kept)
  const [first, asked] = [lot.isOf(from, kept), lot.isOf(...ask)]
  if (first === null || asked === null) return null
  const good = asked ? lot.part : lot.total - lot.part
  return {
    given: {
      good,
      isGoodGone: first === asked,
      total: lot.total,
      thing: 'thing',
      asked: `${asked === lot.isDenied ? 'not ' : ''}${lot.words}`,
    },
    ...told(question, out, lot, { taken: [...own, ...question.apart.slice(...ask)] }, ...idleIn, mannersIn(question)),
  }
}

/** What else is told of the draws and changes nothing. */
const idle = [
  'one',
  'single',
  'another',
  'now',
  'second',
  'next',
  'again',
  'other',
  'rest',
  'remaining',
  'left',
  'first',
  'taken',
  'ball',
  'balls',
  'then',
  'previous',
  'before',
]

export const secondOfTwoDraws = recogniser<SecondDraw>({
  id: 'second-draw-without-replacement',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'card', 'cards'],
  examples: [
    'A lot of 20 bulbs contains 4 defective ones. One bulb drawn is not defective and is not replaced. Now one bulb is drawn at random from the rest. What is the probability that this bulb is not defective?',
    'box has 8 green 4 orange candies. first candy taken is green and she ate it. prob that next 1 is also green?',
    'bag has 5 red and 7 black balls. a red ball is drawn and not put back. now another ball is drawn find probability that it is red',
    'Five cards, the ten, jack, queen, king and ace of diamonds, are well shuffled. The queen is drawn and put aside. What is the probability that the second card picked up is an ace?',
    'heart ke 13 cards me se queen nikal kar alag rakh di, ab dusra card nikala to king hone ki probability kya hogi',
    'A card drawn from a pack of 52 cards is a king. It is not replaced. Find the probability that the next card is also a king.',
  ],
  refuses: [
    'bag has 5 red and 7 black balls. a red ball is drawn and put back. now another ball is drawn find probability that it is red',
    'bag has 5 red and 7 black balls. two red balls are drawn and not put back. now another ball is drawn find probability that it is red',
    'bag has 5 red and 7 black balls. a ball is drawn and not put back. now another ball is drawn find probability that it is red',
    'bag has 5 red, 4 blue and 7 black balls. a ball that is not red is drawn and not put back. now another ball is drawn find probability that it is blue',
    'A card drawn from a pack of 52 cards is a king. It is not replaced. Find the probability that the next card is red.',
  ],
  read: (question) => {
    const out = keptOut(question)
    if (!asksChance(question) || !out) return null
    const down = faceDown(question)
    const card = cardsDrawn(without(question, down), out, secondFrom)
    const idleIn = {
      taken: question.apart.filter(
        (item) => idle.includes(textOf(item)) || (item.kind === 'ordinal' && item.n === 2) || isOne(item),
      ),
    }
    if (card) return { given: card.given, ...told(question, out, card, idleIn, down, mannersIn(question)) }
    const lot = lotIn(question)
    const from = lot ? question.apart.findLastIndex((item) => lot.taken.includes(item)) : -1
    if (!lot) return ofPart(question, out, idleIn)
    const split = secondFrom(question, from, out)
    const own = (items: readonly Item[]) =>
      items.filter((item) => !out.taken.includes(item) && !lot.taken.includes(item))
    const first = mentionIn(own(question.apart.slice(from + 1, split)), lot)
    const asked = mentionIn(own(question.apart.slice(split)), lot)
    const found = first && asked && favourable(lot, first, asked)
    if (!found) return null
    const thing = fillers.has(lot.thing) || !isNoun(lot.thing) || numberNamed(lot.thing) !== null ? 'thing' : lot.thing
    return {
      given: { ...found, thing },
      ...told(
        question,
        out,
        lot,
        { taken: [...first.items, ...asked.items] },
        idleIn,
        mannersIn(question),
        phrase(question, 'one|1 more'),
      ),
    }
  },
})

/** "1 ball is drawn" */
const isOne = (item: Item): boolean =>
  item.kind === 'number' && item.unit === '' && isInteger(item.value) && item.value.n === 1n
