import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { judged, noted } from './judged'

judged(
  { kind: 'roots', expected: '3, -2' },
  {
    right: [
      '3, -2',
      '-2, 3',
      '3,-2',
      '3 , −2',
      '3 -2',
      '3; -2',
      '3 and -2',
      '3 or -2',
      '{3, -2}',
      '(3, -2)',
      '[3,-2]',
      'x = 3, -2',
      'x = 3 or x = -2',
      'x=3,x=-2',
      'x = 3 and -2',
      'The roots are 3 and -2.',
      'α = 3, β = -2',
      'x₁ = 3, x₂ = -2',
      'x_1 = 3, x_2 = -2',
      '3\n-2',
      '3, -2, 3',
      '6/2, -4/2',
      '3.05, -1.95',
      '3 & -2',
    ],
    wrong: ['3', '-2', '3, 2', '-3, 2', '3, -2, 5', '3.2, -2', '31/10, -2', '', '3 - 2', 'none', '3, x'],
  },
)
judged(
  { kind: 'roots', expected: '3' },
  { right: ['3', '3, 3', '3 and 3', 'x = 3, 3', 'x = 3'], wrong: ['-3', '3, -3', '6', '3, 4'] },
)
judged({ kind: 'roots', expected: '3, 3' }, { right: ['3', '3, 3'], wrong: ['3, 4', '4'] })
judged(
  { kind: 'roots', expected: '2 ± √3' },
  {
    right: [
      '2 ± √3',
      '2 +- √3',
      '2 +/- root 3',
      '2+√3, 2-√3',
      '2 - √3 and 2 + √3',
      '(4 ± √12)/2',
      '(4±2√3)/2',
      '2 \\pm \\sqrt{3}',
      '3.73, 0.27',
      'x = 2 ± √3',
      '2 ∓ √3',
    ],
    wrong: ['2 + √3', '2 ± √2', '-2 ± √3', '2, √3', '4 ± 2√3', '±2√3'],
  },
)
judged(
  { kind: 'roots', expected: '8, -8' },
  { right: ['±8', '+8, -8', '8 and -8', 'k = ±8', '+-8', '±√64 = ±8'], wrong: ['±√64', '8', '±4', '64'] },
)
judged(
  { kind: 'roots', expected: '-3/2, 1/3' },
  {
    right: ['-3/2, 1/3', '1/3, -1.5', '-1.5, 0.33', '-1½, ⅓', '3/-2 and 1/3'],
    wrong: ['3/2, 1/3', '-3/2, -1/3', '-3, 1'],
  },
)
judged(
  { kind: 'roots', expected: '1200, 50' },
  { right: ['1200, 50', '50, 1200', '1,200 and 50'], wrong: ['1, 200, 50', '1200'] },
)
judged(
  { kind: 'roots', expected: 'no real roots' },
  { right: ['no real roots', 'No real roots.', 'There are no real roots'], wrong: ['real roots', '0', 'no', '1, 2'] },
)
noted({ kind: 'roots', expected: '3, -2' }, '3', /One root is missing/)
noted({ kind: 'roots', expected: '3, -2' }, '3, -2, 1', /too many/)

judged(
  { kind: 'coordinates', expected: '(3, -4)' },
  {
    right: [
      '(3, -4)',
      '(3,-4)',
      '3, -4',
      '3,-4',
      '( 3 , −4 )',
      'A(3, -4)',
      'P = (3, -4)',
      'The point is (3, -4)',
      '[3, -4]',
      '{3, -4}',
      '(3; -4)',
      'x = 3, y = -4',
      '(x, y) = (3, -4)',
      '\\left(3, -4\\right)',
      '(3.05, -4.1)',
      '(6/2, -8/2)',
      '(√9, -4) = (3, -4)',
    ],
    wrong: [
      '(-4, 3)',
      '(3, 4)',
      '(3, -4, 0)',
      '3',
      '(3)',
      '(3.2, -4)',
      '(31/10, -4)',
      '',
      '(3, -4), (1, 2)',
      '3 -4 5',
      '(3, y)',
    ],
  },
)
judged(
  { kind: 'coordinates', expected: '(-1/2, 3)' },
  { right: ['(-0.5, 3)', '(-1/2,3)', '(−½, 3)', 'M(-1/2, 3)'], wrong: ['(1/2, 3)', '(-2, 3)', '(3, -1/2)'] },
)
judged(
  { kind: 'coordinates', expected: '(1, 2), (3, 4)' },
  {
    right: ['(1, 2), (3, 4)', '(3,4),(1,2)', 'A(1,2) and B(3,4)', '(1, 2) (3, 4)', '{(1, 2), (3, 4)}', '(1,2); (3,4)'],
    wrong: ['(1, 2)', '(1, 2), (1, 2)', '(2, 1), (4, 3)', '(1,2),(3,4),(5,6)', '1, 3, 2, 4'],
  },
)
judged(
  { kind: 'coordinates', expected: '(4, 4√3), (4, -4√3)' },
  {
    right: ['(4, ±4√3)', '4, ±4√3', '(4, 4√3) and (4, -4√3)'],
    wrong: ['(±4, 4√3)', '(±4, ±4√3)', '(4, ±4√2)', '(±4√3, 4)', '(4, 4√3)', '(4, ±4√3), (4, 4√3)'],
  },
)
judged({ kind: 'coordinates', expected: '(4, 3)' }, { right: ['(4, 3)'], wrong: ['(4, ±3)'] })
judged(
  { kind: 'coordinates', expected: '(0, 2√3)' },
  { right: ['(0, 2√3)', '(0, √12)', '(0, 3.46)', '(0, 2 root 3)'], wrong: ['(0, √6)', '(2√3, 0)'] },
)
noted({ kind: 'coordinates', expected: '(3, -4)' }, '(-4, 3)', /Check the order/)
noted({ kind: 'coordinates', expected: '(3, -4)' }, '3', /brackets/)

