import fc from 'fast-check'
import { fraction, gcd, lcm } from '@/lib/maths'
import { digitOf, lastDigitOfExpression } from '@/lib/solutions/real-numbers/last-digit-of-expression'
import { sharedOut, type Given as SharedOut } from '@/lib/solutions/real-numbers/shared-out'
import { measureOfThings } from '@/lib/solutions/real-numbers/measure-of-things'
import { runsOf } from '../../seeds'

const exponents = fc.record({ p: fc.integer({ min: 0, max: 3 }), q: fc.integer({ min: 0, max: 3 }) })
const thing = fc.tuple(fc.integer({ min: 1, max: 40 }), exponents)

test('with primes for the letters, the HCF and the LCM are those of the numbers', () => {
  // primes that divide none of the numbers in front
  const [p, q] = [41, 43]
  const valueOf = (text: string): number => {
    const [, front = '', rest = ''] = /^(\d*)(.*)$/.exec(text) ?? []
    const powers = rest.split(' ').filter((one) => one !== '')
    return powers.reduce(
      (product, power) => {
        const [letter, exponent = '1'] = power.split('^')
        return product * (letter === 'p' ? p : q) ** Number(exponent)
      },
      front === '' ? 1 : Number(front),
    )
  }
  fc.assert(
    fc.property(fc.array(thing, { minLength: 2, maxLength: 3 }), (list) => {
      const things = list.map(([front, all]) => ({
        name: null,
        front,
        powers: Object.fromEntries(Object.entries(all).filter(([, power]) => power > 0)),
      }))
      const numbers = list.map(([front, all]) => front * p ** all.p * q ** all.q)
      fc.pre(numbers.every((n) => n < 3e7))
      const { key } = measureOfThings.solve({ things, asked: 'both' })
      const [, hcf = '', least = ''] = /^HCF = (.*), LCM = (.*)$/.exec(key) ?? []
      expect(valueOf(hcf)).toBe(gcd(...numbers))
      expect(valueOf(least)).toBe(lcm(...numbers))
    }),
    { numRuns: runsOf(500), seed: 3 },
  )
})

test('a last digit that is told is that of the first forty values', () => {
  const base = fc.integer({ min: 2, max: 30 })
  const term = fc.record({
    sign: fc.constantFrom<1 | -1>(1, -1),
    bases: fc.array(base, { minLength: 1, maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 2 }), (terms) => {
      const given = { terms, letter: 'n' }
      fc.pre(digitOf(given) !== null)
      const { key } = lastDigitOfExpression.solve(given)
      for (let n = 1; n <= 40; n++) {
        const value = terms.reduce(
          (sum, { sign, bases }) => sum + BigInt(sign) * bases.reduce((all, one) => all * BigInt(one) ** BigInt(n), 1n),
          0n,
        )
        if (value > 0n) expect(`${value % 10n}`).toBe(key)
      }
    }),
    { numRuns: runsOf(2000), seed: 3 },
  )
})

test('what is shared out: no larger number divides all, and the groups hold everything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 400 }), { minLength: 2, maxLength: 3 }), (numbers) => {
      const largest = Array.from({ length: 400 }, (_, at) => 400 - at).find((n) =>
        numbers.every((one) => one % n === 0),
      )
      const quantities = numbers.map((n) => fraction(n))
      const key = (asked: SharedOut['asked']) =>
        Number(sharedOut.solve({ quantities, unit: '', of: 'alike', asked }).key)
      expect(key('measure')).toBe(largest)
      expect(key('total') * (largest ?? NaN)).toBe(numbers.reduce((sum, n) => sum + n))
      const [share] = quantities
      if (share) expect(key({ share }) * (largest ?? NaN)).toBe(numbers[0])
    }),
    { numRuns: runsOf(300), seed: 3 },
  )
})
