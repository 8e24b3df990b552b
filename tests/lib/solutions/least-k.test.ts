import fc from 'fast-check'
import { fraction } from '@/lib/maths'
import { leastK } from '@/lib/solutions/quadratic-equations/least-k'
import { runsOf } from '../../seeds'

const natural = fc.integer({ min: 1, max: 12 })

test('the least positive k makes the discriminant zero, and no smaller one makes it more', () => {
  fc.assert(
    fc.property(natural, natural, natural, (m, n, b) => {
      const given = { a: fraction(m * m), b: fraction(b), c: fraction(n * n), k: 'b', wanted: 'least' } as const
      const [top = 0, below = 1] = leastK.solve(given).key.split('/').map(Number)
      const k = top / below
      const discriminant = (value: number) => (b * value) ** 2 - 4 * m * m * n * n
      expect(discriminant(k)).toBeCloseTo(0, 6)
      expect(discriminant(k * 0.999)).toBeLessThan(0)
    }),
    { numRuns: runsOf(200), seed: 7 },
  )
})

test('the greatest k makes the discriminant zero, and a greater one makes it negative', () => {
  fc.assert(
    fc.property(natural, natural, natural, (a, b, c) => {
      const given = { a: fraction(a), b: fraction(-b), c: fraction(c), k: 'c', wanted: 'greatest' } as const
      const [top = 0, below = 1] = leastK.solve(given).key.split('/').map(Number)
      const k = top / below
      expect(b * b - 4 * a * c * k).toBeCloseTo(0, 6)
      expect(b * b - 4 * a * c * (k + 0.01)).toBeLessThan(0)
    }),
    { numRuns: runsOf(200), seed: 7 },
  )
})

test('there is no least positive k where every small one will do', () => {
  const given = { a: fraction(1), b: fraction(-8), c: fraction(1), k: 'c', wanted: 'least' } as const
  expect(leastK.objection(given)).not.toBeNull()
})
