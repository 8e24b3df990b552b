import * as fc from 'fast-check'
import { fraction, type Fraction } from '@/lib/maths'
import { circleOfPoints } from '@/lib/solutions/coordinate-geometry/circle-of-points'
import { letterFromCondition, type Given } from '@/lib/solutions/coordinate-geometry/letter-from-condition'
import type { LetteredPoint } from '@/lib/solutions/coordinate-geometry/pieces/letter-poly'

const whole = fc.integer({ min: -9, max: 9 })
const point = (name: string, x: number, y: number): LetteredPoint => ({
  name,
  at: [[fraction(x)], [fraction(y)]],
})
const withLetter = (name: string, slope: number, shift: number, y: number): LetteredPoint => ({
  name,
  at: [[fraction(slope), fraction(shift)], [fraction(y)]],
})
const values = (key: string): readonly number[] =>
  key.split(', ').map((each) => {
    const [top, bottom = '1'] = each.split('/')
    return Number(top) / Number(bottom)
  })
const placeAt = ({ at: [x, y] }: LetteredPoint, k: number): readonly [number, number] => {
  const value = (poly: readonly Fraction[]) => poly.reduce((sum, { n, d }) => sum * k + Number(n) / Number(d), 0)
  return [value(x), value(y)]
}

function solved(given: Given): readonly number[] {
  fc.pre(letterFromCondition.objection(given) === null)
  const { key } = letterFromCondition.solve(given)
  fc.pre(!key.includes('√'))
  return values(key)
}

test('with the letter found, the three points make no triangle', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, fc.integer({ min: 1, max: 3 }), (x, y, u, v, w, slope) => {
      const points = [point('A', x, y), withLetter('B', slope, u, v), point('C', w, x + 1)] as const
      for (const k of solved({ letter: 'k', condition: { kind: 'collinear', points } })) {
        const [p, q, r] = points
        const [[a, b], [c, d], [e, f]] = [placeAt(p, k), placeAt(q, k), placeAt(r, k)]
        expect(Math.abs(a * (d - f) + c * (f - b) + e * (b - d))).toBeLessThan(1e-9)
      }
    }),
  )
})

test('with the letter found, the point is as far from the one as from the other', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, (x, y, u, v, w) => {
      const points = [point('A', x, y), point('B', u, v)] as const
      const from = withLetter('P', 1, 0, w)
      for (const k of solved({ letter: 'k', condition: { kind: 'equidistant', from, points } })) {
        const [p, q] = placeAt(from, k)
        expect(Math.hypot(p - x, q - y)).toBeCloseTo(Math.hypot(p - u, q - v), 9)
      }
    }),
  )
})

test('with the letter found, the mid-point is on the line', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, (x, y, v, a, b, c) => {
      const points = [point('A', x, y), withLetter('B', 1, 0, v)] as const
      const on = { a: [fraction(a)], b: [fraction(b)], c: [fraction(c)] }
      for (const k of solved({ letter: 'k', condition: { kind: 'middle-on-line', points, on } }))
        expect((a * (x + k)) / 2 + (b * (y + v)) / 2 + c).toBeCloseTo(0, 9)
    }),
  )
})

test('the circle on a diameter has half of its length for a radius', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (x, y, u, v) => {
      fc.pre(x !== u || y !== v)
      const points = [
        { name: 'A', at: [fraction(x), fraction(y)] },
        { name: 'B', at: [fraction(u), fraction(v)] },
      ] as const
      const { key } = circleOfPoints.solve({ points, are: 'ends', asked: ['area'], pi: fraction(157, 50) })
      expect(values(key)[0]).toBeCloseTo((3.14 * Math.hypot(x - u, y - v) ** 2) / 4, 9)
    }),
  )
})
