import { questionTables } from '@/checks/assistant/questions/tables'
import { reply } from '@/lib/assistant'
import { topicKeys } from '@/lib/syllabus'

test('every chapter has its questions, and none stands twice', () => {
  expect(questionTables.map(({ topic }) => topic)).toEqual(topicKeys)
  const all = questionTables.flatMap(({ answered, declined }) => [
    ...answered.map(([question]) => question),
    ...declined,
  ])
  expect(new Set(all).size).toBe(all.length)
})

describe.each(questionTables)('$topic', ({ answered, declined }) => {
  test.each(answered)('%s => %s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })

  test.each(declined)('has no answer: %s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})
