import fc from 'fast-check'
import { answerOn, day0 } from './answers'
import { catalogue } from '@/lib/memory/catalogue'
import type { MemoryEvent } from '@/lib/memory/event'
import { emptyLog, mergedLogs, readLog } from '@/lib/memory/log'
import { mergedProgress, type Kept } from '@/lib/memory/merged-progress'
import { afterSubmission, noProgress, type Progress } from '@/lib/progress/progress'
import { parseProgress } from '@/lib/progress/storage'
import { topicKeys } from '@/lib/syllabus'

/** A device where `early` was counted before there was a log, and then these answers were given. */
function device(answers: readonly MemoryEvent[], early: Progress = noProgress): Kept {
  const progress = answers.reduce(
    (counted, { topic, correct, attempt }) => afterSubmission(counted, { topic, correct, firstAttempt: attempt === 1 }),
    early,
  )
  return { progress, log: readLog(answers) }
}

const counted = (count: number): Progress =>
  Array.from({ length: count }).reduce<Progress>(
    (progress) => afterSubmission(progress, { topic: 'circles', correct: true, firstAttempt: true }),
    noProgress,
  )
const [a, b, c] = [answerOn(day0), answerOn(day0 + 1, { correct: false }), answerOn(day0 + 2)]

test('two devices with different answers: all count', () => {
  expect(mergedProgress(device([a, b]), device([c]))).toMatchObject({ totalProblems: 3, correctAnswers: 2, streak: 1 })
})

test('the same file brought twice counts once', () => {
  const [here, file] = [device([a]), device([b, c])]
  const once = mergedProgress(here, file)
  const after = { progress: once, log: mergedLogs(here.log, file.log) }
  expect(mergedProgress(after, file)).toEqual(once)
})

test('bringing one’s own file changes nothing', () => {
  const here = device([a, b, c], counted(5))
  expect(mergedProgress(here, here)).toEqual(here.progress)
})

test('what was counted before there was a log is not lost, and is not added up: nobody can say whether it is the same', () => {
  const merged = mergedProgress(device([a], counted(7)), device([c], counted(4)))
  expect(merged).toMatchObject({ totalProblems: 9, correctAnswers: 9 })
  expect(merged.chapterWiseProgress['Chapter 10: Circles']).toEqual({ solved: 7, correct: 7 })
})

test('on a new device the file gives the numbers that were saved', () => {
  const saved = device([a, b, c], counted(3))
  expect(mergedProgress({ progress: noProgress, log: emptyLog }, saved)).toEqual(saved.progress)
})

test('the answers in a row are those since the last wrong one of either device', () => {
  expect(mergedProgress(device([a, c]), device([b])).streak).toBe(1)
  expect(mergedProgress(device([a]), device([c])).streak).toBe(2)
  expect(mergedProgress(device([], counted(6)), device([a])).streak).toBe(6)
})

test('a drawing counts in no number', () => {
  const drawn = answerOn(day0, { selfReported: true })
  expect(mergedProgress(device([a]), { progress: noProgress, log: readLog([drawn]) })).toMatchObject({
    totalProblems: 1,
  })
})

describe('for any two devices', () => {
  const anAnswer = fc
    .record({
      day: fc.integer({ min: day0, max: day0 + 5 }),
      archetype: fc.constantFrom(...catalogue.archetypes.map(({ id }) => id)),
      correct: fc.boolean(),
    })
    .map(({ day, ...other }) => answerOn(day, other))
  const earlier = fc
    .array(fc.record({ topic: fc.constantFrom(...topicKeys), correct: fc.boolean() }), { maxLength: 6 })
    .map((all) => all.reduce((sum, one) => afterSubmission(sum, { ...one, firstAttempt: true }), noProgress))
  const aDevice = fc.tuple(fc.uniqueArray(anAnswer, { selector: ({ id }) => id, maxLength: 8 }), earlier)

  test('the merged numbers are sound, the same from either side, and stay when merged again', () => {
    fc.assert(
      fc.property(aDevice, aDevice, ([one, early], [other, before]) => {
        const [left, right] = [device(one, early), device(other, before)]
        const merged = mergedProgress(left, right)
        expect(mergedProgress(right, left)).toEqual(merged)
        expect(parseProgress(JSON.stringify(merged))).toEqual(merged)
        const log = mergedLogs(left.log, right.log)
        expect(mergedProgress({ progress: merged, log }, right)).toEqual(merged)
        expect(merged.totalProblems).toBeGreaterThanOrEqual(
          Math.max(log.events.length, left.progress.totalProblems, right.progress.totalProblems),
        )
      }),
    )
  })
})
