import { checkAnswer, checkProblem, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'

const posed = (id: string, seed: string) => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return poseProblem(template, seed)
}
const judged = (rule: AnswerRule, response: string): string =>
  checkAnswer(rule, response).correct ? 'right' : 'refused'

const consistent = (so: readonly string[], not: readonly string[], expected: string, slip: string): AnswerRule => ({
  kind: 'text',
  expected,
  synonyms: expected === 'inconsistent' ? ['no solution', 'not consistent'] : ['unique solution'],
  slips: [{ response: slip, note: 'Compare the third ratio too.', step: 1 }],
  beside: { so, not },
})
const parallel = consistent(
  ['parallel', 'parallel lines'],
  ['intersect', 'coincid', 'unique'],
  'inconsistent',
  'consistent',
)
const meeting = consistent(
  ['intersecting lines', 'intersect'],
  ['parallel', 'coincid', 'no solution'],
  'consistent',
  'inconsistent',
)

describe('what is true beside an answer may be said; it is no answer alone, and what is untrue spoils it', () => {
  test.each([
    [parallel, 'lines are parallel, so no solution, inconsistent', 'right'],
    [parallel, 'inconsistent (parallel lines)', 'right'],
    [parallel, 'inconsistent because the lines are parallel', 'right'],
    [parallel, 'parallel lines', 'refused'],
    [parallel, 'inconsistent because the lines are coincident', 'refused'],
    [parallel, 'parallel lines, so consistent', 'refused'],
    [parallel, 'lines intersect, so inconsistent', 'refused'],
    [meeting, 'lines intersect, so consistent', 'right'],
    [meeting, 'consistent, because the lines are parallel', 'refused'],
    [meeting, 'consistent, lines are not parallel', 'refused'],
    [meeting, 'no solution so consistent', 'refused'],
  ])('%#: %s', (rule, response, expected) => {
    expect([response, judged(rule, response)]).toEqual([response, expected])
  })
})

describe('a product of ratios goes by its whole name', () => {
  const product = posed('trig-product-from-sum', 'sixteen')
  const key = `${product.answer}`
  test.each([
    [`sinθcosθ = ${key}`, true],
    [`sin θ cos θ = ${key}`, true],
    [`cosθ.sinθ = ${key}`, true],
    [`sinθ = ${key}`, false],
    [`cosθ = ${key}`, false],
    [`sinθtanθ = ${key}`, false],
    [`2sinθcosθ = ${key}`, false],
    [`sinθ + cosθ = ${key}`, false],
  ])('%s', (response, correct) => {
    expect([response, checkProblem(product, response).correct]).toEqual([response, correct])
  })
})

describe('the ratio of two terms or sums goes by their names, in their order', () => {
  const ratios = posed('ap-ratio-of-terms-and-sums', 's15')
  test.each([
    ['a8:a12 = 13:17, S8:S12 = 38:69', true],
    ['(i) a8/a12 = 13/17 (ii) S8/S12 = 38/69', true],
    ['(i) a12:a8 = 17:13 (ii) 38:69', true],
    ['(i) a12:a8 = 13:17 (ii) 38:69', false],
    ['(i) 13:17 (ii) a8:a12 = 38:69', false],
    ['(i) 13:17 (ii) S12:S8 = 38:69', false],
  ])('%s', (response, correct) => {
    expect([response, checkProblem(ratios, response).correct]).toEqual([response, correct])
  })
})

describe('the asked point may stand behind another of the question that it was found from', () => {
  const point = posed('cg-point-on-median', 's15')
  test.each([
    ['D(1,-1), P(0,-2)', true],
    ['D(1,-1) so P(0,-2)', true],
    ['D(1,-1), fountain at (0,-2)', true],
    ['D(1,-1) or P(0,-2)', false],
    ['P(1,-1), P(0,-2)', false],
    ['D(0,-2), P(1,-1)', false],
    ['D(1,-1), E(0,-2)', false],
    ['P(0,-2), D(1,-1)', false],
  ])('%s', (response, correct) => {
    expect([response, checkProblem(point, response).correct]).toEqual([response, correct])
  })
})

test('sides go by their Hindi names', () => {
  const sides: AnswerRule = { kind: 'pair', expected: 'length = 35, breadth = 27' }
  expect(judged(sides, 'lambai = 35, chaudai = 27')).toBe('right')
  expect(judged(sides, 'chaudai 27 m, lambai 35 m')).toBe('right')
  expect(judged(sides, 'chaudai = 35, lambai = 27')).toBe('refused')
  expect(judged(sides, 'unchai = 35, chaudai = 27')).toBe('refused')
})

describe('how many of each, one behind the other', () => {
  const basket = posed('le-word-graphical', 'sixteen')
  test.each([
    ['12 mangoes 5 guavas', true],
    ['5 guavas 12 mangoes', true],
    ['5 mangoes 12 guavas', false],
    ['12 apples 5 guavas', false],
  ])('%s', (response, correct) => {
    expect([response, checkProblem(basket, response).correct]).toEqual([response, correct])
  })
})

describe('the ratio of a multiple of an angle is a name, and the angle found before it must give it', () => {
  const ratio = posed('trig-value-after-the-angle', 'sixteen')
  test.each([
    ['sec 2A = 2', true],
    ['A = 30, sec 2A = 2', true],
    ['A = 30° so sec 2A = sec 60° = 2', true],
    ['A = 45, sec 2A = 2', false],
    ['A = 60 so sec 2A = 2', false],
    ['sec A = 2', false],
    ['tan 2A = 2', false],
    ['sec 3A = 2', false],
  ])('%s', (response, correct) => {
    expect([response, checkProblem(ratio, response).correct]).toEqual([response, correct])
  })
})

test('a mean of minutes may say so', () => {
  const delays = posed('stat-compare-two-groups', 'sixteen')
  expect(checkProblem(delays, '(i) 21.75 min (ii) 29.25 minutes (iii) Line 1, by 7.5 minutes').correct).toBe(true)
  expect(checkProblem(delays, '(i) 21.75 kg (ii) 29.25 minutes (iii) Line 1, by 7.5 minutes').correct).toBe(false)
})
