import { toTex, fraction } from '../../../maths'
import type { Random } from '../../../random'
import { productSides, sumSides } from '../../../solutions/polynomials/pieces/coefficient-relations'
import type { StatementPair, StatementPairs } from '../../kinds-of-question/assertion-pairs'
import {
  always,
  atMostTwo,
  hasSum,
  hasZeroes,
  oneZeroIsZero,
  sumRule,
  twice,
  withoutZeroes,
  withZeroes,
  zeroSum,
} from './assertion-polynomials'

function explains(random: Random): StatementPair {
  const { quadratic, polynomial } = withZeroes(random)
  const none = withoutZeroes(random)
  return random.pick<StatementPair>([
    oneZeroIsZero(random, true),
    {
      assertion: `The sum of the zeroes of $${polynomial}$ is $${zeroSum(quadratic)}$.`,
      reason: sumRule,
      aboutAssertion: `Here $a = ${quadratic[0]}$ and $b = ${quadratic[1]}$, so the sum is $${sumSides(quadratic[0], quadratic[1]).join(' = ')}$: the assertion is true`,
      aboutReason: 'The reason is true, and it is just the rule that gives the sum',
      assertionHolds: hasSum(quadratic, -quadratic[1] / quadratic[0]),
      reasonHolds: always,
    },
    {
      assertion: `The polynomial $${none.polynomial}$ has no real zeroes.`,
      reason: 'The square of a real number is never negative.',
      aboutAssertion: `${none.because} and never $0$: the assertion is true`,
      aboutReason: 'The reason is true, and it is just why the polynomial cannot be $0$',
      assertionHolds: () => !hasZeroes(none.quadratic),
      reasonHolds: always,
    },
  ])
}

function bothTrue(random: Random): StatementPair {
  const { quadratic, polynomial, zeroes } = withZeroes(random)
  const [first, second] = zeroes
  return random.pick<StatementPair>([
    oneZeroIsZero(random, false),
    {
      assertion: `The sum of the zeroes of $${polynomial}$ is $${zeroSum(quadratic)}$.`,
      reason: atMostTwo,
      aboutAssertion: `Sum of zeroes $= ${sumSides(quadratic[0], quadratic[1]).join(' = ')}$: the assertion is true`,
      aboutReason: 'The reason is true, but the number of zeroes does not tell what their sum is',
      assertionHolds: hasSum(quadratic, -quadratic[1] / quadratic[0]),
      reasonHolds: always,
    },
    {
      assertion: `The graph of $y = ${polynomial}$ cuts the $x$-axis at two points.`,
      reason: 'The graph of $y = ax^2 + bx + c$ opens upwards if $a > 0$.',
      aboutAssertion: `The zeroes are $${toTex(first)}$ and $${toTex(second)}$, so there are two such points: the assertion is true`,
      aboutReason: 'The reason is true, but a parabola that opens upwards need not meet the $x$-axis at all',
      assertionHolds: () => twice(quadratic),
      reasonHolds: always,
    },
  ])
}

function reasonFalse(random: Random): StatementPair {
  const { quadratic, polynomial, zeroes } = withZeroes(random)
  const [first, second] = zeroes
  const none = withoutZeroes(random)
  const at = (x: number) => quadratic[0] * x * x + quadratic[1] * x + quadratic[2]
  return random.pick<StatementPair>([
    {
      assertion: `The zeroes of $${polynomial}$ are $${toTex(first)}$ and $${toTex(second)}$.`,
      reason: 'The product of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $-\\frac{c}{a}$.',
      aboutAssertion: 'Putting the two numbers into the polynomial gives $0$ both times: the assertion is true',
      aboutReason: 'The product of the zeroes is $\\frac{c}{a}$, without a minus sign: the reason is false',
      assertionHolds: () => zeroes.every(({ n, d }) => Math.abs(at(Number(n) / Number(d))) < 1e-9),
      reasonHolds: () => Number(first.n * second.n) / Number(first.d * second.d) === -quadratic[2] / quadratic[0],
    },
    {
      assertion: `The polynomial $${none.polynomial}$ has no real zeroes.`,
      reason: 'Every quadratic polynomial has two distinct real zeroes.',
      aboutAssertion: `${none.because} and never $0$: the assertion is true`,
      aboutReason: 'The polynomial of the assertion itself shows that the reason is false',
      assertionHolds: () => !hasZeroes(none.quadratic),
      reasonHolds: () => hasZeroes(none.quadratic),
    },
  ])
}

function assertionFalse(random: Random): StatementPair {
  const { quadratic, polynomial } = withZeroes(random)
  const none = withoutZeroes(random)
  return random.pick<StatementPair>([
    {
      assertion: `The product of the zeroes of $${polynomial}$ is $${toTex(fraction(-quadratic[2], quadratic[0]))}$.`,
      reason: atMostTwo,
      aboutAssertion: `Product of zeroes $= ${productSides(quadratic[0], quadratic[2]).join(' = ')}$: the assertion is false`,
      aboutReason: 'The reason is true, although it has nothing to do with the product',
      assertionHolds: () => quadratic[2] === 0,
      reasonHolds: always,
    },
    {
      assertion: `The sum of the zeroes of $${polynomial}$ is $${toTex(fraction(quadratic[1], quadratic[0]))}$.`,
      reason: sumRule,
      aboutAssertion: `Sum of zeroes $= ${sumSides(quadratic[0], quadratic[1]).join(' = ')}$: the assertion is false`,
      aboutReason: 'The reason is the known rule, and it is true',
      assertionHolds: hasSum(quadratic, quadratic[1] / quadratic[0]),
      reasonHolds: always,
    },
    {
      assertion: `The graph of $y = ${none.polynomial}$ meets the $x$-axis at two points.`,
      reason:
        'The zeroes of a polynomial $p(x)$ are the $x$-coordinates of the points where the graph of $y = p(x)$ meets the $x$-axis.',
      aboutAssertion: `${none.because}: it has no real zeroes, so there are no such points and the assertion is false`,
      aboutReason: 'The reason is true: at these points $y = p(x) = 0$',
      assertionHolds: () => hasZeroes(none.quadratic),
      reasonHolds: always,
    },
  ])
}

export const statementPairs: StatementPairs = {
  explains,
  bothTrue,
  reasonFalse,
  assertionFalse,
}
