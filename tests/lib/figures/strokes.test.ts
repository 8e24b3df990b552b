import fc from 'fast-check'
import { lengthInside } from '@/lib/figures/box'
import type { XY } from '@/lib/figures/figure'
import { crossings, inkInside, type Barrier } from '@/lib/figures/strokes'

const coordinate = fc.integer({ min: -20, max: 20 })
const point: fc.Arbitrary<XY> = fc.tuple(coordinate, coordinate)
const stroke: fc.Arbitrary<Barrier> = fc.record({ from: point, to: point })
const strokes = fc.array(stroke, { maxLength: 30 })
const box = fc
  .tuple(point, fc.nat(15), fc.nat(15))
  .map(([[left, top], width, height]) => ({ left, top, right: left + width, bottom: top + height }))

/** Which side of a line a point lies on: 1, 0 on it, -1. */
const side = ([ax, ay]: XY, [bx, by]: XY, [x, y]: XY) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))

test('the ink in a box is what of each stroke lies in it', () => {
  fc.assert(
    fc.property(strokes, box, (all, where) => {
      const each = all.reduce((sum, { from, to }) => sum + lengthInside(from, to, where), 0)
      expect(inkInside(all, where)).toBeCloseTo(each, 9)
    }),
  )
})

test('a way crosses the strokes that have its ends on different sides, and lie on different sides of it themselves', () => {
  fc.assert(
    fc.property(strokes, point, point, (all, from, to) => {
      const each = all.filter(
        (one) =>
          side(from, to, one.from) !== side(from, to, one.to) &&
          side(one.from, one.to, from) !== side(one.from, one.to, to),
      )
      expect(crossings(all, from, to)).toBe(each.length)
    }),
  )
})

test('where it is enough, no more is looked at: it is at least as much as asked, and never more than there is', () => {
  fc.assert(
    fc.property(strokes, box, point, point, fc.integer({ min: 1, max: 10 }), (all, where, from, to, enough) => {
      const [ink, crossed] = [inkInside(all, where), crossings(all, from, to)]
      expect(inkInside(all, where, enough) >= enough).toBe(ink >= enough)
      expect(crossings(all, from, to, enough)).toBe(Math.min(crossed, enough))
    }),
  )
})
