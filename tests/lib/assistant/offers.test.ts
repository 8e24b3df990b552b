import { readFileSync } from 'node:fs'
import { reply, rules } from '@/lib/assistant'
import { taughtAt } from '@/lib/assistant/concepts/taught-at'
import { topicOf } from '@/lib/assistant/topic-of'
import archetypes from '@/lib/problems/archetypes.json'

/** Title and question of each concept of a lesson, in order. */
function conceptsOf(topic: string) {
  const text = readFileSync(`content/lessons/${topic}.mdx`, 'utf8')
  return [...text.matchAll(/<Concept ([^>]*)>/g)].map(([, attributes = '']) => ({
    title: /title="([^"]*)"/.exec(attributes)?.[1],
    check: /check="([^"]*)"/.exec(attributes)?.[1],
  }))
}

test.each(Object.entries(taughtAt))(
  'what %s explains is taught where it says',
  (id, { topic, concept, title, check }) => {
    expect(conceptsOf(topic)[concept - 1]).toEqual({ title, check })
    expect(rules.map((rule) => rule.id)).toContain(id)
  },
)

test('every archetype has its topic', () => {
  for (const { id, topic } of archetypes) expect([id, topicOf(id)]).toEqual([id, topic])
})

test('an explanation offers its lesson and its question', async () => {
  const { offers } = await reply('What is the section formula?')
  expect(offers).toEqual([
    { kind: 'lesson', label: 'Open the lesson: The section formula', topic: 'coordinate-geometry', concept: 5 },
    expect.objectContaining({ kind: 'practise', label: 'Practise this', topic: 'coordinate-geometry' }),
  ])
})

test('a worked question offers more of its kind', async () => {
  const { offers } = await reply('hcf of 12 and 18')
  expect(offers).toEqual([
    expect.objectContaining({ kind: 'practise', topic: 'real-numbers', archetype: 'rn-hcf-two' }),
  ])
})
