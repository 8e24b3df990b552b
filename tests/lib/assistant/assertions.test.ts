import { assertionApart } from '@/lib/assistant/assertions/apart'
import { reply } from '@/lib/assistant'

const board = `
(A) Both Assertion (A) and Reason (R) are true, and (R) is the correct explanation of (A).
(B) Both Assertion (A) and Reason (R) are true, but (R) is not the correct explanation of (A).
(C) Assertion (A) is true, but Reason (R) is false.
(D) Assertion (A) is false, but Reason (R) is true.`

const turned = `
(a) Assertion (A) is false, but Reason (R) is true.
(b) Both Assertion (A) and Reason (R) are true and Reason (R) is not the correct explanation of Assertion (A).
(c) Assertion (A) is true, but Reason (R) is false.
(d) Both Assertion (A) and Reason (R) are true and Reason (R) is the correct explanation of Assertion (A).`

const sum = 'The sum or the difference of a rational number and an irrational number is always irrational.'
const multiple = 'If both sides of an equation are multiplied by a number other than 0, its solutions stay the same.'
const root = 'The square root of a positive integer is irrational unless the integer is a perfect square.'
const form = 'A quadratic polynomial with the zeroes α and β is x² − (α + β)x + αβ.'
const oddSum = 'The sum of the first n odd natural numbers is n².'
const mistake = 'The square root of every positive integer is an irrational number.'

const asked = (assertion: string, reason: string, options = '') =>
  `Assertion (A): ${assertion}\nReason (R): ${reason}\nChoose the correct option.${options}`

test('the two statements are taken apart from what is bidden and offered', () => {
  expect(assertionApart(asked('5 + √3 is irrational.', sum, board))).toEqual({
    assertion: '5 + √3 is irrational.',
    reason: sum,
    codes: ['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'],
  })
})

test.each([
  'What is an assertion and what is a reason?',
  'Assertion (A): 2 is prime.',
  asked('2 is prime.', sum, '\n(A) Both are true.\n(B) Both are true.\n(C) A is true.\n(D) R is true.'),
])('no assertion with its reason: %s', (text) => {
  expect(assertionApart(text)).toBeNull()
})

describe('each statement is judged by itself, and then whether the reason explains the assertion', () => {
  test.each([
    ['5 + √3 is an irrational number.', sum, 'A'],
    ['√30 is an irrational number.', sum, 'B'],
    ['√30 is an irrational number.', mistake, 'C'],
    ['√49 is an irrational number.', root, 'D'],
    ['The equations x + 2y = 3 and 3x + 6y = 9 have the same solutions.', multiple, 'A'],
    ['The equations x + 2y = 3 and 3x + 6y = 8 have the same solutions.', multiple, 'D'],
    [
      'A two-digit number whose tens digit exceeds its ones digit by 4 is 36 more than the number with its digits reversed.',
      multiple,
      'B',
    ],
    ['A quadratic polynomial with the zeroes 2 and 3 is x² − 5x + 6.', form, 'A'],
    ['A quadratic polynomial with the zeroes 2 and 3 is x² + 5x + 6.', form, 'D'],
    ['The sum of the first 12 odd natural numbers is 144.', oddSum, 'A'],
  ])('%s / %s => %s', async (assertion, reason, letter) => {
    expect((await reply(asked(assertion, reason, board))).answer).toBe(letter)
    expect((await reply(asked(assertion, reason))).answer).toBe(letter)
  })

  test('the letter is that of the option as it is offered', async () => {
    expect((await reply(asked('5 + √3 is an irrational number.', sum, turned))).answer).toBe('D')
    expect((await reply(asked('√49 is an irrational number.', root, turned))).answer).toBe('A')
  })
})

