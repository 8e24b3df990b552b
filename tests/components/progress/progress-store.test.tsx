import { standInBrowser } from '../stand-ins/browser'
import { createProgressStore } from '@/components/progress/progress-store'
import { noProgress, type Submission } from '@/lib/progress/progress'
import { loadProgress, progressKey, type TextStore } from '@/lib/progress/storage'
import { tried } from '../../faults/tried'

const right: Submission = { topic: 'circles', correct: true, firstAttempt: true }
const wrong: Submission = { topic: 'circles', correct: false, firstAttempt: true }

const alone = (localStorage: TextStore) => createProgressStore({ localStorage, addEventListener: () => {} })
const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('every change is stored at once as JSON under the key of the math tutor progress', () => {
  const { openTab, kept } = standInBrowser()
  openTab().record(right)
  expect(JSON.parse(kept.get(progressKey) ?? '')).toMatchObject({
    totalProblems: 1,
    correctAnswers: 1,
    streak: 1,
    topicProgress: { circles: 1 },
    chapterWiseProgress: { 'Chapter 10: Circles': { solved: 1, correct: 1 } },
  })
})

test('a page that is opened later starts from what is stored', () => {
  const { openTab } = standInBrowser()
  openTab().record(right)
  expect(openTab().get().totalProblems).toBe(1)
})

test('two open tabs add up: neither overwrites what the other has stored', () => {
  const { openTab, deliver } = standInBrowser()
  const [one, other] = [openTab(), openTab()]
  one.record(right)
  other.record(right)
  one.record(wrong)
  expect(one.get().totalProblems).toBe(3)
  deliver()
  for (const tab of [one, other]) expect(tab.get()).toMatchObject({ totalProblems: 3, correctAnswers: 2, streak: 0 })
})

test('an answer is stored before the tab can die: no lock is waited for', () => {
  const { openTab, kept } = standInBrowser()
  const tab = openTab()
  tab.record(right)
  expect(tab.get().totalProblems).toBe(1)
  expect(kept.has(progressKey)).toBe(true)
})

test('listeners hear of a submission here and in another tab, until they leave', () => {
  const { openTab, deliver } = standInBrowser()
  const [one, other] = [openTab(), openTab()]
  const listener = jest.fn()
  const leave = one.subscribe(listener)
  one.record(right)
  other.record(right)
  expect(listener).toHaveBeenCalledTimes(1)
  deliver()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  one.record(right)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('clearing the stored data in another tab shows fresh progress here', () => {
  const { openTab, clear, deliver } = standInBrowser()
  const tab = openTab()
  tab.record(right)
  clear()
  deliver()
  expect(tab.get()).toEqual(noProgress)
})

test('the stored data of another page changes nothing', () => {
  const hear: ((event: StorageEvent) => void)[] = []
  const tab = createProgressStore({ localStorage, addEventListener: (_, one) => void hear.push(one) })
  const listener = jest.fn()
  tab.subscribe(listener)
  hear.forEach((one) => one(new StorageEvent('storage', { key: 'something else' })))
  expect(listener).not.toHaveBeenCalled()
})

test('where the storage is full, the tab counts on by itself and knows that nothing is saved', () => {
  const tab = alone({ getItem: () => null, setItem: refuse })
  expect(tab.keeping().saved).toBe(true)
  tab.record(right)
  tab.record(right)
  expect(tab.keeping().saved).toBe(false)
  expect(tab.get()).toMatchObject({ totalProblems: 2, streak: 2 })
  tried('storage', 'the storage is full while a tab counts', {
    lost: 'the counts, when the page is closed: one line says so before',
  })
})

test('where the browser forbids even to name the storage, the tab still counts', () => {
  const host = { addEventListener: () => {} }
  const tab = createProgressStore(Object.defineProperty({ ...host, localStorage }, 'localStorage', { get: refuse }))
  tab.record(right)
  expect(tab.get().totalProblems).toBe(1)
  expect(tab.keeping().saved).toBe(false)
  tried('storage', 'even to name the storage throws while a tab counts', {
    lost: 'the counts, when the page is closed: one line says so before',
  })
})

test('once there is room again, what was counted meanwhile is saved as well', () => {
  let full = true
  const kept = new Map<string, string>()
  const store: TextStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => (full ? refuse() : void kept.set(key, text)),
  }
  const tab = alone(store)
  tab.record(right)
  full = false
  tab.record(right)
  expect(tab.keeping().saved).toBe(true)
  expect(loadProgress(store).totalProblems).toBe(2)
})
