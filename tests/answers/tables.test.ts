import { readdirSync } from 'node:fs'
import { checkAnswer, kinds, readAnswer, type AnswerRule } from '@/lib/answers'
import { kindTables } from '@/checks/answers/kinds'
import type { Response } from '@/checks/answers/row'
import { segments } from '@/lib/rich-text/segments'
import { topicKeys } from '@/lib/syllabus'
import { answerTables } from '@/checks/answers/tables'

const shown = (text: string): string => JSON.stringify(text).slice(1, -1)
const rows = answerTables.flatMap(({ questions }) => questions.flatMap(({ responses }) => responses))

function judges(rule: AnswerRule, responses: readonly Response[]): void {
  test('the key is right', () => {
    expect(checkAnswer(rule, rule.expected).correct).toBe(true)
  })

  for (const [response, judgement, why] of responses)
    test(`“${shown(response)}” is ${judgement}: ${why}`, () => {
      const { correct, note } = checkAnswer(rule, response)
      const wanted = judgement === 'right'
      expect({ correct, note: correct === wanted ? undefined : note }).toEqual({ correct: wanted, note: undefined })
    })
}

describe.each(answerTables.map((table) => [table.topic, table] as const))('%s', (_, { questions }) => {
  describe.each(questions.map((question) => [question.question, question] as const))('%s', (_, { rule, responses }) =>
    judges(rule, responses),
  )
})

describe('the kinds of rules', () => {
  test.each(Object.keys(kinds))('%s has a file and a table', (kind) => {
    const missing = [
      ...(Object.hasOwn(kindTables, kind)
        ? []
        : [`Write checks/answers/kinds/${kind}.table.ts and name it in checks/answers/kinds/index.ts`]),
      ...(readdirSync('lib/answers/kinds').includes(`${kind}.ts`)
        ? []
        : [`Put the kind into lib/answers/kinds/${kind}.ts`]),
    ]
    expect(missing).toEqual([])
  })

  describe.each(Object.entries(kindTables))('checks/answers/kinds/%s.table.ts:', (_, { rule, responses }) =>
    judges(rule, responses),
  )
})

describe('the tables', () => {
  test('every chapter has one, with at least 600 rows in all', () => {
    expect(answerTables.map(({ topic }) => topic)).toEqual(topicKeys)
    expect(rows.length).toBeGreaterThanOrEqual(600)
  })

  test('right and wrong answers are about as many', () => {
    const right = rows.filter(([, judgement]) => judgement === 'right').length
    expect(right / rows.length).toBeGreaterThan(0.4)
    expect(right / rows.length).toBeLessThan(0.6)
  })

  test('the kinds of rules that the chapters ask are there', () => {
    const kinds = new Set(answerTables.flatMap(({ questions }) => questions.map(({ rule }) => rule.kind)))
    const wanted = 'choice coordinates expression fraction keywords number pair ratio roots sequence surd text'
    expect([...kinds]).toEqual(expect.arrayContaining(wanted.split(' ')))
  })

  test('a wrong answer always leaves a reading, a word, or both, unless it is an answer in words', () => {
    const silent = answerTables
      .flatMap(({ questions }) => questions)
      .filter(({ rule }) => !['text', 'keywords'].includes(rule.kind))
      .flatMap(({ rule, responses }) => responses.map(([response]) => ({ response, rule })))
      .filter(({ rule, response }) => {
        const { correct, reading, note } = checkAnswer(rule, response)
        return !correct && reading === undefined && note === undefined
      })
    expect(silent).toEqual([])
  })

  test('what cannot be read is told with its place, within what was typed', () => {
    for (const { rule, responses } of answerTables.flatMap(({ questions }) => questions))
      for (const [response] of responses) {
        const { problem, at } = readAnswer(rule, response)
        if (problem === undefined) continue
        expect(() => segments(problem)).not.toThrow()
        if (at !== undefined) expect(at >= 0 && at <= response.length).toBe(true)
      }
  })

  test('the same pair gives the same verdict, however often', () => {
    const times = process.env.THOROUGH ? 1000 : 50
    for (const { rule, responses } of answerTables.flatMap(({ questions }) => questions.slice(0, 3)))
      for (const [response] of responses.slice(0, 4)) {
        const first = JSON.stringify(checkAnswer(rule, response))
        for (let time = 0; time < times; time++)
          if (JSON.stringify(checkAnswer(rule, response)) !== first) throw new Error(`${response}: another verdict`)
      }
  })
})
