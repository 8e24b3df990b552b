import { knownAngle } from './known-angle'
import { angleWords, lettersOfAngle } from './ratios'
import { childrenOf, type Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { expressionValue as solution, type ExpressionValue } from '../../../solutions/trigonometry/expression-value'

const lettersIn = (node: Node): readonly string[] =>
  node.kind === 'letter' ? [node.name] : childrenOf(node).flatMap(lettersIn)
const holdsTrig = (node: Node): boolean => node.kind === 'trig' || childrenOf(node).some(holdsTrig)
/** Letters outside the ratios: such an expression has no value. */
const isOpen = (node: Node): boolean =>
  node.kind === 'letter' || (node.kind !== 'trig' && childrenOf(node).some(isOpen))

const big = (letter: string): string => (/^[a-w]$/.test(letter) ? letter.toUpperCase() : letter)
/** "sin a" is sin A. */
const withBigLetters = (node: Node): Node => {
  if (node.kind === 'letter') return { ...node, name: big(node.name) }
  if (node.kind === 'binary') return { ...node, left: withBigLetters(node.left), right: withBigLetters(node.right) }
  return 'of' in node ? { ...node, of: withBigLetters(node.of) } : node
}

export const expressionValue = recogniser<ExpressionValue>({
  id: 'expression-of-known-angles',
  solution,
  asPart: true,
  cues: ['#equation'],
  words: [...angleWords, 'angles', 'both', 'expression'],
  examples: [
    'If sin A = 8/17 and tan B = 3/4, A and B acute, find tan A × tan B + 1.',
    'if sin A = cos A, find 2tan²A + sin²A - 1',
    'if sec A + tan A = 3 find cos A + 1',
    'A = 60°, B = 30°. find sin(A - B)',
    'if 5 tan θ = 4 find (5 sin² θ - 3)/(5 sin θ cos θ)',
    'if 7 sin² A + 3 cos² A = 4, find tan A',
  ],
  refuses: [
    'If sin A = 8/17 and tan B = 3/4, A and B acute, find tan A × tan C.',
    'If sin A = 8/17, A obtuse, find tan A + 1.',
    'If sin A + cos A = 1.2 find tan A + 1.',
    'If sin A = 8/17 find sin 2A.',
    'A = 50°, B = 30°. find sin(A - B)',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const [formula, ...formulas] = factsOf(question, 'formula')
    if (!formula || formulas.length > 0 || formula.name !== '' || !holdsTrig(formula.node) || isOpen(formula.node))
      return null
    const expression = withBigLetters(formula.node)
    const letters = new Set(lettersIn(expression))
    const told = equations.map((fact) => ({ fact, known: knownAngle(fact) }))
    const named = told.flatMap(({ fact, known }) =>
      known ? [{ fact, known: { ...known, letter: big(known.letter) } }] : [],
    )
    const own = named.filter(({ known }) => letters.has(known.letter))
    if (own.length === 0 || own.length !== letters.size) return null
    if (new Set(own.map(({ known }) => known.letter)).size < own.length) return null
    const given = { known: own.map(({ known }) => known), expression }
    // what has no exact value here is another question
    if (solution.objection(given) === 'That expression has no value that I can write exactly.') return null
    return {
      given,
      used: [
        formula,
        ...own.map(({ fact }) => fact),
        ...own.flatMap(({ known }) => lettersOfAngle(question, known.letter)),
      ],
    }
  },
})
