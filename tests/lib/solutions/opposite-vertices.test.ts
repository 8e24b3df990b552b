import fc from 'fast-check'
import { named } from '@/lib/solutions/coordinate-geometry/pieces/point'
import { oppositeVertices } from '@/lib/solutions/coordinate-geometry/opposite-vertices'
import { runsOf } from '../../seeds'

const whole = fc.integer({ min: -9, max: 9 })

test('the corners opposite to A and B: AB and DC are one step, and so are AD and BC', () => {
  fc.assert(
    fc.property(fc.tuple(whole, whole, whole, whole, whole, whole), ([a, b, c, d, m, n]) => {
      const { key } = oppositeVertices.solve({
        meeting: named('M', [m, n]),
        corners: [
          { corner: named('A', [a, b]), opposite: 'C' },
          { corner: named('B', [c, d]), opposite: 'D' },
        ],
      })
      const [cx = NaN, cy = NaN, dx = NaN, dy = NaN] = (key.match(/-?\d+/g) ?? []).map(Number)
      expect([cx - dx, cy - dy]).toEqual([c - a, d - b])
      expect([dx - a, dy - b]).toEqual([cx - c, cy - d])
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})
