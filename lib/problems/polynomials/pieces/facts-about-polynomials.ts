import { polynomialTex } from '../../../maths'
import type { Random } from '../../../random'
import type { ItemNote } from '../../kinds-of-question/lettered'

/** One of the facts of the chapter's first pages: right answer first, then three wrong ones. */
export interface Fact {
  readonly about: string
  readonly questions: readonly [string, string, string]
  readonly items: readonly [string, string, string, string]
  /** One for each wrong answer. */
  readonly notes: readonly ItemNote[]
  readonly because: readonly [fact: string, argument: string]
  readonly hints: readonly [string, string]
  readonly explanation: string
  /** Which of the items hold, found by trying. */
  readonly holds: () => readonly boolean[]
}

const degreeWords = ['', 'linear', 'quadratic', 'cubic'] as const

export function mostZeroes(random: Random): Fact {
  const degree = random.pick([1, 2, 3] as const)
  const [a, b] = [random.integer(2, 9), random.integer(1, 9)]
  const leading = Array.from({ length: degree + 1 }, (_, i) =>
    i === 0 ? a : i === degree ? -b : random.integer(-5, 5),
  )
  const [kind, example] = [`${degreeWords[degree]} polynomial`, `$${polynomialTex(leading)}$`]
  return {
    about: 'most zeroes',
    questions: [
      `What is the greatest number of zeroes that a ${kind} such as ${example} can have?`,
      `At most how many zeroes can a ${kind}, for example ${example}, have?`,
      `${example} is a ${kind}. The number of zeroes of such a polynomial is at most`,
    ],
    items: [`$${degree}$`, `$${degree - 1}$`, `$${degree + 1}$`, 'Infinitely many'],
    notes: [
      ['Think of a product of linear factors: each of them gives a zero.', 'argument'],
      ['Compare the number of zeroes with the number of linear factors that there can be.', 'argument'],
      ['Each zero belongs to a linear factor. Can there be any number of these?', 'argument'],
    ],
    because: [
      `A ${degreeWords[degree]} polynomial has degree $${degree}$`,
      'A polynomial of degree $n$ has at most $n$ zeroes',
    ],
    hints: ['What is the degree of this polynomial?', 'What does the degree tell about the number of zeroes?'],
    explanation:
      'Each zero belongs to a linear factor, and there cannot be more linear factors than the degree allows.',
    holds: () => [degree, degree - 1, degree + 1, Infinity].map((n) => n === leading.length - 1),
  }
}

const twoZeroes = (random: Random): readonly [number, number] => {
  const first = random.integer(-9, 8)
  return [first, random.integer(first + 1, 9)]
}

/** The factors, among the first few, with which the monic polynomial keeps its zeroes. */
const factorsThatKeep = (first: number, second: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter((k) =>
    [first, second].every((x) => k * x * x - k * (first + second) * x + k * first * second === 0),
  )

export function givenZeroes(random: Random): Fact {
  const [first, second] = twoZeroes(random)
  return {
    about: 'given zeroes',
    questions: [
      `How many polynomials are there whose zeroes are $${first}$ and $${second}$?`,
      `The number of polynomials that have $${first}$ and $${second}$ as their zeroes is`,
      `Rehana looks for polynomials with the zeroes $${first}$ and $${second}$. How many of them are there?`,
    ],
    items: ['Infinitely many', 'Exactly one', 'Exactly two', 'Exactly three'],
    notes: [
      ['Multiply your polynomial by 2: are the zeroes still the same?', 'argument'],
      ['You may have thought of the two signs. Multiply the polynomial by 2 or by 5 as well.', 'argument'],
      ['Which numbers may stand in front of the polynomial without changing its zeroes?', 'argument'],
    ],
    because: [
      `By $x^2 - (\\text{sum})x + \\text{product}$, one such polynomial is $${polynomialTex([1, -(first + second), first * second])}$`,
      'Multiplying it by any non-zero constant $k$ leaves the zeroes unchanged',
    ],
    hints: [
      'Write down one polynomial with these zeroes.',
      'Now multiply it by a number, say 2. Do the zeroes change?',
    ],
    explanation: 'A non-zero constant factor changes a polynomial but not its zeroes.',
    holds: () => {
      const found = factorsThatKeep(first, second).length
      return [found > 3, found === 1, found === 2, found === 3]
    },
  }
}

/** The same with the coefficient of x² given: then there is one. */
export function givenZeroesAndFirst(random: Random): Fact {
  const [first, second] = twoZeroes(random)
  const k = random.integer(2, 5)
  return {
    about: 'given zeroes and coefficient',
    questions: [
      `How many quadratic polynomials are there whose zeroes are $${first}$ and $${second}$ and whose coefficient of $x^2$ is $${k}$?`,
      `The number of quadratic polynomials that have $${first}$ and $${second}$ as their zeroes, and $${k}$ as the coefficient of $x^2$, is`,
      `Rehana looks for quadratic polynomials with the zeroes $${first}$ and $${second}$ and with $${k}x^2$ as the first term. How many of them are there?`,
    ],
    items: ['Exactly one', 'Infinitely many', 'Exactly two', 'Exactly three'],
    notes: [
      [
        'A constant factor does not change the zeroes. Does it change the term with the square of the letter?',
        'argument',
      ],
      ['With the opposite sign, would the first term still be the given one?', 'argument'],
      ['Which numbers may stand before the bracket, if the first term is to be the given one?', 'argument'],
    ],
    because: [
      `By $k[x^2 - (\\text{sum})x + \\text{product}]$ with $k = ${k}$, one such polynomial is $${polynomialTex([k, -k * (first + second), k * first * second])}$`,
      'With any other $k$ the zeroes would be the same, but not the coefficient of $x^2$',
    ],
    hints: [
      'Write down one polynomial with these zeroes, and multiply it by a number. Do the zeroes change?',
      'Which of these polynomials have the given coefficient of $x^2$?',
    ],
    explanation:
      'The zeroes fix a quadratic polynomial up to a constant factor; the first coefficient fixes that factor.',
    holds: () => {
      const found = factorsThatKeep(first, second).filter((factor) => factor === k).length
      return [found === 1, found > 3, found === 2, found === 3]
    },
  }
}
