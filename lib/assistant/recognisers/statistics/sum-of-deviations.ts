import { sumOfDeviations as solution, type Given } from '../../../solutions/statistics/sum-of-deviations'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { equals, isInteger, negate, toNumber, type Fraction } from '../../../maths/fraction'

/** 29 of "(x_i - 29)" */
export function subtracted(node: Node | undefined): Fraction | null {
  if (node?.kind === 'bracket') return subtracted(node.of)
  const isDifference = node?.kind === 'binary' && node.operation === '-' && node.left.kind === 'letter'
  return isDifference && /^x(?:_i)?$/.test(node.left.name) ? rational(node.right) : null
}

/** "x_1, x_2, ..., x_13" */
const isIndexed = (one: Node | Item): boolean => one.kind === 'letter' && /^x_\w+$/.test(one.name)
const indexed = ({ facts }: Question): readonly Fact[] =>
  facts.filter((fact) => isIndexed(fact) || (fact.kind === 'list' && fact.items.every(isIndexed)))
const indexWords = ({ items }: Question) =>
  items.flatMap((item) => (item.kind === 'word' && /^x_\(\d+\)$/.test(item.text) ? [item] : []))

/** The question without "x_1, x_2, ...". */
const withoutIndexed = (question: Question): Question => {
  const words: readonly Item[] = indexWords(question)
  const isDots = (item: Item) => item.kind === 'mark' && item.text === '...'
  return {
    ...question,
    apart: question.apart.filter((item) => !isIndexed(item) && !words.includes(item) && !isDots(item)),
  }
}

/** The mean and their number are told, and what is subtracted from each. */
function sumAsked(question: Question): Found<Given> | null {
  const stated = phrase(withoutIndexed(question), 'mean * #n * #m')
  if (!stated || !isInteger(stated.numbers.n)) return null
  const { n, m } = stated.numbers
  const given = (from: Fraction): Given => ({ asked: 'sum', count: toNumber(n), mean: m, from })
  const formula = phrase(question, 'sum @d:formula')
  const k = formula && subtracted(formula.facts.d.node)
  if (formula && k) {
    const { used, said } = told(question, stated, formula)
    return { given: given(k), used: [...used, ...indexed(question)], said: [...said, ...indexWords(question)] }
  }
  const each =
    phrase(question, '#k subtracted', 'subtracted #k', 'subtracts #k') ?? phrase(question, 'deviations * from #k')
  const asked = phrase(question, 'sum * differences|difference|deviations')
  if (!each || !asked) return null
  // "that is, of the differences (number - 29)"
  const again = phrase(question, 'differences number #k')
  if (again && !equals(again.numbers.k, negate(each.numbers.k))) return null
  return { given: given(each.numbers.k), ...told(question, stated, each, asked, again) }
}

/** The sum of the deviations is told. */
function meanAsked(question: Question): Found<Given> | null {
  const equation = phrase(question, 'sum @d:equation * #n')
  if (equation) {
    const [left, right, ...more] = equation.facts.d.sides
    const [from, sum] = [subtracted(left), right ? rational(right) : null]
    const { n } = equation.numbers
    if (!from || !sum || more.length > 0 || equation.facts.d.relation !== '=' || !isInteger(n)) return null
    const { used, said } = told(question, equation)
    return {
      given: { asked: 'mean', count: toNumber(n), from, sum },
      used: [...used, ...indexed(question)],
      said: [...said, ...indexWords(question)],
    }
  }
  const one = phrase(question, 'sum * deviations * #n * from #k * #s')
  const two = one ? null : phrase(question, 'subtracts|subtracted|subtracting #k from? each * #n')
  const sum = two && phrase(question, 'sum * differences|deviations * #s')
  const found = one ?? (two && sum && { numbers: { ...two.numbers, ...sum.numbers } })
  if (!found || !isInteger(found.numbers.n)) return null
  const { n, k, s } = found.numbers
  return { given: { asked: 'mean', count: toNumber(n), from: k, sum: s }, ...told(question, one, two, sum) }
}

export const sumOfDeviations = recogniser<Given>({
  id: 'sum-of-deviations',
  solution,
  story: true,
  cues: ['mean'],
  words: ['observation', 'each', 'all', 'values'],
  examples: [
    'The sum of the deviations of 21 observations from 30 is 21. Find the mean of the observations.',
    'The mean of 13 observations x_1, x_2, ..., x_13 is 25. Find the value of ∑(x_i - 29).',
    'mean of 20 numbers is 35, sum of deviations from 30 nikalo',
    'If the mean of 20 numbers is 35, find the sum of their deviations from 35.',
    'sum of deviations of 15 observations from 12 is -45 find mean',
  ],
  refuses: [
    'The sum of the deviations of 21 observations from 30 is 21. Find the mean and the sum of the observations.',
    'The mean of 13 observations is 25. Find the sum of the squares of the deviations from 29.',
    'The sum of the deviations of 21 observations from 30 is 21 and that from 20 is 231. Find the mean.',
    'The mean of 13 observations is 25. Find the mean of the deviations from 29.',
  ],
  read: (question) => {
    const asked = question.apart.findLastIndex((item) => item.kind === 'word' && /^(?:mean|sum)$/.test(item.text))
    const last = question.apart[asked]
    const isMean = last?.kind === 'word' && last.text === 'mean'
    return factsOf(question, 'number').length > 4 ? null : isMean ? meanAsked(question) : sumAsked(question)
  },
  before: ({ asked }) => (asked === 'mean' ? 'Mean = ' : 'Sum = '),
})
