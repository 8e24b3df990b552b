import { reasons } from './consistency'
import type { FactName } from './general-facts'
import { lineAt, pointOf, type Point } from './pieces/points'
import { lineTex, type Line, type Pair } from './pieces/line'
import { outcomeOf, ratioLines, type Outcome } from './pieces/ratio-test'
import { fraction, toTex, type Fraction } from '../../maths'
import type { JudgedAssertion } from '../assertion-reason'

type Judged = JudgedAssertion<FactName>

const near: Readonly<Record<Outcome, readonly FactName[]>> = {
  none: ['consistent'],
  infinite: ['multiple', 'alone', 'consistent'],
  unique: ['solution', 'consistent'],
}

const compared = (pair: Pair): readonly string[] => [
  ...ratioLines(pair).map(({ text }) => text),
  reasons[outcomeOf(pair)],
]

/** "The pair has no solution" */
export const pairHas = (pair: Pair, stated: Outcome): Judged => ({
  lines: compared(pair),
  holds: outcomeOf(pair) === stated,
  rests: stated,
  near: near[stated],
})

/** "The pair is inconsistent" */
export const pairIs = (pair: Pair, stated: 'consistent' | 'inconsistent'): Judged => ({
  lines: compared(pair),
  holds: (outcomeOf(pair) === 'none') === (stated === 'inconsistent'),
  rests: 'consistent',
  near: ['none', 'infinite', 'unique', 'multiple', 'alone'],
})

/** "The pair has no solution for k = 6": the pair with that k in it. */
export const pairWithK = (pair: Pair, stated: Outcome, k: Fraction): Judged => ({
  lines: [
    `With $k = ${toTex(k)}$ the equations are $${lineTex(pair[0])}$ and $${lineTex(pair[1])}$.`,
    ...compared(pair),
  ],
  holds: outcomeOf(pair) === stated,
  rests: stated,
  near: [...(['none', 'infinite', 'unique', 'consistent'] as const)].filter((name) => name !== stated),
})

const lies = ([a, b, c]: Line, [x, y]: Point): boolean => {
  const n = BigInt(a) * x.n * y.d + BigInt(b) * y.n * x.d
  return n === BigInt(c) * x.d * y.d
}

const put = (line: Line, point: Point): string => {
  const [left] = lineAt(line, point).split(' = ')
  return lies(line, point)
    ? `Putting in: $${lineAt(line, point)}$, as it should be.`
    : `Putting in: the left side $${left ?? ''}$ is not $${line[2]}$.`
}

/** "The solution of the pair is x = 2, y = −1" */
export const pairIsSolvedBy = (pair: Pair, point: Point): Judged => ({
  lines: pair.map((line) => put(line, point)),
  holds: pair.every((line) => lies(line, point)) && outcomeOf(pair) === 'unique',
  rests: 'solution',
  near: ['unique'],
})

/** "The line 2x + 3y = 12 meets the x-axis at (6, 0)" */
export function meetsAxisAt(line: Line, axis: 'x' | 'y', point: Point): Judged {
  const [across, other] = axis === 'x' ? [point[1], 'y'] : [point[0], 'x']
  const isOnAxis = across.n === 0n
  return {
    lines: [
      isOnAxis
        ? `The point $${pointOf(point)}$ has $${other} = 0$: it lies on the $${axis}$-axis.`
        : `On the $${axis}$-axis $${other} = 0$, but $${pointOf(point)}$ has $${other} = ${toTex(across)}$.`,
      ...(isOnAxis ? [put(line, point)] : []),
    ],
    holds: isOnAxis && lies(line, point),
    rests: 'axis',
    near: ['parallel to an axis', 'solution'],
  }
}

interface Upright {
  readonly axis: 'x' | 'y'
  readonly at: Fraction
}

/** "The lines x = 2 and x = 5 have no common point" */
export function haveNoPoint(first: Upright, second: Upright): Judged {
  const isSame = first.axis === second.axis
  const equal = isSame && toTex(first.at) === toTex(second.at)
  const other = first.axis === 'x' ? 'y' : 'x'
  // one of them may be the axis itself
  const isOffAxis = first.at.n !== 0n && second.at.n !== 0n
  const meet: Point = first.axis === 'x' ? [first.at, second.at] : [second.at, first.at]
  return {
    lines: [
      equal
        ? 'The two equations are of one line: all its points are common.'
        : isSame && isOffAxis
          ? `Both lines are parallel to the $${other}$-axis, and they are different lines, so they are parallel to each other.`
          : isSame
            ? `A common point would have both $${first.axis} = ${toTex(first.at)}$ and $${second.axis} = ${toTex(second.at)}$, which cannot be.`
            : `The point $${pointOf(meet)}$ lies on both lines.`,
    ],
    holds: isSame && !equal,
    rests: 'parallel to an axis',
    near: ['none', 'axis', 'consistent'],
  }
}

/** "The equations x + 2y = 3 and 2x + 4y = 6 have the same solutions" */
export const haveTheSameSolutions = (pair: Pair): Judged => ({
  lines: compared(pair),
  holds: outcomeOf(pair) === 'infinite',
  rests: 'multiple',
  near: ['infinite'],
})

/** "Besides x = 1, y = 2 the equation 3x + y = 5 has another solution" */
export const hasOtherSolutions = (line: Line, point: Point, isStated: boolean): Judged => {
  const [a, b] = line
  const [x, y] = point
  const further: Point = [
    { n: x.n + BigInt(b) * x.d, d: x.d },
    { n: y.n - BigInt(a) * y.d, d: y.d },
  ]
  return {
    lines: [`$${lineAt(line, further)}$: the point $${pointOf(further)}$ is another solution.`],
    holds: isStated,
    rests: 'alone',
    near: ['solution'],
  }
}

/** "A two-digit number whose tens digit exceeds its ones digit by 4 is 36 more than the number with its digits reversed" */
export const exceedsReversed = (gap: number, stated: number): Judged => ({
  lines: [
    `With the digits $x$ and $y$ the difference is $(10x + y) - (10y + x) = 9(x - y)$; here $9 \\times ${gap} = ${toTex(fraction(9 * gap))}$.`,
  ],
  holds: stated === 9 * gap,
  rests: 'digits',
  near: [],
})
