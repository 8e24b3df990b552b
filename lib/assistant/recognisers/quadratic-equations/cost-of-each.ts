import { onlyAsks } from './only-asks'
import { phrase, told } from '../../question/phrase'
import { costOfEach as solution } from '../../../solutions/quadratic-equations/cost-of-each'
import { recogniser } from '../../recogniser'

const costs = [
  'cost * each|one #m more %k number',
  'each ~t costs|cost|costing #m more %k number',
  'each|one * #m more %k number',
] as const
const totals = ['total cost * #t', 'all * together cost #t', 'total * #t'] as const

export const costOfEach = recogniser({
  id: 'cost-of-each',
  solution,
  story: true,
  cues: ['cost', 'costs', 'price'],
  words: ['number', 'each', 'total', 'certain', 'one', 'class', 'production', 'produced'],
  examples: [
    'A cottage industry produces a certain number of pottery articles in a day. The cost of production of each article (in rupees) was 3 more than twice the number of articles produced that day. If the total cost of production was ₹90, find the number of articles produced and the cost of each article.',
    'cost of each article was 3 more than twice the number of articles produced on that day. total cost of production was rs 90. find number of articles and cost of each article',
    'For the annual fair the pupils make paper lamps. Each lamp costs, in rupees, 9 more than 2 times the number of lamps that they make, and all the lamps together cost ₹290. How many lamps do they make, and what does each one cost?',
  ],
  refuses: [
    'The cost of each article (in rupees) was 3 more than twice the number of articles produced that day. If the total cost of production was ₹90, find the number of articles produced.',
    'The cost of each article (in rupees) was 3 less than twice the number of articles produced that day. If the total cost of production was ₹90, find the number of articles produced and the cost of each article.',
    'The cost of each article (in rupees) was 3 more than twice the number of articles produced that day. If the total cost of production was ₹90, find the profit and the number at a cost of ₹20 each.',
  ],
  read: (question) => {
    const [cost, total] = [phrase(question, ...costs), phrase(question, ...totals)]
    if (!cost || !total || !/^₹?$/.test(total.units.t) || !/^₹?$/.test(cost.units.m)) return null
    const grade = phrase(question, 'class #k') ?? { taken: [] }
    const ask = onlyAsks(
      question,
      [cost, total],
      ['cost', 'costs', 'price'],
      [
        'number',
        'many',
        'articles',
        'article',
        'bags',
        'bag',
        'lamps',
        'lamp',
        'toys',
        'toy',
        'each',
        'one',
        'produced',
        'made',
        'make',
        'they',
      ],
    )
    const isBoth =
      ask &&
      (ask.words.includes('number') || ask.words.includes('many')) &&
      (ask.words.includes('each') || ask.words.includes('one'))
    return isBoth
      ? {
          given: { times: cost.numbers.k, more: cost.numbers.m, total: total.numbers.t },
          ...told(question, cost, total, grade, ask),
        }
      : null
  },
  before: () => '',
})
