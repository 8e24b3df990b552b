/** Words of the syllabus that are known where one letter of them is wrong. */
export const syllabusWords: readonly string[] = `
  abscissa altitude angle angles area arithmetic between bisector breadth calculate capacity center centre centroid
  chord chords circle circles circular circumference circumscribed circumscribing coefficient coefficients coincident
  collinear common complement complementary composite concentric congruent conical consecutive consistent consonant constant
  coordinate coordinates cubic cubical cuboid cuboids cumulative curved cylinder cylinders cylindrical degree
  degrees depression determine diagonal diagonals diameter difference digits discriminant distance distances
  distribution divisible doublet downstream elevation elimination equation equations equidistant equilateral external
  externally factor factors formula frequencies frequency frustum graph graphically greatest height heights hemisphere
  hemispheres hemispherical hexagon hollow horizontal hypotenuse inconsistent infinite infinitely inscribed integer
  integers internally intersect intersecting intersects irrational isosceles kite ladder largest lateral length
  lengths linear major maximum median melted midpoint minimum minor modal multiple multiples natural nature negative
  number numbers observation observations ogive ordinate origin outcome outcomes parabola parallel parallelogram
  pentagon perimeter perpendicular point points polygon polynomial polynomials positive prime probability product
  progression quadrant quadratic quadrilateral quotient radius random ratio rational recast reciprocal rectangle
  rectangular remainder rhombus secant sector sectors segment segments semicircle semicircular sequence series shadow
  similar similarity slant smallest solution solutions speed sphere spheres spherical square squares stream
  substitution supplementary surface tangent tangents thickness together total tower trapezium triangle triangles unique upstream vertex
  vertical vertices volume volumes vowel width zeroes
`
  .trim()
  .split(/\s+/)
