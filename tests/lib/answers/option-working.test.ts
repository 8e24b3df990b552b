import { checkAnswer } from '@/lib/answers'
import { assertionReasonOptions } from '@/lib/problems/kinds-of-question/assertion-reason'
import { reads } from './read-option'

/** Working, reasons and letters beside an option, and what is another option beside it. */
reads(assertionReasonOptions, {
  B: [
    'opt. B',
    '(B) both true, not the explanation',
    'option (B) , D = 136 > 0',
    'Option B because D = 136 > 0',
    'both true, so B',
    'dono sahi hai par R explanation nahi hai',
  ],
  C: ['(c) R is false', 'A is true but R is false because each colour need not have 1/2'],
  D: [
    'assertion galat hai, reason sahi hai. D',
    'tangent = √(289-64) = 15, so A is false but R is true. Option D',
    'HCF is 1, so D',
    'a9 = 17 - 40 = -23 so (d)',
    'A is false as EC = 20, R is true',
    'D, A is false',
  ],
  '': [
    'A is false',
    'B, no C',
    'B but A',
    'B because A is false',
    'D, both true',
    'B galat hai',
    'B is not correct',
    'A/B',
    'A B C D',
    '2+2=5 so B',
    'B as 2+2=5',
    'either B or C',
    'E',
  ],
})
reads(['$k > \\frac{81}{16}$', '$k < \\frac{81}{16}$', '$k \\le \\frac{81}{16}$', '$k \\ge \\frac{81}{16}$'], {
  B: [
    '81 - 16k > 0 so k < 81/16',
    'b² - 4ac > 0 => 81 - 16k > 0 => k < 81/16',
    'so k < 81/16 as D > 0',
    '(b) 81 - 16k > 0',
    'k is less than 81/16',
  ],
  '': ['81 - 16k > 0', 'k > 81/16 so B', 'B, k > 81/16', '(B) k < 3', 'B k = 3', '81 - 16k > 0 so k > 81/16 (B)'],
})
reads(['$k < -20$ or $k > 20$', '$-20 < k < 20$', '$k < 20$, any negative number included', '$-20 \\le k \\le 20$'], {
  B: [
    'k lies between -20 and 20, both left out',
    'k² < 400 so -20<k<20',
    'k is between -20 and 20, option B',
    'k > -20 and k < 20',
    'k<20, k>-20',
  ],
  '': ['-20 < k', 'k < 20 and k > 20', '400', '±20', 'k > 20'],
})
reads(['exactly one solution', 'exactly two solutions', 'infinitely many solutions', 'no solution'], {
  A: ['Exactly 1 solution, option (a)', 'lines intersect so unique solution'],
  C: ['infinite solutions, 2/-4 = 5/-10 = -1/2', 'a1/a2 = b1/b2 = c1/c2 so infinitely many solutions'],
  '': ['2/4 = 1/3 so infinitely many solutions', 'D infinite', 'no solution or infinitely many'],
})
reads(['No, because $p(1) = -16$', 'No, because $p(1) = -14$', 'Yes, because $p(-1) = 0$', 'Yes, because $p(1) = 0$'], {
  A: ['No, p(1) = 2 - 8 - 10 = -16', 'no bcz p(1) = 2 - 8 - 10 = -16 which is not 0', 'nahi, option (A)'],
  '': ['No, p(1) = 2 - 8 - 10 = -14', 'yes, option (A)', 'no', 'not (A)'],
})
reads(['$a < 0$ and $c > 0$', '$a < 0$ and $c < 0$', '$a > 0$ and $c < 0$', '$a > 0$ and $c > 0$'], {
  A: ['c > 0, a < 0', 'a negative, c positive', 'a is negative and c is positive'],
  D: ['a>0, c>0', 'both a and c are positive', 'opens upward so a > 0, c > 0'],
  '': ['a > 0', 'a > 0 or c > 0', 'a>0,c>0,c<0', 'a > 0, c = 0'],
})
reads(
  [
    '$\\frac{\\sqrt{1 - \\sin^2 \\theta}}{\\sin \\theta}$',
    '$\\frac{\\sin \\theta}{\\sqrt{1 + \\sin^2 \\theta}}$',
    '$\\frac{\\sin \\theta}{\\sqrt{1 - \\sin^2 \\theta}}$',
    '$\\frac{\\sqrt{1 + \\sin^2 \\theta}}{\\sin \\theta}$',
  ],
  {
    A: ['√(1 - sin²θ)/sin θ', 'cot θ = cos θ/sin θ = √(1 − sin²θ) / sin θ'],
    '': ['cos θ / sin θ', '1/tan θ', 'cot θ', 'sin θ = √(1 − sin²θ) / sin θ'],
  },
)

reads(
  [
    '$\\frac{\\sqrt{1 + \\tan^2 A}}{\\tan A}$',
    '$\\frac{\\tan A}{\\sqrt{1 + \\tan^2 A}}$',
    '$\\frac{1}{\\tan A}$',
    '$1 + \\tan^2 A$',
  ],
  { A: ['√(1+tan²A)/tan A', '√(tan²A + 1)/tan A'], '': ['1/sin A', 'cosec A', 'cot A'] },
)

test('working beside an option that is false is shown', () => {
  const rule = { kind: 'choice', expected: 'A', options: ['a square', 'a rhombus', 'a kite', 'a rectangle'] } as const
  expect(checkAnswer(rule, '2 + 2 = 5 so A')).toMatchObject({ correct: false, note: '$2 + 2$ is not $5$.' })
  expect(checkAnswer(rule, '2 + 2 = 4 so A').correct).toBe(true)
})
