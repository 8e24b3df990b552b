/** Words of the syllabus that are known where one letter of them is wrong. */
export const syllabusWords: readonly string[] = `
  abscissa actual altitude angle angles apparent area arithmetic between bisector breadth calculate capacity center centre centroid
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

/** Words of the stories and of asking that are known so, too. */
export const storyWords: readonly string[] = `
  aayatan alpha angled answer balloon barabar batao becomes bells bottom broken building cable canvas cavity
  centimeter centimetre centimetres chairs chances charge chimney chosen circumscribes contact contains corner
  denominator dimensions drawn eighteen eighty eleven evaluate expenditure expenditures faces factorisation father
  fifteen fifty finding flagstaff following forty fourteen fraction fractions getting given ground hours hundred
  income incomes instalments joined kilometre kilometres kitna kitne kitni kshetrafal leaves lighthouse likely lower
  marbles marked meters method metre metres minute minutes month monthly mother mounted nikalo nineteen ninety
  numbered numerator observer opposite original pencil pencils picked possible prayikta proved respectively
  resulting right rupees samikaran sankhya school seats seconds selected semicircles seventeen seventy shuffled
  simplify sixteen sixty solve stands string student students subtend subtends surmounted tables theorem thirteen
  thirty three thrown tickets tossed touches touching trijya twelve twenty unchai uniform units value values
  verification water where whose wickets years
`
  .trim()
  .split(/\s+/)
