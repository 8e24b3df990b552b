import { checkAnswer, checkProblem, readAnswer, type AnswerRule, type PartsRule } from '@/lib/answers'

const rule: PartsRule = {
  kind: 'parts',
  expected: '(i) 9; (ii) 19 cm',
  parts: [
    {
      label: '(i)',
      rule: { kind: 'number', expected: '9', slips: [{ response: '10', note: 'Count the gaps.', step: 2 }] },
      marks: 1,
    },
    { label: '(ii)', rule: { kind: 'number', expected: '19', unit: 'cm' }, marks: 3 },
  ],
}

test('all parts right: all marks', () => {
  expect(checkAnswer(rule, '(i) 9 (ii) 19')).toEqual({
    correct: true,
    reading: '\\text{(i)}\\; 9,\\; \\text{(ii)}\\; 19',
    marks: 4,
    parts: [
      { correct: true, reading: '9' },
      { correct: true, reading: '19' },
    ],
  })
})

test('a wrong part earns nothing, the others do; its slip is told', () => {
  const verdict = checkAnswer(rule, '10, 19')
  expect(verdict).toMatchObject({ correct: false, marks: 3, parts: [{ correct: false }, { correct: true }] })
  expect(verdict.note).toBe('Part (i): Count the gaps. Look again at step 2 of the solution.')
})

test('a missing part is named', () => {
  expect(checkAnswer(rule, '(i) 9')).toMatchObject({ correct: false, marks: 1, note: 'Part (ii) is missing.' })
})

test('each part has its own units', () => {
  expect(checkAnswer(rule, '9, 19 m').parts?.[1]).toMatchObject({ correct: false, note: 'Give the answer in cm.' })
})

test('a part that cannot be read is told from a wrong one', () => {
  const { unread, parts } = checkAnswer(rule, '(i) ? (ii) 19')
  expect(unread).toBeUndefined()
  expect(parts).toMatchObject([{ correct: false, unread: true }, { correct: true }])
})

test('too many answers are unread', () => {
  expect(checkAnswer(rule, '9, 19, 20')).toMatchObject({ correct: false, unread: true })
})

test('the live reading shows every part, and what is missing in one that cannot be read', () => {
  expect(readAnswer(rule, '9; 19 cm').tex).toBe('\\text{(i)}\\; 9,\\; \\text{(ii)}\\; 19\\ \\text{cm}')
  expect(readAnswer(rule, '(i) 2 + (ii) 3 +')).toEqual({ problem: 'Part (i): Something is missing after “+”.', at: 8 })
})

describe('a problem', () => {
  const problem = { answerValidator: rule, parts: rule.parts }

  test('is judged by a text for each part', () => {
    expect(checkProblem(problem, ['9', '19'])).toMatchObject({ correct: true, marks: 4 })
    expect(checkProblem(problem, ['9', ''])).toMatchObject({ correct: false, marks: 1, note: 'Part (ii) is missing.' })
    expect(checkProblem(problem, ['9'])).toMatchObject({ correct: false, marks: 1 })
  })

  test('is judged by one text for all parts', () => {
    expect(checkProblem(problem, '9, 19')).toMatchObject({ correct: true, marks: 4 })
    expect(checkProblem(problem, '')).toMatchObject({ correct: false, marks: 0, unread: true })
  })

  test('of one part is judged by its rule', () => {
    const single = { answerValidator: { kind: 'number', expected: '9' }, marks: 2 } as const
    expect(checkProblem(single, '9')).toEqual({
      correct: true,
      reading: '9',
      marks: 2,
      parts: [{ correct: true, reading: '9' }],
    })
    expect(checkProblem(single, ['8'])).toMatchObject({ correct: false, marks: 0 })
  })
})

test.each(['not (i) 9 (ii) 19', 'at least (i) 9 (ii) 19', '7 or (i) 9 (ii) 19', '±(i) 9 (ii) 19'])(
  'what stands before all parts is no part of them: %s',
  (response) => {
    const two: AnswerRule = {
      kind: 'parts',
      expected: '(i) 9; (ii) 19',
      parts: [
        { label: '(i)', marks: 1, rule: { kind: 'number', expected: '9' } },
        { label: '(ii)', marks: 1, rule: { kind: 'number', expected: '19' } },
      ],
    }
    expect(checkAnswer(two, response).correct).toBe(false)
    expect(checkAnswer(two, response.slice(response.indexOf('(i)'))).correct).toBe(true)
  },
)
