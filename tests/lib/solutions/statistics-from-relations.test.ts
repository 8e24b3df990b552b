import fc from 'fast-check'
import { fraction, toNumber } from '@/lib/maths'
import { empiricalOfTable } from '@/lib/solutions/statistics/empirical-of-table'
import { medianKept } from '@/lib/solutions/statistics/median-kept'
import { missingFromTotal } from '@/lib/solutions/statistics/missing-from-total'
import type { GroupedData } from '@/lib/solutions/statistics/pieces/grouped'
import { runsOf } from '../../seeds'

const valueOf = (text: string): number => {
  const [n = NaN, d = 1] = text.split('/').map(Number)
  return n / d
}

const table = fc.record({
  from: fc.integer({ min: 0, max: 60 }).map((n) => fraction(n)),
  width: fc.integer({ min: 1, max: 30 }).map((n) => fraction(n)),
  frequencies: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 7 }),
})

/** The three measures in floating point: every observation of a class spread evenly over it. */
function measuresOf({ from, width, frequencies }: GroupedData) {
  const [low, h] = [toNumber(from), toNumber(width)]
  const n = frequencies.reduce((all, f) => all + f, 0)
  const mean = frequencies.reduce((all, f, at) => all + f * (low + (at + 0.5) * h), 0) / n
  let below = 0
  const at = frequencies.findIndex((f) => {
    if (2 * (below + f) > n) return true
    below += f
    return false
  })
  const median = low + at * h + ((n / 2 - below) / (frequencies[at] ?? 1)) * h
  const top = frequencies.indexOf(Math.max(...frequencies))
  const [f0, f1, f2] = [-1, 0, 1].map((step) => frequencies[top + step] ?? 0)
  const mode = low + top * h + (((f1 ?? 0) - (f0 ?? 0)) / (2 * (f1 ?? 0) - (f0 ?? 0) - (f2 ?? 0))) * h
  return { mean, median, mode }
}

test('the third measure of a table keeps the empirical relation with the other two', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('mean' as const, 'median' as const, 'mode' as const), (data, third) => {
      const given = { data, third, besides: [] }
      fc.pre(empiricalOfTable.objection(given) === null)
      const all = { ...measuresOf(data), [third]: valueOf(empiricalOfTable.solve(given).key) }
      expect(Math.abs(3 * all.median - all.mode - 2 * all.mean)).toBeLessThan(1e-6)
    }),
    { numRuns: runsOf(120), seed: 5 },
  )
})

test('those that are asked besides stand before it, as a table without the relation gives them', () => {
  const data = { from: fraction(0), width: fraction(10), frequencies: [4, 8, 10, 12, 6] }
  expect(empiricalOfTable.solve({ data, third: 'mode', besides: ['mean', 'median'] }).key).toBe(
    'mean = 27, median = 28, mode = 30',
  )
  expect(empiricalOfTable.objection({ data, third: 'mode', besides: ['mode'] })).toContain('which')
})

test('the median is kept where only what stands beside the middle moves away from it', () => {
  const row = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 12 })
  const medianOf = (values: readonly number[]): number => {
    const sorted = [...values].sort((a, b) => a - b)
    const half = sorted.length / 2
    return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
  }
  fc.assert(
    fc.property(
      row,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (all, k, by, up) => {
        const sorted = [...all].sort((a, b) => a - b)
        const n = sorted.length
        fc.pre(k <= n)
        const median = medianOf(sorted)
        const given = {
          count: n,
          median: fraction(Math.round(2 * median), 2),
          end: up ? ('largest' as const) : ('smallest' as const),
          moved: k,
        }
        const changed = sorted.map((value, at) =>
          up ? (at >= n - k ? value + by : value) : at < k ? value - by : value,
        )
        if (medianKept.objection(given) === null) expect(valueOf(medianKept.solve(given).key)).toBe(medianOf(changed))
        else expect(medianOf(changed)).not.toBe(median)
      },
    ),
    { numRuns: runsOf(150), seed: 5 },
  )
})

test('an unknown frequency fills the total, and the measures are those of the filled table', () => {
  fc.assert(
    fc.property(table, fc.nat(), (data, place) => {
      const at = place % data.frequencies.length
      const total = data.frequencies.reduce((all, f) => all + f, 0)
      const frequencies = data.frequencies.map((f, index) => (index === at ? null : f))
      const given = { ...data, frequencies, letter: 'p', total, measures: ['mean' as const] }
      const [letter = '', mean = ''] = missingFromTotal.solve(given).key.split(', ')
      expect(letter).toBe(`p = ${data.frequencies[at]}`)
      expect(valueOf(mean.replace('mean = ', ''))).toBeCloseTo(measuresOf(data).mean, 6)
      expect(missingFromTotal.solve({ ...given, measures: [] }).key).toBe(`${data.frequencies[at]}`)
      expect(missingFromTotal.objection({ ...given, total: total - (data.frequencies[at] ?? 0) - 1 })).toContain('more')
    }),
    { numRuns: runsOf(80), seed: 5 },
  )
})
