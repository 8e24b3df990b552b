import { equationTerms } from './common-root'
import { divide, equals, fraction, multiply, negate, zero } from '../../../maths/fraction'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { letterSolve as solution, type Given } from '../../../solutions/quadratic-equations/letter-solve'
import { rootOf } from '../../../solutions/root'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

const rootOfSquare = (value: Fraction): Fraction | null => {
  const root = value.n > 0n ? rootOf(value) : null
  return root?.radicand === 1 ? root.coefficient : null
}

/** The letter that is said to be positive: the q of "q > 0". */
function positiveLetter(question: Question) {
  const [only, ...more] = factsOf(question, 'equation').filter(({ relation }) => relation === '>')
  const [left, right] = only?.sides ?? []
  const isZero = right && rational(right)?.n === 0n
  return only && more.length === 0 && left?.kind === 'letter' && isZero ? { fact: only, name: left.name } : null
}

export const letterSolve = recogniser<Given>({
  id: 'quadratic-in-letters',
  solution,
  cues: ['#equation'],
  words: [...quadraticWords, 'solve', 'roots', 'term', 'number', 'its', 'all'],
  examples: [
    'Solve for x: x² − 2px + p² − 9q² = 0, where q > 0. (Give the greater root first, then the smaller one.)',
    'solve for x: x² - 4ax + 4a² - 9b² = 0',
    'find roots of 9x^2 - 12ax + 4a^2 - 16b^2 = 0 in terms of a and b where b > 0',
    'The equation x^2 + 6mx + 9m^2 - n^2 = 0 is a quadratic equation in x; m and n are numbers, and n > 0. Find its roots.',
  ],
  refuses: [
    'Is x = p + q a root of x² − 2px + p² − 9q² = 0?',
    'Solve for p: x² − 2px + p² − 9q² = 0, where q > 0.',
    'Find the sum of the roots of x² − 2px + p² − 9q² = 0, where q > 0.',
  ],
  read: (question) => {
    const positive = positiveLetter(question)
    const letters = [...'abkmnpqrst']
    const pairs = letters
      .flatMap((a) => letters.map((b) => [a, b] as const))
      .filter(([a, b]) => a !== b && (!positive || b === positive.name))
    for (const fact of factsOf(question, 'equation'))
      for (const [a, b] of pairs) {
        const terms = equationTerms(fact, ['x^2', `${a}x`, `${a}^2`, `${b}^2`])
        const of = (name: string) => terms?.get(name) ?? zero
        const [c, n] = [rootOfSquare(of('x^2')), rootOfSquare(negate(of(`${b}^2`)))]
        if (!terms || !c || !n) continue
        const m = divide(negate(of(`${a}x`)), multiply(fraction(2), c))
        if (!equals(multiply(m, m), of(`${a}^2`))) continue
        const named = factsOf(question, 'letter').filter(({ name }) => [a, b, 'x'].includes(name))
        const solved = question.words.includes('solve')
          ? named.every(({ name }) => name === 'x') && (!positive || named.length > 0)
          : true
        return solved
          ? {
              given: { c, m, n, letters: [a, b], ...(positive ? {} : { anySign: true }) },
              used: [fact, ...(positive ? [positive.fact] : []), ...named],
            }
          : null
      }
    return null
  },
  before: () => '',
})
