import fc from 'fast-check'
import { twoSlants, type TwoSlants } from '@/lib/solutions/trigonometry/two-slants'
import { numberOf } from '@/lib/answers/number-of'
import { fraction } from '@/lib/maths'

const of = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const ratio = (name: keyof typeof of, angle: number): number => of[name]((angle * Math.PI) / 180)
const angle = fc.constantFrom(30, 45, 60)

test('the second side comes to what decimals make of it', () => {
  fc.assert(
    fc.property(
      angle,
      angle,
      fc.constantFrom('sight', 'ground'),
      fc.integer({ min: 1, max: 99 }),
      fc.boolean(),
      (one, two, wanted, n, across) => {
        const given: TwoSlants = {
          known: 'sight',
          length: fraction(n),
          angle: one,
          wanted,
          second: two,
          ...(across && wanted === 'ground' && { across }),
        }
        const height = n * ratio('sin', one)
        const second = wanted === 'sight' ? height / ratio('sin', two) : height / ratio('tan', two)
        const whole = given.across ? second + n * ratio('cos', one) : second
        expect(numberOf(twoSlants.solve(given).key)).toBeCloseTo(whole, 6)
      },
    ),
  )
})

test('a string that is held on a roof is shorter', () => {
  const given: TwoSlants = {
    known: 'sight',
    length: fraction(100),
    angle: 30,
    wanted: 'sight',
    second: 45,
    raised: fraction(10),
  }
  expect(twoSlants.solve(given).key).toBe('40√2')
})