describe('nothing is chosen', () => {
  test.each([
    ['where both are false', '√49 is an irrational number.', mistake],
    ['where the reason may be thought to explain it', '5 + √3 is an irrational number.', root],
    ['where factors explain it as well as the reason', 'The zeroes of x² − 5x + 6 are 2 and 3.', form],
    ['where a second fact is needed', 'A quadratic polynomial with the zeroes 2 and 3 is 2x² − 10x + 12.', form],
    [
      'where the reason leaves the sum to be found',
      'The sum of the first 12 odd natural numbers is 144.',
      'The odd natural numbers form an AP with first term 1 and common difference 2.',
    ],
    ['where the reason is not known', '5 + √3 is an irrational number.', 'Every integer is a rational number.'],
    ['where the assertion says more', '5 + √3 is an irrational number and less than 6.', sum],
    [
      'where the two are of different chapters',
      'The equations x + 2y = 3 and 3x + 6y = 9 have the same solutions.',
      sum,
    ],
  ])('%s', async (_, assertion, reason) => {
    expect((await reply(asked(assertion, reason, board))).answer).toBeUndefined()
  })
})

const meeting = 'The mid-point of the line segment joining (x₁, y₁) and (x₂, y₂) is ((x₁ + x₂)/2, (y₁ + y₂)/2).'
const certain = 'The probability of an event can be more than 1.'
const short =
  ' (a) both true R explains A (b) both true but R doesnt explain A (c) A is true but R is false (d) A is false but R is true'

test.each([
  [asked('The mid-point of the line segment joining (3, –7) and (5, 1) is (4, –3).', meeting), 'A'],
  [asked('The mid-point of (2, 4) and (6, 8) is (4, 5).', meeting, short), 'D'],
  [asked('The distance between (0, 0) and (3, 4) is 5.', meeting), 'B'],
  [asked('When two coins are tossed, the probability of getting no head is 1/4.', certain), 'C'],
  ['assertion A: the point (0,5) lies on x axis. reason R: y coordinate of every point on x axis is 0.' + short, 'D'],
  [asked('x² + 4x + 5 has two real zeroes.', 'a quadratic polynomial can have at most two zeroes.'), 'D'],
  [asked('The sum of the zeroes of x² + 5x + 6 is −5.', 'The sum of the zeroes of ax² + bx + c is b/a.'), 'C'],
  [asked('If θ is an acute angle and sec θ = 5/4, then tan θ = 3/4.', 'sec²θ = 1 + tan²θ'), 'A'],
])('an assertion about numbers is worked out: %s', async (text, key) => {
  expect((await reply(text)).answer).toBe(key)
})

test.each([
  [
    'The pair of equations 3x − 4y = 8 and 9x − 12y = 20 has no solution.',
    'If a₁/a₂ = b₁/b₂ ≠ c₁/c₂, the pair of linear equations is inconsistent.',
    'A',
  ],
  [
    'x + y = 4 and 2x + 2y = 8 have infinitely many solutions.',
    'If a1/a2 = b1/b2 = c1/c2, the lines are coincident.',
    'A',
  ],
  ['The lines 2x - 3y = 5 and x + y = 7 are parallel.', 'Parallel lines have no solution.', 'D'],
  ['The system 2x+3y=5, 4x+6y=10 is consistent.', 'Two parallel lines are always inconsistent.', 'B'],
  [
    'The pair x + 2y - 5 = 0 and 2x + 4y - 11 = 0 is inconsistent.',
    'A pair of equations is consistent if lines are parallel',
    'C',
  ],
  [
    '9x² + 6x + 1 = 0 has two equal real roots.',
    'A quadratic equation has two equal real roots when its discriminant is greater than zero.',
    'C',
  ],
  [
    'The roots of x² + x - 6 = 0 are real and distinct.',
    'If the discriminant of a quadratic equation is positive, then the roots are real and distinct.',
    'A',
  ],
  ['x² + x - 6 = 0 has real roots.', 'If D < 0, then a quadratic equation has no real roots.', 'B'],
  ['The value of k for which kx² + 6x + 1 = 0 has equal roots is 9.', 'The roots are equal if b² - 4ac = 0', 'A'],
  ['The sum of the roots of x² - 5x + 6 = 0 is 5.', 'Sum of roots of ax² + bx + c = 0 is -b/a', 'A'],
  ['x = 2 is a root of x² - 5x + 6 = 0.', 'A quadratic equation has at most two roots.', 'B'],
  ['The probability of getting a prime number on a die is 1/2.', 'The prime numbers on a die are 2, 3 and 5.', 'A'],
  [
    'When a die is thrown, the probability of getting a number greater than 6 is 0.',
    'The probability of an impossible event is 0.',
    'A',
  ],
  ['When a die is thrown, the probability of getting a 6 is 1/6.', 'The probability of an impossible event is 0.', 'B'],
])('a rule about cases is read whatever its words: %s / %s', async (assertion, reason, key) => {
  expect((await reply(asked(assertion, reason))).answer).toBe(key)
})

