import { askCarelessly } from '@/checks/assistant/carelessly/ask-carelessly'
import { ways } from '@/checks/assistant/carelessly/ways'
import { questionTables } from '@/checks/assistant/questions/tables'
import { seededRandom } from '@/lib/random'

const questions = questionTables.flatMap(({ answered }) => answered.map(([question, answer]) => ({ question, answer })))

test('ways have names of their own, and write the same again', () => {
  expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length)
  for (const { write } of ways) {
    const [first] = questions
    const text = first?.question ?? ''
    expect(write(text, seededRandom('a'))).toBe(write(text, seededRandom('a')))
  }
})

test('what is answered stays answered in careless writing, and never otherwise', async () => {
  const asked = []
  // each way is one class: one question of each, and ten in the thorough tests
  const count = process.env.THOROUGH ? 10 : 1
  for (const way of ways) asked.push(...(await askCarelessly(way, questions, count, 'test')))
  const same = asked.filter(({ outcome }) => outcome === 'same').length
  expect(asked.filter(({ outcome }) => outcome === 'other')).toEqual([])
  expect(same / asked.length).toBeGreaterThan(0.9)
}, 300_000)
