/** Words about numbers and their prime factors that change nothing. */
export const primeMethod = [
  'number',
  'integers',
  'positive',
  'natural',
  'two',
  'three',
  'prime',
  'primes',
  'factorisation',
  'factors',
  'method',
  'using',
  'between',
  'no',
] as const
