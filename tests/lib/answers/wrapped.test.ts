import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { wrappers } from '@/checks/answers/wrappers'
import { poseProblem, templates } from '@/lib/problems/all'

const all: readonly AnswerRule[] = templates
  .map((template) => poseProblem(template, 'wrapped-1'))
  .filter(({ answer }) => answer !== 'N/A')
  .flatMap(({ parts }) => parts.map(({ rule }) => rule))

/** A quarter of the rules in each, turn about; in the thorough tests all. */
const turns = wrappers.map(([name, wrap], turn) => [name, wrap, turn] as const)

describe.each(turns)('with %s', (_, wrap, turn) => {
  const rules = process.env.THOROUGH ? all : all.filter((_rule, index) => index % 4 === turn % 4)

  test('the key of every rule of the bank is right, and gets no slip’s note', () => {
    const refused = rules.flatMap((rule) => {
      const { correct, note = '' } = checkAnswer(rule, wrap(rule.expected))
      return correct && !note.includes('of the solution') ? [] : [`${rule.kind} ${wrap(rule.expected)}: ${note}`]
    })
    expect(refused).toEqual([])
  })

  test('every slip of the bank stays wrong', () => {
    const accepted = rules.flatMap((rule) =>
      (rule.slips ?? [])
        .filter(({ response }) => checkAnswer(rule, wrap(response)).correct)
        .map(({ response }) => `${rule.kind} ${wrap(response)} for ${rule.expected}`),
    )
    expect(accepted).toEqual([])
  })
})

/** Right answers that were once judged by the slip they resemble. */
describe('an answer is no slip because its words are those of a slip in another order', () => {
  const slip = (response: string) => [{ response, note: 'Turned round.', step: 1 }]

  test.each(['(9:4)', '[9:4]', 'So, 9:4', '{9 : 4}', 'Thus, we have 9:4'])('%s is 9:4, not 4:9', (response) => {
    expect(checkAnswer({ kind: 'ratio', expected: '9:4', slips: slip('4:9') }, response)).toMatchObject({
      correct: true,
    })
  })

  test.each(['Hence A D C E B', 'the order is (A, D, C, E, B)'])('%s is A D C E B, not D A C E B', (response) => {
    const rule: AnswerRule = { kind: 'sequence', expected: 'A D C E B', slips: slip('D A C E B') }
    expect(checkAnswer(rule, response)).toMatchObject({ correct: true })
  })

  test('what is not read gets no slip that it resembles, "4:9:" as little as "9 4"', () => {
    const rule: AnswerRule = { kind: 'ratio', expected: '9:4', slips: slip('4:9') }
    for (const response of ['9 4', '4 and 9', '4.9', '4;9'])
      expect(checkAnswer(rule, response).note ?? '').not.toMatch(/Turned round/)
    expect(checkAnswer(rule, '(4:9)').note).toMatch(/Turned round/)
  })

  test('a sign before a root counts', () => {
    const rule: AnswerRule = { kind: 'surd', expected: '2√3', slips: slip('√3/2') }
    expect(checkAnswer(rule, '-√3/2').note).toBeUndefined()
    expect(checkAnswer(rule, '∴ √3/2').note).toMatch(/Turned round/)
  })
})
