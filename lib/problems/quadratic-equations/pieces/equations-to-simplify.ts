import { polynomialTex } from '../../../maths'
import type { Random } from '../../../random'

/** Whole coefficients, highest power first. */
type Polynomial = readonly number[]

/** A side as it is asked: a product of factors, as a whole to a power. */
interface Side {
  readonly factors: readonly Polynomial[]
  readonly power: 1 | 2 | 3
}

/** An equation that looks quadratic, or does not, whatever it is. */
export interface Equation {
  readonly left: Side
  readonly right: Side
}

/** What stands on the left; each is drawn for equations that are quadratic and for such as are not. */
export const shapes = ['square', 'twoBrackets', 'oneBracket', 'cube', 'squareWithin'] as const
export type Shape = (typeof shapes)[number]

const plain = (...coefficients: Polynomial): Side => ({ factors: [coefficients], power: 1 })
const product = (...factors: readonly Polynomial[]): Side => ({ factors, power: 1 })
const power = (factor: Polynomial, exponent: 2 | 3): Side => ({ factors: [factor], power: exponent })

const isSum = (polynomial: Polynomial): boolean => polynomial.filter((coefficient) => coefficient !== 0).length > 1

function texOf({ factors, power }: Side): string {
  const [first, ...others] = factors
  if (first && others.length === 0 && power === 1) return polynomialTex(first)
  const all = factors.map((factor) => (isSum(factor) ? `(${polynomialTex(factor)})` : polynomialTex(factor))).join('')
  return power === 1 ? all : `${all}^${power}`
}

const times = (a: Polynomial, b: Polynomial): Polynomial =>
  Array.from({ length: a.length + b.length - 1 }, (_, place) =>
    a.reduce((sum, value, index) => sum + value * (b[place - index] ?? 0), 0),
  )

const opened = ({ factors, power }: Side): Polynomial =>
  Array.from({ length: power }, () => factors)
    .flat()
    .reduce(times, [1])

/** The equation as it is asked. */
export const asked = ({ left, right }: Equation): string => `${texOf(left)} = ${texOf(right)}`

/** The equation with its brackets opened. */
export const openedEquation = ({ left, right }: Equation): string =>
  `${polynomialTex(opened(left))} = ${polynomialTex(opened(right))}`

/** Each side that has brackets, equal to the same without them. */
export const expansions = ({ left, right }: Equation): string =>
  [left, right]
    .filter(({ factors, power }) => factors.length > 1 || power > 1)
    .map((side) => `$${texOf(side)} = ${polynomialTex(opened(side))}$`)
    .join(' and ')

/** Its left side less its right side, highest power first. */
export function simplified({ left, right }: Equation): Polynomial {
  const [a, b] = [opened(left), opened(right)]
  const length = Math.max(a.length, b.length)
  const at = (side: Polynomial, place: number) => side[side.length - length + place] ?? 0
  const all = Array.from({ length }, (_, place) => at(a, place) - at(b, place))
  return all.slice(all.findIndex((coefficient) => coefficient !== 0))
}

export const isQuadratic = (equation: Equation): boolean => simplified(equation).length === 3

/** Left side less right side at a number, without expanding anything. */
export function difference({ left, right }: Equation, x: number): number {
  const value = ({ factors, power }: Side) =>
    factors.reduce((all, factor) => all * factor.reduce((sum, coefficient) => sum * x + coefficient, 0), 1) ** power
  return value(left) - value(right)
}

const constants = [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6] as const

/** An equation of that shape which is quadratic, or of the first or third degree. */
export const drawEquation = (random: Random, shape: Shape, quadratic: boolean): Equation =>
  random.until(
    (source) => {
      const [p, q, r, s] = source.shuffle(constants)
      return { left: leftOf(shape, p ?? 2, q ?? 3), right: source.pick(rightsOf(shape, r ?? 4, s ?? 5, quadratic)) }
    },
    (equation) => {
      const left = simplified(equation)
      const isClear = left.length > 2 || (left.length === 2 && left[1] !== 0)
      return isClear && (left.length === 3) === quadratic
    },
  )

function leftOf(shape: Shape, p: number, q: number): Side {
  if (shape === 'square') return power([1, p], 2)
  if (shape === 'twoBrackets') return product([1, p], [1, q])
  if (shape === 'oneBracket') return product([1, 0], [1, p])
  return shape === 'cube' ? power([1, p], 3) : product([1, 0], [1, 0, Math.abs(p)])
}

/** What may stand on the right, so that the degree comes out as it is wanted. */
function rightsOf(shape: Shape, r: number, s: number, quadratic: boolean): readonly Side[] {
  const isCubic = shape === 'cube' || shape === 'squareWithin'
  if (isCubic && quadratic) return [plain(1, 0, 0, r), plain(1, 0, r, s), plain(1, r, 0, s), product([1, 0, 0], [1, r])]
  if (isCubic) return [plain(2, 0, 0, r), plain(2, 0, r, s), plain(r, s), product([1, 0, 0], [2, r])]
  if (quadratic) return [plain(2, 0, r), plain(r, s), product([1, 0], [2, r]), plain(3, r, s)]
  return [plain(1, 0, r), plain(1, r, s), product([1, 0], [1, r]), product([1, r], [1, s])]
}
