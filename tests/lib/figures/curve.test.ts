import { curvePieces, pointsOn } from '@/lib/figures/curve'

const frame = [
  [-3, 5],
  [-5, 5],
] as const

test('a parabola is one exact Bézier curve from frame edge to frame edge', () => {
  const pieces = curvePieces({ polynomial: [1, -2, -3] }, ...frame)
  expect(pieces).toHaveLength(1)
  for (const [x, y] of pieces.flatMap((piece) => pointsOn(piece, 20))) expect(y).toBeCloseTo(x * x - 2 * x - 3, 6)
  expect(pieces[0]?.[0][1]).toBeCloseTo(5, 6)
  expect(pieces[0]?.[3][1]).toBeCloseTo(5, 6)
})

test('a curve that leaves the frame and comes back is cut into pieces', () => {
  expect(curvePieces({ polynomial: [1, 0, -9] }, [-4, 4], [-5, 5])).toHaveLength(2)
})

test('a curve of degree 5 is followed closely', () => {
  const points = curvePieces({ polynomial: [0.1, 0, -1, 0, 1, 0] }, [-3, 3], [-4, 4]).flatMap((piece) =>
    pointsOn(piece, 4),
  )
  for (const [x, y] of points) expect(Math.abs(y - (0.1 * x ** 5 - x ** 3 + x))).toBeLessThan(0.01)
})

test('a line is cut at the frame, upright lines too', () => {
  const [slanted] = curvePieces({ line: [1, 1, 4] }, ...frame)
  expect(slanted?.flat().every((value) => value >= -5.000001 && value <= 5.000001)).toBe(true)
  for (const [x, y] of slanted ?? []) expect(x + y).toBeCloseTo(4, 9)
  const [upright] = curvePieces({ line: [1, 0, 2] }, ...frame)
  expect(new Set(upright?.map(([x]) => Math.round(x * 1e9) / 1e9))).toEqual(new Set([2]))
  expect(curvePieces({ line: [1, 0, 40] }, ...frame)).toEqual([])
})

test('a curve without a formula is refused', () => {
  expect(() => curvePieces({ label: 'y' }, ...frame)).toThrow('a polynomial or a line')
  expect(() => curvePieces({ line: [0, 0, 1] }, ...frame)).toThrow('not a line')
})
