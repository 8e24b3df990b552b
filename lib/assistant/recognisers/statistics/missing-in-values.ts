import { tableWords } from './grouped'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, equals, fraction, isInteger, sign, subtract, toNumber, type Fraction } from '../../../maths'
import { missingInValues as solution } from '../../../solutions/statistics/missing-in-values'
import { twoMissingFromMean } from '../../../solutions/statistics/two-missing-from-mean'

interface Row {
  readonly cells: readonly (Fraction | string)[]
  readonly items: readonly Item[]
  readonly name: Item | undefined
}

const isMark = (item: Item | undefined, text: string): boolean => item?.kind === 'mark' && item.text === text

/** The rows behind a colon, "f: 4, 6, p, 5". */
function rowsIn({ apart }: Question): readonly Row[] {
  return apart.flatMap((item, at): readonly Row[] => {
    const isNamed = item.kind === 'word' && item.text === 'frequency' && !isMark(apart[at + 1], ':')
    if (!isMark(item, ':') && !isNamed) return []
    const cells: (Fraction | string)[] = []
    const items: Item[] = []
    for (let place = at + 1; place < apart.length; place += isMark(apart[place + 1], ',') ? 2 : 1) {
      const one = apart[place]
      if (one?.kind === 'number' && one.unit === '' && one.node.kind === 'number') cells.push(one.value)
      else if (one?.kind === 'letter' && /^(?:[a-z]|f_?[12])$/.test(one.name)) cells.push(one.name)
      else break
      items.push(one)
    }
    return cells.length > 2 ? [{ cells, items, name: isNamed ? item : apart[at - 1] }] : []
  })
}

const nameOf = (item: Item | undefined): string =>
  item?.kind === 'word' ? item.text : item?.kind === 'letter' ? item.name : ''

