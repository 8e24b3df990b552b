import type { TopicTheory } from '../theory'

export const coordinateTheory: TopicTheory = {
  theories: [
    {
      id: 'abscissa',
      names: ['abscissa', 'x coordinate', 'x-coordinate'],
      concept: 1,
      what: String.raw`The abscissa, or $x$-coordinate, of a point is its distance from the $y$-axis, with the sign of the side. In $(3, -4)$ it is 3.`,
    },
    {
      id: 'ordinate',
      names: ['ordinate', 'y coordinate', 'y-coordinate'],
      concept: 1,
      what: String.raw`The ordinate, or $y$-coordinate, of a point is its distance from the $x$-axis, with the sign of the side. In $(3, -4)$ it is $-4$.`,
    },
    {
      id: 'coordinates-of-a-point',
      names: [
        'coordinates',
        'coordinates of a point',
        'origin',
        'coordinate axes',
        'cartesian plane',
        'quadrants',
        'quadrant',
      ],
      concept: 1,
      what: String.raw`A point of the plane has the coordinates $(x, y)$: $x$ is told along the $x$-axis, $y$ along the $y$-axis. The axes meet at the origin $(0, 0)$.
Quadrants: I $(+, +)$, II $(-, +)$, III $(-, -)$, IV $(+, -)$. On the $x$-axis $y = 0$, on the $y$-axis $x = 0$.`,
    },
    {
      id: 'distance-formula',
      names: ['distance formula', 'distance between two points', 'distance between 2 points', 'distance'],
      concept: 2,
      what: String.raw`The distance between $A(x_1, y_1)$ and $B(x_2, y_2)$ is $AB = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$. From the origin, $OP = \sqrt{x^2 + y^2}$.`,
      prove: String.raw`Proof: Draw the lines through $A(x_1, y_1)$ parallel to the $x$-axis and through $B(x_2, y_2)$ parallel to the $y$-axis; they meet at $C(x_2, y_1)$ in a right angle.
$AC$ and $BC$ have the lengths $|x_2 - x_1|$ and $|y_2 - y_1|$.
By the Pythagoras theorem $AB^2 = AC^2 + BC^2 = (x_2 - x_1)^2 + (y_2 - y_1)^2$.
Hence $AB = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.`,
      when: 'Use it for the length of a side or a diagonal, to find out the type of a triangle or a quadrilateral, for equidistant points, and for three points on a line (the longest distance is the sum of the other two).',
    },
    {
      id: 'distance-from-the-origin',
      names: ['distance from origin', 'distance from the origin', 'distance of a point from the origin'],
      concept: 1,
      what: String.raw`The distance of $P(x, y)$ from the origin is $OP = \sqrt{x^2 + y^2}$.`,
    },
    {
      id: 'distance-from-an-axis',
      names: [
        'distance from x axis',
        'distance from y axis',
        'distance of a point from x axis',
        'distance of a point from y axis',
        'distance from the x-axis',
        'distance from the y-axis',
      ],
      concept: 1,
      what: String.raw`The distance of $P(x, y)$ from the $x$-axis is $|y|$, and from the $y$-axis $|x|$: the sign is left out.`,
    },
    {
      id: 'section-formula',
      names: ['section formula', 'internal division', 'section formula for internal division'],
      concept: 5,
      what: String.raw`The point that divides the segment from $A(x_1, y_1)$ to $B(x_2, y_2)$ internally in the ratio $m : n$ is $\left(\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}\right)$.`,
      when: String.raw`Use it when a point divides a segment in a given ratio. If the ratio is asked, take $k : 1$: the point is $\left(\frac{kx_2 + x_1}{k + 1}, \frac{ky_2 + y_1}{k + 1}\right)$; put one coordinate equal to the known one and solve for $k$.`,
    },
    {
      id: 'mid-point-formula',
      names: [
        'mid-point formula',
        'midpoint formula',
        'mid point formula',
        'mid-point',
        'midpoint',
        'mid point',
        'mid-point of a line segment',
        'midpoint of a line segment',
      ],
      concept: 6,
      what: String.raw`The mid-point of the segment joining $A(x_1, y_1)$ and $B(x_2, y_2)$ is $\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)$. It is the section formula for the ratio $1 : 1$.`,
      when: 'Use it for mid-points, the centre of a circle from a diameter, medians, and the fourth corner of a parallelogram (its diagonals bisect each other).',
    },
    {
      id: 'centroid',
      names: ['centroid', 'centroid of a triangle', 'centroid of triangle'],
      concept: 6,
      what: String.raw`The centroid is the point where the medians of a triangle meet; it divides each in the ratio $2 : 1$ from the vertex. Its coordinates are $\left(\frac{x_1 + x_2 + x_3}{3}, \frac{y_1 + y_2 + y_3}{3}\right)$.`,
    },
    {
      id: 'collinear-points',
      names: [
        'collinear points',
        'collinear',
        'condition for collinearity',
        'collinearity',
        'condition for three points to be collinear',
      ],
      concept: 4,
      what: 'Points are collinear if they lie on one line. With the distance formula: three points are collinear if the longest of the three distances is the sum of the other two.',
    },
    {
      id: 'equidistant-points',
      names: ['equidistant', 'equidistant points', 'equidistant point'],
      concept: 3,
      what: String.raw`A point $P$ is equidistant from $A$ and $B$ if $PA = PB$. Write $PA^2 = PB^2$ with the distance formula: the roots are gone, and the squares of the unknown often cancel.`,
    },
    {
      id: 'types-of-quadrilaterals',
      names: [
        'types of quadrilaterals',
        'how to show a quadrilateral is a square',
        'square or rhombus',
        'conditions for square rectangle rhombus and parallelogram',
      ],
      concept: 4,
      what: 'Square: all sides equal and both diagonals equal.\nRhombus: all sides equal.\nRectangle: opposite sides equal and both diagonals equal.\nParallelogram: opposite sides equal (or the diagonals have one mid-point).',
    },
    {
      id: 'area-of-a-rhombus',
      names: ['area of a rhombus', 'area of rhombus'],
      concept: 8,
      what: String.raw`The area of a rhombus is half the product of its diagonals: $\frac{1}{2} \times d_1 \times d_2$.`,
    },
    {
      id: 'area-of-a-triangle-by-coordinates',
      names: [
        'area of a triangle using coordinates',
        'area of triangle formula in coordinate geometry',
        'area of triangle by coordinates',
        'area of a triangle with vertices',
      ],
      concept: 8,
      what: String.raw`The area of the triangle with the vertices $(x_1, y_1)$, $(x_2, y_2)$, $(x_3, y_3)$ is $\frac{1}{2}|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)|$. This formula is no longer in the syllabus: with a side parallel to an axis take $\frac{1}{2} \times \text{base} \times \text{height}$.`,
    },
  ],
  differences: [
    {
      between: [
        ['abscissa', 'x coordinate', 'x-coordinate'],
        ['ordinate', 'y coordinate', 'y-coordinate'],
      ],
      concept: 1,
      text: 'The abscissa is the x-coordinate of a point, the ordinate its y-coordinate. In (3, −4) the abscissa is 3 and the ordinate −4.',
    },
    {
      between: [['section formula'], ['mid-point formula', 'midpoint formula', 'mid point formula']],
      concept: 6,
      text: String.raw`The section formula gives the point that divides a segment in any ratio $m : n$. The mid-point formula is its case $1 : 1$.`,
    },
    {
      between: [['square'], ['rhombus']],
      concept: 4,
      text: 'Both have four equal sides. The diagonals of a square are equal as well; those of a rhombus that is not a square are not.',
    },
  ],
}
