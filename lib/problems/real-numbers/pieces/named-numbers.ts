import type { NamedNumber } from '../../../solutions/real-numbers/pieces/named-number'

/** A number told in words, and what a student may take it for. */
export interface PosedName {
  readonly name: NamedNumber
  readonly mistaken: number
  readonly note: string
}

const notOne = 'The number 1 is neither prime nor composite.'

const plain: NamedNumber = { extreme: 'smallest', digits: null, parity: null, kind: 'number', primeFactors: null }

export const namedNumbers: readonly PosedName[] = [
  {
    name: { ...plain, kind: 'prime' },
    mistaken: 1,
    note: notOne,
  },
  {
    name: { ...plain, parity: 'odd', kind: 'prime' },
    mistaken: 1,
    note: notOne,
  },
  {
    name: { ...plain, kind: 'composite' },
    mistaken: 6,
    note: 'A composite number may have the same prime factor twice.',
  },
  {
    name: { ...plain, parity: 'odd', kind: 'composite' },
    mistaken: 15,
    note: 'An odd composite number may have the same prime factor twice.',
  },
  {
    name: { ...plain, extreme: 'greatest', digits: 1, kind: 'prime' },
    mistaken: 9,
    note: 'Check whether 9 is a prime number.',
  },
  {
    name: { ...plain, digits: 2, kind: 'prime' },
    mistaken: 13,
    note: 'Check whether 11 is a prime number.',
  },
  {
    name: { ...plain, digits: 2, kind: 'composite' },
    mistaken: 12,
    note: 'Is the very first number with two digits a composite number?',
  },
  {
    name: { ...plain, digits: 2, parity: 'odd', kind: 'composite' },
    mistaken: 11,
    note: 'Check whether 11 is a composite number.',
  },
  {
    name: { ...plain, primeFactors: 2 },
    mistaken: 4,
    note: 'Two different prime factors are needed for one of the numbers.',
  },
  {
    name: { ...plain, primeFactors: 3 },
    mistaken: 8,
    note: 'Three different prime factors are needed for one of the numbers.',
  },
  {
    name: { ...plain, extreme: 'greatest', digits: 2, parity: 'even' },
    mistaken: 100,
    note: 'The greatest two-digit even number is less than 100.',
  },
  {
    name: { ...plain, digits: 2, kind: 'square' },
    mistaken: 25,
    note: 'Which is the first perfect square after 9? Take that one.',
  },
]
