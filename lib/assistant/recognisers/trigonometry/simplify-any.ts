import { angleTex, angleWords, lettersOfAngle } from './ratios'
import { childrenOf, type Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { simplest, simplifyAny as solution, type SimplifyAny } from '../../../solutions/trigonometry/simplify-any'

/** The letters of the angles in a formula; null for an angle that is no letter alone, and a letter that is no angle. */
export function anglesIn(node: Node): readonly string[] | null {
  if (node.kind === 'letter') return null
  if (node.kind === 'trig') {
    const of = node.of.kind === 'bracket' ? node.of.of : node.of
    return of.kind === 'letter' ? [of.name] : null
  }
  const all = childrenOf(node).map(anglesIn)
  const known = all.flatMap((each) => each ?? [])
  return all.includes(null) ? null : [...new Set(known)]
}

const holdsSum = (node: Node): boolean =>
  (node.kind === 'binary' && node.operation !== '^') || childrenOf(node).some(holdsSum)

export const simplifyToSimplest = recogniser<SimplifyAny>({
  id: 'expression-of-one-angle-simplified',
  solution,
  cues: ['#formula'],
  words: [
    ...angleWords,
    'simplify',
    'simplest',
    'form',
    'expression',
    'single',
    'reduce',
    'reduces',
    'equal',
    'equals',
    'solve',
    'identity',
    'using',
  ],
  examples: [
    'simplify sec A (1 - sin A)(sec A + tan A)',
    '(1 + tan² A)/(1 + cot² A) = ?',
    '(sin A - 2 sin³A)/(2cos³A - cos A) simplify to a single ratio',
    'Find the value of (1 + tan θ + sec θ)(1 + cot θ - cosec θ).',
  ],
  refuses: [
    'simplify sec A (1 - sin B)(sec A + tan A)',
    'simplify sin A + cos A',
    'If sin A = 3/5, find (1 + tan² A)/(1 + cot² A).',
    'sec A (1 - sin A)(sec A + tan A) + x',
  ],
  read: (question) => {
    const [formula, ...more] = factsOf(question, 'formula')
    if (!formula || more.length > 0 || formula.name !== '' || !holdsSum(formula.node)) return null
    const [angle, ...angles] = anglesIn(formula.node) ?? []
    if (angle === undefined || angles.length > 0 || !simplest(formula.node)) return null
    return {
      given: { expression: formula.node, angle: angleTex(angle) },
      used: [formula, ...lettersOfAngle(question, angle)],
    }
  },
})
