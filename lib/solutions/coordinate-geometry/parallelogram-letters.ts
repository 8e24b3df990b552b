import { minus, plus, pointTex, polyTex, trimmed, type LetteredPoint, type Poly } from './pieces/letter-poly'
import { linearStep } from './pieces/linear'
import { collinear } from './pieces/point'
import { divide, negate, sign, toText, valueAt, zero, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

type Corners<One> = readonly [One, One, One, One]

export interface Given {
  /** In order; of the x-coordinates one holds a letter at most, and of the y-coordinates one. */
  readonly corners: Corners<LetteredPoint>
  /** The letter of the x-coordinates and of the y-coordinates. */
  readonly letters: readonly [string | null, string | null]
}

/** The sums of the opposite corners in one coordinate, and their difference, which is zero. */
function sumsIn({ corners: [a, b, c, d] }: Given, at: 0 | 1) {
  const [left, right] = [plus(a.at[at], c.at[at]), plus(b.at[at], d.at[at])]
  return { left, right, difference: minus(left, right) }
}

const rootOf = ([slope = zero, shift = zero]: Poly): Fraction => divide(negate(shift), slope)

/** The letters with their values. */
function solvedIn(given: Given) {
  return ([0, 1] as const).flatMap((at) => {
    const letter = given.letters[at]
    return letter === null ? [] : [{ at, letter, ...sumsIn(given, at) }]
  })
}

function objection(given: Given): string | null {
  const wrong = 'With these numbers there is no such parallelogram: check what you typed.'
  for (const at of [0, 1] as const) {
    const { difference } = sumsIn(given, at)
    if (given.letters[at] === null ? sign(trimmed(difference)[0] ?? zero) !== 0 : difference.length !== 2) return wrong
  }
  const values = new Map(solvedIn(given).map(({ at, difference }) => [at, rootOf(difference)]))
  const [a, b, c] = given.corners.map(
    ({ at: [x, y] }) => [valueAt(x, values.get(0) ?? zero), valueAt(y, values.get(1) ?? zero)] as const,
  )
  return a && b && c && collinear(a, b, c) ? wrong : null
}

/** E.g. "(2, 1), (a, 3), (7, 8), (4, b) are the vertices of a parallelogram in order: find a and b." */
export const parallelogramLetters = worked<Given>({
  id: 'parallelogram-letters',
  archetype: 'cg-parallelogram-vertex',
  objection,
  solve: (given) => {
    const [a, b, c, d] = given.corners
    const tex = (point: LetteredPoint) => {
      const letter = point.at[0].some((each, index) => index === 0 && sign(each) !== 0)
        ? given.letters[0]
        : given.letters[1]
      return pointTex(point, letter ?? 'x')
    }
    const solved = solvedIn(given)
    return {
      lines: [
        `Given: $${tex(a)}$, $${tex(b)}$, $${tex(c)}$ and $${tex(d)}$ in order.`,
        earns(
          1,
          `The diagonals $${a.name}${c.name}$ and $${b.name}${d.name}$ of a parallelogram have the same mid-point, so the sums of the coordinates of opposite vertices are equal.`,
          'diagonals',
        ),
        ...solved.flatMap(({ at, letter, left, right, difference: [slope = zero, shift = zero] }) => [
          earns(
            0.5,
            `For the $${at === 0 ? 'x' : 'y'}$-coordinates, $${polyTex(left, letter)} = ${polyTex(right, letter)}$`,
          ),
          earns(0.5, linearStep('So ', slope, letter, negate(shift))),
        ]),
      ],
      key: solved.map(({ letter, difference }) => `${letter} = ${toText(rootOf(difference))}`).join(', '),
    }
  },
})
