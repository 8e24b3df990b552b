import { answerOn, day0 } from '../../lib/memory/answers'
import { healedProgress, uncounted } from '@/lib/memory/merged-progress'
import { createMemoryStore } from '@/components/memory/memory-store'
import { readLog } from '@/lib/memory/log'
import { afterSubmission, noProgress, type Submission } from '@/lib/progress/progress'

const right: Submission = { topic: 'quadratic-equations', correct: true, firstAttempt: true }
const counted = (times: number) => Array<Submission>(times).fill(right).reduce(afterSubmission, noProgress)
const answers = [0, 1, 2].map((nth) => answerOn(day0, { nth }))

describe('the progress is the extract of the log', () => {
  test('what two tabs that wrote at once have lost comes back', () => {
    expect(healedProgress(counted(2), answers, noProgress)).toEqual(counted(3))
  })

  test('so does all of it, where its text was damaged', () => {
    expect(healedProgress(noProgress, answers, noProgress)).toEqual(counted(3))
  })

  test('what was counted before there was a log is counted with it', () => {
    const before = uncounted({ progress: counted(10), log: readLog(answers.slice(0, 2)) })
    expect(before).toMatchObject({ totalProblems: 8, correctAnswers: 8 })
    expect(healedProgress(counted(10), answers, before)).toMatchObject({ totalProblems: 11, correctAnswers: 11 })
  })

  test('where it lacks nothing it stays the same object, and healing twice changes nothing', () => {
    const whole = counted(5)
    expect(healedProgress(whole, answers, noProgress)).toBe(whole)
    const healed = healedProgress(counted(1), answers, noProgress)
    expect(healedProgress(healed, answers, noProgress)).toBe(healed)
  })

  test('a word on a drawing counts nothing', () => {
    expect(healedProgress(noProgress, [answerOn(day0, { selfReported: true })], noProgress)).toBe(noProgress)
  })
})

describe('a database that hangs', () => {
  const never = () => new Promise<never>(() => {})
  const hanging = { readAll: never, write: never, clear: never }

  test('is waited for only so long: the tab remembers by itself and says so', async () => {
    const store = createMemoryStore(hanging, undefined, 5)
    await store.load()
    const [first] = answers
    if (!first) throw new Error('no answer')
    expect(await store.append(first)).toBe(false)
    expect(store.get()).toMatchObject({ loaded: true, trouble: 'refused', log: { events: [first] } })
    await store.clear()
    expect(store.get().log.events).toEqual([])
  })

  test('and answers late: what it holds is shown then', async () => {
    let answer = (_: readonly unknown[]) => {}
    const slow = () =>
      new Promise<readonly unknown[]>((resolve) => {
        answer = resolve
      })
    const store = createMemoryStore({ ...hanging, readAll: slow }, undefined, 5)
    await store.load()
    expect(store.get().log.events).toEqual([])
    answer(answers)
    await Promise.resolve()
    await Promise.resolve()
    expect(store.get().log.events).toEqual(answers)
  })
})
