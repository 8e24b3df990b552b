import fc from 'fast-check'
import { hashOf } from '@/lib/random'
import { drawnBy } from '@/lib/problems/rendezvous'
import { runsOf } from '../../seeds'

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

/** The draw as it was before templates had weights: the highest hash. */
const unweighted = (seed: string, ids: readonly string[]) =>
  ids.reduce<string | undefined>(
    (best, id) => (best === undefined || hashOf(`${seed}/${id}`) > hashOf(`${seed}/${best}`) ? id : best),
    undefined,
  )

test('where all weights are 1, each seed draws what it drew before there were weights', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }),
      (seed, ids) => drawn(seed, ids) === unweighted(seed, ids),
    ),
    { numRuns: runsOf(1000) },
  )
  expect(seeds.map((seed) => drawn(seed, eight))).toEqual(seeds.map((seed) => unweighted(seed, eight)))
})

test('hashes that are neighbours keep their order in the logarithm, at both ends and between', () => {
  const score = (hash: number) => 1 / -Math.log((hash + 0.5) / 2 ** 32)
  for (const from of [0, 1000, 2 ** 16, 2 ** 31, 2 ** 32 - 1001])
    expect(
      Array.from({ length: 1000 }, (_, more) => from + more).filter((hash) => score(hash + 1) <= score(hash)),
    ).toEqual([])
})

test('a template of weight 1/4 is drawn a quarter as often as another, and takes or leaves no other seed', () => {
  const weightOf = (id: string) => (id === 'three' ? 0.25 : 1)
  const weighted = seeds.map((seed) => drawnBy(seed, eight, String, weightOf))
  const share = weighted.filter((id) => id === 'three').length / seeds.length
  expect(Math.abs(share - 0.25 / 7.25)).toBeLessThan(5 * Math.sqrt((0.0345 * 0.9655) / seeds.length))
  const moved = seeds.filter((seed, place) => drawn(seed, eight) !== weighted[place])
  expect(moved.filter((seed) => drawn(seed, eight) !== 'three')).toEqual([])
})

test('nothing is drawn from nothing', () => {
  expect(drawn('k3f9', [])).toBeUndefined()
})
