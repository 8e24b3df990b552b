import { seededRandom } from '@/lib/random'

test('the same seed draws the same, for ever', () => {
  const random = seededRandom('k3f9')
  expect(Array.from({ length: 8 }, () => random.integer(1, 100))).toEqual([43, 53, 70, 13, 39, 82, 14, 65])
})

test('another seed draws otherwise', () => {
  expect(seededRandom('a').real()).not.toBe(seededRandom('b').real())
})

test('integers fill their range evenly, both ends included', () => {
  const random = seededRandom('even')
  const counts = new Map<number, number>()
  for (let i = 0; i < 6000; i++) {
    const n = random.integer(-2, 3)
    counts.set(n, (counts.get(n) ?? 0) + 1)
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a shuffle keeps every member and leaves the list alone', () => {
  const list = [1, 2, 3, 4, 5] as const
  const shuffled = seededRandom('cards').shuffle(list)
  expect([...shuffled].sort()).toEqual([...list])
  expect(list).toEqual([1, 2, 3, 4, 5])
})

test('an empty range, an empty list and an impossible wish say so', () => {
  const random = seededRandom('x')
  expect(() => random.integer(3, 2)).toThrow('at least one integer')
  expect(() => random.pick([])).toThrow()
  expect(() =>
    random.until(
      (source) => source.integer(1, 6),
      (n) => n > 6,
    ),
  ).toThrow('no draw passed')
})
