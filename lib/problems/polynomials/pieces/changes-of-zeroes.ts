import { add, divide, fraction, multiply, type Fraction } from '../../../maths'
import { sumOfSquares, type ChangeOfZeroes } from '../../../solutions/polynomials/pieces/changes-of-zeroes'

const whole = (n: number): Fraction => fraction(n)

/** A change of zeroes that is posed, with its check and its slips. */
export interface PosedChange {
  readonly told: ChangeOfZeroes
  readonly of: (zero: Fraction, other: Fraction) => Fraction
  readonly wrong: (s: Fraction, p: Fraction) => readonly WrongChange[]
}

/** A sum or a product of the new zeroes as a slip makes it. */
interface WrongChange {
  readonly sum?: Fraction
  readonly product?: Fraction
  readonly note: string
  readonly step: 'new sum' | 'new product'
}

const scaled = (n: number): PosedChange => ({
  told: { kind: 'scaled', n },
  of: (zero) => multiply(whole(n), zero),
  wrong: (_, p) => [
    {
      product: multiply(whole(n), p),
      note: 'Both zeroes are multiplied, so the factor enters the product twice.',
      step: 'new product',
    },
  ],
})

const shifted = (n: number): PosedChange => ({
  told: { kind: 'shifted', n },
  of: (zero) => add(zero, whole(n)),
  wrong: (s, p) => [
    {
      product: add(p, whole(n * n)),
      note: 'Multiply the two brackets out term by term: there is a middle term as well.',
      step: 'new product',
    },
    { sum: add(s, whole(n)), note: 'Both zeroes grow, so the number is added twice in the sum.', step: 'new sum' },
  ],
})

const reciprocal: PosedChange = {
  told: { kind: 'reciprocal' },
  of: (zero) => divide(whole(1), zero),
  wrong: (s, p) => [
    { sum: divide(whole(1), s), note: '1/α + 1/β is not 1/(α + β): take a common denominator.', step: 'new sum' },
    { sum: divide(p, s), note: 'Upside down: in the new sum α + β stands on top.', step: 'new sum' },
  ],
}

const quotient: PosedChange = {
  told: { kind: 'quotient' },
  of: (zero, other) => divide(zero, other),
  wrong: (s, p) => [
    {
      sum: divide(multiply(s, s), p),
      note: 'α² + β² is not (α + β)²: the term with αβ must be taken away.',
      step: 'new sum',
    },
    { sum: sumOfSquares(s, p), note: 'The common denominator is αβ: divide by it.', step: 'new sum' },
  ],
}

export const changes: readonly PosedChange[] = [scaled(2), scaled(3), shifted(1), shifted(2), reciprocal, quotient]
