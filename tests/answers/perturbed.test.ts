import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { kindTables, nearMissesOf } from '@/checks/answers/kinds'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf } from '../seeds'

const seeds = seedsOf('perturbed', { few: 1, many: 24 })
const rules: readonly AnswerRule[] = [
  ...Object.values(kindTables).map(({ rule }) => rule),
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

test.each(kinds)('checks/answers/kinds/%s.table.ts: every near miss of such a key is rejected', (kind) => {
  const mine = rules.filter((rule) => rule.kind === kind)
  const accepted = mine.flatMap((rule) =>
    nearMissesOf(rule)
      .filter((response) => response.trim() !== '' && checkAnswer(rule, response).correct)
      .map((response) => `${response} for ${rule.expected}`),
  )
  expect([...new Set(accepted)]).toEqual([])
})

test('every decimal key is also wrong by one hundredth', () => {
  const decimals = rules.filter(
    (rule) =>
      rule.kind === 'number' &&
      rule.tolerance === undefined &&
      typeof rule.decimals !== 'object' &&
      /^-?\d+\.\d{1,2}$/.test(rule.expected),
  )
  expect(decimals.length).toBeGreaterThan(10)
  for (const rule of decimals)
    for (const off of [0.01, -0.01])
      expect([rule.expected, checkAnswer(rule, (Number(rule.expected) + off).toFixed(2)).correct]).toEqual([
        rule.expected,
        false,
      ])
})
