import { recognisersOf } from '@/lib/assistant/all'
import { readQuestion } from '@/lib/assistant/question/question'
import { likeness } from '@/checks/assistant/same-answer'

const engineId = 'figure-of-triangles-in-letters'
const engine = recognisersOf.triangles.find(({ id }) => id === engineId)
const others = recognisersOf.triangles.filter(({ id }) => id !== engineId)

interface Both {
  readonly text: string
  readonly id: string
}

/** Questions that the engine of figures answers, and another skill too: two of each. */
const both: readonly Both[] = others.flatMap(({ id, examples }) => {
  const found: Both[] = []
  for (const text of examples)
    if (found.length < 2 && engine?.understand(readQuestion(text))?.said.answer !== undefined) found.push({ text, id })
  return found
})

test('the engine of figures answers questions of many other skills', () => {
  expect(new Set(both.map(({ id }) => id)).size).toBeGreaterThan(9)
})

test.each(both)('"$text": $id and the engine of figures agree', ({ text, id }) => {
  const theirs = others.find((one) => one.id === id)?.understand(readQuestion(text))?.said.answer
  const answer = engine?.understand(readQuestion(text))?.said.answer
  expect(theirs).toBeDefined()
  expect(['same', 'values']).toContain(likeness(theirs ?? '', answer ?? ''))
})
