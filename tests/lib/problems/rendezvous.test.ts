import fc from 'fast-check'
import { drawnBy } from '@/lib/problems/rendezvous'

const seeds = Array.from({ length: 2000 }, (_, index) => `seed-${index}`)
const eight = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const drawn = (seed: string, ids: readonly string[]) => drawnBy(seed, ids, String)

test('each of so many templates is drawn about equally often', () => {
  for (const id of eight) {
    const share = seeds.filter((seed) => drawn(seed, eight) === id).length / seeds.length
    // Five standard deviations of a fair draw.
    expect([id, Math.abs(share - 1 / 8) < 5 * Math.sqrt((1 / 8) * (7 / 8) * (1 / seeds.length))]).toEqual([id, true])
  }
})

test('a template added later takes only the seeds that it wins', () => {
  const nine = [...eight, 'nine']
  const moved = seeds.filter((seed) => drawn(seed, nine) !== drawn(seed, eight))
  expect(moved.map((seed) => drawn(seed, nine)).filter((id) => id !== 'nine')).toEqual([])
  expect(moved.length).toBeGreaterThan(seeds.length / 18)
  expect(moved.length).toBeLessThan(seeds.length / 5)
})

test('a template taken away leaves every other seed as it was', () => {
  const seven = eight.filter((id) => id !== 'three')
  for (const seed of seeds) if (drawn(seed, eight) !== 'three') expect(drawn(seed, seven)).toBe(drawn(seed, eight))
})

test('the order of the templates does not matter', () => {
  fc.assert(
    fc.property(fc.string(), fc.shuffledSubarray(eight, { minLength: 8 }), (seed, shuffled) => {
      expect(drawn(seed, shuffled)).toBe(drawn(seed, eight))
    }),
  )
})

test('what a seed draws stays for ever', () => {
  expect(['k3f9', 'a', '1', 'zz'].map((seed) => drawn(seed, eight))).toEqual(['three', 'five', 'three', 'seven'])
})

test('nothing is drawn from nothing', () => {
  expect(drawn('k3f9', [])).toBeUndefined()
})
