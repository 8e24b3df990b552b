import fc from 'fast-check'
import { layOf, twoCircles } from '@/lib/solutions/circles/two-circles'
import { crossingAnglesAsked } from '@/lib/solutions/triangles/crossing-angles-asked'
import { fraction } from '@/lib/maths'

/** Lines ax + by = c of unit normal that touch both circles: the normal's angle is found where c agrees for both, on either side. */
function commonTangents(r: number, s: number, d: number): number {
  const found = new Set<string>()
  for (const sign of [1, -1]) {
    const cosine = (r - sign * s) / d
    if (Math.abs(cosine) > 1) continue
    for (const side of [1, -1])
      found.add(`${sign} ${(side * Math.acos(cosine)).toFixed(9).replace('-0.000000000', '0.000000000')}`)
  }
  return new Set([...found].map((one) => one.replace(/-3\.141592654/, '3.141592654'))).size
}

test('as many common tangents as there are lines that touch both circles', () => {
  const size = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 30 }), (r, s, d) => {
      const given = {
        asked: 'tangents of',
        radii: [fraction(r), fraction(s)],
        distance: fraction(d),
        unit: 'cm',
      } as const
      expect(Number(twoCircles.solve(given).key)).toBe(commonTangents(r, s, d))
      expect(layOf(given.radii, given.distance)).toBe(layOf([fraction(s), fraction(r)], fraction(d)))
    }),
  )
})

test('the angles of triangles that cross add up to 180° in each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 160 }), fc.integer({ min: 1, max: 150 }), (outer, size) => {
      fc.pre(outer - size > 0)
      const asked = ['O', 'D', 'C', 'B', 'A'].map((at) => ({ at, name: at }))
      const key = crossingAnglesAsked.solve({
        o: 'O',
        first: ['D', 'C'],
        second: ['B', 'A'],
        outer: fraction(outer),
        at: 'D',
        size: fraction(size),
        asked,
      }).key
      const [o = 0, d = 0, c = 0, b = 0, a = 0] = key.split(', ').map((one) => parseFloat(one))
      expect([o + d + c, o + b + a, d - b, c - a, d]).toEqual([180, 180, 0, 0, size])
    }),
  )
})
