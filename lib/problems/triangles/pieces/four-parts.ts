import { add, compare, fraction, polynomialTex, toNumber, valueAt, zero, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

/** px + q with p positive. */
export type Linear = readonly [p: number, q: number]

/** Four lengths in x with first : second = third : fourth at x = root, and at no other x where all are positive. */
export interface FourParts {
  readonly parts: readonly [Linear, Linear, Linear, Linear]
  readonly root: number
}

/** The parts as the solution takes them. */
export function exactParts({ parts: [one, two, three, four] }: FourParts) {
  const exactly = ([p, q]: Linear) => [fraction(p), fraction(q)] as const
  return [exactly(one), exactly(two), exactly(three), exactly(four)] as const
}

export const partTex = (part: Linear): string => polynomialTex(part)

/** "4x − 3" as it stands in a figure. */
export const partPlain = (part: Linear): string => polynomialTex(part).replace('-', '−')

export const lengthAt = (part: Linear, x: Fraction | number): Fraction => valueAt(part, x)

/** The product of two such lengths, highest power first. */
export const productOf = ([p, q]: Linear, [r, s]: Linear): readonly [number, number, number] => [
  p * r,
  p * s + q * r,
  q * s,
]

/** first × fourth − second × third, highest power first. */
export function difference({ parts: [first, second, third, fourth] }: FourParts): readonly [number, number, number] {
  const [left, right] = [productOf(first, fourth), productOf(second, third)]
  return [left[0] - right[0], left[1] - right[1], left[2] - right[2]]
}

/** The root of the difference besides `root`; null when the x² terms cancel. */
export function otherRoot(drawn: FourParts): Fraction | null {
  const [a, b] = difference(drawn)
  return a === 0 ? null : add(fraction(-b, a), fraction(-drawn.root))
}

const allPositive = ({ parts }: FourParts, x: Fraction | number): boolean =>
  parts.every((part) => compare(lengthAt(part, x), zero) > 0)

/** Whether two lengths of the proportion are multiples of one another, so that no student would multiply out. */
function cancelsAtOnce({ parts: [first, second, third, fourth] }: FourParts): boolean {
  const alike = ([p, q]: Linear, [r, s]: Linear) => p * s === q * r
  return alike(first, second) || alike(third, fourth) || alike(first, third) || alike(second, fourth)
}

/** Draws the lengths first and hides x in them; `cancels` where the terms with x² do, so that the equation is linear. */
export const drawFourParts = (random: Random, cancels = random.chance(0.5)): FourParts =>
  random.until(
    (source) => {
      const root = source.integer(1, 6)
      const [m, n] = [source.integer(1, 4), source.integer(1, 4)]
      const [s, t] = [source.integer(1, 6), source.integer(1, 6)]
      const part = (length: number): Linear => {
        const p = source.integer(1, 5)
        return [p, length - p * root]
      }
      return { root, parts: [part(m * s), part(n * s), part(m * t), part(n * t)] as const }
    },
    (drawn) => {
      const other = otherRoot(drawn)
      const [a, b] = difference(drawn)
      const [first, second, third] = drawn.parts.map((part) => toNumber(lengthAt(part, drawn.root)))
      return (
        (a === 0) === cancels &&
        b !== 0 &&
        !cancelsAtOnce(drawn) &&
        Math.abs(a) <= 6 &&
        drawn.parts.every(([, q]) => Math.abs(q) <= 9) &&
        drawn.parts.some(([, q]) => q !== 0) &&
        first !== second &&
        first !== third &&
        new Set(drawn.parts.map(partTex)).size === 4 &&
        (other === null || (other.n !== 0n && !allPositive(drawn, other) && other.d <= 9n))
      )
    },
  )

/** Cross product of the proportion at a number of hundredths: for checking by trial. */
const balances = ({ parts }: FourParts, hundredths: number): boolean => {
  const [first, second, third, fourth] = parts.map(([p, q]) => p * hundredths + 100 * q)
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return false
  return [first, second, third, fourth].every((length) => length > 0) && first * fourth === second * third
}

/** The x in hundredths for which the proportion holds with all lengths positive, by trial. */
export function tried(drawn: FourParts): string {
  for (let hundredths = 1; hundredths <= 3000; hundredths++)
    if (balances(drawn, hundredths)) return `${hundredths / 100}`
  return ''
}