test.each([
  asked(
    'x + y = 4 and x - y = 2 have a unique solution.',
    'If two lines intersect they have exactly one common point.',
  ),
  asked('The pair x + y = 4 and 2x + 2y = 8 is consistent.', 'A pair with infinitely many solutions is consistent.'),
  asked('The lines x + y = 4 and 2x + 2y = 9 are parallel.', 'If a₁/a₂ = b₁/b₂, the lines are parallel or coincident.'),
  asked('x² + x - 6 = 0 has positive roots.', 'If D > 0, the roots are real and distinct.'),
  asked('The mid-point of (2, 4) and (6, 8) is (4, 5).', certain),
  asked('If sin A = 3/5, then tan A = 3/4.', 'sin²A + cos²A = 1'),
  asked('The mid-point of (2, 4) and (6, 8) lies near (4, 6).', meeting),
  asked('The mode of 4, 7, 7, 9 is 7.', meeting),
])('both are false, or it cannot be told what follows from what: %s', async (text) => {
  expect((await reply(text)).answer).toBeUndefined()
})

test.each([
  [
    'The sum of the first 15 even natural numbers is 240.',
    'The sum of the first n even natural numbers is n² + n.',
    'A',
  ],
  ['The sum of the first 15 even natural numbers is 240.', 'The sum of the first n even natural numbers is n².', 'C'],
  ['If mode is 12 and median is 16, then mean is 18.', 'Mode = 3 Mean − 2 Median', 'C'],
  ['If mode is 12 and median is 16, then mean is 18.', 'Median = (Mode + 2 Mean)/3', 'A'],
  ['The HCF of 8 and 12 is 4.', 'HCF(a, b) + LCM(a, b) = a × b', 'C'],
  ['x² + 2x + 7 = 0 has real roots.', 'ax² + bx + c = 0 (a ≠ 0) has real roots if and only if b² – 4ac ≥ 0.', 'D'],
  [
    '4x² + kx + 9 = 0 has equal roots for k = ±12.',
    "If discriminant 'D' of a quadratic equation is zero then the roots of the equation are real and equal.",
    'A',
  ],
  [
    'The distance of the point (7, –2) from the x-axis is 2.',
    'The distance of a point from the x-axis is its abscissa.',
    'C',
  ],
  ['The lines x = 4 and y = 1 intersect at (4, 1).', 'The graph of y = b is a line parallel to the y-axis.', 'C'],
  ['If x = 5 sin² θ and y = 5 cos² θ then x + y = 5.', 'sin² θ + cos² θ = 1', 'A'],
  ['The degree of the zero polynomial is 0.', 'The degree of a non-zero constant polynomial is 0.', 'D'],
])('laws that reasons state: %s / %s', async (assertion, reason, key) => {
  expect((await reply(asked(assertion, reason))).answer).toBe(key)
})

