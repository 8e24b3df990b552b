import { productsOf } from './products'
import { evaluate as solution } from '../../../solutions/trigonometry/evaluate'
import { recogniser } from '../../recogniser'

export const evaluate = recogniser({
  id: 'evaluate-standard-angles',
  solution,
  cues: ['#formula'],
  words: ['solve', 'without', 'using', 'calculator', 'tables', 'expression'],
  examples: ['sin 30 + cos 60', 'Evaluate: 2 tan² 45° + cos² 30° - sin² 60°'],
  read: (question) => {
    const [fact, ...more] = question.facts
    const products = fact?.kind === 'formula' && fact.name === '' && more.length === 0 ? productsOf(fact.node) : null
    const ratios = products?.flatMap(({ factors }) => factors) ?? []
    return fact && products && (products.length > 1 || ratios.length > 1) && ratios.length > 0
      ? { given: { products }, used: [fact] }
      : null
  },
})
