import { letterInList as solution, type Entry } from '../../../solutions/statistics/letter-in-list'
import { meanInLetter as ofMean, type MeanInLetter } from '../../../solutions/statistics/mean-in-letter'
import { isFact, type Fact, type Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { linearIn, rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { one, zero } from '../../../maths/fraction'

interface Run {
  readonly letter: string
  readonly entries: readonly Entry[]
  readonly items: readonly Item[]
}

const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || (item?.kind === 'word' && item.text === 'and')

/** "17", "x", "x + 3" */
function entryOf(item: Item | undefined): (Entry & { readonly letter: string }) | null {
  if (item?.kind === 'number' && item.unit === '') return { times: zero, more: item.value, letter: '' }
  if (item?.kind === 'letter' && /^[a-z]$/.test(item.name)) return { times: one, more: zero, letter: item.name }
  if (item?.kind !== 'formula') return null
  const value = rational(item.node)
  if (value) return { times: zero, more: value, letter: '' }
  const line = linearIn(item)
  return line && { times: line.a, more: line.b, letter: line.letter }
}

/** The longest row of observations with one letter among them. */
export function runIn({ apart }: Question): Run | null {
  let best: readonly Item[] = []
  for (let from = 0; from < apart.length; from++) {
    let next = from
    const items: Item[] = []
    for (let item = apart[next]; item && entryOf(item); item = apart[next]) {
      items.push(item)
      const after = next + 1
      next = after
      while (joins(apart[next])) next++
      if (next === after) break
    }
    if (items.length > best.length) best = items
  }
  const read = best.flatMap((item) => entryOf(item) ?? [])
  const [letter, ...others] = new Set(read.flatMap((entry) => (entry.letter === '' ? [] : [entry.letter])))
  if (letter === undefined || others.length > 0 || read.length < 3) return null
  return { letter, entries: read.map(({ times, more }) => ({ times, more })), items: best }
}

export const letterInList = recogniser({
  id: 'letter-in-a-list',
  solution,
  story: true,
  cues: ['mean', 'median'],
  words: [
    'observation',
    'data',
    'ascending',
    'order',
    'arranged',
    'increasing',
    'successive',
    'lowest',
    'highest',
    'missing',
  ],
  examples: [
    'The observations 12, 15, 17, x, x + 4, 27, 30, 34 are in ascending order and their median is 22. Find x.',
    'if mean of 6, 8, x and 14 is 9 find x',
    'median of 8, 11, 13, x + 3, 18, 20, 23 is 17 (ascending order). x batao',
    'The mean of x, x + 2, x + 4, x + 6 and x + 8 is 11. Find the value of x.',
  ],
  refuses: [
    'The mean of 6, 8, x and 14 is 9. Find the median.',
    'The median of 6, 8, x and 14 is 9. Find x.',
    'The mode of 6, 8, x and 14 is 8 and the mean is 9. Find x.',
    'The mean of 6, 8, x and 14 is 9. Find 2x.',
    'The mean of 6, 8, x and y is 9. Find x.',
    'The mean of x, x + 2, x + 4 is 11. Find the mean of the first two observations.',
  ],
  read: (question) => {
    const run = runIn(question)
    if (!run) return null
    const rest: Question = { ...question, apart: question.apart.filter((item) => !run.items.includes(item)) }
    const median = phrase(rest, 'median * #m')
    const stated = median ?? phrase(rest, 'mean * #m', 'if mean * #m', 'mean . #m')
    const ordered = phrase(question, 'ascending|increasing order') ?? phrase(question, 'from lowest to highest')
    const isMedian = median !== null
    if (!stated || (isMedian && !ordered) || question.words.filter((word) => /^(?:mean|median)$/.test(word)).length > 1)
      return null
    const again = rest.apart.filter((item) => item.kind === 'letter' && item.name === run.letter)
    if (again.length === 0) return null
    const isOfRun = (fact: Fact): boolean =>
      run.items.includes(fact) || (question.rows.get(fact)?.some((one) => run.items.includes(one)) ?? false)
    const all = told(question, stated, ordered, { taken: [...again, ...run.items.filter(isFact)] })
    const rows = question.facts.filter((fact) => fact.kind === 'list' && isOfRun(fact))
    return {
      given: {
        measure: isMedian ? ('median' as const) : ('mean' as const),
        letter: run.letter,
        entries: run.entries,
        told: stated.numbers.m,
      },
      used: [...all.used, ...rows],
      said: all.said,
    }
  },
  before: ({ letter }) => `$${letter}$ = `,
})

/** "find the mean of x, x + 2 and x + 7": in the letter. */
export const meanInLetter = recogniser<MeanInLetter>({
  id: 'mean-in-a-letter',
  solution: ofMean,
  story: true,
  cues: ['mean'],
  words: ['observation', 'data', 'terms', 'term', 'expression'],
  examples: [
    'find the mean of x, x+2, x+4, x+6, x+8',
    'find the mean of 32, 18, 27, x, 41 in terms of x',
    'x + 3, x + 6, x + 9 ka mean batao x ke terms me',
    'What is the mean of 2x, 3x, 4x and 7x?',
  ],
  refuses: [
    'find the mean of x, x+2, x+4 when x = 3',
    'find the mean of 32, 18, 27, x, y',
    'find the mean and median of x, x+2, x+4',
    'find the mean of the first two of x, x+2, x+4',
    'mean of x, x+2, x+4 is 11',
  ],
  read: (question) => {
    const run = runIn(question)
    const { words } = question
    if (!run || !words.includes('mean')) return null
    if (words.some((word) => /^(?:median|mode|if|when|first|last|sum|deviation|total|two)$/.test(word))) return null
    const rest = question.apart.filter((item) => !run.items.includes(item))
    const again = rest.filter((item) => item.kind === 'letter' && item.name === run.letter)
    const others = rest.filter((item) => isFact(item) && !again.includes(item))
    if (others.length > 0 || (again.length > 0 && !words.some((word) => /^(?:terms?)$/.test(word)))) return null
    return { given: { letter: run.letter, entries: run.entries }, used: question.facts }
  },
  before: () => 'Mean = ',
})
