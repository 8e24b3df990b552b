import { onlyEquation } from './common-root'
import { equals, negate, one, zero } from '../../../maths/fraction'
import { comparison } from '../../question/comparison'
import { told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { rootRelation as solution, type Given } from '../../../solutions/quadratic-equations/root-relation'
import { quadraticWords } from './words'
import { callingItK } from '../called-k'
import { recogniser, type Found } from '../../recogniser'

/** "in the ratio 2 : 3" */
function inRatio(question: Question): Found<Given> | null {
  const [ratio, ...more] = factsOf(question, 'ratio')
  const [p, q, ...others] = ratio?.terms ?? []
  if (!ratio || !p || !q || more.length + others.length > 0) return null
  const letters = lettersNamed(question, 'k')
  const middle = onlyEquation(question, ['x^2', 'kx', ''])
  if (middle && equals(middle.of('kx'), one))
    return {
      given: { kind: 'middle', a: middle.of('x^2'), c: middle.of(''), p, q },
      ...told(question, { taken: [ratio, middle.fact, ...letters] }),
    }
  const last = onlyEquation(question, ['x^2', 'x', 'k'])
  return last && equals(last.of('k'), one) && equals(last.of('x^2'), one)
    ? {
        given: { kind: 'last', sum: negate(last.of('x')), p, q },
        ...told(question, { taken: [ratio, last.fact, ...letters] }),
      }
    : null
}

/** "One root is 2 more than three times the other." */
function compared(question: Question): Found<Given> | null {
  const found =
    comparison(question, 'one roots @e:equation', 'other roots?') ??
    comparison(question, 'one roots?', 'other roots?') ??
    comparison(question, 'ek|one roots', 'dusre|doosre|other roots?')
  const equation = onlyEquation(question, ['x^2', 'x', 'k'])
  if (!found || !equation || !equals(equation.of('k'), one) || !equals(equation.of('x^2'), one) || found.unit !== '')
    return null
  if (equals(found.over, zero) && equals(found.times, one)) return null
  return {
    given: { kind: 'more', sum: negate(equation.of('x')), p: found.times, q: found.over },
    ...told(question, found, { taken: [equation.fact, ...lettersNamed(question, 'k')] }),
  }
}

export const rootRelation = recogniser<Given>({
  id: 'k-from-root-relation',
  solution,
  cues: ['ratio', 'other'],
  words: [...quadraticWords, 'roots', 'ratio', 'one', 'two', 'other', 'all', 'every', 'has', 'have'],
  examples: [
    'The roots of x² + kx + 54 = 0 are in the ratio 2 : 3. Find all values of k.',
    'if roots of x^2 - 10x + k = 0 are in ratio 2:3 find k',
    'One root of x^2 + 6x + k = 0 is 2 more than three times the other root. Find k.',
    'x^2 - 9x + k = 0 ka one root is twice the other root. find k',
    'x² - 14x + k = 0 ka ek root dusre root ke double se 2 jyada hai, k nikalo',
  ],
  refuses: [
    'The roots of x² + kx + 54 = 0 are in the ratio 2 : 3. Find the roots.',
    'The sum and the product of the roots of x² + kx + 54 = 0 are in the ratio 2 : 3. Find k.',
    'One root of x^2 + 6x + k = 0 is the square of the other root. Find k.',
    'One root of x^2 + 6x + k = 0 is 2 more than three times the reciprocal of the other root. Find k.',
  ],
  read: callingItK((question) => {
    if (
      !question.words.includes('roots') ||
      !question.facts.some((fact) => fact.kind === 'letter' && fact.name === 'k')
    )
      return null
    return inRatio(question) ?? compared(question)
  }),
  before: () => 'k = ',
})
