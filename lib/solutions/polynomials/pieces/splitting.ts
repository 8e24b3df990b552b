import { bracketed, fraction, polynomialTex, sumTex, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Line } from '../../line'

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
export const shown = (coefficients: readonly (number | Fraction)[], letter = 'x'): string =>
  polynomialTex(coefficients, letter)

export const linear = (slope: number, constant: number, letter: string): string =>
  sumTex([
    [slope, letter],
    [constant, ''],
  ])

/** "(2x - 1)(x + 3)". */
const factored = ({ p, q, r, s }: FactorPair, letter: string): string => {
  const [first, second] = [linear(p, q, letter), linear(r, s, letter)]
  return `${q === 0 && p === 1 ? first : `(${first})`}${s === 0 && r === 1 && q !== 0 ? second : `(${second})`}`
}

/** A common factor x, or the square of x alone. */
function commonFactor(pair: FactorPair, letter: string): readonly Line[] {
  const { p, q, r, s } = pair
  const product = q === 0 && p === 1 ? factored(pair, letter) : `${letter}(${linear(p * r, p * s + q * r, letter)})`
  return [earns(1, says`${chain(shown(expanded(pair), letter), product)}`, 'factors')]
}

/** The lines of factorisation by splitting the middle term, for one mark; a difference of two squares is factorised at once. */
export function splitting(pair: FactorPair, letter = 'x'): readonly Line[] {
  const { p, q, r, s } = pair
  const polynomial = shown(expanded(pair), letter)
  if (q * s === 0) return commonFactor(pair, letter)
  if (p * s + q * r === 0) {
    const squares = `${p === 1 ? letter : `(${p}${letter})`}^2 - ${Math.abs(q)}^2`
    return [
      earns(0.5, says`${chain(polynomial, squares)}`, 'squares'),
      earns(
        0.5,
        {
          text: `$= ${factored(pair, letter)}$, by the identity $a^2 - b^2 = (a + b)(a - b)$`,
          claim: [{ sides: [squares, factored(pair, letter)] }],
        },
        'factors',
      ),
    ]
  }
  const split = sumTex([
    [p * r, `${letter}^2`],
    [p * s, letter],
    [q * r, letter],
    [q * s, ''],
  ])
  const inner = `(${linear(r, s, letter)})`
  const grouped = `${p === 1 ? '' : p}${letter}${inner} ${q < 0 ? '-' : '+'} ${Math.abs(q)}${inner}`
  const sum = chain(`${p * s} + ${bracketed(q * r)}`, `${p * s + q * r}`)
  const product = chain(`${bracketed(p * s)} \\times ${bracketed(q * r)}`, `${p * s * q * r}`)
  return [
    earns(0.5, says`${chain(polynomial, split)}, because ${sum} and ${product}`, 'split'),
    line('grouped', { text: `$= ${grouped}$`, claim: [{ sides: [split, grouped] }] }),
    earns(
      0.5,
      { text: `$= ${factored(pair, letter)}$`, claim: [{ sides: [grouped, factored(pair, letter)] }] },
      'factors',
    ),
  ]
}
