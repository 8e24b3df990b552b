import { sidesOf, type RatioName, type Side } from './pieces/ratio'
import {
  add,
  compare,
  divide,
  equals,
  fraction,
  multiply,
  sign,
  squared,
  subtract,
  surd,
  surdTex,
  surdText,
  toTex,
  type Fraction,
  type Surd,
} from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Vertex {
  readonly name: string
  readonly x: Fraction
  readonly y: Fraction
}

/** The vertices of a right triangle, and a ratio of one of its acute angles. */
export interface Given {
  readonly vertices: readonly [Vertex, Vertex, Vertex]
  readonly name: RatioName
  /** The vertex of the angle. */
  readonly angle: string
}

const squareOf = (p: Vertex, q: Vertex): Fraction => add(squared(subtract(q.x, p.x)), squared(subtract(q.y, p.y)))

const powerTex = (value: Fraction): string =>
  value.d !== 1n ? `\\left(${toTex(value)}\\right)^2` : sign(value) < 0 ? `(${toTex(value)})^2` : `${toTex(value)}^2`

/** "AB^2 = (-3)^2 + 4^2 = 25" */
const squareLine = (p: Vertex, q: Vertex): string =>
  `$${p.name}${q.name}^2 = ${powerTex(subtract(q.x, p.x))} + ${powerTex(subtract(q.y, p.y))} = ${toTex(squareOf(p, q))}$`

const rootOf = ({ n, d }: Fraction): Surd => surd(fraction(1, d), Number(n * d))

const over = (top: Surd, bottom: Surd): Surd =>
  surd(divide(top.coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))), top.radicand * bottom.radicand)

const sidesIn = ([a, b, c]: Given['vertices']) =>
  [
    [a, b],
    [b, c],
    [c, a],
  ] as const

/** The sides from the shortest on. */
const sorted = (vertices: Given['vertices']) =>
  [...sidesIn(vertices)].sort((p, q) => compare(squareOf(p[0], p[1]), squareOf(q[0], q[1])))

function cornerOf({ vertices }: Given): Vertex | null {
  const [one, two, three] = sorted(vertices)
  if (!one || !two || !three) return null
  const isRight = equals(add(squareOf(...one), squareOf(...two)), squareOf(...three))
  return isRight ? (vertices.find((vertex) => !three.includes(vertex)) ?? null) : null
}

/** E.g. "A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find tan A." */
export const ratioInCoordinates = worked<Given>({
  id: 'ratio-in-coordinates',
  archetype: 'trig-coordinates',
  objection: (given) => {
    const squares = sidesIn(given.vertices).map((side) => squareOf(...side))
    if (squares.some((square) => sign(square) === 0)) return 'Two of the points are the same: check what you typed.'
    if (squares.some(({ n, d }) => n * d > 10n ** 12n))
      return 'These numbers are too large for me to simplify the root.'
    const corner = cornerOf(given)
    if (!corner) return 'The triangle with these vertices has no right angle: check what you typed.'
    return corner.name === given.angle ? `The right angle is at $${corner.name}$: that is no acute angle.` : null
  },
  solve: (given) => {
    const { vertices, name, angle } = given
    const corner = cornerOf(given)
    const asked = vertices.find((vertex) => vertex.name === angle)
    const other = vertices.find((vertex) => vertex !== corner && vertex !== asked)
    const [one, two, three] = sorted(vertices)
    if (!corner || !asked || !other || !one || !two || !three) throw new Error('ratioInCoordinates: no right triangle')
    const length: Readonly<Record<Side, Surd>> = {
      opposite: rootOf(squareOf(corner, other)),
      adjacent: rootOf(squareOf(asked, corner)),
      hypotenuse: rootOf(squareOf(asked, other)),
    }
    const [top, bottom] = sidesOf[name]
    const value = over(length[top], length[bottom])
    const unreduced = `\\frac{${surdTex(length[top])}}{${surdTex(length[bottom])}}`
    const show = ([p, q]: readonly [Vertex, Vertex]) => `${p.name}${q.name}`
    const square = (side: readonly [Vertex, Vertex]) => toTex(squareOf(...side))
    return {
      lines: [
        ...sidesIn(vertices).map((side, index) =>
          earns(0.5, `${index === 0 ? 'By the distance formula, ' : ''}${squareLine(...side)}`),
        ),
        earns(
          0.5,
          `$${show(one)}^2 + ${show(two)}^2 = ${square(one)} + ${square(two)} = ${square(three)} = ${show(three)}^2$, so $\\angle ${corner.name} = 90^\\circ$`,
        ),
        line(
          'named',
          `For angle $${angle}$: opposite side $${corner.name}${other.name} = ${surdTex(length.opposite)}$, adjacent side $${angle}${corner.name} = ${surdTex(length.adjacent)}$, hypotenuse $${angle}${other.name} = ${surdTex(length.hypotenuse)}$`,
        ),
        earns(0.5, `$\\${name} ${angle} = \\frac{\\text{${top}}}{\\text{${bottom}}}$`, 'ratio'),
        earns(
          0.5,
          `Hence $\\${name} ${angle} = ${unreduced === surdTex(value) ? '' : `${unreduced} = `}${surdTex(value)}$.`,
        ),
      ],
      key: surdText(value),
    }
  },
})
