import type { ToldFacts } from './told-facts'

/** Numbers that are listed as being of a kind. */
export const toldKinds: ToldFacts = {
  'real-numbers': {
    wrong: [
      'A **prime** number has exactly two factors, 1 and itself: 2, 3, 5, 7, 9, 11, 13 and so on.',
      'The prime numbers up to 20: 2, 3, 5, 7, 11, 13, 17.',
      'Composite numbers: 4, 6, 8, 9, 11.',
      'The even numbers 2, 4, 7, 8 are divisible by 2.',
      'The odd numbers are $1, 3, 5, 8, \\ldots$',
      'An odd number leaves the remainder 1 when divided by 2: 1, 3, 6, 7.',
      'The perfect squares 1, 4, 9, 15 and so on.',
      '2, 3 and 9 are prime.',
      '3 and 6 are odd.',
      'Since 2, 3 and 7 are the prime factors of 60, it ends in 0.',
      'The factors of 12 are 1, 2, 3, 5, 6 and 12.',
      'The factors of 12 are 1, 2, 3, 6 and 12.',
      'The common factors of 12 and 18 are 1, 2, 3 and 4.',
      '30 has the factors 2, 3 and 4.',
      'The multiples of 3 are 3, 6, 9, 13.',
      'The multiples of 3 or 5 up to 20 are 3, 5, 6, 8, 10, 12, 15, 18, 20.',
    ],
    right: [
      'A **prime** number has exactly two factors, 1 and itself: 2, 3, 5, 7, 11, 13 and so on.',
      'The prime numbers up to 20: 2, 3, 5, 7, 11, 13, 17 and 19.',
      'Composite numbers such as 4, 6, 8, 9 and 10 have more factors.',
      'An odd number leaves the remainder 1 when divided by 2: 1, 3, 5, 7.',
      'A square number has an odd number of factors: 1, 2, 4 for 4.',
      'The odd numbers have the sums: 1, 4, 9, 16.',
      'The halves of the even numbers are 1, 2, 3.',
      'The products of two primes are 4, 6, 9, 10.',
      'The squares of the odd numbers 1, 3, 5 are 1, 9, 25.',
      'There is an even number of observations: 3, 5, 8, 9.',
      'Even numbers end in 0, 2, 4, 6 or 8.',
      'Circle the composite numbers: 4, 7, 9, 11.',
      'Of the numbers 4, 6, 9, 2, 3 and 5 are prime.',
      '4 and 9 are co-prime.',
      'The prime factors of the denominators are 2, 3 and 5.',
      'The factors of 12: 1, 2, 3, 4, 6, 12 and 18: 1, 2, 3, 6, 9, 18.',
      'The common factors of 12 and 18 are 1, 2, 3 and 6.',
      'The multiples of 3 or 5 from 1 to 20 are 3, 5, 6, 9, 10, 12, 15, 18, 20.',
    ],
  },
  probability: {
    wrong: ['The square numbers up to $50$ are $1, 4, 9, 16, 25, 36, 48$.'],
    right: [
      'On a die the composite numbers are 4 and 6.',
      'The odd numbers on a die are 1, 3 and 5, the even ones 2, 4 and 6.',
      'The primes from $11$ to $60$ are $11, 13, 17, 19, 23$, $29, 31, 37, 41, 43$, $47, 53, 59$: $13$.',
    ],
  },
  statistics: {
    wrong: [],
    right: ['With an even number of values, 3, 5, 8 and 10, the median is 6.5.'],
  },
}
