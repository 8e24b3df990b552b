import { formAt, meantItems, statementAt } from './relations'
import {
  fromRelations as solution,
  type Asked,
  type Given,
  type Told,
} from '../../../solutions/arithmetic-progressions/from-relations'
import type { Item } from '../../question/fact'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isWord = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.kind === 'word' && words.includes(item.text)
const joins = ['and', 'is', 'find', 'what', '.', 'while', 'also']
const isJoin = (item: Item | undefined): boolean => isWord(item, ...joins) || item?.kind === 'mark'

/** What is asked at the end: one value, the place of a value, the first terms, a and d. */
function askedAt(items: readonly Item[], at: number): Asked | null {
  const rest = items.slice(at).filter((item) => !isJoin(item))
  const [first, second, third, ...more] = rest
  if (isWord(first, 'which') && isWord(second, 'term') && third && more.length === 0) {
    if (third.kind === 'number' && third.unit === '') return { kind: 'place', value: third.value }
    if (isWord(third, 'zeroes')) return { kind: 'place', value: { n: 0n, d: 1n } }
    return null
  }
  if (isWord(first, 'first') && second?.kind === 'number' && isWord(third, 'term') && more.length === 0) {
    const count = Number(second.value.n)
    return second.value.d === 1n && count > 1 && count < 8 ? { kind: 'first terms', count } : null
  }
  const one = formAt(rest, 0)
  return one && one.next === rest.length ? { kind: 'value', form: one.of } : null
}

/** Two terms, or two sums, told by themselves. */
const areAlike = (...told: readonly (Told & { readonly plain: boolean })[]): boolean =>
  told.every(({ plain }) => plain) && new Set(told.map(({ form }) => form.tex.startsWith('S'))).size === 1

/** Two statements about the terms and sums of an AP, and what is asked. */
function readIn(question: Question): { readonly given: Given; readonly isPlain: boolean } | null {
  const items = meantItems(question.apart)
  const stated: (Told & { readonly plain: boolean })[] = []
  for (let at = 0; at < items.length;) {
    const statement = statementAt(items, at)
    if (statement) {
      stated.push(statement.of)
      at = statement.next
      continue
    }
    if (isJoin(items[at]) && stated.length < 2) {
      at++
      continue
    }
    const asked = stated.length === 2 ? askedAt(items, at) : null
    const [one, two] = stated
    if (!asked || !one || !two) return null
    return { given: { told: [one, two], asked }, isPlain: areAlike(one, two) && asked.kind === 'value' }
  }
  return null
}

/** "The 17th term of an AP exceeds its 12th term by 35, and its 4th term is 30. Find its 20th term." */
export const fromRelations = recogniser<Given>({
  id: 'ap-from-relations',
  solution,
  cues: ['term', 'ap'],
  words: [],
  examples: [
    'The 17th term of an AP exceeds its 12th term by 35. If its 4th term is 30, find the 20th term of the AP.',
    'if 4th term of ap = -33 and 10th term = -15 which term is 0',
    'sum of 2nd n 7th term of an ap is 30 and sum of 4th n 10th term is 50, find first 3 terms',
    'The 8th term of an AP is twice its 3rd term and its 5th term is 12. Find its 20th term.',
    'The sum of the first 5 terms of an AP is 40 and its 7th term is 20. Find the sum of the first 10 terms.',
  ],
  refuses: [
    'The 17th term of an AP exceeds its 12th term by 35. If its 4th term is 30, find the 20th term from the end.',
    'The 17th term of an AP exceeds its 12th term by 35. Find its 20th term.',
    'The sum of the squares of the 2nd and 7th term of an AP is 30 and the sum of the 4th and 10th term is 50, find the first 3 terms.',
    'The 8th term of a GP is twice its 3rd term and its 5th term is 12. Find its 20th term.',
    'The 8th term of an AP is 12, its 5th term is 9 and its 4th term is 1. Find its 20th term.',
  ],
  read: (question) => {
    const found = readIn(question)
    // two terms that are told plainly are another's
    if (!found || found.isPlain || !question.words.includes('ap')) return null
    return { given: found.given, ...told(question, { taken: question.apart }) }
  },
})
