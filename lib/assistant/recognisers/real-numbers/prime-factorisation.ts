import { primeFactorisation as solution } from '../../../solutions/real-numbers/prime-factorisation'
import { numbersIn, says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const primeFactorisation = recogniser({
  id: 'prime-factorisation-of',
  solution,
  cues: ['prime', 'primes', 'factorise'],
  words: ['factorisation', 'factors', 'express', 'product', 'number', 'powers', 'form', 'final'],
  examples: [
    'prime factorisation of 140',
    'What are the prime factors of 3825?',
    'Express 156 as a product of its prime factors',
    'factorise 90',
    'write the prime factorisation of 5460 in exponent form',
  ],
  read: (question) => {
    const { values, used } = numbersIn(question)
    const [number, ...more] = values
    const asked =
      ['factorisation', 'factors', 'primes', 'factorise'].some((word) => says(question, word)) ||
      says(question, 'prime', 'product')
    // products that are offered are judged one by one
    const isChoice = question.options.length > 0
    // "in exponent form", "from a factor tree"
    const manner = [phrase(question, 'exponent|exponential form'), phrase(question, 'factor tree')]
    return number && more.length === 0 && asked && !isChoice
      ? { given: { number }, used, said: told(question, ...manner).said }
      : null
  },
  before: ({ number }) => `Typed on one line: ${number.n} = `,
})
