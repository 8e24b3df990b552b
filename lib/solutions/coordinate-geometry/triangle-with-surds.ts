import { squaredBetween, squareLine, type SurdPoint } from './pieces/surd-point'
import { line, type Step } from '../line'
import { worked } from '../solution'

/** The corners of a triangle some of whose coordinates have roots. */
export type SurdCorners = readonly [SurdPoint, SurdPoint, SurdPoint]

export type SurdTriangleKind = 'equilateral' | 'right isosceles' | 'right' | 'isosceles' | 'scalene'

/** Each kind as an option says it. */
export const kindWords: Readonly<Record<SurdTriangleKind, string>> = {
  equilateral: 'an equilateral triangle',
  'right isosceles': 'an isosceles right triangle',
  right: 'a right triangle which is not isosceles',
  isosceles: 'an isosceles triangle which is neither equilateral nor right-angled',
  scalene: 'a scalene triangle',
}

interface Side {
  readonly name: string
  readonly square: number
}

/** AB, BC and CA; null where a square has a root. */
function sidesOf([a, b, c]: SurdCorners): readonly [Side, Side, Side] | null {
  const side = (from: SurdPoint, to: SurdPoint) => ({
    name: `${from.name}${to.name}`,
    square: squaredBetween(from, to),
  })
  const [ab, bc, ca] = [side(a, b), side(b, c), side(c, a)]
  return ab.square === null || bc.square === null || ca.square === null
    ? null
    : [
        { ...ab, square: ab.square },
        { ...bc, square: bc.square },
        { ...ca, square: ca.square },
      ]
}

/** The longest side last, the others in their order. */
function longestLast([ab, bc, ca]: readonly [Side, Side, Side]): readonly [Side, Side, Side] {
  if (ab.square > bc.square && ab.square >= ca.square) return [bc, ca, ab]
  return bc.square > ca.square ? [ab, ca, bc] : [ab, bc, ca]
}

function kindOf(sides: readonly [Side, Side, Side]): SurdTriangleKind {
  const [one, two, longest] = longestLast(sides)
  const different = new Set(sides.map(({ square }) => square)).size
  if (different === 1) return 'equilateral'
  const isRight = one.square + two.square === longest.square
  return different === 2 ? (isRight ? 'right isosceles' : 'isosceles') : isRight ? 'right' : 'scalene'
}

/** The two equal sides of three, and the other one. */
function pairOf([ab, bc, ca]: readonly [Side, Side, Side]): readonly [Side, Side, Side] {
  if (bc.square === ca.square) return [bc, ca, ab]
  return ab.square === ca.square ? [ab, ca, bc] : [ab, bc, ca]
}

/** What the three squares say. */
function comparison(sides: readonly [Side, Side, Side]): readonly Step[] {
  const kind = kindOf(sides)
  const [one, two, longest] = longestLast(sides)
  const [equal, other, third] = pairOf(sides)
  const squares = `${one.square} + ${two.square} = ${longest.square}`
  switch (kind) {
    case 'equilateral':
      return [line('comparison', `The three squares are equal, so $${sides.map(({ name }) => name).join(' = ')}$.`)]
    case 'right isosceles':
      return [
        line(
          'comparison',
          `$${equal.name} = ${other.name}$, and $${equal.name}^2 + ${other.name}^2 = ${squares} = ${third.name}^2$.`,
        ),
      ]
    case 'right':
      return [
        line(
          'comparison',
          `$${one.name}^2 + ${two.name}^2 = ${squares} = ${longest.name}^2$, and no two of the sides are equal.`,
        ),
      ]
    case 'isosceles': {
      const [small, large] = [equal.square, third.square].toSorted((a, b) => a - b)
      return [
        line(
          'comparison',
          `$${equal.name} = ${other.name}$, but $${third.name}$ is not equal to them: two sides are equal, not all three.`,
        ),
        `The two smaller squares add to $${small ?? 0} + ${equal.square} = ${(small ?? 0) + equal.square}$, which is not $${large ?? 0}$: there is no right angle.`,
      ]
    }
    case 'scalene':
      return [line('comparison', 'The three squares are different, so no two of the sides are equal.')]
    default:
      return kind satisfies never
  }
}

/** On one line: the longest side is the sum of the others. */
const isFlat = (sides: readonly [Side, Side, Side]): boolean => {
  const [one, two, longest] = longestLast(sides).map(({ square }) => square)
  return (
    one !== undefined &&
    two !== undefined &&
    longest !== undefined &&
    (longest - one - two) ** 2 === 4 * one * two &&
    longest >= one + two
  )
}

/** E.g. "What type of triangle do the points A(2, 2), B(-2, -2) and C(-2√3, 2√3) form?" */
export const triangleWithSurds = worked<SurdCorners>({
  id: 'triangle-with-surds',
  archetype: 'cg-triangle-type',
  objection: (corners) => {
    const numbers = corners.flatMap(({ x, y }) => [x, y])
    if (numbers.some(({ times, under }) => Math.abs(times) > 1000 || under > 1000))
      return 'These numbers are too large for me.'
    const sides = sidesOf(corners)
    if (!sides) return 'The roots do not cancel in the squares of the sides: check the points that you typed.'
    return isFlat(sides) ? 'These points lie on one line: they form no triangle.' : null
  },
  solve: (corners) => {
    const [a, b, c] = corners
    const sides = sidesOf(corners)
    if (!sides) throw new Error('triangle-with-surds: the roots do not cancel')
    const words = kindWords[kindOf(sides)]
    return {
      key: words,
      lines: [
        'By the distance formula:',
        squareLine(a, b),
        squareLine(b, c),
        squareLine(c, a),
        ...comparison(sides),
        line('kind', `Hence $${a.name}${b.name}${c.name}$ is ${words}.`),
      ],
    }
  },
})
