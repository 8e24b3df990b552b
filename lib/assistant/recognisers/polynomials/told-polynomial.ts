import { toldOfZeroes } from './zeroes-told'
import {
  polynomialFromTold as solution,
  sumAndProductIn,
  type Given,
} from '../../../solutions/polynomials/polynomial-from-told'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const toldPolynomialAsked = recogniser<Given>({
  id: 'polynomial-from-told-zeroes',
  solution,
  story: true,
  last: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'p(x)', 'expression', 'one', 'real', 'two', 'both'],
  examples: [
    'find quadratic polynomial if sum of its zeroes is 6 and one zero is 2 less than the other',
    'ek quadratic polynomial ka ek zero -4 hai aur dono zeroes ka product 20 hai. polynomial kya hoga',
    'One zero of a quadratic polynomial is 2 + √3 and the product of its zeroes is 1. Find the polynomial.',
    'The sum of the zeroes of a quadratic polynomial is 5 and the sum of the squares of its zeroes is 13. Find the polynomial.',
    'find quadratic polynomial if sum of its zeroes is 7 and their difference is 3',
  ],
  refuses: [
    'sum of zeroes is 5 and product 6 hai, quadratic polynomial aur uske zeroes find karo',
    'Find a cubic polynomial whose zeroes are 3 and −8.',
    'Find a quadratic polynomial, the sum of whose zeroes is 7.',
    'Find a quadratic polynomial whose zeroes are 3 and −8 and whose constant term is 48.',
    'How many quadratic polynomials have the zeroes 3 and −8?',
    'Find the degree of a polynomial whose zeroes are 3 and −8.',
    'If the zeroes are 3 and −8, find the sum of the zeroes.',
  ],
  read: (question) => {
    const found = toldOfZeroes(question)
    // "... aur uske zeroes": they are asked as well
    if (phrase(question, 'polynomial and uske|uski|iske|its|unke zeroes|roots')) return null
    if (question.words.includes('number') || question.words.includes('many')) return null
    if (!found || found.polynomial || found.changed || found.told.length === 0) return null
    if (!question.words.includes('polynomial') && !question.words.includes('quadratic')) return null
    return found.asked.every(({ kind }) => kind === 'polynomial') && sumAndProductIn(found)
      ? { given: { told: found.told }, used: found.used, said: found.said }
      : null
  },
  before: () => 'Polynomial: ',
})
