import { checkAnswer, type AnswerRule } from '@/lib/answers'

const number = (expected: string): AnswerRule => ({ kind: 'number', expected })
const xy: AnswerRule = { kind: 'pair', expected: 'x = 8, y = 10' }

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
  [{ kind: 'text', expected: 'inconsistent' }, '9/12 = -12/-16 ≠ -24/-27 so inconsistent'],
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
  [{ kind: 'text', expected: 'inconsistent' }, 'consistent so inconsistent'],
])('another answer beside the one to %j is no working: %s', (rule, response) => {
  expect(checkAnswer(rule, response).correct).toBe(false)
})

test('working that is not true is no answer, and the word shows the line', () => {
  expect(checkAnswer(number('21'), 'BC = 48, 48 - 26 = 21 so BD = 21')).toEqual({
    correct: false,
    note: '$48 - 26$ is not $21$.',
  })
})

test('the reading shown is that of the answer', () => {
  expect(checkAnswer(number('45'), '12/8 = h/30 so h = 45')).toMatchObject({ correct: true, reading: '45' })
})
