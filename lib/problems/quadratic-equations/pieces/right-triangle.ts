import { rightTriangleSides as solution } from '../../../solutions/quadratic-equations/right-triangle-sides'
import { fraction } from '../../../maths'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'

/** A right triangle whose altitude is less than its base. */
export interface RightTriangle {
  readonly shape: 'triangle'
  readonly base: number
  readonly altitude: number
  readonly hypotenuse: number
  readonly stem: 0 | 1 | 2
}

/** "The altitude of a right triangle is 7 cm less than its base. If the hypotenuse is 13 cm, ..." */
export function posedTriangle({ base, altitude, hypotenuse, stem }: RightTriangle): Posed {
  const less = base - altitude
  const stories = [
    `The altitude of a right triangle is ${less} cm less than its base. If the hypotenuse is ${hypotenuse} cm, find the base and the altitude in cm.`,
    `The hypotenuse of a right triangle is ${hypotenuse} cm long, and the base is ${less} cm longer than the altitude. Find the base and the altitude in cm.`,
    `A set square is a right triangle whose longest side is ${hypotenuse} cm. Of the two sides at the right angle, the altitude is ${less} cm shorter than the base. Find the base and the altitude in cm.`,
  ] as const
  const { lines, key } = solution.solve({ less: fraction(less), hypotenuse: fraction(hypotenuse), unit: 'cm' })
  return {
    question: `${stories[stem]} (Give the base first.)`,
    rule: {
      kind: 'pair',
      expected: key,
      unit: 'cm',
      aliases: { base: ['b', 'x'], altitude: ['perpendicular'] },
    },
    hints: [
      `Let the base be $x$ cm. Then the altitude is $(x - ${less})$ cm.`,
      'Use the Pythagoras theorem: base² + altitude² = hypotenuse².',
      'Divide the equation by 2 before you factorise.',
    ],
    steps: lines,
    explanation:
      'The right angle supplies the equation. A root that makes a side negative has no meaning in the figure.',
  }
}

export const slipsTriangle = ({ base, altitude }: RightTriangle): readonly Slip[] => [
  {
    response: `base = ${altitude}, altitude = ${base}`,
    note: 'Read again: the altitude is the shorter of the two.',
    step: 'unknown',
  },
  {
    response: `base = ${-altitude}, altitude = ${-base}`,
    note: 'A side cannot be negative: reject that root.',
    step: 'rejected',
  },
  {
    response: `base = ${base}, altitude = ${2 * base - altitude}`,
    note: 'The altitude is less than the base: subtract the difference, do not add it.',
    step: 'rejected',
  },
]
