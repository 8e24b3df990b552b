import { onlyEquation } from './common-root'
import { equals, one } from '../../../maths/fraction'
import { rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { kForNature as solution, type Given } from '../../../solutions/quadratic-equations/k-for-nature'
import {
  kForAnyNature as anyNature,
  type Given as AnyGiven,
} from '../../../solutions/quadratic-equations/k-for-any-nature'
import { linearCoefficients } from '../../question/coefficients'
import { quadraticWords } from './words'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

const shapes = [
  { place: 'last', must: ['x^2', 'x', 'k'], numbers: ['x^2', 'x'], k: 'k' },
  { place: 'first', must: ['kx^2', 'x', ''], numbers: ['x', ''], k: 'kx^2' },
  { place: 'middle', must: ['x^2', 'kx', ''], numbers: ['x^2', ''], k: 'kx' },
] as const

/** Which roots there shall be. */
export function wantedIn(
  question: Question,
): { readonly wanted: Given['wanted']; readonly taken: NonNullable<ReturnType<typeof phrase>>['taken'] } | null {
  const none = phrase(question, 'no real roots', 'roots imaginary', 'roots @e:equation imaginary')
  if (none) return { wanted: 'none', taken: none.taken }
  const distinct = phrase(
    question,
    'two? distinct|unequal|different real? roots',
    'two? real distinct|unequal|different roots',
    'roots real? distinct|unequal|different',
    'roots quadratic? equation? @e:equation always? real? distinct|unequal|different',
  )
  if (distinct) return { wanted: 'distinct', taken: distinct.taken }
  const real = phrase(question, 'real roots', 'roots real', 'roots quadratic? equation? @e:equation always? real')
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

/** The same for k in any coefficient, or in several. */
export const kForAnyNature = recogniser<AnyGiven>({
  id: 'k-for-any-nature',
  solution: anyNature,
  last: true,
  cues: ['real', 'distinct', 'unequal', 'imaginary'],
  words: [...quadraticWords, 'has', 'have', 'condition', 'values', 'all', 'real', 'roots', 'range', 'set', 'if', 'two'],
  examples: [
    'Find the values of k for which the quadratic equation 9x² + 3kx + 4 = 0 has real roots.',
    'for what k roots of x^2 + 2kx + 7 = 0 are real',
    'p ki wo values batao jiske liye 4x^2 + 8x - p = 0 has real roots',
    'Find the values of k for which (k − 1)x² + 4x + 1 = 0 has two distinct real roots.',
    'For which values of p does (p + 1)x² − 2x + 3 = 0 have no real roots?',
  ],
  refuses: [
    'Find the values of k for which the quadratic equation 9x² + 3kx + 4 = 0 has real and equal roots.',
    'Find the least positive k for which the quadratic equation 9x² + 3kx + 4 = 0 has real roots.',
    'Find the values of k for which the quadratic equation 9x² + 3kx + 4 = 0 does not have real roots.',
    'Find the values of k for which 9x² + 3kx + 4 = 0 and x² + 2x + k = 0 have real roots.',
    'Find the values of k for which 9x² + 3kx + 4 = 0 has real roots that are positive.',
  ],
  read: callingItK((question) => {
    const wanted = wantedIn(question)
    const [equation, ...more] = factsOf(question, 'equation').filter(({ relation }) => relation === '=')
    const found = equation && more.length === 0 ? linearCoefficients(equation, 'x', 'k') : null
    if (!wanted || !equation || !found) return null
    const without = exceptions(question)
    const given: AnyGiven = { ...found, wanted: wanted.wanted, ...(without.length > 0 && { isNotZero: true as const }) }
    return anyNature.objection(given) === null
      ? { given, ...told(question, wanted, { taken: [equation, ...without, ...lettersNamed(question, 'k')] }) }
      : null
  }),
  before: () => '',
})
