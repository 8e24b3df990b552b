import { checkAnswer, type AnswerRule } from '@/lib/answers'

const number = (expected: string): AnswerRule => ({ kind: 'number', expected })
const chance = (expected: string): AnswerRule => ({ kind: 'fraction', expected, decimals: 'rounded' })
const xy: AnswerRule = { kind: 'pair', expected: 'x = 8, y = 10' }
const roots: AnswerRule = { kind: 'roots', expected: '-2, -1' }
const point: AnswerRule = {
  kind: 'coordinates',
  expected: '(-4, -6)',
  asked: { names: ['P'], others: ['D'], words: [] },
}
const inconsistent: AnswerRule = { kind: 'text', expected: 'inconsistent' }

test.each<[AnswerRule, string]>([
  [number('21'), 'BC=48 so BD=48-27=21'],
  [number('15'), '3 median = 45, median = 15'],
  [number('45'), '12/8 = h/30 so h = 45 m'],
  [number('37'), '73 - 37 = 36 so number is 37'],
  [number('18'), '18, as 22 × 54 = 1188'],
  [number('5'), 'x = 5 or x = -8, so x = 5'],
  [number('5'), 'side = 5 → 5'],
  [number('614'), 'LCM = 612, 612 + 2 = 614, hence 614'],
  [xy, 'x + y = 18, x = 8 so y = 10'],
  [xy, '10 + x = 18 => x = 8; 2y = 20 => y = 10'],
  [number('55'), 'n > 54.67 so n = 55'],
  [xy, 'y = x + 2 and x + y = 18 so x = 8, y = 10'],
  [{ kind: 'coordinates', expected: '(0, -6)' }, '4+y²=36+(y+4)² so y=-6, P=(0,-6)'],
  [{ kind: 'ratio', expected: '2:3' }, 'AP = 4 and PB = 6 so 2:3'],
  [{ kind: 'pair', expected: 'HCF = 6, LCM = 570' }, 'HCF=6, LCM=570, 6×570=3420=114×30'],
  [inconsistent, '9/12 = -12/-16 ≠ -24/-27 so inconsistent'],
  [inconsistent, 'inconsistent bcoz 15/20 = 3/4 but 27/39 is not 3/4'],
  [chance('2/3'), 'R,J,S,T,H,N = 6 consonants, total 9, so 6/9 = 2/3'],
  [chance('5/6'), '1, 2, 3, 4, 5 aa sakte hain so 5/6'],
  [chance('17/20'), 'multiples are 18, 24, 30 so 1 - 3/20 = 17/20'],
  [chance('1/3'), '3, 6, 9 are multiples of 3 so answer = 1/3'],
  [chance('1/12'), '(5,6),(6,5),(6,6) so P = 3/36 = 1/12'],
  [chance('1/18'), 'favourable (3,5) (5,3), P(E) = 1/18'],
  [chance('1/4'), 'HH, HT, TH, TT so P = 1/4'],
  [number('32'), 'zeroes are -4 and -8 so k = 32'],
  [number('32'), '5k = 160, k = 32'],
  [chance('10/13'), 'x = 10, y = 13 so x/y = 10/13'],
  [roots, '(y+1)(y+2) so y = -1, -2'],
  [roots, 'y + 1 = 0 or y + 2 = 0, so y = -1, -2'],
  [point, 'D is (0,-6), so P is (-4,-6)'],
  [number('2'), 'x=2 because 36 = 2^2 × 3^2'],
  [number('7'), 'a8 = S8 - S7 = 0-(-7) = 7'],
  [number('36'), 'n = 36, a36 = -1'],
  [number('90'), 'right angle i.e. 90'],
])('an answer to %j may have its working beside it: %s', (rule, response) => {
  expect(checkAnswer(rule, response)).toMatchObject({ correct: true })
})