/** "x: 3, 5, 7, 9, 11, f: 4, 6, p, 5, 3, the mean is 6.8. Find p." */
export const missingInValues = recogniser({
  id: 'letter-among-single-values',
  solution,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'missing'],
  examples: [
    'The mean of the data is 6.8. Find p. x: 3, 5, 7, 9, 11. f: 4, 6, p, 5, 3.',
    'if mean of this is 6.8 find p. x = 3 5 7 9 11 f = 4 6 p 5 3',
    'mean is 20. x: 10, 15, k, 25, 35 f: 3, 10, 25, 7, 5. find k',
  ],
  refuses: [
    'The median of the data is 6.8 and its mean 7. Find p. x: 3, 5, 7, 9, 11. f: 4, 6, p, 5, 3.',
    'The mean of the data is 6.8. Find p. x: 3, 5, 7, 9, 11. f: 4, 6, p, q, 3.',
    'The mean of the data is 6.8. Find p. x: 3, 5, 7, 9. f: 4, 6, p, 5, 3.',
    'The mean of the data is 6.8. Find p + 1. x: 3, 5, 7, 9, 11. f: 4, 6, p, 5, 3.',
  ],
  read: (question) => {
    const [values, counted, ...more] = rowsIn(question)
    const mean = phrase(question, 'mean * is #m', 'mean #m')
    if (!values || !counted || !mean || more.length > 0 || values.cells.length !== counted.cells.length) return null
    if (!/^(?:f|f_i|frequency|students|persons|workers|plants)$/.test(nameOf(counted.name))) return null
    if (question.words.some((word) => /^(?:median|mode|modal|less|more|below|above)$/.test(word))) return null
    const letters = [...values.cells, ...counted.cells].filter((one) => typeof one === 'string')
    const [letter, ...others] = letters
    const asked = phrase(question, 'find|determine|calculate|value|of|then @x:letter', '@x:letter nikalo|batao|kya')
    const isAsked = asked ? asked.facts.x.name === letter : phrase(question, 'find|determine missing') !== null
    if (letter === undefined || others.length > 0 || !isAsked) return null
    const unlessLetter = (one: Fraction | string) => (typeof one === 'string' ? null : one)
    const own = [values.name, counted.name].filter((item): item is Item => item?.kind === 'letter')
    const again = question.facts.filter((fact): fact is Fact => fact.kind === 'letter' && fact.name === letter)
    const found = told(question, { taken: [...values.items, ...counted.items, ...own, ...again] }, mean, asked)
    return {
      given: {
        values: values.cells.map(unlessLetter),
        frequencies: counted.cells.map(unlessLetter),
        mean: mean.numbers.m,
        letter,
      },
      ...found,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

const natural = (value: Fraction): number | null => (isInteger(value) && sign(value) >= 0 ? toNumber(value) : null)

/** "x: 10, 30, 50, 70, 90, f: 17, f1, 32, f2, 19, the mean is 50 and the total 120": values in even steps, with the products of the table. */
export const twoMissingInValues = recogniser({
  id: 'two-letters-among-single-values',
  solution: twoMissingFromMean,
  story: true,
  cues: ['mean'],
  words: [...tableWords, 'missing', 'total', 'sum', 'two', 'frequencies'],
  examples: ['mean is 50 and total frequency is 120. x: 10, 30, 50, 70, 90. f: 17, p, 32, q, 19. find p and q'],
  refuses: [
    'mean is 50. x: 10, 30, 50, 70, 90. f: 17, p, 32, q, 19. find p and q',
    'mean is 50 and total frequency is 120. x: 10, 30, 50, 70, 95. f: 17, p, 32, q, 19. find p and q',
    'mean is 50 and total frequency is 120. x: 10, 30, 50, 70, 90. f: 17, p, 32, q, 19. find p',
  ],
  read: (question) => {
    const [values, counted, ...more] = rowsIn(question)
    const mean = phrase(question, 'mean * is #m', 'mean #m')
    const sum = phrase(question, 'total|sum frequency|frequencies? is? #n')
    const asked = phrase(
      question,
      'find|determine|calculate|value|values|of @x:letter and @y:letter',
      'find missing frequency|frequencies',
    )
    if (!values || !counted || !mean || !sum || !asked || more.length > 0) return null
    if (values.cells.length !== counted.cells.length || !/^(?:f|f_i|frequency)$/.test(nameOf(counted.name))) return null
    if (question.words.some((word) => /^(?:median|mode|modal|less|more|below|above)$/.test(word))) return null
    const marks = values.cells.filter((one) => typeof one !== 'string')
    const [from, next] = marks
    const letters = counted.cells.filter((one) => typeof one === 'string')
    const [one, two] = letters
    const total = natural(sum.numbers.n)
    if (!from || !next || one === undefined || two === undefined || letters.length > 2 || total === null) return null
    const width = subtract(next, from)
    const isEven = marks.every((mark, at) => at === 0 || equals(subtract(mark, marks[at - 1] ?? from), width))
    const isTheirs = !('x' in asked.facts) || [asked.facts.x, asked.facts.y].every(({ name }) => letters.includes(name))
    const frequencies = counted.cells.map((cell) => (typeof cell === 'string' ? null : natural(cell)))
    const isWhole = frequencies.filter((each) => each === null).length === 2
    if (marks.length < values.cells.length || !isEven || sign(width) <= 0 || !isTheirs || !isWhole) return null
    const own = [values.name, counted.name].filter((item): item is Item => item?.kind === 'letter')
    const again = question.facts.filter((fact) => fact.kind === 'letter' && letters.includes(fact.name))
    return {
      given: {
        from: subtract(from, divide(width, fraction(2))),
        width,
        frequencies,
        letters: [one, two] as const,
        total,
        mean: mean.numbers.m,
      },
      ...told(question, { taken: [...values.items, ...counted.items, ...own, ...again] }, mean, sum, asked),
    }
  },
  before: () => '',
})
