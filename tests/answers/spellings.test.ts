import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { answerTables } from '@/checks/answers/tables'
import { kindTables } from '@/checks/answers/kinds'
import { seedsOf } from '../seeds'

const seeds = seedsOf('spelling', { few: 1, many: 16 })
const rules: readonly AnswerRule[] = [
  ...Object.values(kindTables).map(({ rule }) => rule),
  ...answerTables.flatMap(({ questions }) => questions.map(({ rule }) => rule)),
  ...templates.flatMap((template) =>
    seeds
      .map((seed) => poseProblem(template, seed))
      .filter(({ answer }) => answer !== 'N/A')
      .map(({ answerValidator }) => answerValidator),
  ),
]
const kinds = [...new Set(rules.map(({ kind }) => kind))].sort()

test('every kind of rule is among them', () => {
  expect(kinds).toEqual(Object.keys(kindTables).sort())
})

describe.each(kinds)('checks/answers/kinds/%s.table.ts: every such key of the tables and of the bank', (kind) => {
  const mine = rules.filter((rule) => rule.kind === kind)
  const { spellings } = kindTables[kind]

  test('has eight other spellings at least, seven where letters allow no more', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(kind === 'choice' ? 7 : 8)
  })

  test.each(spellings)('is accepted with %s', (_, spell) => {
    const refused = mine.flatMap((rule) => {
      const response = spell(rule.expected)
      const { correct, note } = checkAnswer(rule, response)
      return correct ? [] : [`${rule.expected} typed as ${response}: ${note ?? 'no note'}`]
    })
    expect([...new Set(refused)]).toEqual([])
  })
})
