import { polynomialTex, sumTex } from '../../../maths'
import { shown, type Quadratic } from '../../../solutions/polynomials/pieces/splitting'
import type { RuledKind } from '../../kinds-of-question/assertion-rules'
import { claimed } from '../../kinds-of-question/claimed'
import type { RuleName } from './assertion-rules'
import { twoNumbers, valueAt, withZeroes } from './assertions-on-zeroes'

const verdict = (holds: boolean): string => `So the assertion is ${holds ? 'true' : 'false'}.`

const axis: RuledKind<RuleName> = {
  rule: 'axis',
  near: ['form', 'sum', 'product'],
  draw: (random, holds) => {
    const [p, q] = twoNumbers(random)
    const quadratic: Quadratic = [1, -(p + q), p * q]
    const [r, s] = holds ? [p, q] : [-q, -p]
    return {
      assertion: `The graph of $y = ${shown(quadratic)}$ meets the $x$-axis at $(${r}, 0)$ and $(${s}, 0)$.`,
      about: [
        `Assertion: the zeroes are $${p}$ and $${q}$, since their sum is $${p + q}$ and their product is $${p * q}$.`,
        verdict(holds),
      ],
      holds: () => [r, s].every((x) => valueAt(quadratic, x) === 0),
    }
  },
}

const opens: RuledKind<RuleName> = {
  rule: 'opens',
  near: [],
  draw: (random, holds) => {
    const quadratic = withZeroes(random).map((each) => each * (random.chance(0.5) ? 1 : -1))
    const a = quadratic[0] ?? 1
    const upwards = a > 0 === holds
    return {
      assertion: `The graph of $y = ${polynomialTex(quadratic)}$ opens ${upwards ? 'upwards' : 'downwards'}.`,
      about: [`Assertion: the coefficient of $x^2$ is ${a > 0 ? 'positive' : 'negative'}.`, verdict(holds)],
      // Far from the origin the term with the square decides.
      holds: () => quadratic.reduce((value, each) => value * 1000 + each, 0) > 0 === upwards,
    }
  },
}

const kindsOfPolynomial = ['', '', 'quadratic polynomial', 'cubic polynomial', 'polynomial of degree $4$'] as const

const most: RuledKind<RuleName> = {
  rule: 'most',
  near: ['axis', 'degree'],
  draw: claimed((random) => {
    const degree = random.pick([2, 3, 4] as const)
    const kind = kindsOfPolynomial[degree]
    const ofGraph = random.chance(0.5)
    return {
      text: (value) =>
        ofGraph
          ? `The graph of a ${kind} never meets the $x$-axis at more than ${value === '1' ? 'one point' : `$${value}$ points`}.`
          : `No ${kind} has more than ${value === '1' ? 'one zero' : `$${value}$ zeroes`}.`,
      right: `${degree}`,
      wrong: `${degree - 1}`,
      why: `a polynomial of degree $${degree}$ can have $${degree}$ zeroes, but no more; e.g. $${[1, 2, 3, 4]
        .slice(0, degree)
        .map((zero) => `(x - ${zero})`)
        .join('')}$ has ${degree} zeroes, and its graph meets the $x$-axis at ${degree} points.`,
      again: () => `${'12345'.slice(0, degree).length}`,
    }
  }),
}

const exponents: RuledKind<RuleName> = {
  rule: 'exponents',
  near: ['degree'],
  draw: (random, holds) => {
    const [a, c] = [random.integer(2, 9), random.integer(1, 9)]
    const root = random.pick([2, 3, 5, 7])
    const n = random.integer(2, 9)
    const middle = random.chance(0.5)
      ? holds
        ? { tex: `\\sqrt{${root}}x`, exponent: 1 }
        : { tex: `${n}\\sqrt{x}`, exponent: 0.5 }
      : holds
        ? { tex: `\\frac{x}{${n}}`, exponent: 1 }
        : { tex: `\\frac{${n}}{x}`, exponent: -1 }
    const expression = sumTex([
      [a, 'x^2'],
      [random.pick([1, -1]), middle.tex],
      [c, ''],
    ])
    return {
      assertion: `The expression $${expression}$ is a polynomial in $x$.`,
      about: [
        holds
          ? 'Assertion: the exponents of $x$ are $2$ and $1$, and every coefficient is a real number.'
          : `Assertion: its middle term has ${middle.exponent === 0.5 ? 'the root of $x$' : '$x$ in the denominator'}, which is no whole-number power of $x$.`,
        verdict(holds),
      ],
      holds: () => Number.isInteger(middle.exponent) && middle.exponent >= 0,
    }
  },
}

const degree: RuledKind<RuleName> = {
  rule: 'degree',
  near: ['most'],
  draw: claimed((random) => {
    const [high, low] = random.until(
      (source): readonly [number, number] => [source.integer(4, 9), source.integer(1, 3)],
      ([p, q]) => p - q > 1,
    )
    const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)]
    const power = (n: number) => (n === 1 ? 'x' : `x^${n}`)
    return {
      text: (value) =>
        `The degree of the polynomial $${sumTex([
          [a, power(low)],
          [-b, power(high)],
          [c, ''],
        ])}$ is $${value}$.`,
      right: `${high}`,
      wrong: `${low}`,
      why: `the highest exponent of $x$ is $${high}$.`,
      again: () => `${Math.max(low, high, 0)}`,
    }
  }),
}

export const graphKinds: readonly RuledKind<RuleName>[] = [axis, opens, most, exponents, degree]
