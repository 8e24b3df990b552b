import type { ToldFacts } from './told-facts'

/** How far a point is from the axes, which side is opposite, and which sums of sides are equal. */
export const placesAndSides: ToldFacts = {
  'coordinate-geometry': {
    wrong: [
      'The point $P(-4, 3)$ is $4$ units from the x-axis.',
      'The distance of $(5, -2)$ from the $y$-axis is $2$.',
      'The point $(-4, 3)$ is $4$ units from the $y$-axis and $4$ units from the $x$-axis.',
      'The right angle is opposite to the shortest side.',
      '**Square**: four sides equal and diagonals unequal.',
      'Each coordinate is the average of the two. Add and double; do not subtract.',
      'Give lengths in units and areas in cubic units.',
    ],
    right: [
      'The point $P(-4, 3)$ is $4$ units from the y-axis, although its x-coordinate is $-4$, and $3$ units from the x-axis.',
      'The distance of $(5, -2)$ from the $y$-axis is $5$.',
      'The point $(4, 3)$ is not $4$ units from the x-axis.',
      'The points $(4, 3)$ and $(1, 4)$ are 3 and 4 units from the x-axis.',
      'The right angle is opposite to the longest side.',
      '**Square**: all four sides equal and both diagonals equal.',
      'A rhombus can have unequal diagonals.',
      'Give lengths in units and areas in square units.',
    ],
  },
  trigonometry: {
    wrong: [
      'For angle $A$ the adjacent side is $BC = 15$ and the hypotenuse $AC = 17$.',
      'For angle $A$ the opposite side is $AB = 15$.',
      'The side opposite to $C$ is $BC$.',
      '$AB$ is adjacent to angle $C$.',
      'The tangent is the shadow by the height, not the height by the shadow.',
      'The sine is the base by the hypotenuse.',
      'Cosine is perpendicular by hypotenuse.',
      'A string, a ladder or a broken part is a height and needs $\\sin$ or $\\cos$.',
      'An **identity** is an equation that holds for some value of the angle.',
      'The nearer the observer, the smaller the angle of elevation.',
      'The hypotenuse comes from the sum of the sides.',
    ],
    right: [
      'For angle $A$ the opposite side is $BC = 15$ and the adjacent side is $AB = 8$.',
      'The side opposite to $C$ is $AB$, and $BC$ is adjacent to angle $C$.',
      'The tangent is the height by the shadow, not the shadow by the height.',
      'The cotangent is the shadow by the height.',
      'The sine is the perpendicular by the hypotenuse, the cosine the base by the hypotenuse.',
      'A string, a ladder or a broken part is a hypotenuse.',
      'The square of the hypotenuse is the sum of the squares of the sides.',
      'The nearer the observer, the larger the angle of elevation.',
      'An equation that holds for some values only is no identity.',
    ],
  },
  circles: {
    wrong: [
      'If the sides touch the circle, then $AB + BC = CD + DA$.',
      'Adjacent sides go together: $AB + CD = BC + DA$.',
      'Two right angles stand at the points of contact: two right angles at $A$ and $B$, so the other two add up to $90^\\circ$.',
      'Draw the radius to the point of contact. It is parallel to the tangent, and that is often the key.',
      'The triangles are congruent by the AAA congruence criterion.',
      '$PA = PB$ because they are alternate parts (CPCT).',
    ],
    right: [
      'If the sides touch the circle, then $AB + CD = BC + DA$.',
      '$AB + BC = AC + 2r$.',
      'Opposite sides go together: $AB + CD = BC + DA$.',
      'The quadrilateral has two right angles at the points of contact, so the other two add up to $180^\\circ$.',
      'Draw the radius to the point of contact. It is perpendicular to the tangent, and that is often the key.',
      'Draw the line through the centre. It is parallel to the tangent in this figure.',
      'The triangles are congruent by the RHS congruence criterion, and $PA = PB$ (CPCT).',
    ],
  },
}
