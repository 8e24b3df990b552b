import { carefully } from '@/lib/assistant/question/carefully'

test.each([
  ['sir pls solve this: x + 2 = 5', 'x + 2 = 5'],
  ['i have a doubt. x + 2 = 5', 'x + 2 = 5'],
  ['The HCF of 12 and 18 is? (CBSE 2020)', 'The HCF of 12 and 18 is?'],
  ['Find the HCF of 12 and 18. [2 marks]', 'Find the HCF of 12 and 18.'],
  ['3) x² - 6x + 4 = 0', 'x² - 6x + 4 = 0'],
  ['FIND THE HCF OF 12 AND 18', 'find the HCF of 12 and 18'],
  ['IN TRIANGLE ABC, AB = 5 CM', 'in triangle ABC, AB = 5 cm'],
  ['SOLVE X² − 5X + 6 = 0 BY FACTORISATION', 'solve x² − 5x + 6 = 0 by factorisation'],
  ['find d zeroes of x² - 3x', 'find the zeroes of x² - 3x'],
  ['three points r collinear', 'three points are collinear'],
  ['radius 7 c.m. and height 5 c.m.', 'radius 7 cm and height 5 cm.'],
  ['sum of 1st 5 terms', 'sum of first 5 terms'],
  ['2 + 3 = a) 5 b) 6 c) 7 d) 8', '2 + 3 = (A) 5 (B) 6 (C) 7 (D) 8'],
  ['The roots are A. 5 B. 6 C. 7 D. 8', 'The roots are (A) 5 (B) 6 (C) 7 (D) 8'],
  ['sin 30° is equal to (i) 1/2 (ii) 1 (iii) 0 (iv) 2', 'sin 30° is equal to (A) 1/2 (B) 1 (C) 0 (D) 2'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(carefully(typed)).toBe(read)
})

test.each([
  // a minus sign
  'solve -x^2 + 4x - 1 = 0',
  // letters that are quantities
  'find a and d of the AP 2, 5, 8',
  'find d',
  'a = 3, d = 4, find the 10th term',
  'a cone of radius r and height h',
  'csa of cylinder r 7 h 10',
  // places among others
  'the 1st and 5th terms',
  'the sum of the 2nd and 3rd terms',
  // parts that each ask
  'A die is thrown. Find the probability of (i) 2 (ii) 3 (iii) 5 (iv) 6',
  'Which of the following are APs? (i) 2, 4, 8 (ii) 1, 3, 5 (iii) 2, 2, 2 (iv) 0, 1, 3',
  'Find the zeroes of (i) x² - 4 (ii) x² - 9 (iii) x² - 1 (iv) x² - 25',
  // names of points
  'ΔABC ~ ΔPQR, AB = 5 and PQ = 3',
  'HCF LCM of 12 and 18',
  '₹2 coins and ₹5 coins',
  'x + y = 5 (1) and x - y = 1 (2)',
  'x + y = 5   (1) and x - y = 1   (2)',
  'p(x) = x² and p (2)',
  'median of 0-10 (5), 10-20 (8), 20-30 (3)',
])('"%s" stays', (typed) => {
  expect(carefully(typed)).toBe(typed)
})
