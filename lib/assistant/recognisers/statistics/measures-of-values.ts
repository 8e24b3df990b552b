import { measuresIn, tableWords } from './grouped'
import type { Fact, FactOf, Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { decimal } from '../../../solutions/statistics/pieces/decimal'
import type { Measure } from '../../../solutions/statistics/measures-of-table'
import { measuresOfValues as solution } from '../../../solutions/statistics/measures-of-values'
import { fraction, isInteger, multiply, one, toNumber, type Fraction } from '../../../maths'

const counts = /^(?:number|no|frequency|freq|f|students|count)$/

/** The words, or the letter, that stand before a row as its name. */
function nameOf(
  { items }: Question,
  row: Item,
): { readonly words: readonly string[]; readonly letters: readonly Fact[] } {
  const before = items.slice(0, items.indexOf(row))
  const end = before.findLastIndex((item) => item.kind === 'list' || (item.kind === 'mark' && item.text === '.'))
  const own = before.slice(end + 1)
  return {
    words: own.flatMap((item) => (item.kind === 'word' ? [item.text] : item.kind === 'letter' ? [item.name] : [])),
    letters: own.filter(
      (item): item is FactOf<'letter'> => item.kind === 'letter' && /^(?:x|f|x_i|f_i)$/.test(item.name),
    ),
  }
}

const numbersOf = (row: FactOf<'list'>): readonly Fraction[] | null => {
  const values = row.items.flatMap((item) => rational(item) ?? [])
  // "0-6" is a class, and no number
  const isClass = row.items.some((item) => item.kind === 'binary' && item.operation === '-')
  return !isClass && !row.open && values.length === row.items.length ? values : null
}

/** "x: 4, 5, 6, 7; f: 12, 19, 11, 5. find mean" */
export const measuresOfValues = recogniser({
  id: 'measures-of-single-values',
  solution,
  story: true,
  cues: ['mean', 'median', 'mode', 'modal'],
  words: [...tableWords, 'four', 'coins', 'heads', 'club'],
  examples: [
    'Size: 4, 5, 6, 7, 8\nNumber of pairs: 12, 19, 11, 5, 3\nFind the median and the mode of the data.',
    'x: 1, 2, 3, 4, 5 . f: 7, 11, 7, 3, 2. find mean',
    'marks 10, 20, 30, 40 number of students 4, 6, 8, 2. mean aur median nikalo',
  ],
  refuses: [
    'Size: 4, 5, 6, 7, 8\nNumber of pairs: 12, 19, 11, 5, 3\nFind the difference of the mean and the median.',
    'Size: 4, 5, 6, 7, 8\nNumber of pairs: 12, 19, 11, 5\nFind the median.',
    'group A: 4, 5, 6, 7, 8. group B: 12, 19, 11, 5, 3. Find the mean.',
    'Size: 4, 5, 6, 7, 8\nNumber of pairs: 12, 19, 11, 5, 3\nFind the mean if each size is increased by 2.',
  ],
  read: (question) => {
    const [first, second, ...more] = factsOf(question, 'list')
    const [typed, typedCounts] = [first && numbersOf(first), second && numbersOf(second)]
    if (!first || !second || !typed || !typedCounts || more.length > 0 || typed.length !== typedCounts.length)
      return null
    // the order of the rows says nothing
    const places = typed.map((_, at) => at).toSorted((a, b) => toNumber(typed[a] ?? one) - toNumber(typed[b] ?? one))
    const [values, counted] = [typed, typedCounts].map((row) => places.flatMap((at) => row[at] ?? []))
    if (!values || !counted) return null
    const [name, counting] = [nameOf(question, first), nameOf(question, second)]
    const frequencies = counted.flatMap((f) => (isInteger(f) ? [toNumber(f)] : []))
    // "below 10, 20, 30" are limits, and no values
    if (question.words.some((word) => /^(?:below|above|under|less|more|than|cumulative)$/.test(word))) return null
    // mid-values stand for classes, in which the median and the mode lie elsewhere
    const ofClasses = question.words.some((word) => /^mid/.test(word)) || /\bclass marks?\b/.test(name.words.join(' '))
    if (ofClasses && question.words.some((word) => /^(?:median|mode|modal)$/.test(word))) return null
    const isCount =
      counting.words.some((word) => counts.test(word)) && !name.words.some((word) => /^f(?:_i|i|req.*)?$/.test(word))
    const measures = [...new Set(orderOf(question))]
    if (!isCount || frequencies.length !== counted.length || measures.length !== measuresIn(question).length)
      return null
    if (measures.length === 0 || question.words.includes('empirical')) return null
    const total = frequencies.reduce((sum, f) => sum + f, 0)
    const totals = factsOf(question, 'number').filter(({ value }) => isInteger(value) && toNumber(value) === total)
    const rows = values.map((value, index) => {
      const f = frequencies[index] ?? 0
      const so = frequencies.slice(0, index + 1).reduce((sum, each) => sum + each, 0)
      return `$x = ${decimal(value)}$: $f = ${f}$, $fx = ${decimal(multiply(fraction(f), value))}$, $cf = ${so}$`
    })
    return {
      given: { values, frequencies, measures },
      used: [first, second, ...totals, ...name.letters, ...counting.letters],
      lead: ['Table of the solution:', ...rows].join('\n'),
    }
  },
  before: ({ measures }) => {
    const [only = '', ...more] = measures
    return more.length === 0 ? `${only.charAt(0).toUpperCase()}${only.slice(1)} = ` : ''
  },
})

/** The measures in the order in which they are asked. */
const orderOf = ({ words }: Question): readonly Measure[] =>
  words.flatMap((word) =>
    word === 'mean' || word === 'median' || word === 'mode' ? [word] : word === 'modal' ? ['mode' as const] : [],
  )
