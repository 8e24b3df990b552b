import { tableWords } from './grouped'
import { type Fact, type FactOf, type Item, textOf, type Word } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { isFree } from '../../question/meanings'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { equals, isInteger, sign, subtract, toNumber, type Fraction } from '../../../maths'
import { twoMeans as solution, type TwoMeans } from '../../../solutions/statistics/two-means'

/** The classes of a row, of one width and without gaps. */
function classesIn(list: FactOf<'list'>): { readonly from: Fraction; readonly width: Fraction } | null {
  const classes = list.items.flatMap((item) => {
    const isClass = item.kind === 'binary' && item.operation === '-'
    const [low, high] = isClass ? [rational(item.left), rational(item.right)] : [null, null]
    return low && high ? [[low, high] as const] : []
  })
  const [first] = classes
  if (!first || classes.length < list.items.length) return null
  const width = subtract(first[1], first[0])
  const follows = classes.every(([low, high], at) => {
    const before = classes[at - 1]
    return equals(subtract(high, low), width) && (!before || equals(before[1], low))
  })
  return follows && sign(width) > 0 ? { from: first[0], width } : null
}

/** "section A:", the name of a row: a noun and a letter, or a noun. */
function nameOf({ items }: Question, row: Item): { readonly name: string; readonly letter: Fact | null } | null {
  const before = items
    .slice(0, items.indexOf(row))
    .filter(
      (item) =>
        item.kind !== 'mark' &&
        !fillers.has(textOf(item)) &&
        !/^(?:has|have|is|are|with|students?)$/.test(textOf(item)),
    )
  const [noun, last] = before.slice(-2)
  if (last?.kind === 'letter' && /^[A-Z]$/.test(last.name))
    return noun?.kind === 'word' && !fillers.has(noun.text) ? { name: `${noun.text} ${last.name}`, letter: last } : null
  // "group Tulip"
  if (
    noun?.kind === 'word' &&
    last?.kind === 'word' &&
    /^(?:group|section|class|team|brand|school|house)$/.test(noun.text)
  )
    return isFree(last.text) ? { name: `${noun.text} ${last.text}`, letter: null } : null
  return last?.kind === 'word' && /^(?:boys|girls|men|women|villages?|shops?)$/.test(last.text)
    ? { name: last.text, letter: null }
    : null
}

/** "a test out of 100" */
function isMost({ apart }: Question, fact: Item): boolean {
  const at = apart.indexOf(fact)
  return textOf(apart[at - 1]) === 'of' && textOf(apart[at - 2]) === 'out'
}

export const meansOfTwoGroups = recogniser<TwoMeans>({
  id: 'means-of-two-groups',
  solution,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'both', 'two', 'better', 'total', 'which'],
  examples: [
    'marks 0-20 20-40 40-60 60-80 80-100, section A 4 6 10 14 6, section B 5 9 12 8 6. find mean of both sections. which section did better',
    'Two groups took the same quiz out of 50. Marks: 0-10, 10-20, 20-30. Group Tulip: 2, 6, 10. Group Jasmine: 4, 8, 10. Find the mean marks of each group. Which group did better?',
    'Class: 200-300, 300-400, 400-500. Brand P: 6, 10, 18. Brand Q: 4, 8, 10. Find the mean life of each brand. Which brand has the longer mean life?',
  ],
  refuses: [
    'marks 0-20 20-40 40-60, section A 4 6 10, section B 5 9 12. find the combined mean',
    'marks 0-20 20-40 40-60, section A 4 6 10, section B 5 9. find mean of both sections',
    'marks 0-20 20-40 40-60, section A 4 6 10, section B 5 9 12. find mean of both sections. which section has the smaller mean',
  ],
  read: (question) => {
    const [classes, first, second, ...more] = factsOf(question, 'list')
    const grid = classes && classesIn(classes)
    if (!classes || !first || !second || !grid || more.length > 0 || [first, second].some(({ open }) => open))
      return null
    if (
      question.words.some((word) => /^(?:combined|median|mode|modal|whole|less|smaller|lower|difference)$/.test(word))
    )
      return null
    const counts = [first, second].map((list) =>
      list.items.flatMap((item) => {
        const value = rational(item)
        return item.kind === 'number' && value && isInteger(value) && sign(value) >= 0 ? toNumber(value) : []
      }),
    )
    const [one, two] = counts
    const names = [nameOf(question, first), nameOf(question, second)]
    const [p, q] = names
    if (!one || !two || !p || !q || p.name === q.name) return null
    if (one.length !== classes.items.length || two.length !== classes.items.length) return null
    const totals = counts.map((list) => list.reduce((sum, n) => sum + n, 0))
    const numbers = factsOf(question, 'number').filter((fact) => !isMost(question, fact))
    if (!numbers.every(({ value }) => totals.includes(isInteger(value) ? toNumber(value) : -1))) return null
    const letters = factsOf(question, 'letter').filter(
      ({ name }) => p.name.endsWith(` ${name}`) || q.name.endsWith(` ${name}`),
    )
    const compares = /^(?:better|longer|more|greater|higher|larger)$/
    const isCompared = question.words.some((word) => compares.test(word))
    const isEach = question.words.some((word) => /^(?:each|both|means)$/.test(word))
    if (!isEach && !isCompared) return null
    const said = question.items.filter(
      (item): item is Word => item.kind === 'word' && (compares.test(item.text) || /^(?:each|same)$/.test(item.text)),
    )
    return {
      given: {
        groups: [
          { name: p.name, data: { ...grid, frequencies: one } },
          { name: q.name, data: { ...grid, frequencies: two } },
        ],
        isCompared,
      },
      used: [classes, first, second, ...factsOf(question, 'number'), ...letters],
      said,
    }
  },
  before: () => '',
})
