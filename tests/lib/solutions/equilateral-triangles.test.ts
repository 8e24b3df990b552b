import fc from 'fast-check'
import { fraction } from '@/lib/maths'
import { approximate, constant } from '@/lib/maths/sum'
import { equilateralAny, thirdVertices } from '@/lib/solutions/coordinate-geometry/equilateral-any'
import { equilateralBase } from '@/lib/solutions/coordinate-geometry/equilateral-base'
import { postedFlags } from '@/lib/solutions/coordinate-geometry/posted-flags'

const whole = fc.integer({ min: -9, max: 9 })
const put = (x: number, y: number) => [constant(fraction(x)), constant(fraction(y))] as const

test('the third vertex is as far from both as they are apart', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (a, b, c, d) => {
      fc.pre(a !== c || b !== d)
      for (const third of thirdVertices([put(a, b), put(c, d)])) {
        const [x, y] = third.map((each) => approximate(each, () => 0))
        const side = Math.hypot(a - c, b - d)
        expect(Math.hypot((x ?? 0) - a, (y ?? 0) - b)).toBeCloseTo(side, 9)
        expect(Math.hypot((x ?? 0) - c, (y ?? 0) - d)).toBeCloseTo(side, 9)
      }
    }),
  )
})

test('the origin inside picks one of them, and neither is an objection', () => {
  const given = (x: number, y: number) => ({
    names: ['A', 'B', 'C'] as const,
    at: [put(-4, y), put(x, y)] as const,
    isOriginInside: true as const,
  })
  expect(equilateralAny.solve(given(4, 3)).key).toBe('(0, 3 - 4√3)')
  expect(equilateralAny.objection(given(4, 30))).not.toBeNull()
})

test('the base on the x-axis, and the rhombus', () => {
  const names = { told: 'Q', other: 'R', vertex: 'P', fourth: 'S' }
  expect(equilateralBase.solve({ axis: 'x', told: fraction(-4), names }).key).toBe(
    'P = (0, 4√3) or (0, -4√3), R = (4, 0), S = (0, -4√3) or (0, 4√3)',
  )
})

test('flags on lines 2 m apart stand at twice the number of the line', () => {
  const flags = [
    { line: fraction(1), share: fraction(1, 2) },
    { line: fraction(4), share: fraction(1, 10) },
  ] as const
  const { key } = postedFlags.solve({ side: fraction(20), gap: fraction(2), flags, asked: ['distance', 'middle'] })
  expect(key).toBe('10 m; (5, 6)')
})
