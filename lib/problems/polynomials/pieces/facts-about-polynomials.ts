import { polynomialTex } from '../../../maths'
import type { Random } from '../../../random'
import type { ItemNote } from '../../kinds-of-question/lettered'

/** One of the facts of the chapter's first pages: right answer first, then three wrong ones. */
export interface Fact {
  readonly questions: readonly [string, string, string]
  readonly items: readonly [string, string, string, string]
  readonly notes: readonly [ItemNote, ItemNote, ItemNote]
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
    questions: [
      `What is the greatest number of zeroes that a ${kind} such as ${example} can have?`,
      `At most how many zeroes can a ${kind}, for example ${example}, have?`,
      `${example} is a ${kind}. The number of zeroes of such a polynomial is at most`,
    ],
    items: [`$${degree}$`, `$${degree - 1}$`, `$${degree + 1}$`, 'There is no limit'],
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

export function givenZeroes(random: Random): Fact {
  const first = random.integer(-9, 8)
  const second = random.integer(first + 1, 9)
  return {
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
      const found = [1, 2, 3, 4, 5, 6].filter((k) =>
        [first, second].every((x) => k * x * x - k * (first + second) * x + k * first * second === 0),
      )
      return [found.length > 3, found.length === 1, found.length === 2, found.length === 3]
    },
  }
}

export function isPolynomial(random: Random): Fact {
  const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.pick([2, 3, 5, 7])]
  const shape = { rootCoefficient: [2, 1, 0], rootOfX: [0.5, 0], reciprocal: [1, -1], negativePower: [-2, 1, 0] }
  return {
    questions: [
      'Which of the following expressions is a polynomial in $x$?',
      'Only one of these expressions is a polynomial in $x$. Which one is it?',
      'Among the expressions below, find the polynomial in $x$.',
    ],
    items: [
      `$${a}x^2 - \\sqrt{${c}}x + ${b}$`,
      `$${a}\\sqrt{x} + ${b}$`,
      `$${b}x + \\frac{${a}}{x}$`,
      `$${b}x^{-2} + ${a}x + ${c}$`,
    ],
    notes: [
      ['A root of x is the power 1/2, which is not a whole number.', 'fact'],
      ['Dividing by x gives the power −1, which is not allowed.', 'fact'],
      ['A negative power of x does not occur in a polynomial.', 'fact'],
    ],
    because: [
      'In a polynomial the exponents of $x$ are whole numbers; the coefficients may be any real numbers',
      `$\\sqrt{x}$, $\\frac{1}{x}$ and $x^{-2}$ are not allowed, but a coefficient such as $\\sqrt{${c}}$ is`,
    ],
    hints: ['Which powers of $x$ may occur in a polynomial?', 'Write $\\sqrt{x}$ and $\\frac{1}{x}$ as powers of $x$.'],
    explanation: 'The definition of a polynomial restricts the exponents of x, not the coefficients.',
    holds: () => Object.values(shape).map((powers) => powers.every((n) => Number.isInteger(n) && n >= 0)),
  }
}
