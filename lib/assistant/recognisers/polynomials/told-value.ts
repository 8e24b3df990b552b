import { toldOfZeroes, type ToldOfZeroes } from './zeroes-told'
import { symmetricValueOf, valueOfZeroes as solution, type Given } from '../../../solutions/polynomials/value-of-zeroes'
import type { Question } from '../../question/question'
import { rationalOf } from '../../../maths/sum'
import { recogniser } from '../../recogniser'

/** The numbers of a polynomial that is wholly told, where nothing is told of its zeroes. */
export function toldPolynomial(question: Question): (ToldOfZeroes & Pick<Given, 'a' | 'b' | 'c'>) | null {
  const found = toldOfZeroes(question)
  const [a, b, c] = found?.polynomial?.coefficients.map(rationalOf) ?? []
  return found && a && b && c && found.told.length === 0 ? { ...found, a, b, c } : null
}

export const toldValue = recogniser<Given>({
  id: 'value-of-told-zeroes',
  solution,
  story: true,
  last: true,
  cues: ['zeroes', 'roots'],
  words: ['quadratic', 'equation', 'polynomial', 'p(x)', 'expression', 'without', 'real', 'two', 'both'],
  examples: [
    'if a and b are zeroes of x^2-5x+3 find a^2+b^2',
    'Find the sum of the cubes of the zeroes of x² − 6x + 7.',
    'm and n are the zeros of 2x^2 - 7x + 1. find 1/m^2 + 1/n^2',
    'x² - 7x + 10 ke zeroes ke squares ka sum batao',
    'difference of the zeroes of x² − 9x + 20',
    'If α and β are zeroes of x² − 4x + 1, find α⁴β² + α²β⁴.',
  ],
  refuses: [
    'If a and b are the zeroes of x² − 5x + 3, find a² − b².',
    'If a and b are the zeroes of x² − 5x + 3, find a² + c².',
    'If a and b are the zeroes of x² − 5x + 3, find the polynomial with the zeroes a² and b³.',
    'Find the sum of the cubes of the digits of the zeroes of x² − 5x + 3.',
    'Find the square of the greater of the zeroes of x² − 5x + 3.',
  ],
  read: (question) => {
    const found = toldPolynomial(question)
    const [asked, ...more] = found?.asked ?? []
    if (!found || found.changed || asked?.kind !== 'value' || more.length > 0) return null
    const { a, b, c, used, said, lead } = found
    const given = { a, b, c, of: asked.of }
    return symmetricValueOf(given) && { given, used, said, ...(lead !== undefined && { lead }) }
  },
})
