import fc from 'fast-check'
import { sectorInPi, inPi } from '@/lib/solutions/areas-volumes/sector-in-pi'
import { sectorValues } from '@/lib/solutions/areas-volumes/sector-measure'
import { firstFromSum } from '@/lib/solutions/arithmetic-progressions/first-from-sum'
import { classReading } from '@/lib/solutions/statistics/class-reading'
import { add, fraction, multiply, toNumber } from '@/lib/maths'

const seventh = fraction(22, 7)

describe('a sector in terms of π', () => {
  it('is the same as with π = 22/7', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('length of the arc' as const, 'area' as const, 'perimeter' as const),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 359 }),
        (asked, r, degrees) => {
          const [radius, angle] = [fraction(r), fraction(degrees)]
          const { times, plus } = inPi({ asked, radius, angle, unit: 'cm' })
          const value = add(multiply(times, seventh), plus ?? fraction(0))
          expect(value).toEqual(sectorValues({ pi: seventh, radius, angle })[asked])
          expect(sectorInPi.objection({ asked, radius, angle, unit: 'cm' })).toBeNull()
        },
      ),
    )
  })
})

describe('each of several amounts', () => {
  it('adds up to the total, each as much more than the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 40 }),
        (n, least, step) => {
          const values = Array.from({ length: n }, (_, at) => least + step * (n - 1 - at))
          const total = fraction(values.reduce((so, one) => so + one, 0))
          const given = { total, n, d: fraction(-step), all: true as const }
          expect(firstFromSum.objection(given)).toBeNull()
          expect(firstFromSum.solve(given).key).toBe(values.join(', '))
        },
      ),
    )
  })
})

describe('the sum of a limit of the median class and one of the modal class', () => {
  it('is found by counting', () => {
    const frequencies = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 7 })
    fc.assert(
      fc.property(frequencies, fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 5 }), (all, median, modal, k) => {
        const [width, from] = [10, k * 10]
        const given = {
          data: { from: fraction(from), width: fraction(width), frequencies: all },
          ask: 'sum' as const,
          upper: { median, modal },
        }
        const values = all.flatMap((f, at) => Array.from({ length: f }, () => at))
        const middle = values[Math.floor(values.length / 2)] ?? 0
        // where half of them lie below a limit, the class before it is named by the rule of the first greater
        const most = all.indexOf(Math.max(...all))
        const limit = (at: number, isUpper: boolean) => from + width * (at + Number(isUpper))
        expect(toNumber(fraction(Number(classReading.solve(given).key)))).toBe(
          limit(middle, median) + limit(most, modal),
        )
      }),
    )
  })
})