test.each([
  ['Total surface area of a solid hemisphere of radius 7 cm is 462 cm².', 'TSA of a solid hemisphere is 3πr².', 'A'],
  ['Total surface area of a solid hemisphere of radius 7 cm is 308 cm².', 'TSA of a solid hemisphere is 3πr².', 'D'],
  ['The volume of a cylinder of radius 7 cm and height 10 cm is 1540 cm³.', 'The volume of a cylinder is 2πrh.', 'C'],
  [
    'If PA and PB are tangents from P to a circle with centre O and ∠APB = 80°, then ∠AOB = 100°.',
    'The angle between two tangents from an external point is supplementary to the angle subtended at the centre by the line segment joining the points of contact.',
    'A',
  ],
  [
    'The tangents drawn at the end points of a diameter of a circle are parallel.',
    'A diameter of a circle is its longest chord.',
    'B',
  ],
  [
    'In ΔABC, DE ∥ BC with AD = 3 cm, DB = 4 cm, AE = 6 cm then EC = 8 cm.',
    'A line parallel to one side of a triangle divides the other two sides in the same ratio.',
    'A',
  ],
  [
    'In ΔABC, D and E are points on AB and AC with AD = 2 cm, DB = 3 cm, AE = 4 cm and EC = 7 cm. Then DE ∥ BC.',
    'If a line divides two sides of a triangle in the same ratio, it is parallel to the third side.',
    'D',
  ],
  [
    'ABCD is a trapezium with AB || DC. P and Q are points on AD and BC respectively, such that PQ || DC. Then AP/PD = BQ/QC.',
    'A line parallel to the parallel sides of a trapezium divides the non-parallel sides in the same ratio.',
    'A',
  ],
  [
    'If MA and MB are tangents to a circle with centre O and ∠AOB = 115°, then ∠AMB = 65°.',
    'The tangents drawn from an external point to a circle are equal in length.',
    'B',
  ],
  [
    'A tangent to a circle is perpendicular to the radius through the point of contact.',
    'The tangents drawn from an external point to a circle are equal in length.',
    'B',
  ],
  [
    'If PA and PB are tangents from an external point P to a circle with centre O, then the quadrilateral OAPB is cyclic.',
    'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
    'A',
  ],
  [
    'If the points A(1, 5) and B(x, 2) lie on a circle with centre O(1, 2), then the value of x is 4.',
    'The centre of a circle is the mid-point of every chord of the circle.',
    undefined,
  ],
  [
    'If two triangles are similar, then their corresponding sides are equal.',
    'The corresponding angles of similar triangles are equal.',
    'D',
  ],
  ['The sides of a triangle are 5 cm, 12 cm and 13 cm. It is a right triangle.', 'tan 45° = 2', 'C'],
])('statements of geometry: %s %s', async (assertion, reason, letter) => {
  expect((await reply(asked(assertion, reason, board))).answer).toBe(letter)
})

test.each([
  [
    'The tangents at the ends of a diameter of a circle are perpendicular.',
    'A diameter of a circle is its longest chord.',
  ],
  ['The volume of a cone of radius 7 cm and height 6 cm is 308 cm³.', 'The volume of a cone and a sphere is πr²h.'],
  [
    'In ΔABC, DE ∥ BC with AD = 3, DB = 4, AE = 6 then EC = 8.',
    'A line not parallel to one side of a triangle divides the other two sides in the same ratio.',
  ],
])('statements of geometry that are not known: %s %s', async (assertion, reason) => {
  expect((await reply(asked(assertion, reason, board))).answer).toBeUndefined()
})

const hcfRule = 'For any two positive integers a and b, HCF(a, b) × LCM(a, b) = a × b.'

