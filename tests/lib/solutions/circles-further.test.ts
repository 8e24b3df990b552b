import fc from 'fast-check'
import { concentricFurther } from '@/lib/solutions/circles/concentric-further'
import { tangentsFromDistance } from '@/lib/solutions/circles/tangents-from-distance'
import { fraction, toNumber } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const unit = 'cm'
const length = fc.integer({ min: 1, max: 60 }).map((n) => fraction(n, 1))

/** The smaller circle is touched at (0, -r) by the chord through it; B lies on the right. */
solves('from the other end of a diameter', {
  solution: concentricFurther,
  arbitrary: fc.record({
    asked: fc.constant('from the other end' as const),
    large: length,
    small: length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    if (given.asked !== 'from the other end') return NaN
    const [large, small] = [toNumber(given.large), toNumber(given.small)]
    const x = Math.sqrt(large ** 2 - small ** 2)
    return Math.hypot(x, 2 * small)
  },
  rows: [
    [{ asked: 'from the other end', large: exact('13'), small: exact('8'), unit }, '19'],
    [{ asked: 'from the other end', large: exact('7'), small: exact('4'), unit }, '√97'],
  ],
  refused: [[{ asked: 'from the other end', large: exact('4'), small: exact('7'), unit }, 'larger radius']],
})

/** With a smaller circle of radius 1. */
solves('the ring about a chord', {
  solution: concentricFurther,
  arbitrary: fc.record({
    asked: fc.constant('ring' as const),
    chord: length,
    pi: fc.constant(exact('3.14')),
    unit: fc.constant(unit),
  }),
  value: (given) => {
    if (given.asked !== 'ring' || given.pi === null) return NaN
    const large = Math.sqrt((toNumber(given.chord) / 2) ** 2 + 1)
    return toNumber(given.pi) * large ** 2 - toNumber(given.pi)
  },
  rows: [[{ asked: 'ring', chord: exact('14'), pi: fraction(22, 7), unit }, '154']],
  refused: [[{ asked: 'ring', chord: exact('0'), pi: fraction(22, 7), unit }, 'more than $0$']],
})

test('a chord in letters, and the number of tangents', () => {
  expect(concentricFurther.solve({ asked: 'chord in letters', large: 'a', small: 'b' }).key).toBe('2√(a^2 - b^2)')
  const keys = ['3', '5', '9'].map(
    (distance) => tangentsFromDistance.solve({ radius: exact('5'), distance: exact(distance) }).key,
  )
  expect(keys).toEqual(['0', '1', '2'])
})
