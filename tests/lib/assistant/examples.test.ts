import { reply, rules, exampleQuestions, welcome } from '@/lib/assistant'
import { recognisersOf } from '@/lib/assistant/all'
import { texProblem } from './tex-problem'
import { whyUnanswered } from './unanswered'
import { spoken } from '@/lib/speech/spoken'
import { speakable, tex } from '../speech/speakable'

const recognisers = Object.values(recognisersOf).flat()
const skills = [...rules, ...recognisers]
const examples = skills.flatMap(({ id, examples }) => examples.map((example) => [example, id] as const))

const replies = new Map<string, ReturnType<typeof reply>>()

/** Each example is asked once for all that is to hold of its reply. */
function replyTo(question: string): ReturnType<typeof reply> {
  const one = replies.get(question) ?? reply(question)
  replies.set(question, one)
  return one
}

test.each(examples)('"%s" is answered by the rule %s', async (question, id) => {
  const { rule } = await replyTo(question)
  const own = rule === id ? undefined : recognisers.find((one) => one.id === id)
  expect(own ? whyUnanswered(own, question, rule) : []).toEqual([])
  // an idea that is named exactly is explained more closely than by a word that occurs
  const isTheory = rules.some((one) => one.id === id) && rule.startsWith('theory-')
  expect(isTheory ? id : rule).toBe(id)
})

test.each(examples)('the reply to "%s" is well set, ends with its answer, and can be spoken', async (question) => {
  const { text, answer } = await replyTo(question)
  expect(texProblem(text)).toBeNull()
  if (answer !== undefined) expect(text.endsWith(answer)).toBe(true)
  expect(spoken(text)).toMatch(speakable)
  expect(spoken(text)).not.toMatch(tex)
})

test('the fallback suggests questions that work', async () => {
  const { rule, text } = await reply('sing me a song')
  expect(rule).toBe('fallback')
  for (const question of exampleQuestions) {
    expect(text).toContain(question)
    expect((await reply(question)).rule).not.toBe('fallback')
  }
})

test('questions named in replies work too', async () => {
  const said = await Promise.all(examples.map(([question]) => replyTo(question)))
  const named = [welcome, ...said.map(({ text }) => text)].flatMap((text) => [
    ...text.matchAll(/"([A-Z][^"]*(?:\?|\d))"/g),
  ])
  expect(named.length).toBeGreaterThan(3)
  for (const [, question = ''] of named)
    expect([question, (await reply(question)).rule]).not.toEqual([question, 'fallback'])
})

test('ids are unique', () => {
  expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length)
})
