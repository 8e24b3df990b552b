import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { bothAsked, lettersFor } from './unknowns'
import { equation } from '../../../solutions/linear-equations/pieces/equation'
import { twoBills as solution, type Given } from '../../../solutions/linear-equations/two-bills'
import { recogniser } from '../../recogniser'

const all = 'together|altogether|total?'
const things = (i: 1 | 2) => `#a${i} ~x${i} #b${i} ~y${i}` as const
const totals = (i: 1 | 2) => `${all} #c${i}` as const
const between = `same? rate|rates|price|prices|shop|day? .? later? same? rate|rates|price|prices|shop|day?`

/** Two bills one after the other, each with its total behind the articles or before them. */
const bills = [
  `${things(1)} ${totals(1)} ${between} ${things(2)} ${totals(2)}`,
  `#c1 ${things(1)} ${between} ${things(2)} ${totals(2)}`,
  `#c1 ${things(1)} ${between} #c2 ${things(2)}`,
  `${things(1)} ${totals(1)} ${between} #c2 ${things(2)}`,
] as const

const plain = ['cost', 'costs', 'price', 'prices', 'rate', 'rates', 'each', 'both', 'solve', 'rupees', 'them', 'item']

type Bills = Phrase<(typeof bills)[number]>

/** "ek pen kitne ka": what is asked may stand behind the noun. */
const isNamed = (asked: string, noun: string): boolean => asked === noun || asked.startsWith(`${noun} how`)

/** What the question asks, where it is the two prices: "find the cost of each", "of one bat and one ball", or by letters. */
function pricesAsked(question: Question, found: Bills): Pick<Phrase, 'taken'> | null {
  const simply = bothAsked(question, [found], plain)
  if (simply) return simply
  const { x1, y1 } = found.nouns
  const letters = lettersFor(question)
  if (letters) return letters.u === x1 && letters.v === y1 ? letters : null
  const words = phrase(
    question,
    'ek ~u many? ek ~v many?',
    'one|each one|each? ~u one|each? ~v',
    'cost|price|costs|prices|rate ~u ~v',
  )
  const isBoth =
    words &&
    ((isNamed(words.nouns.u, x1) && isNamed(words.nouns.v, y1)) ||
      (isNamed(words.nouns.u, y1) && isNamed(words.nouns.v, x1)))
  return isBoth ? words : null
}

export const twoBills = recogniser<Given>({
  id: 'two-bills',
  solution,
  story: true,
  cues: ['cost', 'costs', 'rates', 'pays', 'price', 'prices', 'rs', 'rupees', 'bought', 'buys', 'many', 'much'],
  words: ['same', 'each', 'two'],
  examples: [
    'Two bills at the same rates: 3 bats and 7 balls for ₹1580, and 2 bats and 6 balls for ₹1160. If one bat costs ₹x and one ball costs ₹y, find x and y.',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 77 rs. find cost of each',
    '4 pen aur 3 notebook 155 rs ke hain, 2 pen aur 5 notebook 165 rs ke. ek pen kitne ka aur ek notebook kitne ki hai',
    'Ravi buys 7 bats and 6 balls for Rs 3800. Later she buys 3 bats and 5 balls for Rs 1750. Find the cost of each bat and each ball.',
  ],
  refuses: [
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 77 rs. Find the cost of 2 pens and 3 pencils.',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 erasers cost 77 rs. Find the cost of each.',
    '5 pens and 7 pencils cost 79 rs each, 7 pens and 5 pencils cost 77 rs. If one pen costs ₹x and one pencil ₹y, find x - y.',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 2 rs less. Find the cost of each.',
    '5 pens and 7 pencils cost 79 rs, 7 pens and 5 pencils cost 77 rs. If one pencil costs ₹x and one pen costs ₹y, find x and y.',
  ],
  read: (question) => {
    const found = phrase(question, ...bills)
    if (!found) return null
    const { a1, b1, c1, a2, b2, c2 } = found.numbers
    const { x1, y1, x2, y2 } = found.nouns
    const exchanged = x1 === y2 && y1 === x2
    if (x1 === y1 || !((x1 === x2 && y1 === y2) || exchanged)) return null
    const ask = pricesAsked(question, found)
    if (!ask) return null
    const [a, b] = exchanged ? [b2, a2] : [a2, b2]
    return {
      given: { bills: [equation(a1, b1, c1), equation(a, b, c2)], articles: [x1, y1] },
      ...told(question, found, ask),
    }
  },
  before: () => '',
})
