import type { GeneralFact } from '../assertion-reason'

export type FactName =
  'product' | 'divides' | 'factors' | 'coprime' | 'sum' | 'primeRoot' | 'rootsTimes' | 'lastDigit' | 'composite'

export const factNames: readonly FactName[] = [
  'product',
  'divides',
  'factors',
  'coprime',
  'sum',
  'primeRoot',
  'rootsTimes',
  'lastDigit',
  'composite',
]

/** What the chapter knows, and mistakes that are made with it. */
export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  product: {
    text: 'For any two positive integers $a$ and $b$, $\\text{HCF}(a, b) \\times \\text{LCM}(a, b) = a \\times b$.',
    untrue: 'The product of any three positive integers is equal to the product of their HCF and their LCM.',
    rightly:
      'For $2$, $4$ and $8$ the HCF is $2$ and the LCM is $8$, but $2 \\times 4 \\times 8$ is not $2 \\times 8$.',
  },
  divides: {
    text: 'The HCF of two positive integers always divides their LCM.',
    untrue: 'The HCF of two positive integers is always smaller than each of them.',
    rightly: 'The HCF of $6$ and $12$ is $6$ itself.',
  },
  factors: {
    text: 'The HCF of two numbers is the product of the smallest power of each common prime factor.',
    untrue: 'The HCF of two numbers is the product of the greatest power of each prime factor of them.',
    rightly: 'For $4$ and $6$ this product is $2^2 \\times 3 = 12$, the LCM; their HCF is $2$.',
  },
  coprime: {
    text: 'Two positive integers are co-prime when they have no common factor other than $1$.',
    untrue: 'Two positive integers are co-prime only when both of them are prime numbers.',
    rightly: '$8 = 2^3$ and $9 = 3^2$ are co-prime, and neither of them is prime.',
  },
  sum: {
    text: 'The sum or the difference of a rational number and an irrational number is always irrational.',
    untrue: 'The sum of two irrational numbers is always irrational.',
    rightly: 'The sum of $\\sqrt{2}$ and $-\\sqrt{2}$ is $0$, which is rational.',
  },
  primeRoot: {
    text: 'The square root of a positive integer is irrational unless the integer is a perfect square.',
    untrue: 'The square root of every positive integer is an irrational number.',
    rightly: '$\\sqrt{4} = 2$ is a rational number.',
  },
  rootsTimes: {
    text: 'For positive integers $a$ and $b$, $\\sqrt{a} \\times \\sqrt{b} = \\sqrt{ab}$.',
    untrue: 'The product of two irrational numbers is always rational.',
    rightly: '$\\sqrt{2} \\times \\sqrt{3} = \\sqrt{6}$ is irrational.',
  },
  lastDigit: {
    text: 'A positive integer ends with the digit $0$ only if both $2$ and $5$ are among its prime factors.',
    untrue: 'Every positive integer that has $5$ as a prime factor ends with the digit $0$.',
    rightly: '$15 = 3 \\times 5$ has the prime factor $5$ and ends with $5$.',
  },
  composite: {
    text: 'A number that can be written as a product of two integers greater than $1$ is composite.',
    untrue: 'Every odd number greater than $1$ is a prime number.',
    rightly: '$9 = 3 \\times 3$ is odd, and it is composite.',
  },
}
