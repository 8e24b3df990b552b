import type { RuleName } from './assertion-rules'
import type { RuledKind } from '../../kinds-of-question/assertion-rules'
import { claimed } from '../../kinds-of-question/claimed'

/** A quadrilateral about a circle. */
const fourSides: RuledKind<RuleName> = {
  rule: 'quadrilateral',
  near: ['equal tangents', 'rhombus'],
  draw: claimed((random) => {
    const [a, b, c, d] = random.until(
      (source) => [source.integer(2, 7), source.integer(2, 7), source.integer(2, 7), source.integer(2, 7)] as const,
      ([p, q, r, s]) => p !== r && q !== s && q + r !== p + s && p + q !== r + s,
    )
    const [AB, BC, CD, DA] = [a + b, b + c, c + d, d + a]
    return {
      text: (value) =>
        `A quadrilateral $ABCD$ circumscribes a circle. If $AB = ${AB}$ cm, $BC = ${BC}$ cm and $CD = ${CD}$ cm, then $DA = ${value}$ cm.`,
      right: `${DA}`,
      wrong: `${BC}`,
      why: `$AB + CD = BC + DA$, so $DA = ${AB} + ${CD} - ${BC} = ${DA}$ cm.`,
      again: () => `${a + d}`,
    }
  }),
}

/** A third tangent. */
const thirdTangent: RuledKind<RuleName> = {
  rule: 'equal tangents',
  near: ['quadrilateral'],
  draw: claimed((random) => {
    const length = random.integer(5, 25)
    return {
      text: (value) =>
        `$PA$ and $PB$ are tangents to a circle from $P$, and a third tangent, which touches the smaller arc $AB$ at $Q$, meets them at $C$ and $D$. If $PA = ${length}$ cm, the perimeter of $\\triangle PCD$ is $${value}$ cm.`,
      right: `${2 * length}`,
      wrong: `${3 * length}`,
      why: `$CQ = CA$ and $DQ = DB$, so the perimeter is $PA + PB = 2 \\times ${length} = ${2 * length}$ cm.`,
      again: () => {
        // The third tangent drawn square to the axis: half of it is r(1 - cos)/sin.
        const half = Math.PI / 3
        const [unit, near] = [Math.tan(half), Math.tan(half / 2)]
        return `${Math.round((length * (2 * (unit - near) + 2 * near)) / unit)}`
      },
    }
  }),
}

/** A parallelogram about a circle. */
const rhombus: RuledKind<RuleName> = {
  rule: 'rhombus',
  near: ['quadrilateral', 'equal tangents'],
  draw: claimed((random) => {
    const side = random.integer(4, 25)
    return {
      text: (value) =>
        `A parallelogram $ABCD$ circumscribes a circle. If $AB = ${side}$ cm, the perimeter of $ABCD$ is $${value}$ cm.`,
      right: `${4 * side}`,
      wrong: `${2 * side}`,
      why: `$ABCD$ is a rhombus, so its perimeter is $4 \\times ${side} = ${4 * side}$ cm.`,
      again: () => `${[side, side, side, side].reduce((sum, each) => sum + each, 0)}`,
    }
  }),
}

/** Two parallel tangents. */
const parallelTangents: RuledKind<RuleName> = {
  rule: 'diameter',
  near: ['perpendicular', 'supplementary'],
  draw: claimed((random) => {
    const r = random.integer(3, 20)
    return {
      text: (value) => `Two parallel tangents of a circle of radius $${r}$ cm are $${value}$ cm apart.`,
      right: `${2 * r}`,
      wrong: `${r}`,
      why: `the tangents touch the circle at the ends of a diameter, so they are $2 \\times ${r} = ${2 * r}$ cm apart.`,
      again: () => `${r - -r}`,
    }
  }),
}

/** The angle between the chord of contact and a tangent. */
const baseAngles: RuledKind<RuleName> = {
  rule: 'equal tangents',
  near: ['perpendicular', 'supplementary'],
  draw: claimed((random) => {
    const angle = random.until(
      (source) => 2 * source.integer(15, 65),
      (drawn) => drawn !== 60,
    )
    return {
      text: (value) =>
        `$PA$ and $PB$ are tangents from a point $P$ to a circle. If $\\angle APB = ${angle}^\\circ$, then $\\angle PAB = ${value}^\\circ$.`,
      right: `${90 - angle / 2}`,
      wrong: `${180 - angle}`,
      why: `$PA = PB$, so $\\angle PAB = \\frac{1}{2}(180^\\circ - ${angle}^\\circ) = ${90 - angle / 2}^\\circ$.`,
      again: () => {
        const half = (angle * Math.PI) / 360
        return `${Math.round((Math.atan2(Math.cos(half), Math.sin(half)) * 180) / Math.PI)}`
      },
    }
  }),
}

export const aboutKinds: readonly RuledKind<RuleName>[] = [
  fourSides,
  thirdTangent,
  rhombus,
  parallelTangents,
  baseAngles,
]
