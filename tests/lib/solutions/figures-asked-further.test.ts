import { fraction, toNumber, type Fraction } from '@/lib/maths'
import { letter } from '@/lib/maths/sum'
import { threeCircles } from '@/lib/solutions/circles/three-circles'
import { parallelogramAndMore } from '@/lib/solutions/coordinate-geometry/parallelogram-and-more'
import { pointsTold } from '@/lib/solutions/coordinate-geometry/points-told'
import type { SumPoint } from '@/lib/solutions/coordinate-geometry/pieces/told-points'

const whole = (n: number): Fraction => fraction(n)
const places = [-3, -1, 0, 2, 5]

test('three circles with any radii are found again from the distances of their centres', () => {
  for (const p of [1, 2, 7])
    for (const q of [3, 4])
      for (const r of [2, 5, 11]) {
        const given = {
          centres: ['A', 'B', 'C'] as const,
          sides: [whole(p + q), whole(q + r), whole(r + p)] as const,
          unit: 'units',
        }
        expect(threeCircles.objection(given)).toBeNull()
        expect(threeCircles.solve(given).key).toBe(`${p}, ${q}, ${r}`)
      }
})

test('a parallelogram is a rectangle where two sides are at right angles, a rhombus where two that meet are equal', () => {
  for (const u of places)
    for (const v of places)
      for (const w of places)
        for (const z of places) {
          if (u * z === v * w) continue
          const at = (x: number, y: number) => [whole(x), whole(y)] as const
          const corners = [
            { name: 'A', at: at(1, 2) },
            { name: 'B', at: at(1 + u, 2 + v) },
            { name: 'C', at: at(1 + u + w, 2 + v + z) },
            { name: 'D', at: at(1 + w, 2 + z) },
          ] as const
          const isRight = u * w + v * z === 0
          const isEven = u * u + v * v === w * w + z * z
          const answers = { rectangle: isRight, rhombus: isEven, square: isRight && isEven } as const
          for (const claim of ['rectangle', 'rhombus', 'square'] as const)
            expect(parallelogramAndMore.solve({ corners, claim, asksLengths: false }).key).toBe(
              answers[claim] ? 'yes' : 'no',
            )
        }
})

test('which of two points is nearer is as they are measured', () => {
  const at = (x: number, y: number): SumPoint => [number(x), number(y)]
  const number = (n: number) => {
    const x = letter('x')
    return n === 0
      ? new Map()
      : new Map([...x].map(([, term]) => ['1|', { ...term, coefficient: whole(n), powers: [] }]))
  }
  for (const [x, y] of [
    [3, 4],
    [5, 12],
    [8, 6],
  ] as const)
    for (const [u, v] of [
      [6, 8],
      [0, 7],
    ] as const) {
      const spots = [
        { name: 'A', at: at(0, 0) },
        { name: 'B', at: at(x, y) },
        { name: 'C', at: at(u, v) },
      ]
      const [b, c] = [Math.hypot(x, y), Math.hypot(u, v)]
      if (b === c) continue
      const { key } = pointsTold.solve({ spots, ties: [], wants: [{ kind: 'nearer', of: [1, 2], to: 0, isBy: true }] })
      expect(key).toBe(`${b < c ? 'B' : 'C'}, by ${toNumber(whole(Math.abs(b - c)))}`)
    }
})
