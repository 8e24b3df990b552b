import fc from 'fast-check'
import { add, fraction, multiply, negate, toText, type Fraction } from '@/lib/maths'
import { anyRational } from '@/lib/solutions/quadratic-equations/any-rational'
import { knownValues, type Given } from '@/lib/solutions/quadratic-equations/known-values'
import { runsOf } from '../../seeds'

const whole = fc.integer({ min: -9, max: 9 }).map((n) => fraction(n))

/** ax² + px + q at x = r, as a sum of p and q. */
const put = (a: Fraction, r: Fraction): Given['puts'][number] => ({
  from: 'Putting it',
  says: { of: [r, fraction(1)], constant: multiply(a, multiply(r, r)) },
})

test('the letters that two known roots give are minus their sum and their product, times a', () => {
  fc.assert(
    fc.property(whole, whole, whole, (a, r, s) => {
      fc.pre(a.n !== 0n && toText(r) !== toText(s))
      const given: Given = { letters: ['p', 'q'], puts: [put(a, r), put(a, s)], isNamed: true }
      expect(knownValues.objection(given)).toBeNull()
      const [p, q] = [negate(multiply(a, add(r, s))), multiply(a, multiply(r, s))]
      expect(knownValues.solve(given).key).toBe(`p = ${toText(p)}, q = ${toText(q)}`)
    }),
    { numRuns: runsOf(200), seed: 5 },
  )
})

test('the other root is the one that the equation was made from', () => {
  fc.assert(
    fc.property(whole, whole, whole, (a, r, s) => {
      fc.pre(a.n !== 0n && r.n !== 0n)
      const last = multiply(a, multiply(r, s))
      const given: Given = {
        letters: ['k'],
        puts: [{ from: 'Putting it', says: { of: [r], constant: add(multiply(a, multiply(r, r)), last) } }],
        isNamed: false,
        other: { lead: { of: [fraction(0)], constant: a }, last: { of: [fraction(0)], constant: last }, known: r },
      }
      expect(knownValues.solve(given).key).toBe(toText(s))
    }),
    { numRuns: runsOf(200), seed: 6 },
  )
})

test('a root that makes a denominator zero is left out', () => {
  const [a, b, c] = [fraction(1), fraction(-5), fraction(6)]
  expect(anyRational.solve({ a, b, c, excluded: [] }).key).toBe('3, 2')
  expect(anyRational.solve({ a, b, c, excluded: [fraction(2)] }).key).toBe('3')
  expect(anyRational.solve({ a, b, c, excluded: [fraction(2), fraction(3)] }).key).toBe('no solution')
})
