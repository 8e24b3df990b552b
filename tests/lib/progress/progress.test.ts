import fc from 'fast-check'
import {
  accuracy,
  afterSubmission,
  noProgress,
  overallProgress,
  type Progress,
  type Submission,
} from '@/lib/progress/progress'
import { chapterLabel, topicKeys } from '@/lib/syllabus'

const submitted = (...submissions: readonly Partial<Submission>[]): Progress =>
  submissions.reduce<Progress>(
    (progress, submission) =>
      afterSubmission(progress, { topic: 'circles', correct: true, firstAttempt: true, ...submission }),
    noProgress,
  )

test('a problem counts on its first attempt only', () => {
  const progress = submitted({ correct: false }, { correct: false, firstAttempt: false }, { firstAttempt: false })
  expect(progress.totalProblems).toBe(1)
  expect(progress.topicProgress.circles).toBe(1)
  expect(progress.chapterWiseProgress['Chapter 10: Circles']).toEqual({ solved: 1, correct: 1 })
})

test('the streak rises with each right answer and ends with a wrong one', () => {
  expect(submitted({}, {}, {}).streak).toBe(3)
  expect(submitted({}, {}, { correct: false }).streak).toBe(0)
  expect(submitted({}, { correct: false }, {}).streak).toBe(1)
})

test('accuracy is correct over total, in percent, and 0 before the first problem', () => {
  expect(accuracy(noProgress)).toBe(0)
  expect(accuracy(submitted({}, { correct: false }, {})).toFixed(1)).toBe('66.7')
})

test('overall progress: ten right answers in one chapter are a twelfth, and more add nothing', () => {
  const ten = submitted(...Array.from({ length: 10 }, () => ({})))
  const fifteen = submitted(...Array.from({ length: 15 }, () => ({})))
  expect(overallProgress(submitted({}, {}, {}))).toBeCloseTo((100 / 12) * 0.3)
  expect(overallProgress(ten)).toBeCloseTo(100 / 12)
  expect(overallProgress(fifteen)).toBeCloseTo(100 / 12)
  const everyChapter = submitted(...topicKeys.flatMap((topic) => Array.from({ length: 10 }, () => ({ topic }))))
  expect(overallProgress(everyChapter)).toBeCloseTo(100)
})

test('the chapters always add up to the whole', () => {
  const submission = fc.record({
    topic: fc.constantFrom(...topicKeys),
    correct: fc.boolean(),
    firstAttempt: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(submission), (submissions) => {
      const progress = submitted(...submissions)
      const chapters = topicKeys.map((topic) => progress.chapterWiseProgress[chapterLabel(topic)])
      const sum = (pick: 'solved' | 'correct') => chapters.reduce((total, chapter) => total + (chapter?.[pick] ?? 0), 0)
      expect(sum('solved')).toBe(progress.totalProblems)
      expect(sum('correct')).toBe(progress.correctAnswers)
    }),
  )
})
