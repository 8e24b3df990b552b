import type { ToldFacts } from './told-facts'

/** A condition of two that is gone, letters that go with others, times and days that there are not, and "equal" left out. */
export const lostConditions: ToldFacts = {
  'coordinate-geometry': {
    wrong: [
      '**Rhombus**: four sides equal. **Square**: four sides equal.',
      '**Parallelogram**: opposite sides equal. **Rectangle**: opposite sides equal.',
      'Parallelogram: diagonals bisect each other. Rhombus: diagonals bisect each other.',
      'Parallelogram: opposite sides equal. Rectangle: opposite sides equal and diagonals equal. Rhombus: four sides equal. Square: diagonals equal.',
      'Mid-point: the average of both coordinates. Centroid: the average of both coordinates.',
      '$m$ goes with $(x_1, y_1)$ and $n$ goes with $(x_2, y_2)$.',
      '$m$ multiplies $x_1$, and $n$ multiplies $x_2$.',
      'In the section formula $n$ belongs to the far point $(x_2, y_2)$.',
      '$m$ is multiplied by $y_1$, $n$ by $y_2$.',
      '$m$ belongs to $AP$, yet it multiplies the coordinates of the near point $A$.',
      'Points of trisection cut $AB$ into three parts.',
      'The mid-point divides the segment in two parts.',
      'Four parts: $1 : 3$, the mid-point, $3 : 1$.',
    ],
    right: [
      '**Rhombus**: four sides equal. **Square**: four sides equal **and** one right angle.',
      '**Parallelogram**: opposite sides equal. **Rectangle**: opposite sides equal and a right angle.',
      'Rhombus: its sides are equal. Rectangle: its diagonals are equal. Square: its diagonals are equal.',
      'Parallelogram: both pairs of opposite sides equal. Rhombus: diagonals perpendicular.',
      '$m$ goes with $(x_2, y_2)$ and $n$ goes with $(x_1, y_1)$.',
      '$m$ multiplies $x_2$, and $n$ multiplies $x_1$.',
      'In the section formula $n$ belongs to the near point $(x_1, y_1)$.',
      '$m$ is multiplied by $y_2$, $n$ by $y_1$.',
      '$m$ does not go with $(x_1, y_1)$.',
      'Points of trisection cut $AB$ into three equal parts.',
      'The mid-point divides the segment in two parts of the same length.',
    ],
  },
  'real-numbers': {
    wrong: [
      'So they next ring together at 9:72 a.m.',
      'The bells ring together again at 13:10 p.m.',
      'The buses leave together at 25:10.',
      'The clock shows 7:60, and the bells ring.',
      'They meet again on 31 June.',
      'The lamps flash together again on February 30.',
      'The ships leave the port together on 31st April.',
      'HCF: the greatest power of each common prime. LCM: the greatest power of each common prime.',
      'A number ends in 0 exactly when 2 or 5 is among its prime factors.',
      'A number ends in 0 when it is divisible by 2 or 5.',
      'A number is divisible by 6 if it is divisible by 2 or 3.',
      'If it is divisible by 3 or 4, it is divisible by 12.',
      'If 2 or 5 divides it, the number ends with the digit 0.',
    ],
    right: [
      'So they next ring together at 10:12 a.m.',
      'The bells ring together again at 13:10.',
      'The buses leave together at 23:59, and the next ones at 24:00.',
      'The clock shows 7:59, and the bells ring.',
      'They meet again on 30 June.',
      'The lamps flash together again on February 29.',
      'Divide the segment from A to B in the ratio 25:70.',
      'There is no 31 June.',
      'A number ends in 0 exactly when both 2 and 5 are among its prime factors.',
      'A number is divisible by 2 if it is divisible by 4 or 6.',
      'A number cannot end in 0 if 2 or 5 is missing among its prime factors.',
      'A number is divisible by 5 if it ends in 0 or 5.',
      'An even number ends in 0 if it is divisible by 5 or 10.',
      'The decimal terminates if the denominator has only the prime factors 2 or 5.',
    ],
  },
  'quadratic-equations': {
    wrong: [
      'If $D = 0$, there are two real roots.',
      '$D > 0$ means two distinct real roots, $D = 0$ two real roots, and $D < 0$ no real roots.',
    ],
    right: [
      'If $D = 0$, there are two equal real roots.',
      'If $D = 0$, the two roots are the same.',
      'If $D > 0$, there are two real roots.',
    ],
  },
  polynomials: {
    wrong: ['A touching point means two zeroes.'],
    right: ['A touching point means two equal zeroes.', 'Two points on the $x$-axis mean two zeroes.'],
  },
  probability: {
    wrong: [
      'The formula needs likely outcomes.',
      'The formula needs outcomes.',
      'The outcomes are **likely** if there is no reason to expect one more than another.',
    ],
    right: [
      'The formula needs equally likely outcomes.',
      'The formula needs outcomes that are all equally likely.',
      'Which of the two is the more likely outcome?',
      'There are more likely outcomes than this one.',
    ],
  },
  triangles: {
    wrong: [
      'Similar polygons have corresponding angles *and* proportional corresponding sides.',
      'Two pairs of angles make the triangles similar.',
      'In any triangle the angles opposite to two sides are equal.',
      'SSS: all three sides in one ratio. SAS: all three sides in one ratio.',
    ],
    right: [
      'Similar polygons have corresponding angles that are equal.',
      'Two pairs of equal angles make the triangles similar.',
      'The angles opposite to equal sides are equal.',
      'Two pairs of angles are equal, so the triangles are similar.',
    ],
  },
  circles: {
    wrong: ['In a circle, chords are equidistant from the centre.'],
    right: [
      'In a circle, equal chords are equidistant from the centre.',
      'Chords of equal length are equidistant from the centre.',
    ],
  },
}
