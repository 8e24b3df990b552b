import { toTex, fraction } from '../../../maths'
import type { Random } from '../../../random'
import { sumSides } from '../../../solutions/polynomials/pieces/coefficient-relations'
import { expanded, shown, zeroesOf, type Quadratic } from '../../../solutions/polynomials/pieces/splitting'
import { drawPair } from './factor-pair'
import type { StatementPair, StatementPairs } from '../../kinds-of-question/assertion-pairs'

const always = () => true
const sumRule = 'The sum of the zeroes of $ax^2 + bx + c$, $a \\neq 0$, is $-\\frac{b}{a}$.'
const discriminant = ([a, b, c]: Quadratic): number => b * b - 4 * a * c
const discriminantLine = ([a, b, c]: Quadratic): string =>
  `$b^2 - 4ac = ${b < 0 ? `(${b})` : b}^2 - 4(${a})(${c}) = ${b * b - 4 * a * c} < 0$`

const withZeroes = (random: Random) => {
  const pair = drawPair(
    random,
    (source) => ({ p: source.integer(1, 3), q: source.integer(-6, 6), r: 1, s: source.integer(-6, 6) }),
    ([, b, c]) => b !== 0 && c !== 0,
  )
  const quadratic = expanded(pair)
  return { quadratic, polynomial: shown(quadratic), zeroes: zeroesOf(pair) }
}

const withoutZeroes = (random: Random) => {
  const quadratic = random.until(
    (source): Quadratic => [source.integer(1, 4), source.integer(-5, 5), source.integer(1, 9)],
    (found) => discriminant(found) < 0,
  )
  return { quadratic, polynomial: shown(quadratic) }
}

const zeroSum = ([a, b]: Quadratic) => toTex(fraction(-b, a))

/** The sum from the quadratic formula, compared with a claim. */
const hasSum =
  ([a, b, c]: Quadratic, claim: number) =>
  () => {
    const root = Math.sqrt(b * b - 4 * a * c)
    return Math.abs((-b + root) / (2 * a) + (-b - root) / (2 * a) - claim) < 1e-9
  }

function explains(random: Random): StatementPair {
  const { quadratic, polynomial } = withZeroes(random)
  const none = withoutZeroes(random)
  return random.pick<StatementPair>([
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
      reason: 'If $b^2 - 4ac < 0$, the graph of $y = ax^2 + bx + c$ does not meet the $x$-axis.',
      aboutAssertion: `${discriminantLine(none.quadratic)}, so there are no real zeroes: the assertion is true`,
      aboutReason: 'The reason is true, and it tells why: zeroes are the meeting points with the $x$-axis',
      assertionHolds: () => discriminant(none.quadratic) < 0,
      reasonHolds: always,
    },
  ])
}

function bothTrue(random: Random): StatementPair {
  const { quadratic, polynomial, zeroes } = withZeroes(random)
  const [first, second] = zeroes
  return random.pick<StatementPair>([
    {
      assertion: `The sum of the zeroes of $${polynomial}$ is $${zeroSum(quadratic)}$.`,
      reason: 'A quadratic polynomial can have at most two zeroes.',
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
      assertionHolds: () => discriminant(quadratic) > 0,
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
      aboutAssertion: `${discriminantLine(none.quadratic)}, so there are no real zeroes: the assertion is true`,
      aboutReason: 'The polynomial of the assertion itself shows that the reason is false',
      assertionHolds: () => discriminant(none.quadratic) < 0,
      reasonHolds: () => discriminant(none.quadratic) > 0,
    },
  ])
}

function assertionFalse(random: Random): StatementPair {
  const { quadratic, polynomial } = withZeroes(random)
  const none = withoutZeroes(random)
  return random.pick<StatementPair>([
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
      aboutAssertion: `${discriminantLine(none.quadratic)}, so there are no real zeroes and no such points: the assertion is false`,
      aboutReason: 'The reason is true: at these points $y = p(x) = 0$',
      assertionHolds: () => discriminant(none.quadratic) >= 0,
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
