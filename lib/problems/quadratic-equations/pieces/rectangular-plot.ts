import { rectangleSides as solution } from '../../../solutions/quadratic-equations/rectangle-sides'
import { fraction } from '../../../maths'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'

/** A plot that is `more` metres longer than broad. */
export interface Plot {
  readonly shape: 'plot'
  readonly breadth: number
  readonly more: number
  readonly stem: 0 | 1 | 2
}

/** "The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find ..." */
export function posedPlot({ breadth, more, stem }: Plot): Posed {
  const length = breadth + more
  const area = length * breadth
  const stories = [
    `The length of a rectangular plot is ${more} m more than its breadth, and its area is ${area} m². Find the length and the breadth of the plot in metres.`,
    `A school garden is a rectangle of area ${area} m². Its breadth is ${more} m less than its length. Find its length and breadth in metres.`,
    `A rectangular hall has a floor area of ${area} m². The hall is ${more} m longer than it is broad. Find its length and breadth in metres.`,
  ] as const
  const { lines, key } = solution.solve({ more: fraction(more), area: fraction(area), unit: 'm' })
  return {
    question: `${stories[stem]} (Give the length first.)`,
    rule: {
      kind: 'pair',
      expected: key,
      unit: 'm',
      aliases: { length: ['l', 'longer side'], breadth: ['b', 'x', 'shorter side'] },
    },
    hints: [
      `Let the breadth be $x$ m. Then the length is $(x + ${more})$ m.`,
      'Area of a rectangle $=$ length $\\times$ breadth.',
      'A length cannot be negative, so only one root fits.',
    ],
    steps: lines,
    explanation:
      'Both roots satisfy the equation, but only the positive one can be a breadth. In the exam, write why the other is rejected.',
  }
}

export const slipsPlot = ({ breadth, more }: Plot): readonly Slip[] => [
  {
    response: `length = ${breadth}, breadth = ${breadth + more}`,
    note: 'The right numbers, on the wrong names: the length is the longer side.',
    step: 'last',
  },
  {
    response: `length = ${-breadth}, breadth = ${-(breadth + more)}`,
    note: 'A length cannot be negative: reject that root.',
    step: 'rejected',
  },
  {
    response: `length = ${breadth + 2 * more}, breadth = ${breadth + more}`,
    note: 'A root was taken with its sign changed. Set each factor equal to zero, and check the area.',
    step: 'roots',
  },
]
