import fc from 'fast-check'
import { fraction, type Fraction } from '@/lib/maths'
import { explainComposite } from '@/lib/solutions/real-numbers/explain-composite'
import { extremeMultiple } from '@/lib/solutions/real-numbers/extreme-multiple'
import { hcf } from '@/lib/solutions/real-numbers/hcf'
import { hcfAndLcm } from '@/lib/solutions/real-numbers/hcf-and-lcm'
import { hcfLcmVerify } from '@/lib/solutions/real-numbers/hcf-lcm-verify'
import { lcm } from '@/lib/solutions/real-numbers/lcm'
import { leastWithRemainder } from '@/lib/solutions/real-numbers/least-with-remainder'
import { primeExponents } from '@/lib/solutions/real-numbers/prime-exponents'
import { primeFactorisation } from '@/lib/solutions/real-numbers/prime-factorisation'
import { productRule } from '@/lib/solutions/real-numbers/product-rule'
import { togetherAgain } from '@/lib/solutions/real-numbers/together-again'
import { unknownExponent } from '@/lib/solutions/real-numbers/unknown-exponent'
import { withRemainders } from '@/lib/solutions/real-numbers/with-remainders'
import { lineOf } from '@/lib/solutions/line'
import type { Solution, WorkedSolution } from '@/lib/solutions/solution'

const of = (...numbers: readonly number[]): readonly Fraction[] => numbers.map((n) => fraction(n))
const f = fraction

/** Euclid's road, which no solution takes. */
const gcdOf = (a: number, b: number): number => (b === 0 ? a : gcdOf(b, a % b))
const hcfOf = (numbers: readonly number[]): number => numbers.reduce(gcdOf)
const lcmOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => (a / gcdOf(a, b)) * b)

/** The key of what may be worked. */
function keyOf<Given, Manner>(solution: WorkedSolution<Given, Manner>, given: Given): string {
  expect(solution.objection(given)).toBeNull()
  return solution.solve(given).key
}

const lastText = ({ lines }: Solution): string => lines.map(lineOf).at(-1)?.text ?? ''

const namesOf = ({ lines }: Solution): readonly string[] => lines.flatMap((line) => lineOf(line).name ?? [])

describe('HCF and LCM', () => {
  const rows = [
    [96, 404],
    [12, 15, 21],
    [8, 9, 25],
    [1, 7],
    [17, 17],
    [6, 72, 120],
    [999999937, 2],
    [40, 36, 126, 1],
  ]

  test.each(rows.map((row) => [row]))('of %j', (numbers) => {
    const [h, l] = [hcfOf(numbers), lcmOf(numbers)]
    expect(keyOf(hcf, { numbers: of(...numbers), asked: 'hcf' })).toBe(`${h}`)
    expect(keyOf(lcm, { numbers: of(...numbers), asked: 'multiple' })).toBe(`${l}`)
    expect(keyOf(hcfAndLcm, { numbers: of(...numbers) })).toBe(`HCF = ${h}, LCM = ${l}`)
    expect(keyOf(togetherAgain, { intervals: of(...numbers), unit: 'days', event: 'they meet again' })).toBe(`${l}`)
  })

  test('an LCM too long for a machine number is exact', () => {
    expect(keyOf(lcm, { numbers: of(999999937, 999999929, 999999893), asked: 'lcm' })).toBe(
      `${999999937n * 999999929n * 999999893n}`,
    )
  })

  test.each([
    ['no decimals', [f(25, 2), f(5)]],
    ['no zero', of(0, 12)],
    ['no negative numbers', of(-12, 18)],
    ['no single number', of(12)],
    ['nothing too large', of(2_000_000_000, 2)],
    ['not more than twenty', of(...Array.from({ length: 21 }, (_, at) => at + 1))],
  ])('%s', (_, numbers) => {
    expect(hcf.objection({ numbers, asked: 'hcf' })).not.toBeNull()
    expect(lcm.objection({ numbers, asked: 'lcm' })).not.toBeNull()
    expect(hcfAndLcm.objection({ numbers })).not.toBeNull()
    expect(togetherAgain.objection({ intervals: numbers, unit: 'days' })).not.toBeNull()
  })

  test('whatever the numbers, both are right, the last line holds them and every name is there once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 4 }), (numbers) => {
        const solution = hcfAndLcm.solve({ numbers: of(...numbers) })
        expect(solution.key).toBe(`HCF = ${hcfOf(numbers)}, LCM = ${lcmOf(numbers)}`)
        expect(lastText(solution)).toContain(`${lcmOf(numbers)}`)
        expect(new Set(namesOf(solution)).size).toBe(namesOf(solution).length)
        const [a = 1, b = 1] = numbers
        expect(hcfLcmVerify.solve({ numbers: [f(a), f(b)] }).key).toBe(`HCF = ${gcdOf(a, b)}, LCM = ${lcmOf([a, b])}`)
      }),
    )
  })
})

