import { angleView } from '@/lib/figures/sketch-marks'

test('an angle is marked the short way round, whichever arm comes first', () => {
  const right = angleView([0, 0], [100, 0], [0, -100], 0)
  expect([right.start, right.turn]).toEqual([0, 90])
  const swapped = angleView([0, 0], [0, -100], [100, 0], 0)
  expect([swapped.start, swapped.turn]).toEqual([0, 90])
})

test('the mark stays within a short arm, and nested marks grow', () => {
  expect(angleView([0, 0], [10, 0], [0, -100], 0).radius).toBeLessThan(5)
  expect(angleView([0, 0], [100, 0], [0, -100], 1).radius).toBeGreaterThan(
    angleView([0, 0], [100, 0], [0, -100], 0).radius,
  )
})
