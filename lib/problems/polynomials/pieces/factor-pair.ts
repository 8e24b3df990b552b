import { bracketed, fraction, polynomialTex, sumTex, type Fraction } from '../../../maths'
import type { Random } from '../../../random'
import { earns, type Step } from '../../template'

/** The product (px + q)(rx + s) with p, r > 0, written out as ax² + bx + c. */
export interface FactorPair {
  readonly p: number
  readonly q: number
  readonly r: number
  readonly s: number
}

export type Quadratic = readonly [a: number, b: number, c: number]

export const expanded = ({ p, q, r, s }: FactorPair): Quadratic => [p * r, p * s + q * r, q * s]

export const zeroesOf = ({ p, q, r, s }: FactorPair): readonly [Fraction, Fraction] => [
  fraction(-q, p),
  fraction(-s, r),
]

/** "x^2 - 7x + 10", "4t^2 - 1". */
export const shown = (coefficients: readonly number[], letter = 'x'): string => polynomialTex(coefficients, letter)

const linear = (slope: number, constant: number, letter: string): string =>
  sumTex([
    [slope, letter],
    [constant, ''],
  ])

/** "(2x - 1)(x + 3)". */
export const factored = ({ p, q, r, s }: FactorPair, letter = 'x'): string =>
  `(${linear(p, q, letter)})(${linear(r, s, letter)})`

/** The lines of factorisation by splitting the middle term; a difference of two squares is factorised at once. */
export function splittingLines(pair: FactorPair, letter = 'x'): readonly string[] {
  const { p, q, r, s } = pair
  const polynomial = shown(expanded(pair), letter)
  if (p * s + q * r === 0)
    return [
      `$${polynomial} = ${p === 1 ? letter : `(${p}${letter})`}^2 - ${Math.abs(q)}^2$`,
      `$= ${factored(pair, letter)}$, by the identity $a^2 - b^2 = (a + b)(a - b)$`,
    ]
  const split = sumTex([
    [p * r, `${letter}^2`],
    [p * s, letter],
    [q * r, letter],
    [q * s, ''],
  ])
  const inner = `(${linear(r, s, letter)})`
  return [
    `$${polynomial} = ${split}$, because $${p * s} + ${bracketed(q * r)} = ${p * s + q * r}$ and $${bracketed(p * s)} \\times ${bracketed(q * r)} = ${p * s * q * r}$`,
    `$= ${p === 1 ? '' : p}${letter}${inner} ${q < 0 ? '-' : '+'} ${Math.abs(q)}${inner}$`,
    `$= ${factored(pair, letter)}$`,
  ]
}

/** The same lines: half a mark for the idea and half a mark for the factors. */
export const markedSplitting = (pair: FactorPair, letter = 'x'): readonly Step[] =>
  splittingLines(pair, letter).map((line, index, lines) =>
    index === 0 || index === lines.length - 1 ? earns(0.5, line) : line,
  )

/** Two brackets with coprime entries and different zeroes, as the condition asks. */
export const drawPair = (
  random: Random,
  draw: (source: Random) => FactorPair,
  passes: (quadratic: Quadratic, pair: FactorPair) => boolean,
): FactorPair => random.until(draw, (pair) => pair.q * pair.r !== pair.p * pair.s && passes(expanded(pair), pair))

/** "3(2)^2 + 5(2) - 7": the polynomial with a number put in, term by term. */
export function substituted(coefficients: readonly number[], x: number): string {
  const top = coefficients.length - 1
  const value = `(${x})`
  return sumTex(coefficients.map((c, i) => [c, i === top ? '' : i === top - 1 ? value : `${value}^${top - i}`]))
}
