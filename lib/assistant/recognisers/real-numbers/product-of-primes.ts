import {
  productOfPrimes as solution,
  type Factors,
  type Given,
} from '../../../solutions/real-numbers/product-of-primes'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { isInteger } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const naturalOf = (node: Node): number | null => {
  const value = rational(node)
  return value && isInteger(value) && value.n > 0n && value.n < 1_000_000_000n ? Number(value.n) : null
}

/** 2^4 × 3 × 7 as it is written. */
function factorsIn(node: Node): Factors | null {
  if (node.kind === 'bracket') return factorsIn(node.of)
  if (node.kind === 'binary' && node.operation === '*') {
    const [left, right] = [factorsIn(node.left), factorsIn(node.right)]
    return left && right && [...left, ...right]
  }
  if (node.kind === 'binary' && node.operation !== '^') return null
  const [base, exponent] = node.kind === 'binary' ? [naturalOf(node.left), naturalOf(node.right)] : [naturalOf(node), 1]
  return base === null || exponent === null || exponent > 60 ? null : [[base, exponent]]
}

function offeredIn({ options }: Question) {
  const found = options.flatMap(({ facts, words }) => {
    const [only, ...more] = facts
    const factors = only?.kind === 'number' && only.unit === '' ? factorsIn(only.node) : null
    return only && factors && more.length + words.length === 0 ? [{ fact: only, factors }] : []
  })
  return found.length === options.length && found.length > 1 ? found : null
}

export const productOfPrimes = recogniser<Given>({
  id: 'which-product-of-primes',
  solution,
  story: true,
  chooses: true,
  cues: ['prime', 'primes'],
  words: [
    ...[
      'prime',
      'primes',
      'factor',
      'factors',
      'factorisation',
      'product',
      'number',
      'correct',
      'option',
      'tree',
      'trees',
    ],
    ...['four', 'only', 'one', 'powers', 'as', 'right'],
  ],
  examples: [
    'Which of the following is the prime factorisation of 360? (A) 2^3 × 3^2 × 5 (B) 2^2 × 3^3 × 5 (C) 2^3 × 9 × 5 (D) 2^4 × 3^2 × 5',
    'Express 8664 as a product of its prime factors, and choose the correct option. (A) 2 × 3^3 × 19^2 (B) 2^4 × 3 × 19^2 (C) 2^3 × 3 × 19^2 (D) 2^2 × 19^2 × 6',
    'prime factorisation of 336 is a) 2^3 × 7 × 6 b) 2^5 × 3 × 7 c) 2 × 3^4 × 7 d) 2^4 × 3 × 7',
  ],
  refuses: [
    'Which of the following is a prime factor of 360? (A) 7 (B) 11 (C) 5 (D) 13',
    'Which of the following is the prime factorisation of the HCF of 360 and 24? (A) 2^3 × 3 (B) 2^2 × 3^3 (C) 2^3 × 9 (D) 2^4',
    'Which of the following is not the prime factorisation of 12? (A) 2^2 × 3 (B) 2^2 × 3^3 (C) 2^3 × 9 (D) 2^4',
  ],
  read: (question) => {
    const offered = offeredIn(question)
    const number =
      phrase(question, 'prime factorisation #n') ??
      phrase(question, '#n product * prime|primes') ??
      phrase(question, 'trees #n * product * prime|primes')
    if (!offered || !number) return null
    const stated = told(question, number)
    return {
      given: { number: number.numbers.n, options: offered.map(({ factors }) => factors) },
      said: stated.said,
      used: [...stated.used, ...offered.map(({ fact }) => fact)],
    }
  },
})
