import { reads } from './read-option'

reads(['$k \\le \\frac{9}{4}$', '$k < \\frac{9}{4}$', '$k \\ge \\frac{9}{4}$', '$k > \\frac{9}{4}$'], {
  A: ['k ≤ 9/4', 'k<=9/4', 'k =< 9/4', '9/4 ≥ k', 'k is less than or equal to 9/4', 'k ≤ 2.25'],
  B: ['k < 9/4', '9/4 > k', 'second'],
  C: ['k ≥ 9/4', 'k is at least 9/4'],
  D: ['k > 9/4', 'k greater than 9/4'],
  '': [
    'k = 9/4',
    '9/4',
    'k',
    '9',
    'k ≤ 9/4 or k > 9/4',
    'k ≤ 9/4, k < 9/4',
    'k ≤ 4/9',
    'not k ≤ 9/4',
    '2.25',
    '4k ≤ 9',
    '9 - 4k > 0',
  ],
})
reads(
  [
    'The radius is perpendicular to the tangent at the point of contact.',
    'The angles of a quadrilateral add to $360^\\circ$.',
    'The angles of a triangle add to $180^\\circ$.',
  ],
  {
    B: [
      'angles of a quadrilateral add to 360 degrees',
      'option b) angles of a quadrilateral add to 360 degrees',
      'sum of all angles of a quadrilateral is 360°',
    ],
    C: ['sum of the angles of a triangle is 180°'],
    '': [
      'option c) angles of a quadrilateral add to 360 degrees',
      'sum of all angles of a quadrilateral is 180°',
      'sum of the angles of a triangle is 360°',
      'angles of a quadrilateral do not add to 360 degrees',
    ],
  },
)
reads(['$-4 < k < 4$', '$k < -4$ or $k > 4$', '$k > 4$ only', '$k > 16$ only'], {
  A: ['-4 < k < 4', '4 > k > -4'],
  B: ['k < -4 or k > 4', 'k>4 or k<-4'],
  C: ['k > 4', 'only k>4'],
  D: ['k > 16'],
  '': ['k < 4', 'k < -4', '-4 ≤ k ≤ 4', '4'],
})
reads(
  [
    '$\\sqrt{20} \\times \\sqrt{50}$',
    '$\\sqrt{5} \\times \\sqrt{20}$',
    '$\\sqrt{14}$',
    '$\\sqrt{12} \\times \\sqrt{28}$',
  ],
  {
    A: ['√20 × √50', 'sqrt20 x sqrt50', 'root 20 into root 50', '√20*√50'],
    B: ['√5×√20', 'root 5 x root 20', '10'],
    C: ['√14', 'option 3'],
    '': ['√20', '20', '√50 and √20', '√5 × √50'],
  },
)
reads(
  [
    'on the $x$-axis, but not at the origin',
    'on neither of the axes',
    'on the $y$-axis, but not at the origin',
    'at the origin',
  ],
  {
    A: ['x axis', 'on x-axis', 'X-axis', 'x-axis but not origin', 'x - axis', '1'],
    B: ['neither', 'on neither axis', 'none of the axes'],
    C: ['y axis', 'on y axis, not at origin'],
    D: ['origin', 'at origin'],
    '': ['axis', 'x and y axis', 'not at the origin', 'not origin', 'x axis or y axis', 'not on x-axis'],
  },
)
reads(
  [
    'a parallelogram which is neither a rectangle nor a rhombus',
    'a rhombus which is not a square',
    'a rectangle which is not a square',
    'a square',
  ],
  {
    A: ['parallelogram', 'a parallelogram'],
    B: ['rhombus', 'a rhombus not a square', 'rhombus but not a square'],
    C: ['rectangle', 'rectangel', 'rectangle which is not square'],
    D: ['square', 'A square', 'it is a square'],
    '': [
      'not a square',
      'rectangle or rhombus',
      'rhombus and square',
      'not a parallelogram',
      'neither',
      'kite',
      'B parallelogram',
    ],
  },
)
reads(
  [
    'no triangle: the points are collinear',
    'an isosceles right triangle',
    'a right triangle which is not isosceles',
    'an isosceles triangle which is not right-angled',
  ],
  {
    A: ['collinear', 'the points are collinear', 'no triangle'],
    B: ['isosceles right triangle', 'right angled isosceles triangle'],
    C: ['right triangle', 'right angled triangle which is not isosceles'],
    D: ['isosceles triangle', 'isosceles but not right angled'],
    '': ['isosceles', 'triangle', 'not collinear', 'right', 'equilateral', 'not isosceles'],
  },
)
reads(['two distinct real roots', 'no real roots', 'two equal real roots', 'more than two real roots'], {
  A: ['distinct', 'real and distinct', '2 distinct real roots', 'unequal real roots'],
  B: ['no real root', 'not real', 'no roots', 'roots are not real'],
  C: ['equal roots', 'real and equal', '2 equal real roots'],
  D: ['more than two', 'more than 2 real roots'],
  '': ['real roots', 'two real roots', '2', 'two', 'roots', 'not distinct'],
})
reads(['Yes, because $p(1) = 0$', 'Yes, because $p(-1) = 0$', 'No, because $p(1) = -8$', 'No, because $p(1) = 8$'], {
  A: ['yes p(1)=0', 'p(1) = 0', 'yes since p(1)=0'],
  C: ['no p(1) = -8', 'p(1)=-8'],
  D: ['no, p(1)=8'],
  '': ['yes', 'no', 'no p(1)=0', 'yes p(1) = 8', '-8', 'p(1)', 'yes, because p(1) = 0 or no, because p(1) = 8'],
})
reads(
  [
    'No, because $5$ is not a prime factor of $6^n$',
    'Yes, for every natural number $n$',
    'Yes, but only when $n$ is even',
    'No, because $2$ is not a prime factor of $6^n$',
  ],
  {
    A: ['no, 5 is not a prime factor', '5 is not a prime factor of 6^n'],
    B: ['yes for all natural numbers', 'yes always'],
    C: ['when n is even', 'yes, n is even'],
    '': ['yes', 'no', '5', '2', '5 is a prime factor of 6^n', 'not a prime factor', 'no for every natural number n'],
  },
)
reads(['infinitely many solutions', 'exactly two solutions', 'no solution', 'exactly one solution'], {
  A: ['infinite', 'infinite solutions'],
  B: ['two solutions'],
  C: ['no solutions', 'zero solutions'],
  D: ['one solution', 'unique', 'only one solution'],
  '': ['solution', 'many', 'not one solution', 'no', 'A is not the answer', 'no C', '1'],
})
reads(['$2$', '$4$', 'There is no limit', '$3$'], {
  A: ['2', 'two', 'option 1'],
  B: ['4', '2nd', 'option 2', 'second'],
  C: ['no limit', 'option 3', '(iii)'],
  D: ['3', 'option d', 'last one'],
  '': ['1', '5', 'limit', 'not 3', '2 or 3'],
})
reads(['9:14 a.m.', '2:33 p.m.', '8:16 a.m.', '10:21 a.m.'], {
  A: ['9:14', '9.14 am', '09:14 AM'],
  B: ['2:33 pm', '14:33'],
  '': ['9', '2', '9:14 pm', '2:33 am'],
})
reads(
  ['$12, 16, 20, 26, \\ldots$', '$25, 36, 49, 64, \\ldots$', '$1, 2, 4, 8, \\ldots$', '$-7, -10, -13, -16, \\ldots$'],
  {
    A: ['12, 16, 20, 26', '12 16 20 26'],
    C: ['1,2,4,8,...'],
    D: ['-7 -10 -13 -16', '−7, −10, −13, −16, …', '4th'],
    '': ['7, 10, 13, 16', '12', '2', '8, 4, 2, 1', '1, 2, 4, 8 and 12, 16, 20, 26'],
  },
)
reads(
  [
    '$\\frac{PQ}{TU} = \\frac{PR}{ST}$',
    '$\\frac{PQ}{TU} = \\frac{PR}{SU}$',
    '$\\frac{PQ}{ST} = \\frac{PR}{SU}$',
    '$\\frac{PQ}{SU} = \\frac{PR}{TU}$',
  ],
  {
    B: ['PQ/TU = PR/SU', 'pq/tu=pr/su', 'PR/SU = PQ/TU', '(b) PQ/TU=PR/SU', 'PQ/TU = PR/SU (B)'],
    '': ['PQ/TU', 'TU/PQ = PR/SU', '(a) PQ/TU=PR/SU', 'PQ/TU = PR/SU (C)'],
  },
)
