import { askTheBank, counted } from '@/checks/assistant/ask-the-bank'
import { templates } from '@/lib/problems/all'
import { topicKeys } from '@/lib/syllabus'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('ask', { few: 1, many: 10 })
const leastRight = 0.9

test("of the bank's own questions, put to the assistant with and without TeX, nine in ten are answered and none wrongly", async () => {
  const asked = await Promise.all(
    topicKeys.map((topic) =>
      askTheBank(
        templates.filter((template) => template.topic === topic),
        seeds,
      ),
    ),
  )
  const all = asked.flat()
  const { right, wrong } = counted(all)
  process.stdout.write(`Questions of the bank: ${all.length}, right ${right}, wrong ${wrong}\n`)
  expect(right / all.length).toBeGreaterThanOrEqual(leastRight)
  expect(all.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
}, 600_000)
