import { twoSquares as solution } from '../../../solutions/quadratic-equations/two-squares'
import { fraction } from '../../../maths'
import type { Posed } from '../../posed'
import type { Slip } from '../../template'

/** Two squares with sides `small` and `large`. */
export interface TwoSquares {
  readonly shape: 'squares'
  readonly small: number
  readonly large: number
  readonly stem: 0 | 1 | 2
}

const key = (small: number, large: number): string => `smaller = ${small}, larger = ${large}`

/** "The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, ..." */
export function posedSquares({ small, large, stem }: TwoSquares): Posed {
  const gap = large - small
  const area = small * small + large * large
  const stories = [
    `The sum of the areas of two squares is ${area} m². If the difference of their perimeters is ${4 * gap} m, find the sides of the two squares in metres.`,
    `Two square flower beds in a school have a total area of ${area} m². The perimeter of one is ${4 * gap} m more than that of the other. Find the side of each bed in metres.`,
    `The perimeter of a square courtyard is ${4 * gap} m greater than that of a square room, and their areas add up to ${area} m². Find the side of each in metres.`,
  ] as const
  const solved = solution.solve({ area: fraction(area), difference: fraction(4 * gap), unit: 'm' })
  return {
    question: `${stories[stem]} (Give the smaller side first.)`,
    rule: {
      kind: 'pair',
      expected: solved.key,
      unit: 'm',
      aliases: {
        smaller: ['x', 'side of the smaller square', ...(stem === 2 ? ['room'] : [])],
        larger: ['y', 'side of the larger square', ...(stem === 2 ? ['courtyard'] : [])],
      },
    },
    hints: [
      'Let the side of the smaller square be $x$ m. What does the difference of the perimeters say about the other side?',
      'Add the two areas and put the sum equal to the given area.',
      'Divide the equation by 2 before you factorise. Can a side be negative?',
    ],
    steps: solved.lines,
    explanation:
      'The perimeters give a linear relation between the sides; with it the areas give a quadratic equation.',
  }
}

export const slipsSquares = ({ small, large }: TwoSquares): readonly Slip[] => [
  {
    response: key(-large, -small),
    note: 'Put each factor equal to zero again. Can a side be negative?',
    step: 'rejected',
  },
  {
    response: key(large, 2 * large - small),
    note: 'A root was taken with its sign changed. Check with the sum of the areas.',
    step: 'roots',
  },
  {
    response: key(4 * small, 4 * large),
    note: 'Those are the perimeters. The sides are asked.',
    step: 'last',
  },
]
