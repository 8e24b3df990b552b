import fc from 'fast-check'
import { add, fraction, toNumber, zero } from '@/lib/maths'
import { countsFromMeans } from '@/lib/solutions/statistics/counts-from-means'
import { meanAfterChange } from '@/lib/solutions/statistics/mean-after-change'
import { meanFromSums } from '@/lib/solutions/statistics/mean-from-sums'
import { meanOfGroups, type Given } from '@/lib/solutions/statistics/mean-of-groups'
import { sumOfTwoLetters } from '@/lib/solutions/statistics/sum-of-two-letters'
import { tableReading } from '@/lib/solutions/statistics/table-reading'
import { runsOf } from '../../seeds'

const values = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 12 })
const meanOf = (list: readonly number[]) =>
  fraction(
    list.reduce((sum, n) => sum + n, 0),
    list.length,
  )
const groupOf = (list: readonly number[]) => ({ count: list.length, mean: meanOf(list) })
const worth = (given: Given): number => {
  const [n = NaN, d = 1] = meanOfGroups.solve(given).key.split('/').map(Number)
  return n / d
}

test('means of groups are those of the observations written out', () => {
  fc.assert(
    fc.property(values, values, fc.nat(), (one, two, at) => {
      const all = [...one, ...two]
      expect(worth({ asked: 'combined', groups: [groupOf(one), groupOf(two)] })).toBeCloseTo(toNumber(meanOf(all)))
      expect(worth({ asked: 'rest', all: groupOf(all), part: groupOf(one) })).toBeCloseTo(toNumber(meanOf(two)))
      const place = at % all.length
      const [first, last] = [all.slice(0, place + 1), all.slice(place)]
      const shared = { asked: 'shared', all: groupOf(all), first: groupOf(first), last: groupOf(last) } as const
      expect(worth(shared)).toBeCloseTo(all[place] ?? NaN)
      const [gone = 0, ...left] = all
      expect(worth({ asked: 'removed', all: groupOf(all), mean: meanOf(left) })).toBeCloseTo(gone)
      expect(worth({ asked: 'included', all: groupOf(left), mean: meanOf(all) })).toBeCloseTo(gone)
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('first and last ones that share more than one observation are refused', () => {
  const [six, ten] = [
    { count: 6, mean: fraction(4) },
    { count: 10, mean: fraction(4) },
  ]
  expect(meanOfGroups.objection({ asked: 'shared', all: ten, first: six, last: six })).toContain('just one')
})

test('the mean is the sum of the products over the number', () => {
  const given = { asked: 'mean', n: fraction(50), x: fraction(1350) } as const
  expect([meanFromSums.objection(given), meanFromSums.solve(given).key]).toEqual([null, '27'])
})

test('what is read from a table is counted one by one', () => {
  const frequencies = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 7 })
  fc.assert(
    fc.property(frequencies, fc.nat(), (list, at) => {
      const data = { from: zero, width: fraction(10), frequencies: list }
      const than = at % (list.length + 1)
      const all = list.flatMap((f, index) => Array.from({ length: f }, () => 10 * index + 5))
      const limit = toNumber(add(zero, fraction(10 * than)))
      const key = (side: 'less' | 'not less') => tableReading.solve({ data, ask: { kind: 'count', side, than } }).key
      expect([key('less'), key('not less')]).toEqual([
        `${all.filter((value) => value < limit).length}`,
        `${all.filter((value) => value >= limit).length}`,
      ])
      const median = all.toSorted((one, two) => one - two)[Math.floor(all.length / 2)] ?? 0
      const low = Math.floor(median / 10) * 10
      expect(tableReading.solve({ data, ask: { kind: 'class', of: 'median' } }).key).toBe(`${low}-${low + 10}`)
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('the sizes of two groups are those of the groups written out', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.nat(40),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      (m, n, a, b) => {
        fc.pre(a !== b && m + n > 0)
        const mean = meanOf([...Array<number>(m).fill(a), ...Array<number>(n).fill(b)])
        const given = {
          all: m + n,
          mean,
          groups: [
            { name: 'boys', mean: fraction(a) },
            { name: 'girls', mean: fraction(b) },
          ],
        } as const
        fc.pre(countsFromMeans.objection(given) === null)
        expect(countsFromMeans.solve(given).key).toBe(`${m} boys, ${n} girls`)
      },
    ),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('groups of one mean, and means that leave no whole numbers, are refused', () => {
  const groups = (a: number, b: number) =>
    [
      { name: 'men', mean: fraction(a) },
      { name: 'women', mean: fraction(b) },
    ] as const
  expect(countsFromMeans.objection({ all: 10, mean: fraction(5), groups: groups(5, 5) })).toContain('any size')
  expect(countsFromMeans.objection({ all: 10, mean: fraction(9), groups: groups(5, 7) })).toContain('whole numbers')
})

test('a letter and another among numbers add up to what is missing from their sum', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (list, x, y) => {
      const given = {
        numbers: list.map((n) => fraction(n)),
        letters: ['x', 'y'],
        mean: meanOf([...list, x, y]),
      } as const
      fc.pre(sumOfTwoLetters.objection(given) === null)
      expect(sumOfTwoLetters.solve(given).key).toBe(`${x + y}`)
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('the mean after one value, or some of them, are changed is that of the new values', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 99 }), fc.nat(), (list, by, at) => {
      const some = 1 + (at % list.length)
      const [count, mean] = [list.length, meanOf(list)]
      const [old = 0, ...others] = list
      const replaced = { change: 'replaced', count, mean, old: fraction(old), by: fraction(by) } as const
      const added = { change: 'added to some', count, mean, by: fraction(by), some } as const
      fc.pre([replaced, added].every((given) => meanAfterChange.objection(given) === null))
      const value = (key: string) =>
        key
          .split('/')
          .map(Number)
          .reduce((n, d) => n / d)
      expect(value(meanAfterChange.solve(replaced).key)).toBeCloseTo(toNumber(meanOf([by, ...others])))
      expect(value(meanAfterChange.solve(added).key)).toBeCloseTo(
        toNumber(meanOf(list.map((n, index) => (index < some ? n + by : n)))),
      )
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('more values cannot be changed than there are', () => {
  const given = { change: 'added to some', count: 4, mean: fraction(5), by: fraction(1), some: 5 } as const
  expect(meanAfterChange.objection(given)).toContain('More observations')
})
