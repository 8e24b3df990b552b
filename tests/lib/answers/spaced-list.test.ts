import { checkAnswer } from '@/lib/answers'

test.each([
  ['(-22, 0)', '-22 0'],
  ['(3, -4)', '(3 -4)'],
  ['(1/2, 3)', '1/2 3'],
])('the point %s may be typed as %s', (expected, response) => {
  expect(checkAnswer({ kind: 'coordinates', expected }, response).correct).toBe(true)
})

test('x = 3, y = -2 may be typed as 3 -2, but 3 - 2 is a subtraction', () => {
  const rule = { kind: 'pair', expected: 'x = 3, y = -2' } as const
  expect(checkAnswer(rule, '3 -2').correct).toBe(true)
  expect(checkAnswer(rule, '3 - 2').correct).toBe(false)
})

test('a number stays a number: 3 -2 = 1', () => {
  expect(checkAnswer({ kind: 'number', expected: '1' }, '3 -2 = 1').correct).toBe(true)
})