describe('HCF × LCM = product', () => {
  test.each([
    [9, 360, 45, 72],
    [1, 35, 5, 7],
    [6, 6, 6, 6],
    [23, 1449, 161, 207],
    [12, 12_000_012, 12, 12_000_012],
  ])('HCF %i, LCM %i, one of the two is %i: the other is %i', (h, l, number, other) => {
    expect(keyOf(productRule, { asked: 'other', hcf: f(h), lcm: f(l), number: f(number), letter: null })).toBe(
      `${other}`,
    )
    expect(keyOf(productRule, { asked: 'lcm', hcf: f(h), product: f(BigInt(number) * BigInt(other)) })).toBe(`${l}`)
    expect(keyOf(productRule, { asked: 'hcf', lcm: f(l), product: f(BigInt(number) * BigInt(other)) })).toBe(`${h}`)
  })

  test.each([
    ['the HCF divides the LCM', { asked: 'other', hcf: f(7), lcm: f(360), number: f(45), letter: null }],
    ['the HCF divides the numbers', { asked: 'other', hcf: f(9), lcm: f(360), number: f(40), letter: 'p' }],
    ['the numbers divide the LCM', { asked: 'other', hcf: f(9), lcm: f(360), number: f(81), letter: null }],
    ['the HCF is that of the two', { asked: 'other', hcf: f(2), lcm: f(24), number: f(4), letter: null }],
    ['the square of the HCF divides the product', { asked: 'lcm', hcf: f(6), product: f(90) }],
    ['whole numbers', { asked: 'lcm', hcf: f(5, 2), product: f(50) }],
    ['a product of both', { asked: 'hcf', lcm: f(12), product: f(50) }],
  ] as const)('%s', (_, given) => expect(productRule.objection(given)).not.toBeNull())
})

describe('prime factorisation', () => {
  test.each([
    [2, '2'],
    [140, '2^2 * 5 * 7'],
    [1024, '2^10'],
    [999999937, '999999937'],
    [5005, '5 * 7 * 11 * 13'],
  ])('of %i', (number, key) => {
    const solution = primeFactorisation.solve({ number: f(number) })
    expect(solution.key).toBe(key)
    expect(primeFactorisation.objection({ number: f(number) })).toBeNull()
  })

  test.each([f(1), f(0), f(-6), f(7, 2), f(2_000_000_000)])('of nothing else', (number) =>
    expect(primeFactorisation.objection({ number })).not.toBeNull(),
  )

  test.each([
    [360, [2, 3, 5], 'a = 3, b = 2, c = 1'],
    [35, [5, 7], 'a = 1, b = 1'],
    [98, [2, 3, 7], 'a = 1, b = 0, c = 2'],
    [64, [3, 2], 'a = 0, b = 6'],
    [1000000, [5, 2], 'a = 6, b = 6'],
  ])('%i by the primes %j', (number, bases, key) => {
    const letters = ['a', 'b', 'c'].slice(0, bases.length)
    expect(keyOf(primeExponents, { number: f(number), bases: of(...bases), letters })).toBe(key)
  })

  test.each([
    [360, [2, 3]],
    [360, [2, 9, 5]],
    [360, [2, 2, 5]],
    [1, [2, 3]],
  ])('%i is no product of powers of %j', (number, bases) => {
    const letters = ['a', 'b', 'c'].slice(0, bases.length)
    expect(primeExponents.objection({ number: f(number), bases: of(...bases), letters })).not.toBeNull()
  })
})

describe('an unknown exponent', () => {
  const first = [{ prime: 3, exponent: 2 }]
  const second = (exponent: number) => [
    { prime: 2, exponent },
    { prime: 3, exponent: 1 },
    { prime: 5, exponent: 1 },
  ]
  const given = { letter: 'x', prime: f(2), first }

  test.each([
    [{ ...given, measure: 'LCM', second: second(3), value: f(1440) }, '5'],
    [{ ...given, measure: 'HCF', second: second(4), value: f(24) }, '3'],
    [{ ...given, measure: 'HCF', second: second(4), value: f(3) }, '0'],
    [{ ...given, measure: 'LCM', second: [{ prime: 7, exponent: 1 }], value: f(126) }, '1'],
    [{ ...given, measure: 'LCM', first: [], second: [], value: f(64) }, '6'],
  ] as const)('found in row %#', (row, key) => expect(keyOf(unknownExponent, row)).toBe(key))

  test.each([
    ['several values fit', { ...given, measure: 'LCM', second: second(3), value: f(360) }],
    ['the other primes do not fit', { ...given, measure: 'LCM', second: second(3), value: f(1400) }],
    ['the HCF is too high', { ...given, measure: 'HCF', second: second(2), value: f(24) }],
    ['a base is no prime', { ...given, measure: 'LCM', prime: f(4), second: second(3), value: f(1440) }],
  ] as const)('%s', (_, row) => expect(unknownExponent.objection(row)).not.toBeNull())
})

