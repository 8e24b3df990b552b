import { reply } from '@/lib/assistant'
import { unlessInCapitals } from '@/lib/assistant/question/in-capitals'
import { withRaisedNames } from '@/lib/assistant/question/names/raised'

describe('points and angles in small letters are known by what is said of them, and other letters stay', () => {
  test.each([
    ['in triangle abc, d lies on ab and de || bc', 'in triangle ABC, D lies on AB and DE || BC'],
    ['pa and pb are tangents. find pa', 'PA and PB are tangents. Find PA'],
    ['a(1,2) and b(4,6). find ab', 'A(1,2) and B(4,6). Find AB'],
    ['find ad, be and cf where it touches ab, bc, ca', 'find ad, be and cf where it touches ab, bc, ca'],
    [
      'circle in triangle abc touches it at d, e, f. find ad, be and cf',
      'circle in triangle ABC touches it at D, E, F. find AD, BE and CF',
    ],
    ['if sina = 1/3 evaluate cosa + tan² a', 'if sinA = 1/3 evaluate cosA + tan² A'],
    ['if sin(2a + b) = 1, find a and b', 'if sin(2A + B) = 1, find A and B'],
    ['taxi a takes 50, taxi b takes a charge of 80', 'taxi A takes 50, taxi B takes a charge of 80'],
    ['at m and n', 'at M and N'],
    // neighbours
    ['a line at a distance from a point p', 'a line at a distance from a point P'],
    ['the radii are r and s', 'the radii are r and s'],
    ['zeroes of ax² + bx + c, find a and b', 'zeroes of ax² + bx + c, find a and b'],
    ['a cos θ + b sin θ = m', 'a cos θ + b sin θ = m'],
    ['ab = x + 2 in triangle abc, find x', 'AB = x + 2 in triangle ABC, find x'],
    ['20 m tower, the line from m', '20 m tower, the line from M'],
    ['a square lawn of side 5 m is cut', 'a square lawn of side 5 m is cut'],
    ['angle made by rope with pole', 'angle made by rope with pole'],
    ['sum of 10 terms of an ap', 'sum of 10 terms of an AP'],
    ['P lies on AB, ab = 5', 'P lies on AB, AB = 5'],
  ])('%s', (typed, written) => {
    expect(withRaisedNames(typed)).toBe(written)
  })
})

describe('what is typed in capitals throughout is read in small letters', () => {
  test.each([
    ['A TOWER IS 20 M HIGH', 'a tower is 20 m high'],
    ['FIND K IF 2X² + KX + 3 = 0', 'find k if 2x² + kx + 3 = 0'],
    ['IS 2, 5, 9 AN AP', 'is 2, 5, 9 an AP'],
    ['SOLVE X+Y=14 , X-Y=4', 'solve x+y=14 , x-y=4'],
    ['THE SUM IS 5. FIND IT', 'the sum is 5. Find it'],
    ['P(2, k) IS ON THE LINE AND A IS THE POINT', 'P(2, k) is on the line and A is the point'],
    // neighbours
    ['AB = AC, PQ = 5', 'AB = AC, PQ = 5'],
    ['In triangle ABC, AB = 5 and BC = 7', 'In triangle ABC, AB = 5 and BC = 7'],
    ['HCF of 12 and 18', 'HCF of 12 and 18'],
    ['it makes 60 degrees with the WALL and not the GROUND', 'it makes 60 degrees with the wall and not the ground'],
  ])('%s', (typed, written) => {
    expect(unlessInCapitals(typed)).toBe(written)
  })
})

test.each([
  ['RIGHT TRIANGLE ABC ANGLE B = 90°, BD PERPENDICULAR TO AC. AD = 9 CM, DC = 16 CM FIND BD', '12 cm'],
  [
    'two concentric circles have radii 7 cm and 4 cm. pq is a diameter of the larger circle, and qt is a tangent to the smaller circle at t. find pt.',
    '√97 cm',
  ],
  ['if sin 3a = cos(a - 26°), where 3a is an acute angle, find a.', '29°'],
  ['IF PX^2 - 4X + 3 = 0 HAS EQUAL ROOTS FIND P', '4/3'],
  ['ek parallelogram ke diagonals (2,-1) par milte hain, ek vertex a(5,3) hai to c batao', '(-1, -5)'],
  ['die with faces a a b c c c thrown once. prob of getting c', '1/2'],
])('%s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})
