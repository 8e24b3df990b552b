import { inX } from './quadratic'
import { fromOneZero as solution, type Given } from '../../../solutions/polynomials/from-one-zero'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "The sum of its zeroes is 8", "the product of the zeroes of a quadratic polynomial in x is 8". */
const totalIn = (question: Question, of: Given['of']) =>
  phrase(question, `${of} both? zeroes #v`) ??
  phrase(question, `zeroes ${of} #v`) ??
  phrase(question, `${of} zeroes quadratic? polynomial #v`) ??
  inX(phrase(question, `${of} zeroes quadratic? polynomial @x:letter #v`))

export const fromOneZero = recogniser<Given>({
  id: 'polynomial-from-one-zero',
  solution,
  story: true,
  cues: ['sum', 'product'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'such', 'both', 'two'],
  examples: [
    'One zero of a quadratic polynomial in x is −10 and the sum of its zeroes is −8. Write the polynomial.',
    'If the product of the zeroes of a quadratic polynomial in x is 99 and one of the zeroes is 9, find such a polynomial.',
    'Form a quadratic polynomial in x, one of whose zeroes is −4, so that the sum of both zeroes is −12.',
    'find quadratic polynomial, sum of zeroes is 0 and one zero is 5',
    'product of zeroes -14 ek zero -2 hai polynomial banao',
    'ek quadratic polynomial ka ek zero 6 hai aur zeroes ka product -18 hai, polynomial nikalo',
  ],
  refuses: [
    'One zero of a quadratic polynomial is −10 and the sum of its zeroes is −8. Find the other zero.',
    'One zero of a cubic polynomial is −10 and the sum of its zeroes is −8. Write the polynomial.',
    'One zero of a quadratic polynomial is −10 and the sum of the squares of its zeroes is 104. Write the polynomial.',
  ],
  read: (question) => {
    const one =
      phrase(question, 'one|ek zeroes #k') ??
      phrase(question, 'one zeroes quadratic? polynomial #k') ??
      inX(phrase(question, 'one zeroes quadratic? polynomial @x:letter #k'))
    const [sum, product] = [totalIn(question, 'sum'), totalIn(question, 'product')]
    const total = sum ?? product
    const asked =
      phrase(question, 'find|form|write|obtain|give such? quadratic polynomial') ??
      phrase(question, 'find|form|write|obtain|give such? polynomial') ??
      phrase(question, 'polynomial banao|batao|nikalo|likho|find|write', 'quadratic polynomial sum|product')
    if (!one || !total || !asked || (sum && product)) return null
    const stated = told(question, one, total, asked)
    return {
      given: { known: one.numbers.k, of: sum ? 'sum' : 'product', value: total.numbers.v },
      ...stated,
      used: [...stated.used, ...lettersNamed(question, 'x')],
    }
  },
  before: () => 'Polynomial: ',
})
