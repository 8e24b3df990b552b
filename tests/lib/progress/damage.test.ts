import fc from 'fast-check'
import { afterSubmission, noProgress, type Submission } from '@/lib/progress/progress'
import { salvaged } from '@/lib/progress/salvage'
import { keepAside, keptAside, setAsideKey } from '@/lib/progress/set-aside'
import { parseProgress, progressKey, readStored } from '@/lib/progress/storage'
import { standInStorage } from '../../components/stand-ins/storage'
import { tried } from '../../faults/tried'

const right: Submission = { topic: 'circles', correct: true, firstAttempt: true }
const some = Array<Submission>(40).fill(right).reduce(afterSubmission, noProgress)
const most = Number.MAX_SAFE_INTEGER

describe('kept aside', () => {
  test('the latest text stands first, and each text once', () => {
    const { storage, kept } = standInStorage()
    for (const text of ['one', 'two', 'two', 'three']) keepAside(storage, text)
    expect(kept.get(setAsideKey)).toBe('three')
    expect(new Set(keptAside(storage))).toEqual(new Set(['one', 'two', 'three']))
  })

  test('of many the first stay for ever', () => {
    const { storage } = standInStorage()
    const texts = Array.from({ length: 20 }, (_, place) => `text ${place}`)
    for (const text of texts) keepAside(storage, text)
    expect(keptAside(storage)).toEqual(expect.arrayContaining(texts.slice(0, 8)))
    tried('text', 'twenty unreadable texts of progress, one after the other', {
      times: 20,
      lost: 'the ninth to the nineteenth: the first eight and the latest are kept',
    })
  })

  test('where all places are taken, the latest takes the first place alone', () => {
    const { storage, kept } = standInStorage()
    for (let text = 1; text <= 12; text++) keepAside(storage, `text ${text}`)
    expect(kept.size).toBe(9)
    expect(kept.get(setAsideKey)).toBe('text 12')
    expect(keptAside(storage)).toEqual(['text 12', ...[1, 2, 3, 4, 5, 6, 7, 8].map((text) => `text ${text}`)])
  })

  test('the first text takes the first place alone', () => {
    const { storage, kept } = standInStorage()
    keepAside(storage, 'one')
    expect([...kept]).toEqual([[setAsideKey, 'one']])
  })

  test('what stands there already is not written again', () => {
    const { storage, fail, kept } = standInStorage({ [setAsideKey]: 'one' })
    fail('QuotaExceededError', 'setItem')
    const told = jest.spyOn(console, 'info').mockImplementation(() => {})
    keepAside(storage, 'one')
    expect(told).not.toHaveBeenCalled()
    keepAside(storage, 'two')
    expect(told).toHaveBeenCalledWith(expect.stringContaining('could not be kept aside'), expect.anything())
    expect([...kept.values()]).toEqual(['one'])
    told.mockRestore()
  })

  test('a storage that refuses throws nothing', () => {
    const { storage, fail } = standInStorage()
    fail('QuotaExceededError', 'setItem')
    expect(() => keepAside(storage, 'one')).not.toThrow()
    fail('SecurityError', 'getItem')
    expect(keptAside(storage)).toEqual([])
  })
})

describe('what can be told of a damaged text', () => {
  test('cut short behind its numbers it has its numbers', () => {
    const text = JSON.stringify(some)
    expect(salvaged(text.slice(0, -3))).toMatchObject({ totalProblems: 40, correctAnswers: 40 })
  })

  const several = [
    right,
    right,
    { ...right, correct: false },
    { ...right, topic: 'triangles' },
    { ...right, topic: 'triangles', correct: false },
  ] as const satisfies readonly Submission[]
  const both = several.reduce(afterSubmission, noProgress)

  test('cut at its very end it has all there was: streak, topics, and each chapter by itself', () => {
    expect(salvaged(JSON.stringify(both).slice(0, -1))).toMatchObject(both)
  })

  test('of a chapter that is cut, what stands before the cut is told', () => {
    const [chapter = ''] = Object.keys(both.chapterWiseProgress)
    const text = `{"totalProblems":5,"chapterWiseProgress":{"${chapter}":{"solved":3,"cor`
    expect(salvaged(text)?.chapterWiseProgress).toEqual({ [chapter]: { solved: 3, correct: 0 } })
  })

  test('where the total is lost, there were as many as in all chapters, and no fewer than right ones', () => {
    const text = JSON.stringify(both)
    const solved = Object.values(both.chapterWiseProgress).reduce((sum, chapter) => sum + chapter.solved, 0)
    expect(salvaged(text.slice(text.indexOf('"chapterWise'), -1))?.totalProblems).toBe(solved)
    expect(salvaged('"correctAnswers":7,')).toMatchObject({ totalProblems: 7, correctAnswers: 7 })
  })

  test('spaces around the colon do not matter', () => {
    expect(salvaged('{"totalProblems" : 41 , "correct')?.totalProblems).toBe(41)
  })

  test('a number that may be cut is not told', () => {
    expect(salvaged('{"version":1,"totalProblems":4')).toBeUndefined()
  })

  test.each(['', 'null', '[]', 'not json', '{"totalProblems":"many"}'])('%p tells nothing', (text) => {
    expect(salvaged(text)).toBeUndefined()
    tried('text', 'a text that tells nothing of progress')
  })

  test('wherever it is cut, it never tells more than there was', () => {
    const text = JSON.stringify(some)
    fc.assert(
      fc.property(fc.nat(text.length), (end) => {
        const { totalProblems, correctAnswers } = salvaged(text.slice(0, end)) ?? noProgress
        expect(totalProblems).toBeLessThanOrEqual(40)
        expect(correctAnswers).toBeLessThanOrEqual(totalProblems)
      }),
    )
    tried('text', 'progress that is cut at any place', {
      times: 100,
      lost: 'what stood behind the cut; never more is told than there was',
    })
  })
})

describe('a later version', () => {
  const stored = (text: string) => readStored(standInStorage({ [progressKey]: text }).storage)

  test('is read as far as possible', () => {
    const text = '{"version":2,"totalProblems":40,"correctAnswers":30,"medals":3}'
    expect(stored(text)).toMatchObject({ kind: 'newer', progress: { totalProblems: 40, correctAnswers: 30 } })
    expect(stored('{"version":3,"answers":[]}')).toEqual({ kind: 'newer', progress: noProgress })
  })

  test('version 1, or none, is no later one', () => {
    expect(stored('{"version":1,"totalProblems":4,"correctAnswers":3}')).toMatchObject({ kind: 'read' })
    expect(stored('{"totalProblems":4,"correctAnswers":3}')).toMatchObject({ kind: 'read' })
  })
})

describe('the limit of integers', () => {
  const full = parseProgress(JSON.stringify({ totalProblems: most, correctAnswers: most, streak: most })) ?? noProgress

  test('counts stop there, and what is stored then is read again', () => {
    const after = afterSubmission(full, right)
    expect(after).toMatchObject({ totalProblems: most, correctAnswers: most, streak: most })
    expect(parseProgress(JSON.stringify(after))).toEqual(after)
  })

  test('what a page has counted beyond is that limit', () => {
    expect(parseProgress('{"totalProblems":9007199254740992,"correctAnswers":1}')?.totalProblems).toBe(most)
  })
})

test('a first attempt that was forgotten in another tab is made good by the next: never more right than tried', () => {
  const after = afterSubmission(noProgress, { ...right, firstAttempt: false })
  expect(after).toMatchObject({ totalProblems: 1, correctAnswers: 1 })
  expect(parseProgress(JSON.stringify(after))).toEqual(after)
})
