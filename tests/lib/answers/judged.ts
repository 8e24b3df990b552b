import { checkAnswer, type AnswerRule } from '@/lib/answers'

interface Responses {
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const shown = (text: string): string => (text === '' ? 'nothing' : text)

/** One test for each response: "6/26 is 3/13", "1/104 is not 1/52". */
export function judged(rule: AnswerRule, { right, wrong }: Responses): void {
  const unit = 'unit' in rule ? ` ${rule.unit}` : ''
  describe(`${rule.kind} ${rule.expected}${unit}`, () => {
    for (const response of right)
      test(`${shown(response)} is ${rule.expected}${unit}`, () => {
        const { correct, note } = checkAnswer(rule, response)
        expect({ correct, note: correct ? undefined : note }).toEqual({ correct: true, note: undefined })
      })
    for (const response of wrong)
      test(`${shown(response)} is not ${rule.expected}${unit}`, () => {
        expect(checkAnswer(rule, response).correct).toBe(false)
      })
  })
}

/** Tests that the note to a response says something. */
export function noted(rule: AnswerRule, response: string, note: RegExp): void {
  test(`${shown(response)} for ${rule.expected} is told: ${note.source}`, () => {
    expect(checkAnswer(rule, response).note).toMatch(note)
  })
}
