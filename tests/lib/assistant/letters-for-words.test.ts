import { wordForms } from '@/lib/assistant/question/word-forms'
import { reply } from '@/lib/assistant'

describe('a letter that stands for a word is written out', () => {
  test.each([
    ['for what value of k r k+2, 4k-6, 3k-2 in AP', 'for what value of k are k+2, 4k-6, 3k-2 in AP'],
    ['places P and Q, which r 80 km apart', 'places P and Q, which are 80 km apart'],
    ['(-3, k) and (2, 5) r 13 units apart', '(-3, k) and (2, 5) are 13 units apart'],
    ['the radii of two circles r r and s, where r > s', 'the radii of two circles are r and s, where r > s'],
    ['q ≠ r, r equal', 'q ≠ r, are equal'],
    ['zeros of x² + 7x + 1 r (a) both negative', 'zeros of x² + 7x + 1 are (a) both negative'],
    ['r 5, 9, 13 in AP', 'are 5, 9, 13 in AP'],
    ['in which week will her speed b 70', 'in which week will her speed be 70'],
    ['let the breadth b x m', 'let the breadth be x m'],
    ['can the LCM and HCF b 250 and 16', 'can the LCM and HCF be 250 and 16'],
    ['explain y 7 × 11 × 13 + 13 is composite', 'explain why 7 × 11 × 13 + 13 is composite'],
    ['true or false, and y.', 'true or false, and why.'],
    ['if u give me 6 of ur pens', 'if you give me 6 of ur pens'],
    ['p n q are prime numbers', 'p and q are prime numbers'],
    ['he walks away from it n is 4 m from its base', 'he walks away from it and is 4 m from its base'],
    ['the sum of m terms is n n sum of n terms is m', 'the sum of m terms is n and sum of n terms is m'],
    ['the first n the last part', 'the first and the last part'],
    ['Hindi & English, & why', 'Hindi and English, and why'],
    ['d diameter d of d sphere is d edge of d cube', 'the diameter d of the sphere is the edge of the cube'],
    ['d 7th term exceeds d 5th term', 'the 7th term exceeds the 5th term'],
    ['useful in determining d (A) mean (B) mode', 'useful in determining the (A) mean (B) mode'],
  ])('"%s"', (typed, written) => {
    expect(wordForms(typed)).toBe(written)
  })
})

describe('a variable, a radius, a point stay what they are', () => {
  test.each([
    'cone r 7 h 24',
    'two circles of radii R and r touch',
    'a = bq + r where b and r are integers',
    'if p, q and r are in AP',
    'let r be the common ratio',
    'sphere of radius r inside a cube',
    'sides a b c r 3 4 5',
    'find b if a b c are in ap',
    'let b be the breadth',
    'b is 3 more than a',
    'the roots a and b of the equation',
    'find y',
    'y is twice x',
    'y equals three x plus one',
    's n equals two n square plus three n',
    'must have n real zeroes',
    'the deviation u is (A) h (B) 2h',
    'sigma f u is minus 18',
    'triangle p q r, meets p q at s and p r at t',
    'y intercept of the line',
    'speed of boat u and stream v',
    'u = (x - a)/h',
    'sum of first n odd numbers',
    'm splits into n and 21',
    'triangle p m n d e',
    'n is a natural number',
    '36 beads of which n are green, 2n are white',
    'find a and d',
    'first term a common difference d',
    'a 3 d 5',
    'a 5 b 6 c 7 d none',
    '$\\begin{array}{l} a & b \\\\ c & d \\end{array}$',
  ])('"%s"', (typed) => {
    expect(wordForms(typed)).toBe(typed)
  })
})

test.each([
  ['25th term of ap whose first two terms r -5 and 1', '139'],
  [
    'The two sides containing the right angle of a triangle r 20 cm and 21 cm. What is the radius of its incircle?',
    '6 cm',
  ],
  ['k ki values? (-3, k) and (2, 5) r 13 units apart', '17, -7'],
])('%s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})
