import fc from 'fast-check'
import { fraction, toNumber, toText, type Fraction } from '@/lib/maths'
import { meanAssumed } from '@/lib/solutions/statistics/mean-assumed'
import { meanDirect } from '@/lib/solutions/statistics/mean-direct'
import { medianGrouped } from '@/lib/solutions/statistics/median-grouped'
import { missingFromMean } from '@/lib/solutions/statistics/missing-from-mean'
import { modeGrouped } from '@/lib/solutions/statistics/mode-grouped'
import { shortList } from '@/lib/solutions/statistics/short-list'
import type { GroupedData } from '@/lib/solutions/statistics/pieces/grouped'
import { complaintsOf } from './complaints'
import { runsOf } from '../../seeds'

const f = (n: number, d = 1): Fraction => fraction(n, d)
const table = (from: Fraction, width: Fraction, ...frequencies: readonly number[]): GroupedData => ({
  from,
  width,
  frequencies,
})
const anyTable = fc
  .record({
    from: fc.integer({ min: -40, max: 200 }).map((n) => f(n, 2)),
    width: fc.integer({ min: 1, max: 40 }).map((n) => f(n, 2)),
    frequencies: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 }),
  })
  .filter(({ frequencies }) => frequencies.some((n) => n > 0))

const valueOf = (key: string): number => {
  const [n = NaN, d = 1] = key.split('/').map(Number)
  return n / d
}

/** The complaints, where a key that is a rounded decimal in the line is none. */
const wrong = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((what) => !/^no key -?\d+\/\d+ /.test(what))

const values = ({ from, width, frequencies }: GroupedData): readonly number[] =>
  frequencies.flatMap((n, i) => Array.from({ length: n }, () => toNumber(from) + (i + 0.5) * toNumber(width)))

describe('the mean of grouped data', () => {
  it.each([
    [table(f(0), f(10), 5, 8, 12, 10, 5), '25.5'],
    [table(f(1, 2), f(9), 1, 1, 1), '14'],
    [table(f(-10), f(5), 3, 0, 1), '-5'],
    [table(f(100), f(20), 7), '110'],
    [table(f(0), f(1), 1, 1, 0, 1), '11/6'],
  ])('%#', (data, key) => {
    const told = { data, what: 'height', unit: 'cm' }
    expect(meanDirect.solve(told).key).toBe(key)
    for (const method of ['assumed mean', 'step deviation', 'free'] as const)
      expect(meanAssumed.solve({ ...told, method }).key).toBe(key)
  })

  it('is that of the class marks, by every method', () => {
    fc.assert(
      fc.property(anyTable, (data) => {
        const all = values(data)
        const mean = all.reduce((so, value) => so + value, 0) / all.length
        const told = { data, what: 'height' }
        expect(valueOf(meanDirect.solve(told).key)).toBeCloseTo(mean, 9)
        expect(wrong(complaintsOf(meanDirect, told))).toEqual([])
        for (const method of ['assumed mean', 'step deviation'] as const) {
          expect(valueOf(meanAssumed.solve({ ...told, method }).key)).toBeCloseTo(mean, 9)
          expect(wrong(complaintsOf(meanAssumed, { ...told, method }))).toEqual([])
        }
      }),
      { numRuns: runsOf(100) },
    )
  })
})

describe('the median of grouped data', () => {
  it.each([
    [table(f(0), f(10), 5, 8, 20, 15, 2), '26'],
    [table(f(0), f(10), 5, 5), '10'],
    [table(f(235, 2), f(9), 3, 5, 9, 12, 5, 4, 2), '146.75'],
    [table(f(0), f(4), 1, 1, 1), '6'],
    [table(f(10), f(5), 0, 0, 7, 0), '22.5'],
  ])('%#', (data, key) => {
    expect(medianGrouped.objection({ data })).toBeNull()
    expect(medianGrouped.solve({ data }).key).toBe(key)
  })

  it('has half of the evenly spread values below it', () => {
    fc.assert(
      fc.property(anyTable, (data) => {
        const median = valueOf(medianGrouped.solve({ data }).key)
        const [from, width] = [toNumber(data.from), toNumber(data.width)]
        const below = data.frequencies.reduce(
          (so, n, i) => so + n * Math.min(1, Math.max(0, (median - from - i * width) / width)),
          0,
        )
        expect(2 * below).toBeCloseTo(
          data.frequencies.reduce((so, n) => so + n, 0),
          6,
        )
        expect(wrong(complaintsOf(medianGrouped, { data }))).toEqual([])
      }),
      { numRuns: runsOf(100) },
    )
  })
})

