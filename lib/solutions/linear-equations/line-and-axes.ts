import { clearing, equationsObjection, wholeLine, equation, type Equation } from './pieces/equation'
import { lineTex } from './pieces/line'
import { pointOf, type Point } from './pieces/points'
import { absolute, divide, fraction, multiply, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly line: Equation
  /** The sides along which it runs with the axes: x = p and y = q. */
  readonly p: Fraction
  readonly q: Fraction
}

/** Where the line meets x = p, and where it meets y = q. */
function corners({ line: { a, b, c }, p, q }: Given): readonly [Point, Point] {
  return [
    [p, divide(subtract(c, multiply(a, p)), b)],
    [divide(subtract(c, multiply(b, q)), a), q],
  ]
}

function sizes(given: Given) {
  const [up, along] = corners(given)
  const [height, base] = [absolute(subtract(up[1], given.q)), absolute(subtract(along[0], given.p))]
  return { height, base, area: multiply(fraction(1, 2), multiply(base, height)) }
}

const side = (name: string, value: Fraction): string => `$${name} = ${toTex(value)}$`

/** E.g. "Find the area of the triangle formed by the line 2x + 3y = 12 with the coordinate axes." */
export const lineAndAxes = worked<Given>({
  id: 'line-and-axes',
  archetype: 'le-graph-triangle',
  objection: (given) => {
    const { a, b } = given.line
    if (sign(a) === 0 || sign(b) === 0) return 'This line is parallel to one of the other two: they make no triangle.'
    const general = equationsObjection([given.line, equation(1, 0, given.p)])
    if (general !== null) return general
    return sign(sizes(given).area) === 0 ? 'These three lines meet in one point: they make no triangle.' : null
  },
  solve: (given) => {
    const [up, along] = corners(given)
    const { height, base, area } = sizes(given)
    const whole = lineTex(wholeLine(given.line, clearing(given.line)))
    return {
      lines: [
        `On ${side('x', given.p)} the line $${whole}$ has $y = ${toTex(up[1])}$: it passes through $${pointOf(up)}$.`,
        `On ${side('y', given.q)} it has $x = ${toTex(along[0])}$: it passes through $${pointOf(along)}$.`,
        `${side('x', given.p)} and ${side('y', given.q)} are at right angles and meet at $${pointOf([given.p, given.q])}$.`,
        line('base and height', `Base $= ${toTex(base)}$ units, height $= ${toTex(height)}$ units`),
        `Area $= \\frac{1}{2} \\times ${toTex(base)} \\times ${toTex(height)} = ${toTex(area)}$ square units`,
      ],
      key: toText(area),
    }
  },
})
