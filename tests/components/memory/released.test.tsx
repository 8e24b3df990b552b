import { readdirSync, readFileSync } from 'node:fs'
import { createJournal } from '@/components/memory/journal'
import { keptCard } from '@/components/practice/kept-cards'
import { readCarried } from '@/lib/memory/carried'
import { dayText } from '@/lib/memory/day'
import { readLog } from '@/lib/memory/log'
import { lastPlace, lastPlaceKey } from '@/lib/links/last-place'
import { readBag } from '@/lib/problems/bag'
import { parseProgress } from '@/lib/progress/storage'

const folder = 'tests/released'
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

const progress = {
  version: 1,
  totalProblems: 3,
  correctAnswers: 2,
  streak: 1,
  topicProgress: { polynomials: 2, circles: 1 },
  chapterWiseProgress: {
    'Chapter 2: Polynomials': { solved: 2, correct: 2 },
    'Chapter 10: Circles': { solved: 1, correct: 0 },
  },
}
const ids = ['mi9x2a1k-k3f9m4x9', 'mi9x3b2l-z38z54aa']

function cardIn(file: string) {
  window.localStorage.setItem('mathTutorDrafts', textOf(file))
  return keptCard({ id: 'poly-sum-of-zeroes/k3f9', version: 1 })
}
const solved = { texts: ['11/3'], attempts: 2, solved: true, judged: true, hintsSeen: 1, solutionSeen: false }

/** What each of them is read as today. */
const readings: Readonly<Record<string, () => void>> = {
  'progress-of-the-spec.json': () => expect(parseProgress(textOf('progress-of-the-spec.json'))).toEqual(progress),
  'progress-1.json': () => expect(parseProgress(textOf('progress-1.json'))).toEqual(progress),
  'event-1.json'() {
    const { events, aside } = readLog(JSON.parse(textOf('event-1.json')))
    expect(events).toEqual(JSON.parse(textOf('event-1.json')))
    expect(aside).toEqual([])
  },
  'file-1.json'() {
    const carried = readCarried(textOf('file-1.json'))
    if (typeof carried === 'string') throw new Error(carried)
    expect(carried.progress).toEqual(progress)
    expect(carried.log.events.map(({ id }) => id)).toEqual(ids)
    expect(dayText(carried.exam ?? 0)).toBe('2027-02-17')
  },
  'cards-typed-texts.json': () =>
    expect(cardIn('cards-typed-texts.json')).toMatchObject({ texts: ['11/3'], attempts: 0, solved: false }),
  'cards-with-attempts.json': () =>
    expect(cardIn('cards-with-attempts.json')).toMatchObject({ ...solved, report: null }),
  'cards-with-drawings.json': () =>
    expect(cardIn('cards-with-drawings.json')).toMatchObject({ ...solved, report: 'did-it' }),
  'bag-1.json': () => expect(readBag(textOf('bag-1.json'))).toEqual({ 'polynomials/easy': ['poly-sum-of-zeroes'] }),
  'last-place-1.txt'() {
    window.localStorage.setItem(lastPlaceKey, textOf('last-place-1.txt'))
    expect(lastPlace(() => window.localStorage)).toMatchObject({ topic: 'polynomials', seed: 'k3f9' })
  },
  'journal-1.json'() {
    window.localStorage.setItem(`mathTutorJournal.${ids[0]}`, textOf('journal-1.json'))
    expect(createJournal(() => window.localStorage).read()).toEqual([JSON.parse(textOf('journal-1.json'))])
  },
}

test.each(readdirSync(folder).filter((file) => file !== 'README.md'))(
  '%s, as a released page stored it, is read',
  (file) => {
    const reads = readings[file]
    if (!reads) throw new Error(`nothing says how ${file} is read`)
    reads()
  },
)
