import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { judged } from './judged'

const asked = { names: ['a_n', 'nth term'] }
const term: AnswerRule = { kind: 'expression', expected: '8n + 3', collected: true, asked }
const line: AnswerRule = { kind: 'expression', expected: '4x + y = -8', collected: true }

judged(term, {
  right: ['8n + 3', 'a_n = 3 + 8n', '11 + (n - 1)8 = 8n + 3', 'a + (n - 1)d = 11 + 8(n - 1) = 8n + 3', '8(n + 3/8)'],
  wrong: ['8n - 3', '11 + (n - 1)7'],
})
judged(line, {
  right: ['4x + y = -8', '4x + y + 8 = 0', 'y = -4x - 8', '8x + 2y = -16', '4x = -(y + 8)'],
  wrong: ['4x - y = -8'],
})

test.each<[AnswerRule, string]>([
  [term, 'a_n = 11 + (n - 1) × 8'],
  [term, '11 + 8n - 8'],
  [term, '8n + 5 - 2'],
  [line, 'x² + y² = x² + 4x + y² + y + 8'],
  [line, '(x + 9)^2 + (y + 6)^2 = (x - 7)^2 + (y + 2)^2'],
  [line, '5x - x + y = -8'],
])('like terms are to be put together in %j: %s', (rule, response) => {
  expect(checkAnswer(rule, response)).toMatchObject({ correct: false, unread: true, unclear: true })
})

test.each<[AnswerRule, string, string]>([
  [term, '11 + 8n - 8', 'expression'],
  [line, '5x - x + y = -8', 'equation'],
])('%j: %s is asked for as an %s, for it is no value', (rule, response, what) => {
  expect(checkAnswer(rule, response).note).toBe(`Work it out: type the ${what} with its like terms put together.`)
})

test('where the question does not ask for it, an equal form is right', () => {
  expect(checkAnswer({ kind: 'expression', expected: '8n + 3' }, '11 + (n - 1)8').correct).toBe(true)
})
