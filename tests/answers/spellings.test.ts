import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { answerTables } from '@/checks/answers/tables'
import { spellingsOf } from '@/checks/answers/spellings'

const seeds = Array.from({ length: 8 }, (_, index) => `spelling-${index}`)
const rules: readonly AnswerRule[] = [
  ...answerTables.flatMap(({ questions }) => questions.map(({ rule }) => rule)),
  ...templates.flatMap((template) =>
    seeds
      .map((seed) => poseProblem(template, seed))
      .filter(({ answer }) => answer !== 'N/A')
      .map(({ answerValidator }) => answerValidator),
  ),
]
const kinds = [...new Set(rules.map(({ kind }) => kind))].sort()

describe.each(kinds)('every %s key of the tables and of the bank', (kind) => {
  const mine = rules.filter((rule) => rule.kind === kind)
  const names = spellingsOf(mine[0] ?? { kind: 'number', expected: '1' }).map(([name]) => name)

  test('has ten other spellings, or as many as letters allow', () => {
    expect(names.length).toBeGreaterThanOrEqual(kind === 'choice' ? 7 : 8)
  })

  test.each(names)('is accepted with %s', (name) => {
    const refused = mine.flatMap((rule) => {
      const spell = spellingsOf(rule).find(([one]) => one === name)?.[1]
      const response = spell?.(rule.expected) ?? ''
      const { correct, note } = checkAnswer(rule, response)
      return correct ? [] : [`${rule.expected} typed as ${response}: ${note ?? 'no note'}`]
    })
    expect([...new Set(refused)]).toEqual([])
  })
})
