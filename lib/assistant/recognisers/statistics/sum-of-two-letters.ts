import { isFact, type Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sumOfTwoLetters as solution, type SumOfTwoLetters } from '../../../solutions/statistics/sum-of-two-letters'
import type { Node } from '../../question/reading'

const isEntry = (item: Item | undefined): boolean =>
  (item?.kind === 'number' && item.unit === '') || (item?.kind === 'letter' && /^[a-z]$/.test(item.name))
const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || (item?.kind === 'word' && item.text === 'and')

/** The longest row of numbers and letters that commas divide. */
function rowIn({ apart }: Question): readonly Item[] {
  let best: readonly Item[] = []
  for (let from = 0; from < apart.length; from++) {
    const row: Item[] = []
    for (let at = from; isEntry(apart[at]); at++) {
      row.push(...apart.slice(at, at + 1))
      if (!joins(apart[at + 1])) break
      while (joins(apart[at + 1])) at++
    }
    if (row.length > best.length) best = row
  }
  return best
}

const isSum = (node: Node, [one, other]: readonly [string, string]): boolean =>
  node.kind === 'binary' &&
  node.operation === '+' &&
  node.left.kind === 'letter' &&
  node.right.kind === 'letter' &&
  [node.left.name, node.right.name].toSorted().join() === [one, other].toSorted().join()

/** "If the mean of 6, 7, x, 8, y and 14 is 9, find x + y." */
export const sumOfLettersFromMean = recogniser<SumOfTwoLetters>({
  id: 'sum-of-two-letters-from-mean',
  solution,
  story: true,
  cues: ['mean'],
  words: ['mean', 'observation', 'number', 'data'],
  examples: [
    'If the mean of 6, 7, x, 8, y and 14 is 9, find the value of x + y.',
    'mean of 4, p, 9, q, 11 is 8 to p + q kya hoga',
  ],
  refuses: [
    'If the mean of 6, 7, x, 8, y and 14 is 9, find the value of x - y.',
    'If the mean of 6, 7, x, 8, y and 14 is 9, find the median.',
    'If the mean of 6, 7, x, 8, y and 14 is 9, find the value of x.',
    'If the mean of 6, 7, x, 8, x and 14 is 9, find the value of x + y.',
    'If the mean of 6, 7, x, 8, y and 14 is 9 and x - y = 3, find the value of x + y.',
  ],
  read: (question) => {
    const row = rowIn(question)
    const [x, y, ...more] = row.flatMap((item) => (item.kind === 'letter' ? [item.name] : []))
    if (x === undefined || y === undefined || x === y || more.length > 0 || row.length < 3) return null
    const rest: Question = { ...question, apart: question.apart.filter((item) => !row.includes(item)) }
    const stated = phrase(rest, 'mean * #m')
    const inTerms = phrase(rest, '@y:letter terms @x:letter', '@y:letter @x:letter terms')
    const [of, by] = [inTerms?.facts.y.name, inTerms?.facts.x.name]
    const asked = factsOf(question, 'formula').filter(({ node }) => isSum(node, [x, y]))
    if (!stated || asked.length !== (inTerms ? 0 : 1)) return null
    if (inTerms && (of === by || ![x, y].includes(of ?? '') || ![x, y].includes(by ?? ''))) return null
    const numbers = row.flatMap((item) => (item.kind === 'number' ? [item.value] : []))
    const all = told(question, stated, inTerms, { taken: [...row.filter(isFact), ...asked] })
    const rows = question.facts.filter(
      (fact) =>
        fact.kind === 'list' && (question.rows.get(fact)?.every((one) => row.includes(one) || joins(one)) ?? false),
    )
    const letters = { letters: of !== undefined && by !== undefined ? ([of, by] as const) : ([x, y] as const) }
    return {
      given: { numbers, ...letters, mean: stated.numbers.m, ...(inTerms ? { first: true as const } : {}) },
      used: [...all.used, ...rows],
      said: all.said,
    }
  },
  before: ({ letters: [x, y], first }) => (first ? `$${x}$ = ` : `$${x} + ${y}$ = `),
})
