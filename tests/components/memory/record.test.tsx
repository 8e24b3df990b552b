import 'fake-indexeddb/auto'
import { draftOf } from '@/components/memory/draft'
import { settled } from '@/components/memory/record'
import { askToPersist } from '@/components/memory/persist'
import { readEvent } from '@/lib/memory/event'
import { poseProblem, templates } from '@/lib/problems/all'

const problemOf = (id: string) => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return poseProblem(template, 'k3f9')
}
const problem = problemOf('qe-discriminant-value')
const way = { problem, correct: true, attempts: 1, hintsSeen: 0, solutionSeen: false, milliseconds: 5000 }
const judged = { ...way, kind: 'judged', verdict: { correct: true } } as const
const free = { mode: undefined, archetype: undefined }
const eventOf = (...outcome: Parameters<typeof draftOf>) => settled(draftOf(...outcome), [])

test('an answer is remembered with all that the memory asks of it', () => {
  const event = eventOf({ ...judged, hintsSeen: 2, attempts: 3 }, free, 1_700_000_000_000)
  expect(event).toMatchObject({
    archetype: 'qe-discriminant-nature',
    template: 'qe-discriminant-value',
    topic: 'quadratic-equations',
    seed: 'k3f9',
    correct: true,
    attempt: 3,
    hints: 2,
    solution: false,
    selfReported: false,
    milliseconds: 5000,
    mode: 'practice',
  })
  expect(readEvent(event)).toEqual(event)
})

test('a slip is remembered with its word, another wrong answer without one', () => {
  const wrong = { ...judged, correct: false }
  const slip = { ...wrong, verdict: { correct: false, note: 'The sum is −b/a.', step: 2 } }
  expect(eventOf(slip, free, 1)).toMatchObject({ correct: false, slip: 'The sum is −b/a.' })
  expect(eventOf({ ...wrong, verdict: { correct: false, note: 'Not read.' } }, free, 1)).not.toHaveProperty('slip')
})

test('a drawing is what the student says of it', () => {
  const drawn = { ...way, kind: 'drawn', report: 'more-practice', attempts: 0, correct: false } as const
  expect(eventOf(drawn, free, 1)).toMatchObject({ selfReported: true, correct: false, attempt: 1 })
})

test('a drawing is compared with its solution, which is no help; an answer after the solution is helped', () => {
  const drawn = { ...way, solutionSeen: true, kind: 'drawn', report: 'did-it', attempts: 0 } as const
  expect(eventOf(drawn, free, 1)).toMatchObject({ selfReported: true, correct: true, solution: false })
  expect(eventOf({ ...judged, solutionSeen: true }, free, 1)).toMatchObject({ solution: true })
})

test('asked for one archetype, it counts for that; of itself for the one that the template asks above all', () => {
  const outcome = { ...judged, problem: problemOf('cir-order-the-proof') }
  expect(eventOf(outcome, { mode: 'chapters', archetype: 'cir-prove-perpendicular' }, 1)).toMatchObject({
    archetype: 'cir-prove-perpendicular',
    mode: 'practice',
  })
  expect(eventOf(outcome, free, 1)).toMatchObject({ archetype: 'cir-prove-rhombus-quad' })
  expect(eventOf(outcome, { mode: 'mistakes', archetype: undefined }, 1)).toMatchObject({ mode: 'mistakes' })
})

test('every event has an id of its own', () => {
  const ids = Array.from({ length: 50 }, () => eventOf(judged, free, 1)?.id)
  expect(new Set(ids).size).toBe(50)
})

test('the browser is asked once to keep what is stored', async () => {
  const storage = { persist: jest.fn(async () => true), persisted: async () => false }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  await askToPersist()
  await askToPersist()
  expect(storage.persist).toHaveBeenCalledTimes(1)
})
