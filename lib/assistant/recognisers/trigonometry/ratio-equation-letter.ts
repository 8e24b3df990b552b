import { anglesIn } from './simplify-any'
import { angleWords, lettersOfAngle } from './ratios'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  factorOfTarget,
  ratioLetter as solution,
  type RatioLetter,
} from '../../../solutions/trigonometry/ratio-equation-letter'

const unity: Node = { kind: 'number', value: { n: 1n, d: 1n }, decimal: false, tex: '1' }

/** The rest of "k cosec θ", a product of the letter and a ratio; 1 of "k". */
function withoutLetter(node: Node): { readonly letter: string; readonly rest: Node } | null {
  if (node.kind === 'bracket') return withoutLetter(node.of)
  if (node.kind === 'letter') return /^[a-zλμ]$/.test(node.name) ? { letter: node.name, rest: unity } : null
  if (node.kind !== 'binary' || (node.operation !== '*' && node.operation !== '/')) return null
  const left = withoutLetter(node.left)
  return (
    left && {
      letter: left.letter,
      rest: left.rest === unity && node.operation === '*' ? node.right : { ...node, left: left.rest },
    }
  )
}

export const letterOfIdentity = recogniser<RatioLetter>({
  id: 'letter-of-an-identity',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'identity'],
  examples: [
    'If sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = k cosec θ, find the value of k.',
    '(1 + tan² A)(1 - sin² A) = k find k',
  ],
  refuses: [
    'If sin θ + cos θ = k cosec θ, find the value of k.',
    'If sin θ/(1 + cos θ) + (1 + cos θ)/sin θ = k cosec A, find k.',
  ],
  read: (question) => {
    const [fact, ...more] = factsOf(question, 'equation')
    const [left, right, ...sides] = fact?.sides ?? []
    if (!fact || !left || !right || more.length + sides.length > 0 || fact.relation !== '=') return null
    const found = withoutLetter(right)
    const [angle, ...angles] = anglesIn(left) ?? []
    if (!found || angle === undefined || angles.length > 0 || found.letter === angle) return null
    const target = anglesIn(found.rest)
    if (!target || target.some((one) => one !== angle)) return null
    if (!factorOfTarget({ expression: left, target: found.rest })) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name === found.letter)
    if (letters.length === 0) return null
    return {
      given: { expression: left, target: found.rest, letter: found.letter },
      used: [fact, ...letters, ...lettersOfAngle(question, angle)],
    }
  },
})
