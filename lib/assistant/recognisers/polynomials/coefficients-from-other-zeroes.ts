import { polynomialWords } from './quadratic'
import {
  coefficientsFromOtherZeroes as solution,
  type Given,
  type ZeroChange,
} from '../../../solutions/polynomials/coefficients-from-other-zeroes'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { expanded, quadraticIn, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { lettersOf } from '../../question/reading'
import { fraction, negate } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** kx² + px + q, with p and q any two letters that stand alone. */
function withLetters(fact: Fact): Pick<Given, 'k' | 'names' | 'signs'> | null {
  const terms = fact.kind === 'formula' ? termsOf(expanded(fact)) : null
  const letters = fact.kind === 'formula' ? [...lettersOf(fact.node)].filter((name) => name !== 'x') : []
  const beside = (name: string) => (name < 'x' ? `${name}x` : `x${name}`)
  const p = letters.find((name) => terms?.has(beside(name)))
  const q = letters.find((name) => name !== p)
  if (!terms || p === undefined || q === undefined || letters.length !== 2) return null
  const [k, first, last] = ['x^2', beside(p), q].map((name) => terms.get(name))
  const isOne = (value: typeof k) => value?.d === 1n && (value.n === 1n || value.n === -1n)
  if (!k || !first || !last || terms.size !== 3 || !isOne(first) || !isOne(last)) return null
  return { k, names: [p, q], signs: [first.n > 0n ? 1 : -1, last.n > 0n ? 1 : -1] }
}

const are = 'zeroes polynomial? @f:formula are|is|have equal?'
const of = 'zeroes quadratic? polynomial? @g:formula'
const times: readonly (readonly [string, number])[] = [
  ['double|twice value?', 2],
  ['triple|thrice value?', 3],
]

/** How the zeroes of the one are made of those of the other. */
function changedIn(
  question: Question,
): { readonly change: ZeroChange; readonly found: Phrase<`@f:formula @g:formula`> } | null {
  for (const [words, by] of times) {
    const found = phrase(question, `${are} ${words} ${of}`)
    if (found) return { change: { kind: 'times', by: fraction(by) }, found }
  }
  const many = phrase(question, `${are} #n times ${of}`)
  if (many) return { change: { kind: 'times', by: many.numbers.n }, found: many }
  const reciprocal = phrase(question, `${are} reciprocal|reciprocals ${of}`)
  if (reciprocal) return { change: { kind: 'reciprocal' }, found: reciprocal }
  const negative = phrase(question, `${are} negative|negatives ${of}`)
  if (negative) return { change: { kind: 'times', by: fraction(-1) }, found: negative }
  const square = phrase(question, `${are} square|squares ${of}`)
  if (square) return { change: { kind: 'square' }, found: square }
  const more = phrase(question, `${are} #n more|greater ${of}`)
  if (more) return { change: { kind: 'more', by: more.numbers.n }, found: more }
  const less = phrase(question, `${are} #n less|smaller ${of}`)
  return less ? { change: { kind: 'more', by: negate(less.numbers.n) }, found: less } : null
}

export const coefficientsFromOtherZeroes = recogniser<Given>({
  id: 'coefficients-from-other-zeroes',
  solution,
  cues: ['zeroes'],
  words: [...polynomialWords, 'each', 'respectively', 'corresponding'],
  examples: [
    'If the zeroes of x² + px + q are double the zeroes of 2x² − 7x + 3, find p and q.',
    'The zeroes of the polynomial x² + ax + b are the reciprocals of the zeroes of 3x² − 7x + 2. Find the values of a and b.',
    'Each zero of x² + px + q is 3 more than the corresponding zero of x² − 5x + 2. Find p and q.',
    'zeroes of x^2 + mx + n are 3 more than zeroes of x^2 - 5x + 6 find m and n',
  ],
  refuses: [
    'If the zeroes of x² + px + q are double the zeroes of 2x² − 7x + 3, find p.',
    'If the zeroes of x² + px + q are double the zeroes of 2x² − 7x + r, find p and q.',
    'If the zeroes of x² + px + q are double the sum of the zeroes of 2x² − 7x + 3, find p and q.',
    'If the zeroes of x² + px + q are 3 more than double the zeroes of 2x² − 7x + 3, find p and q.',
  ],
  read: (question) => {
    const read = changedIn(question)
    const own = read && withLetters(read.found.facts.f)
    const known = read && quadraticIn(read.found.facts.g)
    if (!read || !own || known?.letter !== 'x') return null
    const lists = factsOf(question, 'list').filter((list) =>
      list.items.every((item) => item.kind === 'letter' && own.names.includes(item.name)),
    )
    const named = lettersNamed(question, ...own.names)
    const asked = new Set(
      [...lists.flatMap(({ items }) => items), ...named].map((one) => ('name' in one ? one.name : '')),
    )
    if (!own.names.every((name) => asked.has(name))) return null
    const stated = told(question, read.found)
    return {
      given: { a: known.a, b: known.b, c: known.c, change: read.change, ...own },
      said: stated.said,
      used: [...stated.used, ...lists, ...named],
    }
  },
  before: () => '',
})
