import { assertionReasonOptions } from '@/lib/problems/kinds-of-question/assertion-reason'
import { reads } from './read-option'

/** A letter with a remark beside it is that option, unless the remark says another. */
reads(
  [
    'on the $x$-axis, but not at the origin',
    'on neither of the axes',
    'at the origin',
    'on the $y$-axis, but not at the origin',
  ],
  {
    A: ['A, mid point is (6, 0)', '(a) the x coordinate is 6'],
    C: ['(c) mid pt is (0,0)', 'c: both coordinates come out nought', 'mid pt is (0, 0), so option c', 'C. easy'],
    '': [
      '(c) mid pt on x axis',
      'C or A',
      'not C',
      'C, no A',
      'C is wrong',
      'C, this is wrong',
      'C, the 2nd option',
      'C, all of them',
      'C, 2+2=5',
      'C, maybe',
      'a point on a line',
      'c is positive',
    ],
  },
)
reads(
  [
    'an isosceles triangle which is not right-angled',
    'no triangle: the points are collinear',
    'a right triangle which is not isosceles',
    'an isosceles right triangle',
  ],
  {
    C: ['c) right angle at B, sides 4, 2, √20', 'C, Pythagoras holds but sides differ'],
    '': ['c) isosceles with right angle at B', 'B, right angle at B', 'C, collinear', 'right angle at B'],
  },
)
reads(['a square', 'a rhombus', 'a kite', 'a rectangle'], {
  B: ['B, sides are equal', 'rhombus, option B', '(b) four sides of one length, diagonals differ'],
  '': [
    'B kite',
    'B rhombus is wrong',
    'B, cancelled',
    'Option B. Find the area',
    'B, kite shape',
    'B like a kite',
    'B or C',
    'B, no C',
    'B, not a rhombus',
    'B and not rhombus',
    'a shape with four sides',
    'A quadrilateral is drawn',
    'rhombus and kite B',
  ],
})
reads(['exactly one solution', 'no solution', 'exactly two solutions', 'infinitely many solutions'], {
  A: ['A, lines cross', 'option a: the lines intersect'],
  B: ['B, lines are parallel', 'the lines are parallel (B)', 'option b as ratios differ'],
  D: ['(d) coincident lines', 'D, same line drawn twice'],
  '': [
    'B, lines intersect',
    'B, lines coincide',
    '(a) parallel lines',
    'A, lines are not intersecting',
    'A, 2 solutions',
    'B lines meet at 3 solutions',
    'd is positive',
    'D less than 0',
  ],
})
reads(['Exactly one', 'Exactly three', 'Exactly two', 'Infinitely many'], {
  A: ['exactly one polynomial'],
  D: ['D, they are k(x-6)(x-7)', 'infinitely many polynomials', 'infinite such polynomials', 'D any multiple works'],
  '': [
    'many polynomials',
    'polynomials',
    'infinitely many polynomials or two',
    'no infinitely many polynomials',
    'D, 3',
  ],
})
reads(['$2$', '$0$', 'There is no limit', '$1$'], {
  D: ['at most 1 zero', 'at most one zero', 'atmost 1', 'maximum of 1', 'D, as degree is 1', 'max 1'],
  '': ['at most 3 zeroes', 'less than 1', 'at least 1 zero', 'D at most 2', 'D, answer is 2', 'at most 1 or 2'],
})
reads(['$x(x^2 + 1) = x + 5$', '$(x + 5)^2 = x^2 + 2$', '$x(x + 3) = 2x + 5$', '$(x - 5)(x + 4) = x^2 + 3$'], {
  B: ['b) it is 10x + 23 = 0'],
  C: ['(c) it becomes x^2 + x - 5 = 0', 'option c: x² + x - 5 = 0 is quadratic'],
  '': [
    '(c) it becomes x^2 + x + 5 = 0',
    '(c) it becomes 10x + 23 = 0',
    '(b) it becomes x^2 + x - 5 = 0',
    'is quadratic',
  ],
})
reads(
  [
    '$2 \\times 3^{2} \\times 23$',
    '$2^{3} \\times 3 \\times 23$',
    '$2^{2} \\times 3 \\times 23$',
    '$2 \\times 23 \\times 6$',
  ],
  {
    C: [
      'option C is correct bcoz 2x2x3x23 = 276',
      'option C is right because all are prime',
      '(c) it is the prime form',
    ],
    '': [
      'option C is correct bcoz 2x2x3x23 = 277',
      'option C is correct, 2 x 3^2 x 23',
      'C, 2·3·23',
      'C is not correct bcoz 2x2x3x23 = 276',
    ],
  },
)
reads(
  [
    'The radius is perpendicular to the tangent at the point of contact.',
    'The angles of a quadrilateral add to $360^\\circ$.',
    'Tangents drawn from an external point to a circle are equal.',
    'Angles opposite to equal sides of a triangle are equal.',
  ],
  {
    B: [
      'option b) angles of a quadrilateral add to 360 degrees',
      'sum of all angles of a quadrilateral is 360°',
      'angles of quadrilateral sum to 360 degree',
    ],
    '': [
      'option b) angles of a quadrilateral add to 180 degrees',
      'sum of all angles of a quadrilateral is 180°',
      'sum of all angles of a triangle is 360°',
      'option a) angles of a quadrilateral add to 360 degrees',
    ],
  },
)
reads(
  [
    '$\\sqrt{50} \\times \\sqrt{20}$',
    '$\\sqrt{63}$',
    '$\\sqrt{32} \\times \\sqrt{7}$',
    '$\\sqrt{45} \\times \\sqrt{20}$',
  ],
  {
    B: ['√63 is irrational', '(b) √63 = 3√7'],
    D: ['√45 × √20 is rational'],
    '': [
      '√45 × √20 is irrational',
      '√63 is rational',
      '(d) √63 is irrational',
      '√45 × √20 is not rational',
      '(d) √45 × √20 is irrational',
      'D, it is √63',
    ],
  },
)
reads(assertionReasonOptions, {
  B: [
    "both true but reason doesn't explain assertion (b)",
    'both true, reason is no explanation of assertion (b)',
    'B, two separate facts',
  ],
  '': ['both true, reason explains assertion (b)', 'B, reason false and silly', 'reason explains assertion (a) not'],
})
