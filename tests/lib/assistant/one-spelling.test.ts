import { withCountsInWords } from '@/lib/assistant/question/counts-in-words'
import { inOneSpelling } from '@/lib/assistant/question/one-spelling'
import { withPlacesInWords } from '@/lib/assistant/question/places-in-words'

test.each([
  ['x^{2} - 5x + 6 = 0', 'x² - 5x + 6 = 0'],
  ['x**2 - 3x^3', 'x² - 3x³'],
  ['sin^{4} A - cos^2 A', 'sin^4 A - cos² A'],
  ['2 tan^245° + cos^230', '2 tan²45° + cos²30'],
  ['x² + 3 sqrt(3) x = 0', 'x² + 3√3 x = 0'],
  ['roots of root 2 x² + 7x + 5 root 2 = 0', 'roots of √2 x² + 7x + 5√2 = 0'],
  ['in the ratio 1 :  sqrt(3)', 'in the ratio 1 : √3'],
  ['area 30 sq.cm, 5 sq m, 8 g per cu cm', 'area 30 cm², 5 m², 8 g per cm³'],
  ['area 300 m2 and 50 cm2', 'area 300 m² and 50 cm²'],
  ['an angle of 60deg, and 30 deg', 'an angle of 60°, and 30°'],
  ['the angle is 44deg. A chord', 'the angle is 44°. A chord'],
  ['1.6 M tall, 20√3 M from it, radius 12 CM', '1.6 m tall, 20√3 m from it, radius 12 cm'],
  ['cost Rs.500/- and 0.50 rupees per cm²', 'cost Rs.500 and ₹0.50 per cm²'],
  ['20 Rs.1/- coins', '20 ₹1 coins'],
  ['π = 3.14 root3 = 1.73', 'π = 3.14 √3 = 1.73'],
  ['the 10 th and 21 st term, 2 nd term', 'the 10th and 21st term, 2nd term'],
  ['sin 60deg plus cos θ', 'sin 60 degrees plus cos theta'],
])('"%s" is written "%s"', (typed, written) => {
  expect(inOneSpelling(typed).trim().replace(/ +/g, ' ')).toBe(written)
})

test.each([
  // not the power two
  '2^21',
  'x^2n + y^{10}',
  'x^2.5',
  '$x^{2} + 3$',
  // a root that is 3
  'one root 3, find k',
  'the other root 3',
  'the equation has root 2',
  'cube root 8',
  'sqrt(x + 1)',
  // letters and points
  'do m, m2, m3 form an AP',
  'M is a point on XY, XM = 3 CM',
  'AM = 2 CM',
  '65M - 117',
  // "and"
  'hcf of 12 nd 18',
  'x = 2 nd y = 3',
  // money in a row
  '10-15 rupees: 9 students',
  'two 5 rupees coins',
  '−x² + 120x − 2700 rupees',
])('"%s" stays', (typed) => {
  expect(inOneSpelling(typed)).toBe(typed)
})

test.each([
  ['The 2 sides containing the right angle', 'The two sides containing the right angle'],
  ['a circle touches all 4 sides', 'a circle touches all four sides'],
  ['2 concentric circles of radii 5 cm', 'Two concentric circles of radii 5 cm'],
  ['the HCF of 2 positive integers', 'the HCF of two positive integers'],
  ['the 2 banks of a river, 2 ships and 3 dice', 'the two banks of a river, two ships and three dice'],
  ['each touching the other 2 externally', 'each touching the other two externally'],
  ['whose first 2 terms are -5 and 1', 'whose first two terms are -5 and 1'],
  ['2 men on either side of a tower', 'two men on either side of a tower'],
])('"%s" counts in words: "%s"', (typed, written) => {
  expect(withCountsInWords(typed)).toBe(written)
})

test.each([
  // numbers that must be used
  '2 men and 7 boys can do a work in 4 days',
  '3 chairs and 2 tables cost 700',
  'sides 3, 4, 5 triangles',
  '₹2 coins and ₹5 coins',
  'sum of first 2 terms is 8',
  'x = 2 points',
  'radii are 2 cm and 3 cm',
  'he has 5 points more than 3 points each',
  '4.2 sides',
])('"%s" keeps its figures', (typed) => {
  expect(withCountsInWords(typed)).toBe(typed)
})

test.each([
  ['sum of the 1st n terms of an AP', 'sum of the first n terms of an AP'],
  ['Their 1st terms are 4 and 11', 'Their first terms are 4 and 11'],
  ['2 marks more in the 1st and 4 marks less in the 2nd,', '2 marks more in the first and 4 marks less in the second,'],
  ['A 2nd wire', 'A second wire'],
])('"%s" has its place in words: "%s"', (typed, written) => {
  expect(withPlacesInWords(typed)).toBe(written)
})

test.each([
  'the 1st and 5th terms',
  'the 5th and 1st term',
  'the 2nd term is 4',
  'the 3rd row',
  'find d, also 1st term',
])('"%s" keeps its place in figures', (typed) => {
  expect(withPlacesInWords(typed)).toBe(typed)
})
