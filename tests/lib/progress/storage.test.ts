import fc from 'fast-check'
import { afterSubmission, noProgress } from '@/lib/progress/progress'
import { loadProgress, parseProgress, progressKey, readStored, saveProgress, setAsideKey } from '@/lib/progress/storage'
import { tried } from '../../faults/tried'

function memory(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
}

const some = afterSubmission(noProgress, { topic: 'statistics', correct: true, firstAttempt: true })

test('what is saved is loaded again', () => {
  const store = memory()
  expect(saveProgress(store, some)).toBe(true)
  expect(loadProgress(store)).toEqual(some)
})

test('nothing stored is fresh progress, and nothing is kept aside', () => {
  const store = memory()
  expect(loadProgress(store)).toBe(noProgress)
  expect(store.kept.size).toBe(0)
})

test.each([
  '',
  'null',
  '7',
  '"text"',
  '[1]',
  '{}',
  '{"totalProblems":1.5,"correctAnswers":1}',
  '{"totalProblems":2',
  '{"todo":[]}',
  '{"totalProblems":3,"correctAnswers":9}',
  '{"totalProblems":3}',
  '{"correctAnswers":0}',
  '{"totalProblems":-1,"correctAnswers":-2}',
])('foreign text %p gives fresh progress and is kept aside', (text) => {
  const store = memory({ [progressKey]: text })
  expect(loadProgress(store)).toBe(noProgress)
  expect(store.kept.get(setAsideKey)).toBe(text)
  tried('text', 'foreign text in the place of progress', { lost: 'nothing: it is kept aside' })
})

test('progress of the first form, without a version or details, is read', () => {
  expect(parseProgress('{"totalProblems":4,"correctAnswers":3}')).toEqual({
    ...noProgress,
    totalProblems: 4,
    correctAnswers: 3,
  })
})

test('unknown chapters and wrong counts inside are dropped, the rest is kept', () => {
  const text = JSON.stringify({
    ...some,
    streak: 'long',
    topicProgress: { statistics: 1, astrology: 9 },
    chapterWiseProgress: { 'Chapter 14: Statistics': { solved: 1, correct: -2 }, __proto__: 1 },
  })
  expect(parseProgress(text)).toEqual({
    ...some,
    streak: 0,
    topicProgress: { statistics: 1 },
    chapterWiseProgress: { 'Chapter 14: Statistics': { solved: 1, correct: 0 } },
  })
})

test('a browser that forbids storage gives fresh progress and says that saving failed', () => {
  expect(loadProgress(forbidden)).toBe(noProgress)
  expect(saveProgress(forbidden, some)).toBe(false)
})

test('what was found is said: nothing, what may not be read, what cannot be read, progress', () => {
  expect(readStored(memory())).toEqual({ kind: 'none' })
  expect(readStored(forbidden)).toEqual({ kind: 'refused' })
  expect(readStored(memory({ [progressKey]: 'x' }))).toEqual({ kind: 'unreadable' })
  expect(readStored(memory({ [progressKey]: JSON.stringify(some) }))).toEqual({ kind: 'read', progress: some })
})

test('zeros are counts', () => {
  expect(parseProgress('{"totalProblems":0,"correctAnswers":0}')).toEqual(noProgress)
})

test.each(['[]', 'null', '7', '"text"'])('%s in the place of chapters, or of one of them, tells of none', (odd) => {
  const text = (chapters: string) =>
    `{"totalProblems":1,"correctAnswers":1,"topicProgress":${odd},"chapterWiseProgress":${chapters}}`
  expect(parseProgress(text(odd))).toMatchObject({ topicProgress: {}, chapterWiseProgress: {} })
  expect(parseProgress(text(`{"Chapter 14: Statistics":${odd}}`))?.chapterWiseProgress).toEqual({
    'Chapter 14: Statistics': { solved: 0, correct: 0 },
  })
})

test('no stored text whatever breaks the loading', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void loadProgress(memory({ [progressKey]: text }))))
})
