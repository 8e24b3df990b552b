import 'fake-indexeddb/auto'
import { answerOn } from '../../lib/memory/answers'
import { memoryStore } from '@/components/memory/memory-store'
import { askedFor, nextAsked } from '@/components/memory/next-choice'
import { studentToday } from '@/components/memory/student-day'
import { todayRequest } from '@/components/memory/today-request'
import { linkAge } from '@/components/practice/link-age'
import type { Choice } from '@/lib/memory/pose'
import { todaysTen } from '@/lib/memory/today'
import { poseProblem, templates } from '@/lib/problems/all'

// jsdom has none of its own.
globalThis.structuredClone ??= <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value))
beforeEach(() => memoryStore().clear())

const ten = () => todaysTen(todayRequest(studentToday(), []))
const onTable = ({ template, seed, archetype }: Choice) => ({ templateId: template.id, seed, archetype: archetype.id })
const answer = ({ archetype, template, seed }: Choice, correct = true) =>
  memoryStore().append({
    ...answerOn(studentToday(), { archetype: archetype.id, template: template.id, seed, correct, mode: 'today' }),
    at: Date.now(),
  })

test("today's ten go on to what was skipped, and end when all are answered", async () => {
  const all = ten()
  for (const [place, choice] of all.entries()) {
    if (place !== 4) await answer(choice)
    const next = await nextAsked('today', onTable(choice))
    if (place < 9) expect(next?.archetype).toBe(all[place + 1]?.archetype.id)
    else expect(next?.archetype).toBe(all[4]?.archetype.id)
  }
  const [skipped] = all.slice(4)
  if (!skipped) throw new Error('there are ten')
  await answer(skipped)
  expect(await nextAsked('today', onTable(skipped))).toBeUndefined()
})

test('a mistake that was made in this very visit is the next of my mistakes', async () => {
  await nextAsked('mistakes', null)
  const [wrong] = ten()
  if (!wrong) throw new Error('there are ten')
  await answer(wrong, false)
  expect((await nextAsked('mistakes', null))?.archetype).toBe(wrong.archetype.id)
})

test('what the page asks for is no old link, whatever version its template has', () => {
  const later = templates.filter(({ version }) => version > 1)
  expect(later.length).toBeGreaterThan(0)
  for (const choice of ten()) {
    const template = templates.find(({ id }) => id === choice.template.id)
    if (template) expect(linkAge(askedFor(choice).choice, poseProblem(template, choice.seed))).toBe('same')
  }
})