describe('remainders', () => {
  test.each([
    [[77, 118], [5, 10], 36],
    [[125, 70], [8, 5], 13],
    [[626, 3127, 15628], [1, 2, 3], 625],
    [[10, 15], [0, 0], 5],
    [[1000, 2000], [1, 2], 999],
  ])('the greatest number by which %j leave %j', (numbers, remainders, key) => {
    const leaves = (n: number) => numbers.every((number, index) => number % n === remainders[index])
    expect(Array.from({ length: 2000 }, (_, n) => n + 1).findLast(leaves)).toBe(key)
    const given = { numbers: of(...numbers), remainders: of(...remainders) }
    expect(keyOf(withRemainders, given)).toBe(`${key}`)
  })

  test.each([
    ['no such number', [10, 21], [4, 9]],
    ['too few remainders', [10, 21], [4]],
    ['a remainder above its number', [10, 21], [12, 1]],
    ['a negative remainder', [10, 21], [-1, 1]],
  ])('%s', (_, numbers, remainders) =>
    expect(withRemainders.objection({ numbers: of(...numbers), remainders: of(...remainders) })).not.toBeNull(),
  )

  test.each([
    [[8, 12, 15], 3, null, 123],
    [[8, 12, 15], 3, 15, 123],
    [[8, 12, 15], 3, 1000, 1083],
    [[8, 12, 15], 3, 2, 3],
    [[2, 4], 0, null, 4],
    [[7, 11], 6, 6, 83],
  ])('the least number that leaves the same remainder: %j, %i, above %j', (divisors, remainder, above, key) => {
    const given = {
      divisors: of(...divisors),
      remainder: f(remainder),
      above: above === null ? null : f(above),
    }
    expect(keyOf(leastWithRemainder, given)).toBe(`${key}`)
    expect(divisors.every((divisor) => key % divisor === remainder)).toBe(true)
  })

  test('no remainder reaches its divisor', () => {
    expect(leastWithRemainder.objection({ divisors: of(8, 12), remainder: f(8), above: null })).not.toBeNull()
  })

  test.each([
    [[15, 24, 36], 'greatest', 4],
    [[15, 24, 36], 'least', 4],
    [[10, 20], 'least', 3],
    [[3, 11], 'greatest', 2],
    [[7, 13], 'least', 2],
    [[999, 37], 'greatest', 3],
  ] as const)('of %j the %s number of %i digits', (divisors, asked, digits) => {
    const range = Array.from({ length: 9 * 10 ** (digits - 1) }, (_, n) => 10 ** (digits - 1) + n)
    const fits = (n: number) => divisors.every((divisor) => n % divisor === 0)
    const found = asked === 'greatest' ? range.findLast(fits) : range.find(fits)
    expect(keyOf(extremeMultiple, { divisors: of(...divisors), asked, digits })).toBe(`${found}`)
  })

  test('no number of two digits is divisible by 15 and 16', () => {
    expect(extremeMultiple.objection({ divisors: of(15, 16), asked: 'least', digits: 2 })).not.toBeNull()
    expect(extremeMultiple.objection({ divisors: of(15, 16), asked: 'greatest', digits: 2 })).not.toBeNull()
  })
})

describe('a composite number', () => {
  test.each([
    [[7, 11, 13], 13, 78],
    [[7, 6, 5, 4, 3, 2, 1], 5, 1009],
    [[3, 3], 3, 4],
    [[4, 9], 9, 5],
    [[2, 1000], 2, 1001],
  ])('%j and %i more', (factors, common, m) => {
    expect(factors.reduce((a, b) => a * b) + common).toBe(common * m)
    expect(keyOf(explainComposite, { factors: of(...factors), common: f(common) })).toBe(`${m}`)
  })

  test.each([
    [[7, 11, 13], 5],
    [[7, 11, 1], 1],
    [[7], 7],
    [[7, -3], 7],
  ])('%j and %i are refused', (factors, common) =>
    expect(explainComposite.objection({ factors: of(...factors), common: f(common) })).not.toBeNull(),
  )
})