test.each<[AnswerRule, string]>([
  [number('21'), 'BC=48 so BD=48-27=22'],
  [number('21'), '20 so 21'],
  [number('21'), '20 or 21 so 21'],
  [number('21'), '20, so 21 or 22'],
  [number('7'), 'k = 5, so k = 7'],
  [number('7'), 'if k = 5 then 7'],
  [number('7'), 'so 7 so 8'],
  [xy, 'x = 3, y = 4, so x = 8, y = 10'],
  [xy, 'x + y = 18, x = 10 so y = 8'],
  [xy, '10 + x = 18 => x = 8; 2y = 20 => y = 11'],
  [number('55'), 'n = 54 so n = 55'],
  [{ kind: 'pair', expected: 'HCF = 9, LCM = 252' }, 'HCF = 3, LCM = 252 HCF = 9, LCM = 252'],
  [{ kind: 'pair', expected: 'HCF = 9, LCM = 252' }, 'at least HCF = 9, LCM = 252'],
  [{ kind: 'pair', expected: 'HCF = 9, LCM = 252' }, 'HCF = 9, LCM = 252, no'],
  [number('8'), '10 + x = 18 => x = 8; 2y = 20 => y = 10'],
  [inconsistent, 'consistent so inconsistent'],
  [inconsistent, 'consistent bcoz 15/20 = 3/4 but 27/39 is not 3/4'],
  [chance('2/3'), 'R,J,S,T,H,N = 6 consonants, total 9'],
  [chance('2/3'), '1/3, 2/3'],
  [chance('2/3'), '1/3 so 2/3'],
  [chance('5/6'), '1/6, 2/6, 3/6, 4/6, so 5/6'],
  [chance('5/6'), '1, 2, 3, 4, 5 aa sakte hain'],
  [chance('17/20'), 'multiples are 18, 24, 30 so 3/20 or 17/20'],
  [chance('17/20'), 'multiples are 18, 24, 30 so maybe 17/20'],
  [chance('17/20'), 'multiples are 18, 24, 30'],
  [chance('1/12'), '(5,6),(6,5),(6,6)'],
  [chance('1/4'), 'HH, HT, TH, TT'],
  [number('32'), 'zeroes are -4 and -8 so k = 32 or 12'],
  [number('32'), 'answer is 12 so 32'],
  [chance('10/13'), 'x = 10, y = 13 so y/x = 10/13'],
  [roots, '(y+1)(y+2)'],
  [number('36'), 'n = 36, a35 = 3'],
  [number('36'), 'n = 36, n = 35'],
  [number('36'), 'n = 36, 2n = 70'],
  [point, 'P is (0,-6), so P is (-4,-6)'],
  [point, '(0,-6), so (-4,-6)'],
  [{ kind: 'choice', expected: 'B', options: ['one', 'two', 'three', 'four'] }, 'C so B'],
])('another answer beside the one to %j is no working: %s', (rule, response) => {
  expect(checkAnswer(rule, response).correct).toBe(false)
})

test('working that is not true is no answer, and the word shows the line', () => {
  expect(checkAnswer(number('21'), 'BC = 48, 48 - 26 = 21 so BD = 21')).toEqual({
    correct: false,
    note: '$48 - 26$ is not $21$.',
  })
})

test.each<[AnswerRule, string, string]>([
  [inconsistent, 'inconsistent because 15/20 = 2/4', '$\\frac{15}{20}$ is not $\\frac{2}{4}$.'],
  [chance('17/20'), 'multiples are 18, 24, 30 so 1 - 4/20 = 17/20', '$1 - \\frac{4}{20}$ is not $\\frac{17}{20}$.'],
  [chance('10/13'), 'x = 10, y = 14 so x/y = 10/13', '$x/y$ is not $\\frac{10}{13}$.'],
  [number('32'), '5k = 90, k = 32', '$5k$ is not $90$.'],
  [roots, '(y-1)(y-2) so y = -1, -2', '$(y-1)(y-2)$ is not $0$.'],
  [roots, 'y² + 3y + 3 = 0 so y = -1, -2', '$y^2 + 3y + 3$ is not $0$.'],
  [number('2'), 'x=2 because 36 = 2^2 × 3^3', '$36$ is not ${2}^{2} \\times {3}^{3}$.'],
])('working that its own values do not satisfy is shown: %j %s', (rule, response, note) => {
  expect(checkAnswer(rule, response)).toMatchObject({ correct: false, note })
})

test('the reading shown is that of the answer', () => {
  expect(checkAnswer(number('45'), '12/8 = h/30 so h = 45')).toMatchObject({ correct: true, reading: '45' })
})
