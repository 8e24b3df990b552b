import type { Sample } from './sample'

const text = (wrong: string, right: string, says: string): Sample => ({ in: 'text', wrong, right, says })
const point = (wrong: string, right: string, says: string): Sample => ({
  in: 'points',
  wrong: `- ${wrong}`,
  right: `- ${right}`,
  says,
})

/** What a single sentence tells wrong of a thing that everyone knows, or of what stands in the same sentence. */
export const toldFactSamples: readonly Sample[] = [
  // sentences with one word changed
  point(
    'The tangents from an outside point are of different lengths.',
    'The tangents from an outside point are of equal lengths.',
    'they are equal in length',
  ),
  text(
    'Twice the sum is $100 \\times 101$, so the sum is 5500.',
    'Twice the sum is $100 \\times 101$, so the sum is 5050.',
    'the sum is 5050, and not 5500',
  ),
  text(
    'The perpendicular from the centre to a tangent bisects it.',
    'The perpendicular from the centre to a chord bisects it.',
    'that to a chord bisects it',
  ),
  text(
    'The radius is parallel to the tangent at its point of contact.',
    'The radius is perpendicular to the tangent at its point of contact.',
    'is perpendicular to the tangent',
  ),
  point(
    'There is only one tangent parallel to a given secant.',
    'There are exactly two tangents parallel to a given secant.',
    'there are two, one on either side',
  ),
  point(
    'The square of the hypotenuse is the difference of the squares of the other two sides.',
    'The square of the hypotenuse is the sum of the squares of the other two sides.',
    'is the sum of the squares of the other two sides',
  ),
  // how many zeroes
  text(
    'A cubic polynomial has at least three zeroes.',
    'A cubic polynomial has at most three zeroes.',
    'a polynomial of degree 3 has at most 3 zeroes',
  ),
  // what stands in the same sentence
  text(
    'The equation $x^2 - 4x + 4 = 0$ has real and different roots.',
    'The equation $x^2 - 4x + 4 = 0$ has real and equal roots.',
    'D = 0: there are two equal real roots',
  ),
  text(
    'The sum of the roots of $x^2 - 5x + 6 = 0$ is $-5$.',
    'The sum of the roots of $x^2 - 5x + 6 = 0$ is $5$.',
    'is 5, and not -5',
  ),
  text(
    'The lines $x + 2y = 4$ and $2x + 4y = 12$ are coincident.',
    'The lines $x + 2y = 4$ and $2x + 4y = 12$ are parallel.',
    'they are parallel: no solution',
  ),
  text(
    'The $n$th term of the AP $5, 8, 11, \\ldots$ is $3n + 5$.',
    'The $n$th term of the AP $5, 8, 11, \\ldots$ is $3n + 2$.',
    'is not the $n$th term of this AP',
  ),
  // what changes with what
  text(
    'If every value is doubled, the mean stays the same.',
    'If every value is doubled, the mean is doubled too.',
    'the mean, the median and the mode are multiplied by 2 too',
  ),
  point('Remember: 3 Mean = Mode + 2 Median.', 'Remember: 3 Median = Mode + 2 Mean.', 'it is 3 Median = Mode + 2 Mean'),
  text(
    'If the radius of a sphere doubles, its surface doubles and its volume becomes 8 times.',
    'If the radius of a sphere doubles, its surface becomes 4 times and its volume 8 times.',
    'it becomes 4 times as large',
  ),
  // which is the longer one
  text(
    'The opposite side is longer than the hypotenuse.',
    'The opposite side is shorter than the hypotenuse.',
    'of the two the hypotenuse is the larger one',
  ),
  // where the right angle is
  text(
    'The triangle $OTP$ is right-angled at $P$, and its hypotenuse is $OP$.',
    'The triangle $OTP$ is right-angled at $T$, and its hypotenuse is $OP$.',
    'lies opposite to the right angle',
  ),
  // parts and counts
  text(
    'A quarter circle is a sector of angle $60^\\circ$.',
    'A quarter circle is a sector of angle $90^\\circ$.',
    'its angle at the centre is 90°',
  ),
  text(
    'Each suit has the numbers 1 to 10 besides the jack, the queen and the king.',
    'Each suit has the ace and the numbers 2 to 10 besides the jack, the queen and the king.',
    'a suit has the numbers 2 to 10',
  ),
  text('Two dice have 12 equally likely outcomes.', 'Two dice have 36 equally likely outcomes.', 'they are 36'),
  // the shortest distance, and which criterion
  text(
    'The perpendicular is the longest distance from a point to a line.',
    'The perpendicular is the shortest distance from a point to a line.',
    'the perpendicular is the shortest distance',
  ),
  text(
    'The right angles, the common hypotenuse and the radii make the triangles congruent by SSS.',
    'The right angles, the common hypotenuse and the radii make the triangles congruent by RHS.',
    'a right angle, the hypotenuse and a side are RHS',
  ),
  // a condition of two, and "equal", left out
  point(
    'Rhombus: four sides equal. Square: four sides equal.',
    'Rhombus: four sides equal. Square: four sides equal and diagonals equal.',
    'four equal sides alone make a rhombus',
  ),
  point(
    'Minor segment: less than a half circle. Major segment: less than a half circle.',
    'Minor segment: less than a half circle. Major segment: more than a half circle.',
    'what sets them apart is missing',
  ),
  text(
    'Chords of a circle are equidistant from the centre.',
    'Equal chords of a circle are equidistant from the centre.',
    'equal chords do',
  ),
  // letters against the formula of the lesson
  text(
    '$$\nx = \\frac{mx_2 + nx_1}{m + n}\n$$\n\nHere $m$ goes with $x_1$ and $n$ goes with $x_2$.',
    '$$\nx = \\frac{mx_2 + nx_1}{m + n}\n$$\n\nHere $m$ goes with $x_2$ and $n$ goes with $x_1$.',
    'in the formula $m$ goes with $x_2$, and not with $x_1$',
  ),
  // times of day and dates
  text('The bell rings again at 9:72 a.m.', 'The bell rings again at 10:12 a.m.', 'an hour has 60 minutes'),
  text('The train leaves at 25:10.', 'The train leaves at 23:10.', 'a day has 24 hours'),
  text('The fair is held on 31 June.', 'The fair is held on 30 June.', 'June has 30 days'),
  text(
    'The equation has $D = 900 - 1000 = -100 < 0$. It is possible.',
    'The equation has $D = 900 - 1000 = -100 < 0$. It is not possible.',
    'D is -100: so it is not possible',
  ),
  // at least, at most, exactly
  text(
    'At most two heads means two or fewer, but at least one.',
    'At most two heads means two or fewer, and none as well.',
    '"At most two" is two or fewer, none as well',
  ),
  text(
    'The complement of "at most one" is "at least one".',
    'The complement of "at most one" is "at least two".',
    'the complement of "at most one" is "at least two", and not "at least one"',
  ),
  // parts and their whole
  text(
    'A bag has 3 red and 5 blue balls, 9 balls in all.',
    'A bag has 3 red and 5 blue balls, 8 balls in all.',
    'together they are 8',
  ),
  // reasons and heights
  text(
    'These are equal co-interior angles, so the lines are parallel.',
    'These are equal alternate angles, so the lines are parallel.',
    'they add up to 180°',
  ),
  text(
    'Then $\\text{ar}(ADE) = \\frac{1}{2} \\times AE \\times EN$.',
    'Then $\\text{ar}(ADE) = \\frac{1}{2} \\times AE \\times DM$.',
    'the height of the triangle ADE on AE comes from D, and EN does not',
  ),
  text(
    'Then $\\text{ar}(ADE) = \\frac{1}{2} \\times AB \\times EN$.',
    'Then $\\text{ar}(ADE) = \\frac{1}{2} \\times AD \\times EN$.',
    'AB is no side of the triangle ADE',
  ),
  // lists of a kind, what needs both, what letters stand for
  text(
    'A prime number has exactly two factors: 2, 3, 5, 7, 9 and so on.',
    'A prime number has exactly two factors: 2, 3, 5, 7, 11 and so on.',
    '9 is no prime number',
  ),
  text(
    'The factors of 12 are 1, 2, 3, 6 and 12.',
    'The factors of 12 are 1, 2, 3, 4, 6 and 12.',
    '4 is a factor of 12 as well',
  ),
  text(
    'A number ends in 0 when 2 or 5 is among its prime factors.',
    'A number ends in 0 when both 2 and 5 are among its prime factors.',
    'it needs both 2 and 5',
  ),
  text(
    'Here $r = \\frac{a + b - c}{2}$, with $c$ the shortest side.',
    'Here $r = \\frac{a + b - c}{2}$, with $c$ the hypotenuse.',
    'the hypotenuse of a right triangle is the longest side: here it is c',
  ),
  text('At least: more than that many.', 'At least: that many or more.', '"At least" is that many or more'),
]
