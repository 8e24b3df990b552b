import { checkAnswer, rightBeginning, withoutLookAgain, type AnswerRule, type PartsRule } from '@/lib/answers'
import { poseProblem } from '@/lib/problems'
import { templates } from '@/lib/problems/all'

const rule: AnswerRule = {
  kind: 'number',
  expected: '9',
  slips: [{ response: '10', note: 'Count the gaps.', step: 2 }],
}

test.each([
  ['10', { step: 2, note: 'Count the gaps. Look again at step 2 of the solution.' }],
  ['the answer is 10', { step: 2 }],
  ['11', { correct: false }],
])('the step of a slip is told as data beside its note: %s', (response, expected) =>
  expect(checkAnswer(rule, response)).toMatchObject(expected),
)

test.each(['9', '11', '(('])('where no slip matches there is no step: %s', (response) =>
  expect(checkAnswer(rule, response)).not.toHaveProperty('step'),
)

describe('of an answer in parts', () => {
  const parts: PartsRule = {
    kind: 'parts',
    expected: '(i) 9; (ii) 19',
    parts: [
      { label: '(i)', rule, marks: 1 },
      { label: '(ii)', rule: { kind: 'number', expected: '19' }, marks: 1 },
    ],
  }

  test('the part has its step, and the whole the step of the note that it tells', () => {
    const verdict = checkAnswer(parts, '(i) 10 (ii) 19')
    expect(verdict).toMatchObject({ step: 2, note: 'Part (i): Count the gaps. Look again at step 2 of the solution.' })
    expect(verdict.parts?.map(({ step }) => step)).toEqual([2, undefined])
  })

  test('a missing part is told first, and has no step', () => {
    expect(checkAnswer(parts, '(i) 10')).not.toHaveProperty('step')
  })
})

test.each([
  ['Count the gaps. Look again at step 2 of the solution.', 2, 'Count the gaps.'],
  ['Part (i): Count the gaps. Look again at step 2 of the solution.', 2, 'Part (i): Count the gaps.'],
  ['Look again at step 3 of the solution.', 2, 'Look again at step 3 of the solution.'],
  ['Give the answer in cm.', 1, 'Give the answer in cm.'],
])('"%s" without its last sentence', (note, step, expected) => expect(withoutLookAgain(note, step)).toBe(expected))

test('each slip of the bank names a line that its solution has', () => {
  for (const template of templates) {
    const { parts, steps, templateId } = poseProblem(template, 'k3f9')
    for (const { rule: own, slips } of parts)
      for (const { response } of slips) {
        const { step, note = '' } = checkAnswer(own, response)
        if (step === undefined) continue
        expect([templateId, steps[step - 1]]).toEqual([templateId, expect.any(String)])
        expect(note).toContain(`Look again at step ${step} of the solution.`)
      }
  }
})

test.each([
  ['', 0],
  ['B', 1],
  ['b, d', 2],
  ['B A D C', 1],
  ['A B D C', 0],
  ['B D A C', 4],
])('of the order B D A C "%s" begins with %d right steps', (response, count) =>
  expect(rightBeginning({ expected: 'B D A C' }, response)).toBe(count),
)
