import fc from 'fast-check'
import { add, equals, fraction, one } from '@/lib/maths'
import { pointInDisc } from '@/lib/solutions/probability/point-in-disc'

const chance = (whole: number, inner: number, isInside: boolean) => {
  const { key } = pointInDisc.solve({ whole: fraction(whole), inner: fraction(inner), isInside })
  const [top = '0', bottom = '1'] = key.split('/')
  return fraction(BigInt(top), BigInt(bottom))
}

test('inside and outside are complementary, and inside is the square of the ratio of the radii', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 59 }), (whole, inner) => {
      fc.pre(inner < whole)
      expect(equals(add(chance(whole, inner, true), chance(whole, inner, false)), one)).toBe(true)
      expect(equals(chance(whole, inner, true), fraction(inner ** 2, whole ** 2))).toBe(true)
    }),
  )
})

test('a disc as large as its board is refused', () => {
  expect(pointInDisc.objection({ whole: fraction(3), inner: fraction(3), isInside: true })).not.toBeNull()
})
