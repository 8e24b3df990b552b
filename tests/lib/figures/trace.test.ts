import { arcPath, linePath } from '@/lib/figures/path'
import { traces } from '@/lib/figures/trace'

test.each([
  [0, 90, 45],
  [10, 250, 130],
  [180, 360, 270],
  [300, 340, 320],
])('an arc from %i to %i degrees is followed on its circle, through %i degrees', (from, to, through) => {
  const [points = []] = traces(arcPath([100, 80], 50, from, to))
  for (const [x, y] of points) expect(Math.hypot(x - 100, y - 80)).toBeCloseTo(50, 0)
  const angles = points.map(([x, y]) => (Math.atan2(80 - y, x - 100) * 180) / Math.PI)
  expect(angles.some((angle) => Math.abs(((angle - through + 540) % 360) - 180) < 8)).toBe(true)
})

test('every arc keeps its centre, wherever rounding puts its ends', () => {
  for (const turn of [40, 90, 170, 179.5, 180, 181, 270, 359, 360])
    for (let step = 0; step < 50; step++) {
      const [x, y, radius, from] = [150 + step * 0.37, 90 + step * 0.23, 20 + step * 1.71, step * 13.7]
      const [points = []] = traces(arcPath([x, y], radius, from, from + turn))
      for (const point of points) {
        const away = Math.abs(Math.hypot(point[0] - x, point[1] - y) - radius)
        expect(away).toBeLessThan(0.25)
      }
    }
})

test('each stroke is followed by itself', () => {
  const square = linePath([
    [0, 0],
    [10, 0],
  ])
  expect(traces(`${square}${square}`)).toEqual([
    [
      [0, 0],
      [10, 0],
    ],
    [
      [0, 0],
      [10, 0],
    ],
  ])
})
