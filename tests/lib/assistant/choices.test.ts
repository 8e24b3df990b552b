import { reply } from '@/lib/assistant'

describe('each option is decided by itself, and the one that has what is asked is chosen', () => {
  test.each([
    ['Which of the following is not an irrational number? (a) 5 - √3 (b) √2 + √3 (c) 4 + √2 (d) 5 + √9', 'D'],
    ['Which of the following is a rational number? (a) (√2 + 1)² (b) √3 × √27 (c) π (d) √2 + √5', 'B'],
    [
      'A circle drawn with origin as the centre passes through (5/2, 0). The point which does not lie in the interior of the circle is (A) (1, 1) (B) (-2, 1) (C) (0, 2) (D) (2, -2)',
      'D',
    ],
    ['which one is a pair of co-primes a) 14, 35 b) 18, 25 c) 31, 93 d) 32, 62', 'B'],
    [
      'Which of these numbers can end with the digit 0 for some natural number n? (A) 4^n (B) 6^n (C) 15^n (D) 20^n',
      'D',
    ],
    [
      'Which of the following is not a quadratic equation? (A) 2(x - 1)² = 4x² - 2x + 1 (B) 2x - x² = x² + 5 (C) (√2 x + √3)² + x² = 3x² - 5x (D) (x² + 2x)² = x⁴ + 3 + 4x³',
      'C',
    ],
    [
      'Which of the following equations has 2 as a root? (A) x² - 4x + 5 = 0 (B) x² + 3x - 12 = 0 (C) 2x² - 7x + 6 = 0 (D) 3x² - 6x - 2 = 0',
      'C',
    ],
    [
      'Which of the following pairs of equations has no solution? (a) x + y = 5, x - y = 1 (b) 2x + 3y = 5, 4x + 6y = 7 (c) x + 2y = 3, 2x + 4y = 6 (d) 3x + y = 4, x + 3y = 4',
      'B',
    ],
    [
      'A pair of linear equations which has a unique solution x = 2, y = -3 is (A) x + y = -1, 2x - 3y = -5 (B) 2x + 5y = -11, 4x + 10y = -22 (C) 2x - y = 1, 3x + 2y = 0 (D) x - 4y - 14 = 0, 5x - y - 13 = 0',
      'D',
    ],
    [
      'Which of the following cannot be sides of a right triangle? (a) 3, 4, 5 (b) 5, 12, 13 (c) 6, 8, 11 (d) 8, 15, 17',
      'C',
    ],
    ['Which of the following points lies on the x-axis? (a) (0, 5) (b) (-3, 0) (c) (2, 3) (d) (0, -4)', 'B'],
    ['Which of the following is not defined? (a) sin 90° (b) cos 0° (c) tan 90° (d) cot 90°', 'C'],
    ['sin 2A = 2 sin A is true when A = (A) 0° (B) 30° (C) 45° (D) 60°', 'A'],
    [
      'The list of numbers -10, -6, -2, 2, ... is (A) an AP with d = -16 (B) an AP with d = 4 (C) an AP with d = -4 (D) not an AP',
      'B',
    ],
    ['all circles are (a) congruent (b) similar (c) equal (d) none of these', 'B'],
    ['If p, q, r are in AP then (a) p + r = q (b) 2q = p + r (c) q² = pr (d) 2p = q + r', 'B'],
    [
      'During conversion of a solid from one shape to another, the volume of the new shape will (A) increase (B) decrease (C) remain unaltered (D) be doubled',
      'C',
    ],
  ])('%s', async (question, letter) => {
    expect((await reply(question)).answer).toBe(letter)
  })
})

describe('where none alone has it, nothing is chosen', () => {
  test.each([
    'Which of the following is an irrational number? (a) √2 (b) √3 (c) 2 (d) 5',
    'Which of the following is an irrational number? (a) √4 (b) √9 (c) 2 (d) 5',
    'Which of the following has no real roots? (a) x² + 1 = 0 (b) x² + x + 1 = 0 (c) x² - 1 = 0 (d) x² = 4',
    'Which of the following points lies on the x-axis? (a) (1, 0) (b) (-3, 0) (c) (2, 3) (d) both (a) and (b)',
  ])('%s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})

test('none of these is chosen where each is decided and none has it, all of these where all have', async () => {
  expect((await reply('Which of the following is a prime number? (a) 21 (b) 27 (c) 33 (d) none of these')).answer).toBe(
    'D',
  )
  expect((await reply('Which of the following is a prime number? (a) 23 (b) 29 (c) 31 (d) all of these')).answer).toBe(
    'D',
  )
})
