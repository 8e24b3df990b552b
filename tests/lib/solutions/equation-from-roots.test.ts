import fc from 'fast-check'
import { add, fraction, multiply, subtract, toText, type Fraction } from '@/lib/maths'
import { equationFromRoots } from '@/lib/solutions/quadratic-equations/equation-from-roots'
import { runsOf } from '../../seeds'

const rational = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 6 }))
  .map(([n, d]) => fraction(n, d))

/** The coefficients of "3x^2 - x + 2 = 0". */
function coefficients(key: string): readonly [a: Fraction, b: Fraction, c: Fraction] {
  const terms = [...key.replace(/ = 0$/, '').replaceAll(' - ', ' + -').replaceAll(/\s/g, '').split('+')]
  const of = (sign: RegExp) => {
    const term = terms.find((one) => sign.test(one)) ?? '0'
    const bare = term.replace(/x.*$/, '')
    return fraction(Number(bare === '' ? 1 : bare === '-' ? -1 : bare))
  }
  return [of(/x\^2$/), of(/x$/), of(/^-?\d+$/)]
}

const at = ([a, b, c]: readonly Fraction[], x: Fraction) =>
  add(add(multiply(a ?? fraction(0), multiply(x, x)), multiply(b ?? fraction(0), x)), c ?? fraction(0))

test('each root makes the equation true, and its numbers are whole and have no common factor', () => {
  fc.assert(
    fc.property(rational, rational, (first, second) => {
      const { key } = equationFromRoots.solve({ kind: 'rational', first, second })
      const all = coefficients(key)
      expect([toText(at(all, first)), toText(at(all, second))]).toEqual(['0', '0'])
      expect(all.every(({ d }) => d === 1n)).toBe(true)
    }),
    { numRuns: runsOf(200), seed: 7 },
  )
})

test('of a sum and a product it is x² less the sum times x, and the product', () => {
  fc.assert(
    fc.property(rational, rational, (sum, product) => {
      const [a, b, c] = coefficients(equationFromRoots.solve({ kind: 'sum and product', sum, product }).key)
      expect(toText(add(b, multiply(a, sum)))).toBe('0')
      expect(toText(subtract(c, multiply(a, product)))).toBe('0')
    }),
    { numRuns: runsOf(200), seed: 8 },
  )
})

test('of two roots with a root sign the equation is rational', () => {
  const given = { kind: 'surd', rational: fraction(2), times: fraction(1), radicand: 3 } as const
  expect(equationFromRoots.solve(given).key).toBe('x^2 - 4x + 1 = 0')
  expect(equationFromRoots.objection({ ...given, radicand: 4 })).toMatch(/without a root sign/)
})