describe('however the two are labelled, and wherever the options stand', () => {
  const [assertion, reason] = ['The HCF of two numbers is 5 and their product is 150, then their LCM is 30.', hcfRule]
  test.each([
    [`Statement A (Assertion): ${assertion} Statement R (Reason): ${reason}`, 'A'],
    [`assertion - ${assertion} reason - ${reason}`, 'A'],
    [`A: ${assertion} R: ${reason}`, 'A'],
    [
      `Directions: choose (a) both A and R true and R is correct explanation of A, (b) both true but R is not correct explanation of A, (c) A true R false, (d) A false R true.\nAssertion (A): ${assertion}\nReason (R): ${reason}`,
      'A',
    ],
    [
      `Assertion: ${assertion}\nReason: ${reason}\nA) A false R true\nB) A true R false\nC) both true R explains A\nD) both true but R doesnt explain A`,
      'C',
    ],
  ])('%s', async (question, letter) => {
    expect((await reply(question)).answer).toBe(letter)
  })
})

describe('what is said of one equation, pair, point or number is decided', () => {
  test.each([
    [
      'The number 6^n can never end with the digit 0 for any natural number n.',
      'Prime factorisation of 6 does not contain the prime 5.',
      'A',
    ],
    [
      'The equation x² + 3x + 1 = (x - 2)² is not a quadratic equation.',
      'An equation of the form ax² + bx + c = 0, where a ≠ 0, is called a quadratic equation.',
      'A',
    ],
    [
      'The HCF of two numbers is 18 and their LCM can be 380.',
      'HCF of two numbers is always a factor of their LCM.',
      'D',
    ],
    [
      'The equation 9x² + 3kx + 4 = 0 has equal roots for k = ±6.',
      'If discriminant D of a quadratic equation is equal to zero then the roots are real and equal.',
      'D',
    ],
    ['sin²67° + cos²67° = 1.', 'For any value of θ, sin²θ + cos²θ = 1.', 'A'],
    ['The polynomial x² - 5x + 6 has zeroes 2 and 3.', 'A polynomial of degree 3 has at most three zeroes.', 'B'],
    ['The mean of 4, 6, 8, 10, 12 is 8.', 'The mode is the value which occurs most frequently.', 'B'],
    [
      'The point P(3, 0) is the point of intersection of the x-axis with the line 2x + 5y = 6.',
      'The distance of the point P(3, 0) from the y-axis is 3 units.',
      'B',
    ],
    [
      'The point P(3, 0) is the point of intersection of the x-axis with the line 2x + 5y = 7.',
      'The distance of the point P(3, 0) from the y-axis is 3 units.',
      'D',
    ],
    [
      'The probability of getting a prime number when a die is thrown once is ⅔.',
      'The prime numbers on a die are 2, 3 and 5.',
      'D',
    ],
    [
      'When two coins are tossed, the probability of two heads is 1/4.',
      'The outcomes HH, HT, TH and TT are equally likely.',
      'A',
    ],
    ['All circles are similar.', 'All equilateral triangles are similar.', 'B'],
  ])('%s / %s', async (assertion, reason, letter) => {
    expect((await reply(asked(assertion, reason))).answer).toBe(letter)
  })
})

