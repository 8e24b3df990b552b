import { subtracted } from './sum-of-deviations'
import { twoDeviationSums as solution, type Given } from '../../../solutions/statistics/two-deviation-sums'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

type Sum = Given['first']

/** "(x_i - 12) = -10" behind a sum sign. */
function sumIn({ sides: [left, right, ...more], relation }: FactOf<'equation'>): Sum | null {
  const [from, sum] = [subtracted(left), right ? rational(right) : null]
  return from && sum && relation === '=' && more.length === 0 ? { from, sum } : null
}

function toldIn(question: Question) {
  const [one, two, ...more] = factsOf(question, 'equation')
  const [first, second] = [one && sumIn(one), two && sumIn(two)]
  const written = phrase(question, 'sum @d:equation sum @e:equation')
  if (first && second && more.length === 0 && written) return { first, second, found: written, sums: 2 }
  const said = phrase(
    question,
    'sum deviations @n:letter observation? from #a #p from #b #q',
    'sum deviations @n:letter observation? from #a #p sum? deviations? from #b #q',
    'sum deviations @n:letter observation? from #a from #b #p #q',
  )
  const { a, b, p, q } = said?.numbers ?? {}
  return said && a && b && p && q
    ? { first: { from: a, sum: p }, second: { from: b, sum: q }, found: said, sums: 1 }
    : null
}

/** "Σ(xᵢ - 2) = 110 and Σ(xᵢ - 5) = 20. Find n and the mean." */
export const twoDeviationSums = recogniser<Given>({
  id: 'two-sums-of-deviations',
  solution,
  cues: ['mean'],
  words: [
    'observation',
    'observations',
    'mean',
    'values',
    'number',
    'set',
    'sum',
    'deviations',
    'data',
    'if',
    'n',
    'respectively',
  ],
  examples: [
    'If Σ(x_i - 2) = 110 and Σ(x_i - 5) = 20 for n observations, find n and the mean.',
    '∑(x_i − 12) = −10 and ∑(x_i − 3) = 62. Find the value of n and the mean.',
    'The sum of deviations of n values from 12 is -10 and from 3 is 62. Find n and the mean.',
  ],
  refuses: [
    'Σ(x_i - 2) = 110 and Σ(x_i - 5) = 20. Find the mean of the squares and n.',
    'If Σ(x_i - 2) = 110 and Σ(x_i - 5) = 20, find the mean deviation and n.',
    'The sum of deviations of 20 values from 12 is -10 and from 3 is 62. Find the mean and the mode.',
  ],
  read: (question) => {
    const all = toldIn(question)
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'n')
    const asked = phrase(question, 'find|what|determine * @n:letter mean', 'find|what|determine mean * @n:letter')
    if (!all || letters.length === 0 || asked?.facts.n.name !== 'n') return null
    const { first, second, found } = all
    const { used, said } = told(question, found, asked)
    return { given: { first, second }, used: [...used, ...letters], said }
  },
  before: () => '',
})
