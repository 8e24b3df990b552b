import { productsOf } from './products'
import { evaluateQuotient as solution } from '../../../solutions/trigonometry/evaluate-quotient'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'

const plain = (node: Node): Node => (node.kind === 'bracket' ? plain(node.of) : node)

export const evaluateQuotient = recogniser({
  id: 'evaluate-quotient-of-standard-angles',
  solution,
  cues: ['#formula'],
  words: ['without', 'using', 'calculator', 'tables', 'expression'],
  examples: [
    'Evaluate: (5cos² 60° + 4sec² 30° - tan² 45°)/(sin² 30° + cos² 30°)',
    '(sin 30 + tan 45 - cosec 60)/(sec 30 + cos 60 + cot 45)',
    'value of (2tan 30°)/(1 + tan² 30°) batao',
  ],
  refuses: ['(sin 30° + cos 60°)/(sin 20° + cos 70°)'],
  read: (question) => {
    const [fact, ...more] = question.facts
    const node = fact?.kind === 'formula' && fact.name === '' && more.length === 0 ? plain(fact.node) : null
    if (!fact || node?.kind !== 'binary' || node.operation !== '/') return null
    const [top, bottom] = [productsOf(node.left), productsOf(node.right)]
    const ratios = bottom?.flatMap(({ factors }) => factors) ?? []
    return top && bottom && ratios.length > 0 ? { given: { top, bottom }, used: [fact] } : null
  },
})
