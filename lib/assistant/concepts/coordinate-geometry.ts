import { concept, type Rule } from '../rule'

export const coordinateConcepts: readonly Rule[] = [
  concept(
    'distance-and-section',
    /distance formula.*section formula|section formula.*distance formula|formulas?\b.*coordinate geometry|coordinate geometry.*\bformulas?/,
    [
      'How do I use the distance formula and the section formula in coordinate geometry?',
      'What are the main formulas of coordinate geometry?',
    ],
    String.raw`For $A(x_1, y_1)$ and $B(x_2, y_2)$:
Distance: $AB = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.
Section formula, ratio $m : n$ from $A$: $\left(\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}\right)$.
Mid-point: $\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)$.
Label the points first and put negative coordinates in brackets. A point on the $x$-axis is $(x, 0)$, on the $y$-axis $(0, y)$.`,
  ),
  concept(
    'unknown-coordinate',
    /\bunknown coordinates?\b|\bcoordinates? from (?:a|the) distance\b/,
    ['How do I find an unknown coordinate from a distance?'],
    String.raw`Write the distance formula with the letter in it and square both sides: the square root disappears.
Example: $A(1, 2)$ and $B(k, 5)$ are 5 units apart. Then $(k - 1)^2 + (5 - 2)^2 = 25$, so $(k - 1)^2 = 16$.
A square equal to a positive number gives two values: $k - 1 = 4$ or $k - 1 = -4$, so $k = 5$ or $k = -3$. Give both, unless the question leaves one out.`,
  ),
  concept(
    'distance-formula',
    /distance formula|\bdistance (?:between|of|from)\b.*\b(?:points?|origin)\b/,
    ['How do I use the distance formula?', 'distance between two points'],
    String.raw`The distance between $P(x_1, y_1)$ and $Q(x_2, y_2)$ is
$$PQ = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$$
and the distance of $(x, y)$ from the origin is $\sqrt{x^2 + y^2}$. Write the formula, then substitute with brackets round negative numbers.
Example: from $(1, -2)$ to $(4, 2)$: $\sqrt{(4 - 1)^2 + (2 - (-2))^2} = \sqrt{9 + 16} = 5$.`,
  ),
  concept(
    'mid-point',
    /mid[- ]?point|\bmedian\b.*\bcoordinates?\b|parallelogram/,
    ['How do I find the mid-point of a line segment?', 'midpoint formula'],
    String.raw`The mid-point of the segment joining $(x_1, y_1)$ and $(x_2, y_2)$ is
$$\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)$$
Example: for $(2, 3)$ and $(6, 9)$ it is $(4, 6)$.
In a parallelogram the diagonals bisect each other, so both diagonals have the same mid-point: that gives a missing vertex.`,
  ),
  concept(
    'section-formula',
    /section formula|divides? .*\bratio\b|in the ratio|trisect/,
    ['How do I use the section formula?', 'point dividing a segment in the ratio m : n'],
    String.raw`The point that divides the segment joining $A(x_1, y_1)$ and $B(x_2, y_2)$ internally in the ratio $m : n$ is
$$\left(\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}\right)$$
$m$ goes with the far point $B$. To find an unknown ratio, write it as $k : 1$ and solve for $k$; a point on the $x$-axis has $y = 0$.
Example: $(1, -2)$ and $(4, 7)$ in the ratio $1 : 2$ give $(2, 1)$.`,
  ),
  concept(
    'collinear',
    /collinear/,
    ['How do I show that three points are collinear?'],
    String.raw`Find the three distances with the distance formula. The points are collinear when the longest distance is the sum of the other two, $AB + BC = AC$.
The formula for the area of a triangle from coordinates is no longer in the syllabus.`,
  ),
]

export const coordinateOverview = concept(
  'coordinate-geometry',
  /coordinate|\bco-ordinate|\b(?:abscissa|ordinate|cartesian)\b|\b[xy][- ]axis\b/,
  ['What is coordinate geometry?', 'Explain coordinate geometry'],
  String.raw`Coordinate geometry describes points by pairs of numbers $(x, y)$ and answers questions of geometry by calculation.
Distance formula: $\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.
Section formula for the ratio $m : n$: $\left(\frac{mx_2 + nx_1}{m + n}, \frac{my_2 + ny_1}{m + n}\right)$.
Mid-point: $\left(\frac{x_1 + x_2}{2}, \frac{y_1 + y_2}{2}\right)$.`,
)
