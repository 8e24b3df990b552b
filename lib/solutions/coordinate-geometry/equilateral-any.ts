import { fraction } from '../../maths'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'
import { less, plus, times } from '../pieces/exact-sums'
import { lettersTex, lettersText } from '../pieces/letters-sum'
import { earns, line } from '../line'
import { worked } from '../solution'

type Pair = readonly [Sum, Sum]

/** Two vertices of an equilateral triangle, whose coordinates may have roots; `isOriginInside` tells which of the two third vertices is meant. */
export interface TwoVertices {
  readonly names: readonly [string, string, string]
  readonly at: readonly [Pair, Pair]
  readonly isOriginInside?: true
}

const number = (top: number, bottom = 1, radicand = 1n): Sum =>
  sums.single({ coefficient: fraction(top, bottom), radicand, powers: [] })
const squareSum = ([x, y]: Pair): Sum => plus(times(x, x), times(y, y))
const approximate = (sum: Sum): number => sums.approximate(sum, () => 0)

/** The third vertex on one side and on the other: the middle of the side, and √3/2 of it across. */
export function thirdVertices([[x1, y1], [x2, y2]]: TwoVertices['at']): readonly [Pair, Pair] {
  const [half, across] = [number(1, 2), number(1, 2, 3n)]
  const [x, y] = [times(half, plus(x1, x2)), times(half, plus(y1, y2))]
  const [dx, dy] = [times(across, less(x2, x1)), times(across, less(y2, y1))]
  return [
    [less(x, dy), plus(y, dx)],
    [plus(x, dy), less(y, dx)],
  ]
}

/** Whether the origin is inside the triangle of three points. */
function hasOrigin(corners: readonly Pair[]): boolean {
  const at = corners.map(([x, y]) => [approximate(x), approximate(y)] as const)
  const turns = at.map(([x, y], index) => {
    const [u, v] = at[(index + 1) % 3] ?? [0, 0]
    return Math.sign(Math.round((x * v - y * u) * 1e9))
  })
  return turns[0] !== 0 && new Set(turns).size === 1
}

/** Those of the two that are meant. */
function meant({ at, isOriginInside }: TwoVertices): readonly Pair[] {
  const both = thirdVertices(at)
  return isOriginInside ? both.filter((third) => hasOrigin([...at, third])) : both
}

const pair = ([x, y]: Pair): string => {
  const both = `${lettersTex(x)}, ${lettersTex(y)}`
  return both.includes('frac') ? `\\left(${both}\\right)` : `(${both})`
}
/** "(x - 3)^2 + (y + 1)^2" */
const squaresTex = ([x, y]: Pair): string =>
  [less(sums.letter('x'), x), less(sums.letter('y'), y)]
    .map((each) => (each.size === 1 ? `${lettersTex(each)}^2` : `(${lettersTex(each)})^2`))
    .join(' + ')

/** E.g. "Two vertices of an equilateral triangle are (0, 0) and (3, √3). Find the third vertex." */
export const equilateralAny = worked<TwoVertices>({
  id: 'equilateral-any',
  archetype: 'cg-triangle-type',
  objection: (given) => {
    const [a, b] = given.at
    if (sums.equals(a[0], b[0]) && sums.equals(a[1], b[1])) return 'The two vertices are the same point.'
    return meant(given).length === 0
      ? 'The origin lies inside neither of the two triangles: check what you typed.'
      : null
  },
  solve: (given) => {
    const [A, B, C] = given.names
    const [a, b] = given.at
    const [dx, dy] = [less(b[0], a[0]), less(b[1], a[1])]
    const side = squareSum([dx, dy])
    const known = less(squareSum(b), squareSum(a))
    const [p, q] = [times(number(2), dx), times(number(2), dy)]
    const equal = plus(times(p, sums.letter('x')), times(q, sums.letter('y')))
    const both = thirdVertices(given.at)
    // the letter that the first equation gives by the other
    const isX = p.size === 1
    const [first, own, other] = isX ? ['x', p, q] : ['y', q, p]
    const next = isX ? 'y' : 'x'
    const rest = sums.divideByTerm(less(known, times(other, sums.letter(next))), own, sums.newBudget())
    const roots = both.map((third) => third[isX ? 1 : 0])
    const [r = sums.unity, s = sums.unity] = roots
    const quadratic = plus(less(sums.letter(next, 2), times(plus(r, s), sums.letter(next))), times(r, s))
    const found = meant(given)
    return {
      lines: [
        `Let the third vertex be $${C}(x, y)$. The sides are equal, so $${A}${C} = ${B}${C} = ${A}${B}$.`,
        `$${A}${B}^2 = ${[dx, dy].map((each) => `(${lettersTex(each)})^2`).join(' + ')} = ${lettersTex(side)}$`,
        earns(
          1,
          `$${A}${C}^2 = ${B}${C}^2$: $${squaresTex(a)} = ${squaresTex(b)}$, so $${lettersTex(equal)} = ${lettersTex(known)}$`,
        ),
        ...(rest ? [`So $${first} = ${lettersTex(rest)}$.`] : []),
        line('put in', `$${A}${C}^2 = ${A}${B}^2$: $${squaresTex(a)} = ${lettersTex(side)}$`),
        earns(
          1,
          `With the value of $${first}$ this becomes $${lettersTex(quadratic)} = 0$, so $${next} = ${lettersTex(r)}$ or $${next} = ${lettersTex(s)}$.`,
        ),
        `The points are $${both.map(pair).join('$ and $')}$.`,
        ...(given.isOriginInside ? ['The origin lies inside the triangle: this holds for one of them.'] : []),
        earns(1, `Hence $${C}$ is $${found.map(pair).join('$ or $')}$.`),
      ],
      key: found.map(([x, y]) => `(${lettersText(x)}, ${lettersText(y)})`).join(', '),
    }
  },
})
