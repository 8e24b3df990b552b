import fc from 'fast-check'
import { sectorsFound, type SectorsTold } from '@/lib/solutions/areas-volumes/sectors-told'
import { fraction, toNumber } from '@/lib/maths'
import { runsOf } from '../../seeds'

const pi = fraction(22, 7)
const near = (key: string, value: number): void => {
  const [n = NaN, d = 1] = key.split('/').map(Number)
  expect(Math.abs(n / d - value)).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)))
}
const keyOf = (given: SectorsTold): string => {
  const found = sectorsFound(given)
  if (found === null || typeof found === 'string') throw new Error(found ?? 'not told')
  return found.key
}
const sizes = [fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 359 })] as const

test('a sector told by its arc, its area or its circumference is the one of the radius and the angle', () => {
  fc.assert(
    fc.property(...sizes, (r, a) => {
      const [radius, angle] = [fraction(r), fraction(a)]
      const share = { n: BigInt(a), d: 360n }
      const p = toNumber(pi)
      const arc = fraction(Number(share.n) * 2 * 22 * r, Number(share.d) * 7)
      const area = fraction(Number(share.n) * 22 * r * r, Number(share.d) * 7)
      const base = { pi, unit: 'cm' } as const
      near(keyOf({ ...base, asked: 'radius', arc, angle }), r)
      near(keyOf({ ...base, asked: 'radius', area, angle }), r)
      near(keyOf({ ...base, asked: 'radius', area, arc }), r)
      near(keyOf({ ...base, asked: 'angle', area, radius }), a)
      near(keyOf({ ...base, asked: 'area', arc, radius }), (a / 360) * p * r * r)
      near(keyOf({ ...base, asked: 'perimeter', area, angle }), (a / 180) * p * r + 2 * r)
      near(keyOf({ ...base, asked: 'length of the arc', circumference: fraction(44 * r, 7), angle }), (a / 180) * p * r)
      if (a < 180) near(keyOf({ ...base, asked: 'major sector', radius, angle }), (1 - a / 360) * p * r * r)
      near(
        keyOf({ ...base, asked: 'increase', radius, longer: fraction(r + 3), angle }),
        (a / 360) * p * ((r + 3) ** 2 - r * r),
      )
    }),
    { numRuns: runsOf(60) },
  )
})

test('what is left of a triangular field is its area by Heron less half a circle', () => {
  const sides = [fraction(26), fraction(28), fraction(30)]
  const given: SectorsTold = {
    asked: 'left',
    pi,
    radius: fraction(7),
    angle: fraction(180),
    why: 'the three corners',
    sides,
    field: 'triangular',
    unit: 'm',
  }
  near(keyOf(given), 336 - 77)
  expect(sectorsFound({ ...given, radius: fraction(14) })).toMatch(/too long/)
})

test('of several measures each is the one that is asked alone; several sectors are so many times one', () => {
  fc.assert(
    fc.property(...sizes, fc.integer({ min: 2, max: 9 }), (r, a, n) => {
      const given = { pi, unit: 'cm', radius: fraction(r), angle: fraction(a) }
      const [arc, area] = [keyOf({ ...given, asked: 'length of the arc' }), keyOf({ ...given, asked: 'area' })]
      expect(keyOf({ ...given, asked: 'length of the arc', also: ['area'] })).toBe(`(i) ${arc} cm; (ii) ${area} cm²`)
      near(keyOf({ ...given, asked: 'area', times: fraction(n) }), (n * a * toNumber(pi) * r * r) / 360)
      expect(sectorsFound({ ...given, asked: 'perimeter', times: fraction(n) })).toBeNull()
    }),
    { numRuns: 40 },
  )
})

test('four quadrants at the corners of a square take a whole circle from it', () => {
  const given: SectorsTold = {
    asked: 'left',
    pi,
    radius: fraction(7, 2),
    angle: fraction(360),
    why: 'the four corners',
    sides: [fraction(14)],
    field: 'square',
    unit: 'cm',
  }
  near(keyOf(given), 196 - 38.5)
  expect(sectorsFound({ ...given, radius: fraction(8) })).toMatch(/too long/)
})

test('what is left of an equilateral field at one corner is its area by base and height less a sixth of a circle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 60 }), fc.integer({ min: 1, max: 5 }), (a, r) => {
      const root = fraction(433, 250)
      const side = fraction(a)
      const why = 'the angle of an equilateral triangle'
      const base = { asked: 'left', pi, angle: fraction(60), why, field: 'triangular', unit: 'm' } as const
      const key = keyOf({ ...base, radius: fraction(r), sides: [side, side, side], root })
      near(key, ((a / 2) * (a * 1.732)) / 2 - (22 / 7) * ((r * r) / 6))
    }),
  )
})
