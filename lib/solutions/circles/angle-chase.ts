import { numeral, numeralText, product } from '../measure'
import { compare, fraction, sign, subtract, type Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/**
 * - chord: the chord AB, the tangent AT on the side of B, ∠AOB is told and ∠BAT asked
 * - contact: the tangents PA and PB, ∠APB and ∠OAB
 * - line: the tangent PT, the line PO which meets the circle at B beyond O, ∠TPO and ∠OBT
 * - diameter: the diameter AB, the chord AC, the tangent at C which meets AB produced at D, ∠CAB and ∠CDB
 */
export type AngleFigure = 'chord' | 'contact' | 'line' | 'diameter'

export interface AngleChase {
  readonly figure: AngleFigure
  /** In degrees. */
  readonly angle: Fraction
}

interface Way {
  /** The angle is smaller. */
  readonly most: number
  readonly value: (x: Fraction) => Fraction
  /** `x`: the angle that is told. */
  readonly lines: (x: Fraction) => readonly string[]
}

const half = (x: Fraction): Fraction => product(fraction(1, 2), x)
const ninetyLess = (x: Fraction): Fraction => subtract(fraction(90), x)

const ways: Readonly<Record<AngleFigure, Way>> = {
  chord: {
    most: 180,
    value: half,
    lines: (x) => [
      'In $\\triangle OAB$, $OA = OB$ (radii), so $\\angle OAB = \\angle OBA$',
      `$\\angle OAB = \\frac{1}{2}(180^\\circ - ${numeral(x)}^\\circ) = ${numeral(ninetyLess(half(x)))}^\\circ$`,
      '$\\angle OAT = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `$\\angle BAT = \\angle OAT - \\angle OAB = 90^\\circ - ${numeral(ninetyLess(half(x)))}^\\circ$`,
      `Hence $\\angle BAT = ${numeral(half(x))}^\\circ$.`,
    ],
  },
  contact: {
    most: 180,
    value: half,
    lines: (x) => [
      'In $\\triangle PAB$, $PA = PB$ (tangents from $P$), so $\\angle PAB = \\angle PBA$',
      `$\\angle PAB = \\frac{1}{2}(180^\\circ - ${numeral(x)}^\\circ) = ${numeral(ninetyLess(half(x)))}^\\circ$`,
      '$\\angle OAP = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `$\\angle OAB = \\angle OAP - \\angle PAB = 90^\\circ - ${numeral(ninetyLess(half(x)))}^\\circ$`,
      `Hence $\\angle OAB = ${numeral(half(x))}^\\circ$.`,
    ],
  },
  line: {
    most: 90,
    value: (x) => half(ninetyLess(x)),
    lines: (x) => [
      '$\\angle OTP = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `In $\\triangle OTP$, $\\angle TOP = 180^\\circ - 90^\\circ - ${numeral(x)}^\\circ = ${numeral(ninetyLess(x))}^\\circ$`,
      'In $\\triangle OBT$, $OB = OT$ (radii), so $\\angle OBT = \\angle OTB$.',
      `$\\angle TOP$ is an exterior angle of $\\triangle OBT$, so $2\\angle OBT = ${numeral(ninetyLess(x))}^\\circ$`,
      `Hence $\\angle OBT = ${numeral(half(ninetyLess(x)))}^\\circ$.`,
    ],
  },
  diameter: {
    most: 45,
    value: (x) => ninetyLess(product(2, x)),
    lines: (x) => [
      `In $\\triangle OAC$, $OA = OC$ (radii), so $\\angle OCA = \\angle OAC = ${numeral(x)}^\\circ$`,
      `$\\angle COD$ is an exterior angle of $\\triangle OAC$: $\\angle COD = ${numeral(x)}^\\circ + ${numeral(x)}^\\circ = ${numeral(product(2, x))}^\\circ$`,
      '$\\angle OCD = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `In $\\triangle OCD$, $\\angle CDO = 180^\\circ - 90^\\circ - ${numeral(product(2, x))}^\\circ = ${numeral(ninetyLess(product(2, x)))}^\\circ$`,
      `$B$ lies on $OD$, so $\\angle CDB$ is the same angle. Hence $\\angle CDB = ${numeral(ninetyLess(product(2, x)))}^\\circ$.`,
    ],
  },
}

const names = ['first', 'second', 'third', 'prepared'] as const

/** E.g. "AB is a diameter, ∠CAB = 28°, and the tangent at C meets AB produced at D. Find ∠CDB." */
export const angleChase = worked<AngleChase>({
  id: 'angle-chase',
  archetype: 'cir-angle-tangent-chord',
  objection: ({ figure, angle }) =>
    sign(angle) > 0 && compare(angle, fraction(ways[figure].most)) < 0
      ? null
      : `In such a figure the angle is more than $0^\\circ$ and less than $${ways[figure].most}^\\circ$: check it.`,
  solve: ({ figure, angle }) => ({
    // the last but one only prepares the last
    lines: ways[figure]
      .lines(angle)
      .map((text, index): Step => (index === 3 ? line(names[3], text) : earns(0.5, text, names[index]))),
    key: numeralText(ways[figure].value(angle)),
  }),
})
