import { multiples, niceStep, roomyStep, tickText } from '@/lib/figures/ticks'

test('multiples of a step include both ends of the range', () => {
  expect(multiples(2, [-4, 5])).toEqual([-4, -2, 0, 2, 4])
  expect(multiples(0.1, [0, 0.3])).toEqual([0, 0.1, 0.2, 0.3])
})

test('numbers that would run together are thinned', () => {
  expect(roomyStep(1, 30, 20)).toBe(1)
  expect(roomyStep(1, 12, 20)).toBe(2)
  expect(roomyStep(5, 1, 20)).toBe(25)
})

test.each([
  [18, 6, 5],
  [40, 6, 10],
  [6, 6, 1],
  [1, 10, 0.1],
])('a range of %d in at most %d parts has the step %d', (range, parts, step) => {
  expect(niceStep(range, parts)).toBeCloseTo(step, 12)
})

test('a negative number has a real minus sign', () => {
  expect(tickText(-3)).toBe('−3')
})