judged(
  { kind: 'pair', expected: 'x = 19/5, y = 6/5' },
  {
    right: [
      'x = 19/5, y = 6/5',
      'y = 6/5, x = 19/5',
      'x=19/5,y=6/5',
      'X = 19/5, Y = 6/5',
      'x = 3.8, y = 1.2',
      '19/5, 6/5',
      '(19/5, 6/5)',
      'x = 19/5 and y = 6/5',
      'x=19/5 y=6/5',
      'x : 19/5 ; y : 6/5',
      'x is 19/5 and y is 6/5',
      '(x, y) = (19/5, 6/5)',
      '(y, x) = (6/5, 19/5)',
      'x = 3 4/5, y = 1 1/5',
      'so x = 19/5, y = 6/5',
    ],
    wrong: [
      'x = 19/5',
      '6/5, 19/5',
      'x = 6/5, y = 19/5',
      'x = 19/5, y = 7/5',
      'a = 19/5, b = 6/5',
      'x = 19/5, y = 6/5, z = 1',
      '19/5',
      '',
      'x = 19/5, y',
    ],
  },
)
judged(
  { kind: 'pair', expected: 'x = 3, y = -2', named: true },
  {
    right: ['x = 3, y = -2', 'y=-2,x=3', 'x=3 y=-2', ' X = 3 , Y = -2 '],
    wrong: ['3, -2', '(3, -2)', 'x = 3, -2', 'x = -2, y = 3'],
  },
)
judged(
  { kind: 'pair', expected: 'HCF = 6, LCM = 1260' },
  {
    right: [
      'HCF = 6, LCM = 1260',
      'hcf = 6, lcm = 1260',
      'LCM = 1260, HCF = 6',
      'HCF: 6, LCM: 1260',
      'HCF 6 LCM 1260',
      'HCF is 6 and LCM is 1260',
      'HCF = 6, LCM = 1,260',
      '6, 1260',
      '6 and 1260',
      'H.C.F. = 6, L.C.M. = 1260',
      'HCF(a, b) = 6, LCM(a, b) = 1260',
    ],
    wrong: ['1260, 6', 'HCF = 1260, LCM = 6', 'HCF = 6', 'GCD = 1260, LCM = 6'],
  },
)
judged(
  { kind: 'pair', expected: 'a = 3, d = -4' },
  {
    right: ['a = 3, d = -4', 'd = −4, a = 3', 'A=3, D=-4', '3, -4'],
    wrong: ['a = -4, d = 3', 'a = 3, d = 4', 'a1 = -4, d = 3'],
  },
)
judged(
  { kind: 'pair', expected: 'a_1 = 2, a_3 = 8' },
  {
    right: ['a_1 = 2, a_3 = 8', 'a1 = 2, a3 = 8', 'a₁ = 2, a₃ = 8', 'a3=8, a1=2'],
    wrong: ['a1 = 8, a3 = 2', 'a2 = 2, a3 = 8'],
  },
)
judged(
  { kind: 'pair', expected: 'P(A) = 1/2, P(B) = 1/3' },
  { right: ['P(A) = 1/2, P(B) = 1/3', 'P(B) = 1/3, P(A) = 1/2', '1/2, 1/3'], wrong: ['P(A) = 1/3, P(B) = 1/2'] },
)
judged(
  { kind: 'pair', expected: 'length = 20 m, breadth = 16 m' },
  {
    right: [
      '20, 16',
      '20 m, 16 m',
      'length 20 m breadth 16 m',
      'breadth = 16, length = 20',
      'Length = 20 metres and Breadth = 16 metres',
    ],
    wrong: ['16, 20', '20 cm, 16 cm'],
  },
)
judged(
  { kind: 'pair', expected: 'x = 2√3, y = 1/2' },
  { right: ['x = √12, y = 0.5', '2 root 3, ½'], wrong: ['x = 2, y = 1/2'] },
)
judged(
  { kind: 'pair', expected: 'quotient = x - 2, remainder = 3' },
  {
    right: ['quotient = x - 2, remainder = 3', 'x - 2, 3', 'remainder 3, quotient = -2 + x'],
    wrong: ['x + 2, 3', 'quotient = x - 2, remainder = 2'],
  },
)
judged(
  { kind: 'pair', expected: 'mean = 20, median = 21, mode = 23' },
  { right: ['20, 21, 23', 'mode = 23, mean = 20, median = 21'], wrong: ['20, 21', '21, 20, 23'] },
)
noted({ kind: 'pair', expected: 'x = 1, y = 2' }, 'x = 1', /missing.*y/)
noted({ kind: 'pair', expected: 'x = 1, y = 2', named: true }, '1, 2', /x = .*y = /)
noted({ kind: 'pair', expected: 'x = 1, y = 2' }, '2, 1', /exchanged/)

test.each<[AnswerRule, string, string]>([
  [{ kind: 'roots', expected: '7, -10' }, '7, 10 = 7, -10', '7, -20/2 = -10'],
  [{ kind: 'roots', expected: '4/3' }, '-4/3 = 4/3', '8/6 = 4/3'],
  [{ kind: 'coordinates', expected: '(-1, 4)' }, '(2, -2) = (-1, 4)', '(-2/2, 8/2) = (-1, 4)'],
  [{ kind: 'number', expected: '5' }, '5!', '5'],
])('to %j a chain with a false link is wrong, %s, and a true one right, %s', (rule, untrue, right) => {
  expect(checkAnswer(rule, untrue).correct).toBe(false)
  expect(checkAnswer(rule, right).correct).toBe(true)
})
