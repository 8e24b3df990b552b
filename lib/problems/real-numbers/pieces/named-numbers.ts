/** A number told in words, and what a student may take it for. */
export interface NamedNumber {
  readonly told: string
  readonly value: number
  readonly why: string
  readonly mistaken: number
  readonly note: string
}

const notOne = 'The number 1 is neither prime nor composite.'

export const namedNumbers: readonly NamedNumber[] = [
  {
    told: 'the smallest prime number',
    value: 2,
    why: 'its only factors are $1$ and $2$, and $1$ is not a prime number',
    mistaken: 1,
    note: notOne,
  },
  {
    told: 'the smallest odd prime number',
    value: 3,
    why: 'the only smaller prime number is even',
    mistaken: 1,
    note: notOne,
  },
  {
    told: 'the smallest composite number',
    value: 4,
    why: '$4 = 2 \\times 2$, and the smaller numbers are not composite',
    mistaken: 6,
    note: 'A composite number may have the same prime factor twice.',
  },
  {
    told: 'the smallest odd composite number',
    value: 9,
    why: '$9 = 3 \\times 3$, and no smaller odd number is composite',
    mistaken: 15,
    note: 'An odd composite number may have the same prime factor twice.',
  },
  {
    told: 'the greatest one-digit prime number',
    value: 7,
    why: 'the greater ones are $8 = 2^3$ and $9 = 3^2$',
    mistaken: 9,
    note: 'Check whether 9 is a prime number.',
  },
  {
    told: 'the smallest two-digit prime number',
    value: 11,
    why: 'the only smaller number with two digits is even',
    mistaken: 13,
    note: 'Check whether 11 is a prime number.',
  },
  {
    told: 'the smallest two-digit composite number',
    value: 10,
    why: '$10 = 2 \\times 5$, and it is the very first number with two digits',
    mistaken: 12,
    note: 'Is the very first number with two digits a composite number?',
  },
  {
    told: 'the smallest two-digit odd composite number',
    value: 15,
    why: '$15 = 3 \\times 5$, and the smaller odd numbers with two digits are prime',
    mistaken: 11,
    note: 'Check whether 11 is a composite number.',
  },
  {
    told: 'the smallest number with two different prime factors',
    value: 6,
    why: '$6 = 2 \\times 3$, the product of the two smallest primes',
    mistaken: 4,
    note: 'Two different prime factors are needed for one of the numbers.',
  },
  {
    told: 'the smallest number with three different prime factors',
    value: 30,
    why: '$30 = 2 \\times 3 \\times 5$, the product of the three smallest primes',
    mistaken: 8,
    note: 'Three different prime factors are needed for one of the numbers.',
  },
  {
    told: 'the greatest two-digit even number',
    value: 98,
    why: 'the only greater number with two digits is odd',
    mistaken: 100,
    note: 'The greatest two-digit even number is less than 100.',
  },
  {
    told: 'the smallest two-digit perfect square',
    value: 16,
    why: '$16 = 4^2$, and $3^2$ has only one digit',
    mistaken: 25,
    note: 'Which is the first perfect square after 9? Take that one.',
  },
]
