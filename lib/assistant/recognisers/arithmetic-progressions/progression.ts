import type { Fact } from '../../question/fact'
import { lettersNamed, numberAfter } from '../../question/pick'
import { rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { equals, isInteger, subtract, toNumber, type Fraction } from '../../../maths/fraction'
import type { Progression } from '../../../solutions/arithmetic-progressions/pieces/progression'

/** Words about an AP that change nothing. */
export const progressionWords = [
  'ap',
  'term',
  'first',
  'common',
  'difference',
  'series',
  'sequence',
  'list',
  'number',
  'begins',
  'finite',
] as const

export interface ProgressionIn {
  readonly progression: Progression
  readonly used: readonly Fact[]
}

/** An AP from its first terms, from "a = 2, d = 3", or from its first term and common difference in words. */
export function progressionIn(question: Question): ProgressionIn | null {
  return fromList(question) ?? fromLetters(question) ?? fromWords(question)
}

function fromList(question: Question): ProgressionIn | null {
  const [list, ...more] = factsOf(question, 'list')
  const terms = list && !list.end && more.length === 0 ? termsOf(list.items.map(rational)) : null
  return list && terms ? { progression: terms, used: [list] } : null
}

/** First term and difference of a row of at least three numbers, or null where they make no AP. */
export function termsOf(row: readonly (Fraction | null)[]): Progression | null {
  const terms = row.filter((term) => term !== null)
  const [a, second] = terms
  if (!a || !second || terms.length < 3 || terms.length < row.length) return null
  const d = subtract(second, a)
  const even = terms.every((term, index) => {
    const before = terms[index - 1]
    return before === undefined || equals(subtract(term, before), d)
  })
  return even ? { a, d } : null
}

function fromLetters(question: Question): ProgressionIn | null {
  const values = ['a', 'd'].map((name) =>
    factsOf(question, 'equation').flatMap((fact) => {
      const value = valueOf(fact, name)
      return value ? [{ fact, value }] : []
    }),
  )
  const [[a] = [], [d] = []] = values
  return a && d ? { progression: { a: a.value, d: d.value }, used: [a.fact, d.fact] } : null
}

function fromWords(question: Question): ProgressionIn | null {
  if (!question.words.includes('first') || !question.words.includes('difference')) return null
  const a = numberAfter(question, ['first'], ['difference', 'sum', 'last'])
  const d = numberAfter(question, ['difference'], ['first', 'sum', 'last'])
  return a && d ? { progression: { a: a.value, d: d.value }, used: [a, d, ...lettersNamed(question, 'd')] } : null
}

export interface Count {
  readonly n: number
  readonly used: readonly Fact[]
}

export const wholeOf = (value: Fraction): number | null => (isInteger(value) ? toNumber(value) : null)

/** The place in "20th term" or "n = 20". */
export function placeIn(question: Question): Count | null {
  const [ordinal, ...more] = factsOf(question, 'ordinal')
  if (ordinal) return ordinal.n !== null && more.length === 0 ? { n: ordinal.n, used: [ordinal] } : null
  return numberOf(question)
}

/** How many terms: "20 terms", "n = 20". */
export function countIn(question: Question): Count | null {
  for (const [index, item] of question.items.entries()) {
    const next = question.items[index + 1]
    const n = item.kind === 'number' && item.unit === '' ? wholeOf(item.value) : null
    if (item.kind === 'number' && n !== null && next?.kind === 'word' && next.text === 'term')
      return { n, used: [item] }
  }
  return numberOf(question)
}

function numberOf(question: Question): Count | null {
  for (const fact of factsOf(question, 'equation')) {
    const value = valueOf(fact, 'n')
    const n = value && wholeOf(value)
    if (n !== null) return { n, used: [fact] }
  }
  return null
}
