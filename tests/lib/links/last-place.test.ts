import { keepLastPlace, lastPlace, lastPlaceKey } from '@/lib/links/last-place'
import type { Place } from '@/lib/links/link'

function storeWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [[lastPlaceKey, text]])
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
  }
  return () => store
}

test.each<Place>([
  { tab: 'learn', topic: 'circles' },
  { tab: 'practice', topic: 'circles', difficulty: 'hard', seed: 'k3f9', template: 'cir-facts' },
])('%j is there tomorrow', (place) => {
  const store = storeWith()
  expect(keepLastPlace(store, place)).toBe(true)
  expect(lastPlace(store)).toEqual(place)
})

test.each<Place>([
  { tab: 'past-papers', paper: 'cbse-2024-sample' },
  { tab: 'practice', topic: 'random', difficulty: 'easy' },
])('%j is of no chapter: the one before stays', (place) => {
  const store = storeWith('?tab=learn&topic=circles')
  expect(keepLastPlace(store, place)).toBe(false)
  expect(lastPlace(store)).toEqual({ tab: 'learn', topic: 'circles' })
})

test.each([undefined, '?tab=learn&topic=calculus', '?tab=games'])('%s is nothing to go on with', (text) => {
  expect(lastPlace(storeWith(text))).toBeUndefined()
})

test('a browser that forbids its storage has nothing, and says nothing', () => {
  const forbidden = () => {
    throw new Error('denied')
  }
  expect(lastPlace(forbidden)).toBeUndefined()
  expect(keepLastPlace(forbidden, { tab: 'learn', topic: 'circles' })).toBe(false)
})
