import { madeDivisible } from '@/lib/solutions/polynomials/made-divisible'
import { missingFactor } from '@/lib/solutions/polynomials/missing-factor'
import { otherZero } from '@/lib/solutions/polynomials/other-zero'
import { canBeHcfAndLcm } from '@/lib/solutions/real-numbers/can-be-hcf-and-lcm'
import { fraction } from '@/lib/maths'

const small = [-3, -2, -1, 1, 2, 3, 4]

test('the other zero and the other factor multiply back', () => {
  for (const p of small)
    for (const q of small)
      for (const k of small) {
        const [a, b, c] = [fraction(k), fraction(-k * (p + q)), fraction(k * p * q)]
        expect(otherZero.solve({ a, b, c, known: fraction(p) }).key).toBe(`${q}`)
        expect(otherZero.objection({ a, b, c, known: fraction(9) })).not.toBeNull()
        const factor = [fraction(1), fraction(-p)] as const
        const given = { product: [a, b, c] as const, factor, letter: 'x', of: 'the breadth' }
        expect(missingFactor.objection(given)).toBeNull()
      }
})

test('what is added makes the value zero', () => {
  for (const zero of small)
    for (const c of small) {
      const value = zero * zero - 5 * zero + c
      const given = { coefficients: [fraction(1), fraction(-5), fraction(c)], letter: 'x', zero: fraction(zero) }
      expect(madeDivisible.solve({ ...given, way: 'added' }).key).toBe(`${0 - value}`)
      expect(madeDivisible.solve({ ...given, way: 'subtracted' }).key).toBe(`${value}`)
    }
})

test('two numbers have an HCF and an LCM just where one divides the other', () => {
  for (let hcf = 1; hcf < 20; hcf++)
    for (let lcm = hcf; lcm < 60; lcm++)
      expect(canBeHcfAndLcm.solve({ hcf: fraction(hcf), lcm: fraction(lcm) }).key).toBe(lcm % hcf === 0 ? 'Yes' : 'No')
})
