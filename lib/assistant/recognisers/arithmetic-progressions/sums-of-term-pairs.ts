import { asksJust } from './tells'
import { toldIn } from './told'
import { sumsOfTermPairs as solution, type Given } from '../../../solutions/arithmetic-progressions/sums-of-term-pairs'
import type { FactOf, Item } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

interface Pairs extends Given {
  readonly taken: readonly Item[]
}

const inWords = (question: Question): Pairs | null => {
  const found = phrase(
    question,
    'sum @i:ordinal term? @j:ordinal term #A sum @k:ordinal term? @l:ordinal term #B',
    'sum @i:ordinal term? @j:ordinal term ap #A sum|that @k:ordinal term? @l:ordinal term? #B',
    'sum @i:ordinal term? @j:ordinal term ap? #A @k:ordinal term? @l:ordinal term? #B',
    '@i:ordinal @j:ordinal term? ap? add|adds|sum up? #A @k:ordinal @l:ordinal term? add|adds|sum up? #B',
  )
  if (!found) return null
  const { facts, numbers, taken } = found
  const [i, j, k, l] = [facts.i.n, facts.j.n, facts.k.n, facts.l.n]
  if (i === null || j === null || k === null || l === null) return null
  return { one: { places: [i, j], sum: numbers.A }, two: { places: [k, l], sum: numbers.B }, taken }
}

/** "a_4 + a_7 = 52" */
function pairOf({ sides, relation }: FactOf<'equation'>): Given['one'] | null {
  const [left, right, ...more] = sides
  if (relation !== '=' || left?.kind !== 'binary' || left.operation !== '+' || !right || more.length > 0) return null
  const [i, j] = [left.left, left.right].map((node) =>
    node.kind === 'letter' ? /^[aAtT]_(\d{1,4})$/.exec(node.name)?.[1] : undefined,
  )
  const sum = rational(right)
  return i !== undefined && j !== undefined && sum ? { places: [Number(i), Number(j)], sum } : null
}

function inFormulas(question: Question): Pairs | null {
  const equations = factsOf(question, 'equation')
  const [one, two, ...more] = equations.map(pairOf)
  return one && two && more.length === 0 ? { one, two, taken: equations } : null
}

/** "The sum of the 4th and 8th terms of an AP is 24 and the sum of the 6th and 10th terms is 44. Find a and d." */
export const sumsOfTermPairs = recogniser<Given>({
  id: 'sums-of-two-pairs-of-terms',
  solution,
  cues: ['term', 'ap'],
  examples: [
    'In an AP the sum of the 4th and the 8th terms is 24 and the sum of the 6th and the 10th terms is 44. Find its first term a and common difference d.',
    'For an AP, a_4 + a_7 = 52 and a_9 + a_18 = 116. Find the AP: give its first term a and its common difference d.',
    'Two terms of an AP, the 4th and the 9th, add up to 53; the 7th and the 10th add up to 65. What are the first term a and the common difference d?',
    'sum of 4th and 8th terms of an ap is 24 and sum of 6th and 10th terms is 44 find a and d',
    'The sum of the 4th and 8th terms of an AP is 24 and the sum of the 6th and 10th terms is 44. Find the first three terms of the AP.',
  ],
  refuses: [
    'In an AP the sum of the 4th and the 8th terms is 24 and the sum of the first 10 terms is 44. Find a and d.',
    'In an AP the sum of the 4th and the 8th terms is 24 and the product of the 6th and the 10th terms is 44. Find a and d.',
    'In an AP the sum of the 4th and the 8th terms is 24 and the sum of the 6th and the 10th terms is 44. Find its 20th term.',
    'In an AP the sum of the 4th and the 8th terms is 24 and the 10th term is 44. Find a and d.',
  ],
  read: (question) => {
    const pairs = inWords(question) ?? inFormulas(question)
    const two: Pick<Phrase, 'taken'> | null = phrase(question, 'two term ap')
    const three = phrase(question, 'first three term')
    const all = pairs && toldIn(question, [...pairs.taken, ...(two?.taken ?? []), ...(three?.taken ?? [])])
    if (!pairs || !all || all.told.size > 0 || all.sum) return null
    const asksAp =
      asksJust(all, 'a', 'd') || (asksJust(all) && phrase(question, 'find|determine|write|nikalo|batao ap'))
    if (three ? !asksJust(all) : !asksAp) return null
    const { one, two: other } = pairs
    return { ...all, given: { one, two: other, ...(three && { asked: 'three terms' as const }) } }
  },
  before: () => '',
})
