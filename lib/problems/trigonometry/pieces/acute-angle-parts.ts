import type { PosedPart } from '../../posed'
import type { RatioName } from '../../../solutions/trigonometry/pieces/ratio'
import { add, fraction, multiply, negate, surd, surdText, type Surd } from '../../../maths'
import { sumOfAcuteAngles as solution } from '../../../solutions/trigonometry/sum-of-acute-angles'

/** Sides of a right triangle: opposite to the first corner, adjacent to it, and the hypotenuse, by their squares. */
export interface Sides {
  readonly squares: readonly [number, number, number]
}

export const sidesList: readonly Sides[] = [
  { squares: [9, 16, 25] },
  { squares: [16, 9, 25] },
  { squares: [1, 3, 4] },
  { squares: [3, 1, 4] },
]

const over = (top: number, bottom: number): Surd => surd(fraction(1, bottom), top * bottom)

export function given({ squares: [opposite, adjacent, hypotenuse] }: Sides, name: RatioName): Surd {
  return {
    sin: over(opposite, hypotenuse),
    cos: over(adjacent, hypotenuse),
    tan: over(opposite, adjacent),
    cosec: over(hypotenuse, opposite),
    sec: over(hypotenuse, adjacent),
    cot: over(adjacent, opposite),
  }[name]
}

const square = ({ coefficient, radicand }: Surd): Surd =>
  surd(multiply(multiply(coefficient, coefficient), fraction(radicand)), 1)

const product = (one: Surd, other: Surd): Surd =>
  surd(multiply(one.coefficient, other.coefficient), one.radicand * other.radicand)

/** What the two parts come to: sin R = cos P and cos R = sin P. */
export function values(sides: Sides, isSum: boolean): readonly [Surd, Surd] {
  const [sine, cosine] = [given(sides, 'sin'), given(sides, 'cos')]
  if (isSum) return [surd(1, 1), surd(0, 1)]
  const [first, second] = [square(sine).coefficient, square(cosine).coefficient]
  const both = product(sine, cosine)
  return [surd(add(first, negate(second)), 1), { ...both, coefficient: multiply(both.coefficient, fraction(2)) }]
}

const ruleOf = (value: Surd) => ({
  kind: value.radicand === 1 ? ('fraction' as const) : ('surd' as const),
  expected: surdText(value),
})

/** What the two parts need to know. */
export interface AcuteAngles {
  readonly sides: Sides
  /** The ratio that is given of the first corner. */
  readonly name: RatioName
  /** sin P cos R + cos P sin R and its fellow, or both with the other sign. */
  readonly isSum: boolean
  readonly corners: readonly [string, string, string]
}

/** One mark for each. */
export function partsOf({ sides, name, isSum, corners }: AcuteAngles): readonly PosedPart[] {
  const [p, , r] = corners
  const [plus, minus] = isSum ? (['+', '-'] as const) : (['-', '+'] as const)
  const [one, two] = values(sides, isSum)
  const known = { corners, name, value: given(sides, name) }
  return [
    {
      label: '(i)',
      ask: `Find the value of $\\sin ${p} \\cos ${r} ${plus} \\cos ${p} \\sin ${r}$.`,
      rule: ruleOf(one),
      steps: solution.solve({ ...known, asked: 'sine', sign: plus }).lines,
    },
    {
      label: '(ii)',
      ask: `Find the value of $\\cos ${p} \\cos ${r} ${minus} \\sin ${p} \\sin ${r}$.`,
      rule: ruleOf(two),
      steps: solution.solve({ ...known, asked: 'cosine', sign: minus }, 'the ratios are known').lines,
    },
  ]
}
