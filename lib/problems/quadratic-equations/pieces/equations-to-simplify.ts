import { polynomialTex } from '../../../maths'
import type { Random } from '../../../random'

/** A kind of equation that looks quadratic, with the two numbers in it. 'product' and 'cube' are quadratic, the others are not. */
export interface Equation {
  readonly shape: 'product' | 'cube' | 'square' | 'cancelled' | 'cubic'
  readonly p: number
  readonly q: number
}

export const isQuadratic = ({ shape }: Equation): boolean => shape === 'product' || shape === 'cube'

const binomial = (constant: number): string => `(${polynomialTex([1, constant])})`

interface Sides {
  readonly left: string
  /** The left side with its brackets opened. */
  readonly opened: string
  readonly right: string
}

function sidesOf({ shape, p, q }: Equation): Sides {
  switch (shape) {
    case 'product':
      return { left: `x${binomial(p)}`, opened: polynomialTex([1, p, 0]), right: polynomialTex([2, q]) }
    case 'cube':
      return { left: `${binomial(p)}^3`, opened: polynomialTex([1, 3 * p, 3 * p * p, p ** 3]), right: `x^3 + ${q}` }
    case 'square':
      return { left: `${binomial(p)}^2`, opened: polynomialTex([1, 2 * p, p * p]), right: polynomialTex([1, 0, q]) }
    case 'cancelled':
      return { left: `${binomial(p)}${binomial(q)}`, opened: polynomialTex([1, p + q, p * q]), right: 'x^2 + 3' }
    case 'cubic':
      return { left: `x(x^2 + ${q})`, opened: polynomialTex([1, 0, q, 0]), right: polynomialTex([1, p]) }
    default:
      return shape satisfies never
  }
}

/** The equation as it is asked. */
export function asked(equation: Equation): string {
  const { left, right } = sidesOf(equation)
  return `${left} = ${right}`
}

/** The equation with the brackets on its left side opened. */
export function openedEquation(equation: Equation): string {
  const { opened, right } = sidesOf(equation)
  return `${opened} = ${right}`
}

/** Its left side, equal to the same with the brackets opened. */
export function expansion(equation: Equation): string {
  const { left, opened } = sidesOf(equation)
  return `${left} = ${opened}`
}

/** Its left side less its right side, highest power first. */
export function simplified({ shape, p, q }: Equation): readonly number[] {
  switch (shape) {
    case 'product':
      return [1, p - 2, -q]
    case 'cube':
      return [3 * p, 3 * p * p, p * p * p - q]
    case 'square':
      return [2 * p, p * p - q]
    case 'cancelled':
      return [p + q, p * q - 3]
    case 'cubic':
      return [1, 0, q - 1, -p]
    default:
      return shape satisfies never
  }
}

/** Left side less right side at a number, without expanding anything. */
export function difference({ shape, p, q }: Equation, x: number): number {
  if (shape === 'product') return x * (x + p) - (2 * x + q)
  if (shape === 'cube') return (x + p) ** 3 - (x ** 3 + q)
  if (shape === 'square') return (x + p) ** 2 - (x * x + q)
  if (shape === 'cancelled') return (x + p) * (x + q) - (x * x + 3)
  return x * (x * x + q) - (x + p)
}

export function drawEquation(random: Random, shape: Equation['shape']): Equation {
  const p = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
  const q = random.until(
    (source) => source.integer(1, 9),
    (value) => p !== value && p + value !== 0 && p * value !== 3 && p * p !== value && p ** 3 !== value,
  )
  return { shape, p: shape === 'product' && p === 2 ? 3 : p, q }
}
