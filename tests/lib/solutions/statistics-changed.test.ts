import fc from 'fast-check'
import { fraction, toNumber } from '@/lib/maths'
import { argument } from '@/lib/solutions/probability/argument'
import { meanAssumed } from '@/lib/solutions/statistics/mean-assumed'
import { meanFromSums } from '@/lib/solutions/statistics/mean-from-sums'
import { meanOf } from '@/lib/solutions/statistics/means-compared'
import { measuresChanged } from '@/lib/solutions/statistics/measures-changed'
import { runsOf } from '../../seeds'

const mean = (values: readonly number[]): number => values.reduce((so, one) => so + one, 0) / values.length
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? NaN

test('the mean and the median of a list that is changed throughout are those of the changed list', () => {
  const lists = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(lists, fc.integer({ min: -4, max: 6 }), fc.integer({ min: -9, max: 9 }), (values, by, more) => {
      fc.pre(by !== 0)
      const changed = values.map((value) => by * value + more)
      const sum = values.reduce((so, one) => so + one, 0)
      const given = {
        by: fraction(by),
        more: fraction(more),
        of: [
          { name: 'mean' as const, value: fraction(sum, 5) },
          { name: 'median' as const, value: fraction(median(values)) },
        ],
      }
      const numbers = (measuresChanged.solve(given).key.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).map((one) =>
        Number(one.replace('−', '-')),
      )
      expect(measuresChanged.objection(given)).toBeNull()
      expect(numbers[0]).toBeCloseTo(mean(changed), 9)
      expect(numbers[1]).toBeCloseTo(median(changed), 9)
    }),
    { numRuns: runsOf(80), seed: 5 },
  )
})

const tables = fc.record({
  from: fc.integer({ min: 0, max: 50 }),
  width: fc.integer({ min: 1, max: 20 }),
  frequencies: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 6 }),
})

test('the mean of a table is that of its class marks written out, with any class mark as assumed mean', () => {
  fc.assert(
    fc.property(tables, fc.nat({ max: 5 }), ({ from, width, frequencies }, place) => {
      const data = { from: fraction(from), width: fraction(width), frequencies }
      const all = frequencies.flatMap((f, at) => Array.from({ length: f }, () => from + width * (at + 0.5)))
      expect(toNumber(meanOf(data))).toBeCloseTo(mean(all), 9)
      const about = place % frequencies.length
      const { key } = meanAssumed.solve({ data, what: 'of the data', method: 'assumed mean', about })
      const [n = NaN, d = 1] = key.split('/').map(Number)
      expect(n / d).toBeCloseTo(mean(all), 1)
    }),
    { numRuns: runsOf(80), seed: 6 },
  )
})

test('the assumed mean is found again from the mean and the sum of the deviations', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: 1, max: 40 }),
      (a, shift, n) => {
        const given = {
          asked: 'assumed' as const,
          n: fraction(n),
          mean: fraction(a + shift),
          d: fraction(shift * n),
        }
        expect([meanFromSums.objection(given), meanFromSums.solve(given).key]).toEqual([null, String(a)])
      },
    ),
    { numRuns: runsOf(60), seed: 7 },
  )
})

test('the right probability of a sum is counted over all throws of two dice', () => {
  for (let sum = 2; sum <= 12; sum++) {
    let ways = 0
    for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two === sum) ways++
    const [, right = ''] = argument.solve({ of: 'sums', sum }).key.split(', ')
    const [n = NaN, d = NaN] = right.split('/').map(Number)
    expect(n / d).toBeCloseTo(ways / 36, 12)
  }
})
