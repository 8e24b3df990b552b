import * as fc from 'fast-check'
import { exact } from '@/lib/maths'
import { constant, midPointUnknowns } from '@/lib/solutions/coordinate-geometry/mid-point-unknowns'
import { named } from '@/lib/solutions/coordinate-geometry/pieces/point'
import { quadrilateralClaim } from '@/lib/solutions/coordinate-geometry/quadrilateral-claim'
import { triangleClaim } from '@/lib/solutions/coordinate-geometry/triangle-claim'

const whole = fc.integer({ min: -9, max: 9 })

test('two letters are found again from the mid-point that they make', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (x, p, q, y) => {
      const letter = (name: string) => ({ a: exact(1), b: exact(0), letter: name })
      const half = (n: number) => constant(exact(n))
      const middle = [half(x + q), half(p + y)] as const
      const double = (n: number) => constant(exact(2 * n))
      const given = {
        ends: [
          [double(x), letter('p')],
          [letter('q'), double(y)],
        ] as const,
        middle,
      }
      expect(midPointUnknowns.solve(given).key).toBe(`p = ${2 * p}, q = ${2 * q}`)
    }),
  )
})

test('three points are collinear where the triangle that they make has no area', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, (p, q, r, s, t, u) => {
      const [a, b, c] = [named('A', [p, q]), named('B', [r, s]), named('C', [t, u])] as const
      const given = { a, b, c, claim: 'collinear', isToShow: false } as const
      if (triangleClaim.objection(given) !== null) return
      const area = (r - p) * (u - q) - (t - p) * (s - q)
      expect(triangleClaim.solve(given).key.startsWith('yes')).toBe(area === 0)
    }),
  )
})

test('a parallelogram is a rectangle where two sides are at right angles', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (p, q, r, s) => {
      const corners = [named('A', [0, 0]), named('B', [p, q]), named('C', [p + r, q + s]), named('D', [r, s])] as const
      const claimed = (claim: 'rectangle' | 'rhombus' | 'square') => {
        const given = { corners, claim, isToShow: false }
        return quadrilateralClaim.objection(given) === null && quadrilateralClaim.solve(given).key.startsWith('yes')
      }
      if (p * s === q * r) return
      const [right, even] = [p * r + q * s === 0, p * p + q * q === r * r + s * s]
      expect([claimed('rectangle'), claimed('rhombus'), claimed('square')]).toEqual([right, even, right && even])
    }),
  )
})