describe('computed values with a rule in any letters, or with another fact of the chapter', () => {
  const product = (sign: string) => `For any two positive integers p and q, HCF(p, q) × LCM(p, q) = p ${sign} q.`
  test.each([
    ['If the HCF of two numbers is 5 and their product is 150, then their LCM is 40.', product('×'), 'D'],
    ['If the HCF of two numbers is 5 and their product is 150, then their LCM is 30.', product('×'), 'A'],
    ['If the HCF of two numbers is 5 and their product is 150, then their LCM is 30.', product('+'), 'C'],
    ['The sum of the zeroes of 2x² − 8x + 6 is 4.', 'The sum of zeroes of px² + qx + r is −q/p.', 'A'],
    ['The sum of the zeroes of 2x² − 8x + 6 is 4.', 'The sum of zeroes of px² + qx + r is q/p.', 'C'],
    ['k, 2k − 1 and 2k + 1 are in AP if k = 3', 'If p, q, r are in AP then 2q = p + r.', 'A'],
    ['The roots of x² − 5x + 6 = 0 are 2 and 3.', 'A quadratic equation has at most two roots.', 'B'],
    ['The roots of x² − 5x + 6 = 0 are 2 and −3.', 'A quadratic equation has at most two roots.', 'D'],
    ['8, 15, 22 are in AP.', 'If p, q, r are in AP then 2q = p + r.', 'A'],
    ['2x² − 5x + 3 = 0 has roots 1 and 3/2.', 'x = (−b ± √(b² − 4ac))/2a', 'A'],
    ['The volume of a sphere of radius 3 cm is 36π cm³.', 'The surface area of a sphere is 4πr².', 'B'],
    ['The HCF of 12 and 18 is 6.', 'The HCF is the product of the smallest power of each common prime factor.', 'A'],
    ['The HCF of 12 and 18 is 6.', 'The HCF is the product of the greatest power of each common prime factor.', 'C'],
    ['3√2 is an irrational number.', 'The product of a non-zero rational and an irrational number is irrational.', 'A'],
    ['If P(E) = 0.05 then P(not E) = 0.95.', 'The probability of an impossible event is 0.', 'B'],
    [
      'If the circumference of a circle is 176 cm then its radius is 28 cm (π = 22/7).',
      'Circumference = 2π × radius.',
      'A',
    ],
    ['The area of a semicircle of radius 7 cm is 77 cm².', 'The area of a semicircle is πr².', 'C'],
    [
      'If the mean of 6, 7, x, 8, y, 14 is 9, then x + y = 19.',
      'Mean = sum of observations ÷ number of observations.',
      'A',
    ],
    ['The median of 3, 5, 7, 9, 11 is 7.', 'Mode is the most frequent value.', 'B'],
    ['sin(A + B) = sin A + sin B for all acute angles A and B.', 'sin θ increases as θ increases from 0° to 90°.', 'D'],
    ['The value of sin θ can be 4/3.', 'The value of sin θ is never greater than 1.', 'D'],
    [
      'Exactly two tangents can be drawn to a circle from a point outside it.',
      'The parallel tangents of a circle are at a distance equal to its diameter.',
      'B',
    ],
    [
      'The point (−2, 5) lies in the second quadrant.',
      'In the second quadrant the abscissa is negative and the ordinate is positive.',
      'A',
    ],
  ])('%s / %s', async (assertion, reason, letter) => {
    expect((await reply(asked(assertion, reason))).answer).toBe(letter)
  })

  test.each([
    // the complement of an impossible event
    ['If P(E) = 1 then P(not E) = 0.', 'The probability of an impossible event is 0.'],
    // of three terms, not of four
    ['−5, −1, 3, 7 is an AP.', 'If p, q, r are in AP then 2q = p + r.'],
    // both formulas are needed
    [
      'If the circumference of a circle is 44 cm then its area is 154 cm² (use π = 22/7).',
      'Circumference = 2π × radius.',
    ],
    // two letters are no set of values
    [
      'The values of x and y in x + y = 5, x − y = 1 are 2 and 3.',
      'A linear equation in two variables has infinitely many solutions.',
    ],
    ['3 + √2 is irrational.', 'The product of a non-zero rational and an irrational number is irrational.'],
    ['The HCF of 12 and 18 is 6.', 'The LCM is the product of the greatest power of each prime factor.'],
    [
      'A point (3, −1) lies in the fourth quadrant.',
      'In the second quadrant the abscissa is negative and the ordinate is positive.',
    ],
    ['A cubic polynomial has at most 3 zeroes.', 'The degree of a polynomial is the highest power of the variable.'],
  ])('nothing is said of: %s / %s', async (assertion, reason) => {
    expect((await reply(asked(assertion, reason))).answer).toBeUndefined()
  })

  test('options told shortly, behind a bidding cut short', async () => {
    const question = `Assertion: x^2+4x+5 has no real zero. Reason: A quadratic polynomial can have at most two zeroes. choose correct (a) both true, R explains A (b) both true, R doesnt explain A (c) A true R false (d) A false R true`
    expect((await reply(question)).answer).toBe('B')
  })
})
