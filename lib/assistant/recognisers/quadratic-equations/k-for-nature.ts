import { onlyEquation } from './common-root'
import { equals, one } from '../../../maths/fraction'
import { rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { kForNature as solution, type Given } from '../../../solutions/quadratic-equations/k-for-nature'
import { quadraticWords } from './words'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

const shapes = [
  { place: 'last', must: ['x^2', 'x', 'k'], numbers: ['x^2', 'x'], k: 'k' },
  { place: 'first', must: ['kx^2', 'x', ''], numbers: ['x', ''], k: 'kx^2' },
  { place: 'middle', must: ['x^2', 'kx', ''], numbers: ['x^2', ''], k: 'kx' },
] as const

/** Which roots there shall be. */
function wantedIn(
  question: Question,
): { readonly wanted: Given['wanted']; readonly taken: NonNullable<ReturnType<typeof phrase>>['taken'] } | null {
  const none = phrase(question, 'no real roots')
  if (none) return { wanted: 'none', taken: none.taken }
  const distinct = phrase(
    question,
    'two? distinct|unequal|different real? roots',
    'two? real distinct|unequal|different roots',
  )
  if (distinct) return { wanted: 'distinct', taken: distinct.taken }
  const real = phrase(question, 'real roots', 'roots real')
  return real && { wanted: 'real', taken: real.taken }
}

/** "where k ≠ 0". */
const exceptions = (question: Question) =>
  factsOf(question, 'equation').filter(({ relation, sides: [left, right] }) => {
    const isK = left?.kind === 'letter' && left.name === 'k'
    return relation === '!=' && isK && right !== undefined && rational(right)?.n === 0n
  })

export const kForNature = recogniser<Given>({
  id: 'k-for-real-roots',
  solution,
  cues: ['real', 'distinct'],
  words: [...quadraticWords, 'has', 'have', 'condition', 'values', 'all', 'said', 'real', 'roots', 'makes', 'sure'],
  examples: [
    'The quadratic equation 2x² − 3x + k = 0 has real roots if (A) k ≤ 9/8 (B) k < 9/8 (C) k ≥ 9/8 (D) k > 9/8',
    'for what values of k does x^2 + kx + 16 = 0 have no real roots',
    'Which condition on k makes sure that the quadratic equation kx^2 - 9x + 2 = 0, where k ≠ 0, has two distinct real roots? (A) k ≥ 81/8 (B) k < 81/8 (C) k > 81/8 (D) k ≤ 81/8',
    'k nikalo agar 2x^2 - 3x + k = 0 has real roots',
  ],
  refuses: [
    'The quadratic equation 2x² − 3x + k = 0 has real and equal roots if k is what?',
    'The quadratic equation 2x² − 3x + k = 0 has real roots of opposite signs. Find k.',
    'The quadratic equation kx² − kx + 1 = 0 has no real roots. Find k.',
    'The quadratic equation 2x² − 3x + k = 0 has not real roots. Find k.',
  ],
  read: callingItK((question) => {
    const wanted = wantedIn(question)
    if (!wanted) return null
    for (const { place, must, numbers, k } of shapes) {
      const equation = onlyEquation(question, must)
      if (!equation || !equals(equation.of(k), one)) continue
      const without = exceptions(question)
      const sure = phrase(question, 'makes sure') ?? { taken: [] }
      return {
        given: { place, numbers: [equation.of(numbers[0]), equation.of(numbers[1])], wanted: wanted.wanted },
        ...told(question, wanted, sure, { taken: [equation.fact, ...without, ...lettersNamed(question, 'k')] }),
      }
    }
    return null
  }),
  before: () => '',
})
