import { polar, quadrilateralFigure, tangentMeet } from './drawing'
import { near, sidesAddUp, tangentLengths } from './theorem-measures'
import type { Theorem } from './theorem'

/** Opposite sides of a quadrilateral about a circle have equal sums. */
export const sidesOfCircumscribed: Theorem = {
  statement: 'A quadrilateral $ABCD$ is drawn to circumscribe a circle. To prove: $AB + CD = AD + BC$.',
  lines: [
    'Let the sides $AB$, $BC$, $CD$ and $DA$ touch the circle at $P$, $Q$, $R$ and $S$.',
    'Tangents from an external point to these points of contact are equal: $AP = AS$, $BP = BQ$, $CR = CQ$ and $DR = DS$.',
    'Adding these four equations, $AP + BP + CR + DR = AS + BQ + CQ + DS$.',
    'Grouping the terms of this sum, $(AP + PB) + (CR + RD) = (AS + SD) + (BQ + QC)$.',
    'Hence $AB + CD = AD + BC$.',
  ],
  hint: 'Write each side as the sum of two tangents.',
  exchanged: [
    'The equal tangents end at P, Q, R and S: name these points first.',
    'The four equations can be added only when they have been found.',
    'The terms can be grouped only when the sum is there.',
    'The sides appear only when the terms of the sum are grouped.',
  ],
  figure: quadrilateralFigure([], true, 'A quadrilateral ABCD about a circle, touching it at P, Q, R and S.'),
  holds: sidesAddUp,
}

/** A parallelogram about a circle is a rhombus. */
export const circumscribedParallelogram: Theorem = {
  statement: 'A parallelogram $ABCD$ circumscribes a circle. To prove: $ABCD$ is a rhombus.',
  lines: [
    'Let $AB$, $BC$, $CD$ and $DA$ touch the circle at $P$, $Q$, $R$ and $S$. Then $AP = AS$, $BP = BQ$, $CR = CQ$, $DR = DS$ (tangents from an external point).',
    'Adding these four equations, $(AP + PB) + (CR + RD) = (AS + SD) + (BQ + QC)$.',
    'So $AB + CD = AD + BC$.',
    'Opposite sides of the parallelogram are equal, $AB = CD$ and $AD = BC$, so this becomes $2AB = 2AD$.',
    'Thus the adjacent sides $AB$ and $AD$ are equal, and the parallelogram $ABCD$ is a rhombus.',
  ],
  hint: 'First show that the sums of opposite sides are equal; then use the parallelogram.',
  exchanged: [
    '"These four equations" must be there before they are added.',
    'The sums of opposite sides come from the grouped equation.',
    'The parallelogram changes the equation AB + CD = AD + BC, so this equation comes first.',
    'That adjacent sides are equal follows from the equation with 2AB.',
  ],
  figure: {
    kind: 'sketch',
    points: {
      A: tangentMeet(3, 200, 270),
      B: tangentMeet(3, 270, 380),
      C: tangentMeet(3, 20, 90),
      D: tangentMeet(3, 90, 200),
      O: [0, 0],
      P: polar(3, 270),
      Q: polar(3, 20),
      R: polar(3, 90),
      S: polar(3, 200),
    },
    dots: ['O', 'P', 'Q', 'R', 'S'],
    circles: [{ centre: 'O', radius: 3 }],
    segments: [
      { from: 'A', to: 'B' },
      { from: 'B', to: 'C' },
      { from: 'C', to: 'D' },
      { from: 'D', to: 'A' },
    ],
    description: 'A parallelogram ABCD about a circle with centre O, touching it at P, Q, R and S.',
  },
  holds: () => {
    const [a = 0, b = 0, c = 0] = tangentLengths([20, 90, 200, 270])
    return near(a + b, b + c)
  },
}
