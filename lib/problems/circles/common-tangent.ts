import { pulleyStory } from './pieces/pulley-stories'
import { pulleyFigure, pulleyPairs } from './pieces/pulleys'
import { measured } from './pieces/measured'
import { wrongRoots } from './pieces/wrong-roots'
import { fraction, surd } from '../../maths'
import { commonTangent as solution, type CommonTangent } from '../../solutions/circles/common-tangent'
import { template } from '../template'

/** E.g. "Two circles of radii 9 cm and 4 cm touch each other externally. Find the length of their common tangent AB." */
export const commonTangent = template({
  id: 'cir-common-tangent',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-two-circles'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const touching = random.chance(0.3)
    return {
      ...random.pick(pulleyPairs.filter(({ large, small, distance }) => (large + small === distance) === touching)),
      belt: random.chance(0.4),
      form: random.integer(0, 2),
    }
  },
  given: ({ large, small, distance }): CommonTangent => ({
    radii: [fraction(large), fraction(small)],
    distance: large + small === distance ? null : fraction(distance),
    unit: 'cm',
  }),
  solution,
  ask: (pulleys) => ({
    question: pulleyStory(pulleys),
    rule: { kind: 'number', unit: 'cm' },
    figure: pulleyFigure(pulleys),
    hints: [
      'Join $PA$ and $QB$. Both are perpendicular to the common tangent.',
      'Draw $QR$ perpendicular to $PA$. What kind of quadrilateral is $ABQR$?',
      'Use the right triangle $PRQ$.',
    ],
    explanation:
      'The rectangle moves the common tangent to the centre of the smaller circle, where it becomes a leg of a right triangle with the line of centres as its hypotenuse.',
  }),
  crossCheck: ({ large, small, distance }) => {
    // Product of the two factors of the difference of squares.
    return measured(Math.sqrt(distance - large + small) * Math.sqrt(distance + large - small))
  },
  slips: ({ large, small, distance, tangent }) => {
    return wrongRoots(surd(tangent, 1), [
      [surd(distance, 1), 'That is the distance of the centres, the hypotenuse of the right triangle.', 'rectangle'],
      [surd(distance - large + small, 1), 'Use the Pythagoras theorem, not a difference of lengths.', 'pythagoras'],
      [
        surd(1, distance * distance + (large - small) ** 2),
        'The line of centres is the hypotenuse: subtract the squares.',
        'pythagoras',
      ],
      ...(large + small === distance
        ? []
        : ([
            [
              surd(1, distance * distance - (large + small) ** 2),
              'Both circles are on the same side of the line: the radii are subtracted, not added.',
              'difference',
            ],
          ] as const)),
      [surd(large + small, 1), 'The sum of the radii is not the tangent: draw the rectangle first.', 'rectangle'],
    ])
  },
})
