import { exponentSum as solution } from '../../../solutions/real-numbers/exponent-sum'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const exponentSum = recogniser({
  id: 'sum-of-exponents',
  solution,
  story: true,
  cues: ['exponent', 'exponents', 'powers'],
  words: [
    'prime',
    'primes',
    'factor',
    'factors',
    'product',
    'powers',
    'number',
    'different',
    'whole',
    'factorise',
    'factorisation',
  ],
  examples: [
    'Find the sum of the exponents of the primes in the prime factorisation of 1260.',
    'Express 5720 as a product of powers of its prime factors, and then find the sum of all the exponents.',
    'The number 2100 is written as a product of powers of different primes. What do the exponents of these powers add up to?',
    'sum of powers of prime factors of 196 kya hoga',
    '360 ka prime factorisation karo aur exponents ka sum nikalo',
  ],
  refuses: [
    'sum of the exponents of the odd primes in the prime factorisation of 1260',
    'product of the exponents of the primes in the prime factorisation of 1260',
    'sum of the exponents of 2 and 3 in the prime factorisation of 1260',
    'sum of the exponents in 2^3 × 5',
    '360 ka prime factorisation karo aur exponents ka product nikalo',
  ],
  read: (question) => {
    const found =
      phrase(question, 'sum all? exponents|powers * prime|primes * #n') ??
      phrase(question, '#n * product * prime|primes|factors * sum all? exponents|powers') ??
      phrase(question, '#n * prime|primes|factors * . exponents|powers * sum|add') ??
      phrase(question, '#n * prime|primes|factors|factorise|factorisation * exponents|powers * sum') ??
      phrase(question, '#n * prime|primes|factors * . sum all? exponents|powers')
    const { number } = found ? { number: found.numbers.n } : { number: null }
    return found && number ? { given: { number }, ...told(question, found) } : null
  },
})
