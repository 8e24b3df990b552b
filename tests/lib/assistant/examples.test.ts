import { reply, rules, exampleQuestions, welcome } from '@/lib/assistant'
import { texProblem } from './tex-problem'

const examples = rules.flatMap(({ id, examples }) => examples.map((example) => [example, id] as const))

test.each(examples)('"%s" is answered by the rule %s', (question, id) => {
  expect(reply(question).rule).toBe(id)
})

test.each(examples)('the reply to "%s" is well set, and ends with its answer', (question) => {
  const { text, answer } = reply(question)
  expect(texProblem(text)).toBeNull()
  if (answer !== undefined) expect(text.endsWith(answer)).toBe(true)
})

test('the fallback suggests questions that work', () => {
  const { rule, text } = reply('sing me a song')
  expect(rule).toBe('fallback')
  for (const question of exampleQuestions) {
    expect(text).toContain(question)
    expect(reply(question).rule).not.toBe('fallback')
  }
})

test('questions named in replies work too', () => {
  const named = [welcome, ...examples.map(([question]) => reply(question).text)].flatMap((text) => [
    ...text.matchAll(/"([A-Z][^"]*(?:\?|\d))"/g),
  ])
  expect(named.length).toBeGreaterThan(3)
  for (const [, question = ''] of named) expect([question, reply(question).rule]).not.toEqual([question, 'fallback'])
})

test('ids are unique', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})
