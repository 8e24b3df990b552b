import type { StandardAngle } from './ratio'

/** An equation quadratic in one ratio of the angle @, with its working. */
export interface FixedQuadratic {
  readonly equation: string
  /** The line that brings it to one ratio, where it holds two. */
  readonly opening?: string
  readonly factors: string
  /** What the factors give, and what an acute angle excludes. */
  readonly values: string
  readonly angles: readonly StandardAngle[]
  /** What is taken for a second answer. */
  readonly other: number
  /** Left less right at an angle in radians. */
  readonly at: (t: number) => number
}

const { sin, cos, tan, sqrt } = Math

/** Equations that an identity brings to one ratio. */
export const byIdentity: readonly FixedQuadratic[] = [
  {
    equation: '2\\cos^2 @ + 3\\sin @ = 3',
    opening: 'With $\\cos^2 @ = 1 - \\sin^2 @$: $2\\sin^2 @ - 3\\sin @ + 1 = 0$',
    factors: '(2\\sin @ - 1)(\\sin @ - 1)',
    values: 'The second factor is $0$ only at $90^\\circ$, which is not acute. So $\\sin @ = \\frac{1}{2}$',
    angles: [30],
    other: 90,
    at: (t) => 2 * cos(t) ** 2 + 3 * sin(t) - 3,
  },
  {
    equation: '2\\sin^2 @ + 3\\cos @ = 3',
    opening: 'With $\\sin^2 @ = 1 - \\cos^2 @$: $2\\cos^2 @ - 3\\cos @ + 1 = 0$',
    factors: '(2\\cos @ - 1)(\\cos @ - 1)',
    values: 'The second factor is $0$ only at $0^\\circ$, which is not acute. So $\\cos @ = \\frac{1}{2}$',
    angles: [60],
    other: 0,
    at: (t) => 2 * sin(t) ** 2 + 3 * cos(t) - 3,
  },
  {
    equation: '2\\sin^2 @ = 3\\cos @',
    opening: 'With $\\sin^2 @ = 1 - \\cos^2 @$: $2\\cos^2 @ + 3\\cos @ - 2 = 0$',
    factors: '(2\\cos @ - 1)(\\cos @ + 2)',
    values:
      'The second factor is never $0$, because the cosine of an acute angle lies between $0$ and $1$. So $\\cos @ = \\frac{1}{2}$',
    angles: [60],
    other: 90,
    at: (t) => 2 * sin(t) ** 2 - 3 * cos(t),
  },
  {
    equation: '2\\cos^2 @ = 3\\sin @',
    opening: 'With $\\cos^2 @ = 1 - \\sin^2 @$: $2\\sin^2 @ + 3\\sin @ - 2 = 0$',
    factors: '(2\\sin @ - 1)(\\sin @ + 2)',
    values:
      'The second factor is never $0$, because the sine of an acute angle lies between $0$ and $1$. So $\\sin @ = \\frac{1}{2}$',
    angles: [30],
    other: 90,
    at: (t) => 2 * cos(t) ** 2 - 3 * sin(t),
  },
  {
    equation: '\\tan^2 @ = \\sec @ + 1',
    opening: 'With $\\tan^2 @ = \\sec^2 @ - 1$: $\\sec^2 @ - \\sec @ - 2 = 0$',
    factors: '(\\sec @ - 2)(\\sec @ + 1)',
    values:
      'The second factor is never $0$, because the secant of an acute angle is greater than $1$. So $\\sec @ = 2$',
    angles: [60],
    other: 90,
    at: (t) => tan(t) ** 2 - 1 / cos(t) - 1,
  },
  {
    equation: '\\cot^2 @ = \\cosec @ + 1',
    opening: 'With $\\cot^2 @ = \\cosec^2 @ - 1$: $\\cosec^2 @ - \\cosec @ - 2 = 0$',
    factors: '(\\cosec @ - 2)(\\cosec @ + 1)',
    values:
      'The second factor is never $0$, because the cosecant of an acute angle is greater than $1$. So $\\cosec @ = 2$',
    angles: [30],
    other: 90,
    at: (t) => 1 / tan(t) ** 2 - 1 / sin(t) - 1,
  },
  {
    equation: '\\sec^2 @ + \\tan @ = 3',
    opening: 'With $\\sec^2 @ = 1 + \\tan^2 @$: $\\tan^2 @ + \\tan @ - 2 = 0$',
    factors: '(\\tan @ - 1)(\\tan @ + 2)',
    values: 'The second factor is never $0$, because the tangent of an acute angle is positive. So $\\tan @ = 1$',
    angles: [45],
    other: 60,
    at: (t) => 1 / cos(t) ** 2 + tan(t) - 3,
  },
]

/** Equations that two acute angles satisfy. */
export const twoRoots: readonly FixedQuadratic[] = [
  {
    equation: '\\tan^2 @ - (\\sqrt{3} + 1)\\tan @ + \\sqrt{3} = 0',
    factors: '(\\tan @ - 1)(\\tan @ - \\sqrt{3})',
    values: 'So $\\tan @$ is $1$ or $\\sqrt{3}$, and both are values of acute angles.',
    angles: [45, 60],
    other: 0,
    at: (t) => tan(t) ** 2 - (sqrt(3) + 1) * tan(t) + sqrt(3),
  },
  {
    equation: '\\sqrt{3}\\tan^2 @ - 4\\tan @ + \\sqrt{3} = 0',
    factors: '(\\sqrt{3}\\tan @ - 1)(\\tan @ - \\sqrt{3})',
    values: 'So $\\tan @$ is $\\frac{1}{\\sqrt{3}}$ or $\\sqrt{3}$, and both are values of acute angles.',
    angles: [30, 60],
    other: 0,
    at: (t) => sqrt(3) * tan(t) ** 2 - 4 * tan(t) + sqrt(3),
  },
  {
    equation: '\\sqrt{3}\\tan^2 @ - (\\sqrt{3} + 1)\\tan @ + 1 = 0',
    factors: '(\\sqrt{3}\\tan @ - 1)(\\tan @ - 1)',
    values: 'So $\\tan @$ is $\\frac{1}{\\sqrt{3}}$ or $1$, and both are values of acute angles.',
    angles: [30, 45],
    other: 0,
    at: (t) => sqrt(3) * tan(t) ** 2 - (sqrt(3) + 1) * tan(t) + 1,
  },
  {
    equation: '4\\sin^2 @ - 2(\\sqrt{3} + 1)\\sin @ + \\sqrt{3} = 0',
    factors: '(2\\sin @ - 1)(2\\sin @ - \\sqrt{3})',
    values: 'So $\\sin @$ is $\\frac{1}{2}$ or $\\frac{\\sqrt{3}}{2}$, and both are values of acute angles.',
    angles: [30, 60],
    other: 0,
    at: (t) => 4 * sin(t) ** 2 - 2 * (sqrt(3) + 1) * sin(t) + sqrt(3),
  },
]
