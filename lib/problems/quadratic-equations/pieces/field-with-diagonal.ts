import { fieldWithDiagonal as solution } from '../../../solutions/quadratic-equations/field-with-diagonal'
import { bracketed, fraction } from '../../../maths'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'

/** A rectangular field with sides `small` and `large` and a diagonal. */
export interface FieldWithDiagonal {
  readonly shape: 'field'
  readonly small: number
  readonly large: number
  readonly diagonal: number
  readonly stem: 0 | 1 | 2
}

const key = (small: number, large: number): string => `shorter = ${small}, longer = ${large}`

/** "The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m more ..." */
export function posedField({ small, large, diagonal, stem }: FieldWithDiagonal): Posed {
  const [gap, more] = [large - small, diagonal - small]
  const stories = [
    `The diagonal of a rectangular field is ${more} m more than the shorter side. If the longer side is ${gap} m more than the shorter side, find the sides of the field in metres.`,
    `In a rectangular playground the longer side is ${gap} m more than the shorter side, and the path along the diagonal is ${more} m longer than the shorter side. Find both sides in metres.`,
    `A gardener measures a rectangular plot. The longer side exceeds the shorter side by ${gap} m, and the diagonal exceeds the shorter side by ${more} m. Find the two sides in metres.`,
  ] as const
  const solved = solution.solve({ longer: fraction(gap), diagonal: fraction(more), unit: 'm' })
  return {
    question: `${stories[stem]} (Give the shorter side first.)`,
    rule: {
      kind: 'pair',
      expected: solved.key,
      unit: 'm',
      aliases: { shorter: ['x', 'breadth', 'width'], longer: ['length'] },
    },
    hints: [
      'Let the shorter side be $x$ m. Write the longer side and the diagonal in terms of $x$.',
      'Two sides and a diagonal of a rectangle form a right triangle: use the Pythagoras theorem.',
      'Only one root can be the length of a side.',
    ],
    steps: solved.lines,
    explanation:
      'The diagonal cuts the rectangle into two right triangles, and the diagonal is their hypotenuse, the longest side.',
  }
}

export const slipsField = ({ small, large, diagonal }: FieldWithDiagonal): readonly Slip[] => {
  const other = 2 * (diagonal - large) - small
  return [
    {
      response: key(other, other + large - small),
      note: 'A side cannot be negative: reject that root.',
      step: 'rejected',
    },
    {
      response: key(small, diagonal),
      note: 'The second value is the diagonal. The longer side is asked.',
      step: 'last',
    },
    {
      response: key(-other, -other + large - small),
      note: `A root was taken with its sign changed: put $x = ${bracketed(-other)}$ back into the equation.`,
      step: 'roots',
    },
  ]
}
