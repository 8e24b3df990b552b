import fc from 'fast-check'
import { fraction } from '@/lib/maths'
import * as sums from '@/lib/maths/sum'
import { zeroFromSum } from '@/lib/solutions/polynomials/zero-from-sum'
import { zeroesInRatio, type Given } from '@/lib/solutions/polynomials/zeroes-in-ratio'
import { runsOf } from '../../seeds'

const { constant, letter, multiply, newBudget } = sums
const of = (n: number) => constant(fraction(n))
const times = (...all: readonly sums.Sum[]) => all.reduce((so, one) => multiply(so, one, newBudget()))
const [a, b, c] = [letter('a'), letter('b'), letter('c')]

const given = (m: number, n: number, front: number): Given => ({
  coefficients: [a, b, c],
  ratio: [of(m), of(n)],
  claim: [times(of(m * n), b, b), times(of(front), a, c)],
  written: '',
  called: 'zeroes',
})

test('of m : n it is mnb² = (m + n)²ac and nothing else', () => {
  const size = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 400 }), (m, n, front) => {
      // a(x − m)(x − n): b = −(m + n), c = mn for a = 1
      const holds = m * n * (m + n) ** 2 === front * m * n
      expect(zeroesInRatio.objection(given(m, n, front)) === null).toBe(holds)
      expect(zeroesInRatio.objection(given(m, n, (m + n) ** 2))).toBeNull()
    }),
    { numRuns: runsOf(200), seed: 5 },
  )
})

test('the other zero is c/a by the factors: (x − 1)(ax − c) has a + b + c = 0, (x + 1)(ax + c) has a + c = b', () => {
  const names = ['a', 'b', 'c'] as const
  expect(zeroFromSum.solve({ at: 1, names, asked: 'other' }).key).toBe('c/a')
  expect(zeroFromSum.solve({ at: -1, names, asked: 'both' }).key).toBe('-1, -c/a')
  expect(zeroFromSum.solve({ at: -1, names, asked: 'known' }).key).toBe('-1')
})
