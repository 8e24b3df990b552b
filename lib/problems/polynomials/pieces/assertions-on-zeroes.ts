import { fraction, toTex } from '../../../maths'
import type { Random } from '../../../random'
import { productSides, sumSides } from '../../../solutions/polynomials/pieces/coefficient-relations'
import { expanded, shown, type Quadratic } from '../../../solutions/polynomials/pieces/splitting'
import type { RuledKind } from '../../kinds-of-question/assertion-rules'
import { claimed } from '../../kinds-of-question/claimed'
import type { RuleName } from './assertion-rules'
import { drawPair } from './factor-pair'

/** With rational zeroes, neither coefficient 0. */
export const withZeroes = (random: Random): Quadratic =>
  expanded(
    drawPair(
      random,
      (source) => ({ p: source.integer(1, 3), q: source.integer(-6, 6), r: 1, s: source.integer(-6, 6) }),
      ([, b, c]) => b !== 0 && c !== 0,
    ),
  )

/** Two whole numbers, neither 0 nor opposite to the other. */
export const twoNumbers = (random: Random): readonly [number, number] =>
  random.until(
    (source): readonly [number, number] => [source.integer(-7, 6), source.integer(-6, 7)],
    ([p, q]) => p < q && p * q !== 0 && p + q !== 0,
  )

const monic = (p: number, q: number): Quadratic => [1, -(p + q), p * q]

export const valueAt = ([a, b, c]: Quadratic, x: number): number => a * x * x + b * x + c

const verdict = (holds: boolean): string => `So the assertion is ${holds ? 'true' : 'false'}.`

/** The zeroes by the quadratic formula. */
function zeroes([a, b, c]: Quadratic): readonly [number, number] {
  const root = Math.sqrt(b * b - 4 * a * c)
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
}

const asTex = (value: number, a: number): string => toTex(fraction(Math.round(value * a), a))

const sum: RuledKind<RuleName> = {
  rule: 'sum',
  near: ['form'],
  draw: claimed((random) => {
    const quadratic = withZeroes(random)
    const [a, b] = quadratic
    return {
      text: (value) => `The sum of the zeroes of $${shown(quadratic)}$ is $${value}$.`,
      right: toTex(fraction(-b, a)),
      wrong: toTex(fraction(b, a)),
      why: `here $a = ${a}$ and $b = ${b}$, so the sum is $${sumSides(a, b).join(' = ')}$.`,
      again: () => asTex(zeroes(quadratic)[0] + zeroes(quadratic)[1], a),
    }
  }),
}

const product: RuledKind<RuleName> = {
  rule: 'product',
  near: ['form'],
  draw: claimed((random) => {
    const quadratic = withZeroes(random)
    const [a, , c] = quadratic
    return {
      text: (value) => `The product of the zeroes of $${shown(quadratic)}$ is $${value}$.`,
      right: toTex(fraction(c, a)),
      wrong: toTex(fraction(-c, a)),
      why: `here $a = ${a}$ and $c = ${c}$, so the product is $${productSides(a, c).join(' = ')}$.`,
      again: () => asTex(zeroes(quadratic)[0] * zeroes(quadratic)[1], a),
    }
  }),
}

const form: RuledKind<RuleName> = {
  rule: 'form',
  near: ['sum', 'product'],
  draw: (random, holds) => {
    const [p, q] = twoNumbers(random)
    const quadratic: Quadratic = holds ? monic(p, q) : [1, p + q, p * q]
    return {
      assertion: `A quadratic polynomial with the zeroes $${p}$ and $${q}$ is $${shown(quadratic)}$.`,
      about: [
        `Assertion: a quadratic polynomial with these zeroes is $${shown(monic(p, q))}$, because their sum is $${p + q}$ and their product is $${p * q}$.`,
        ...(holds ? [] : ['Every other one is a constant multiple of it, and the polynomial given is not.']),
        verdict(holds),
      ],
      holds: () => valueAt(quadratic, p) === 0 && valueAt(quadratic, q) === 0,
    }
  },
}

const factor: RuledKind<RuleName> = {
  rule: 'factor',
  near: ['sum', 'product', 'form'],
  draw: (random, holds) => {
    const [p, q] = twoNumbers(random)
    const k = random.integer(2, 5)
    const first = monic(p, q)
    const second: Quadratic = [k, k * first[1], holds ? k * first[2] : first[2]]
    return {
      assertion: `The polynomials $${shown(first)}$ and $${shown(second)}$ have the same zeroes.`,
      about: [
        holds
          ? `Assertion: each term of the second is $${k}$ times that of the first, so both are $0$ for the same values of $x$.`
          : `Assertion: the first is $0$ at $x = ${p}$, but the second is not: only its first two terms are $${k}$ times those of the first.`,
        verdict(holds),
      ],
      holds: () => zeroes(first).every((zero) => Math.abs(valueAt(second, zero)) < 1e-9),
    }
  },
}

/** A true one has no constant term. */
const constant: RuledKind<RuleName> = {
  rule: 'constant',
  near: ['product'],
  draw: (random, holds) => {
    const [a, b] = [random.integer(2, 9), random.pick([1, -1]) * random.integer(2, 12)]
    const c = holds ? 0 : random.pick([1, -1]) * random.integer(2, 12)
    const other = random.pick([1, -1]) * random.integer(2, 9)
    const polynomial = shown([a, other, b, c])
    return {
      assertion: `One of the zeroes of $${polynomial}$ is $0$.`,
      about: [`Assertion: putting $0$ in place of $x$ gives $${c}$.`, verdict(holds)],
      holds: () => [a, other, b, c].reduce((value, each) => value * 0 + each, 0) === 0,
    }
  },
}

const square: RuledKind<RuleName> = {
  rule: 'square',
  near: ['sum', 'product', 'axis', 'opens'],
  draw: (random, holds) => {
    const [a, k] = [random.integer(1, 9), random.integer(2, 6)]
    const c = holds ? random.integer(1, 12) : -a * k * k
    const polynomial = shown([a, 0, c])
    return {
      assertion: `The polynomial $${polynomial}$ has no real zeroes.`,
      about: [
        holds
          ? `Assertion: for every real $x$, $${a === 1 ? '' : a}x^2 \\geq 0$, so $${polynomial}$ is at least $${c}$ and never $0$.`
          : `Assertion: the polynomial is $0$ at $x = ${k}$, because $${a} \\times ${k}^2 = ${a * k * k}$.`,
        verdict(holds),
      ],
      holds: () => -c / a < 0,
    }
  },
}

export const zeroKinds: readonly RuledKind<RuleName>[] = [sum, product, form, factor, constant, square]