describe('the mode of grouped data', () => {
  it.each([
    [table(f(0), f(10), 3, 7, 12, 8, 2), '230/9'],
    [table(f(0), f(10), 3, 7, 12, 7, 2), '25'],
    [table(f(5), f(10), 9, 4), '80/7'],
    [table(f(5), f(10), 4, 9), '130/7'],
    [table(f(1, 2), f(4), 6), '2.5'],
  ])('%#', (data, key) => {
    expect(modeGrouped.objection({ data })).toBeNull()
    expect(valueOf(modeGrouped.solve({ data }).key)).toBeCloseTo(valueOf(key), 9)
    expect(wrong(complaintsOf(modeGrouped, { data, unit: '₹' }))).toEqual([])
  })

  it('lies where the lines that cross on the highest bar meet', () => {
    fc.assert(
      fc.property(anyTable, (data) => {
        if (modeGrouped.objection({ data }) !== null) return
        const top = data.frequencies.indexOf(Math.max(...data.frequencies))
        const [left, peak, right] = [top - 1, top, top + 1].map((i) => data.frequencies[i] ?? 0)
        const share = ((peak ?? 0) - (left ?? 0)) / (2 * (peak ?? 0) - (left ?? 0) - (right ?? 0))
        expect(valueOf(modeGrouped.solve({ data }).key)).toBeCloseTo(
          toNumber(data.from) + toNumber(data.width) * (top + share),
          9,
        )
      }),
      { numRuns: runsOf(100) },
    )
  })

  it('is not settled where two classes share the highest frequency', () => {
    expect(modeGrouped.objection({ data: table(f(0), f(10), 7, 3, 7) })).not.toBeNull()
  })
})

it.each([
  table(f(0), f(10)),
  table(f(0), f(-10), 3, 4),
  table(f(0), f(10), 3, -4),
  table(f(0), f(10), 3, 2.5),
  table(f(1, 3), f(10), 3, 2),
  table(f(0), f(10), 0, 0),
])('a table that is none is refused: %#', (data) => {
  expect(meanDirect.objection({ data, what: '' })).not.toBeNull()
  expect(meanAssumed.objection({ data, what: '', method: 'free' })).not.toBeNull()
  expect(medianGrouped.objection({ data })).not.toBeNull()
  expect(modeGrouped.objection({ data })).not.toBeNull()
})

describe('a frequency from the mean', () => {
  it('makes that mean', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (data, seed) => {
        const hidden = seed % data.frequencies.length
        const frequencies = data.frequencies.map((n, i) => (i === hidden ? null : n))
        const all = data.frequencies
        const total = all.reduce((so, n) => so + n, 0)
        const mean = all.reduce(
          (so, n, i) => so + n * (2 * toNumber(data.from) + (2 * i + 1) * toNumber(data.width)) * 2,
          0,
        )
        const given = { from: data.from, width: data.width, frequencies, mean: f(mean, 4 * total), letter: 'p' }
        if (missingFromMean.objection(given) !== null) return
        expect(missingFromMean.solve(given).key).toBe(`${all[hidden]}`)
        expect(complaintsOf(missingFromMean, given)).toEqual([])
      }),
      { numRuns: runsOf(200) },
    )
  })

  it.each([
    [[4, null, 6], f(15)],
    [[4, null, 6, 2], f(100)],
    [[null, null, 6], f(12)],
    [[4, 5, 6], f(12)],
    [[4, null, 6], f(47, 3)],
  ])('refuses %#', (frequencies, mean) => {
    expect(missingFromMean.objection({ from: f(0), width: f(10), frequencies, mean, letter: 'f' })).not.toBeNull()
  })
})

describe('a short list', () => {
  const exact = (list: readonly number[]) => list.map((n) => f(Math.round(n * 10), 10))
  it.each([
    [[8, 3, 12, 5], 'mean', '7'],
    [[1, 2, 2], 'mean', '5/3'],
    [[-4, 2.5], 'mean', '-0.75'],
    [[8, 3, 12, 5], 'median', '6.5'],
    [[7, -1, 3], 'median', '3'],
    [[2, 2], 'median', '2'],
    [[9], 'median', '9'],
    [[4, 6, 4, 6, 4], 'mode', '4'],
    [[1, 2, 3, 2], 'mode', '2'],
    [[5, 5, 5], 'mode', '5'],
    [[1.5, 2, 1.5], 'mode', '1.5'],
  ] as const)('%p: %s', (list, asked, key) => {
    const given = { list: exact(list), asked }
    expect(shortList.objection(given)).toBeNull()
    expect(shortList.solve(given).key).toBe(key)
    expect(wrong(complaintsOf(shortList, given))).toEqual([])
  })

  it.each([
    [[], 'mean'],
    [[1, 2, 3], 'mode'],
    [[1, 1, 2, 2], 'mode'],
  ] as const)('refuses %p: %s', (list, asked) => {
    expect(shortList.objection({ list: exact(list), asked })).not.toBeNull()
  })

  it('has the mean and the median of its sorted values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 90 }), { minLength: 1, maxLength: 15 }), (list) => {
        const order = [...list].sort((a, b) => a - b)
        const given = { list: list.map((n) => f(n)), asked: 'median' } as const
        const median =
          ((order[Math.floor((order.length - 1) / 2)] ?? 0) + (order[Math.floor(order.length / 2)] ?? 0)) / 2
        expect(valueOf(shortList.solve(given).key)).toBe(median)
        expect(wrong(complaintsOf(shortList, given))).toEqual([])
        expect(shortList.solve({ ...given, asked: 'mean' }).key.length).toBeLessThan(12)
        expect(wrong(complaintsOf(shortList, { ...given, asked: 'mean' as const }))).toEqual([])
      }),
      { numRuns: runsOf(100) },
    )
  })
})

it('a key that does not end as a decimal is a fraction', () => {
  expect(meanDirect.solve({ data: table(f(0), f(2), 1, 2), what: '' }).key).toBe(toText(f(7, 3)))
})
