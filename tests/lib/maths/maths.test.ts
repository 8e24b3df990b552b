import fc from 'fast-check'
import * as mathjs from 'mathjs'
import {
  add,
  bracketed,
  divide,
  equals,
  factorisationTex,
  factorisationText,
  fraction,
  fromDecimal,
  gcd,
  isPrime,
  lcm,
  multiply,
  polynomialTex,
  polynomialText,
  primeFactors,
  roundedText,
  simplifyRoot,
  subtract,
  sumTex,
  surd,
  surdTex,
  surdText,
  terminates,
  toDecimal,
  toNumber,
  toTex,
  toText,
  valueAt,
} from '@/lib/maths'

const whole = fc.integer({ min: -2000, max: 2000 })
const positive = fc.integer({ min: 1, max: 2000 })
const anyFraction = fc.tuple(whole, positive).map(([n, d]) => fraction(n, d))

test('fraction(3, 0) names itself', () => {
  expect(() => fraction(3, 0)).toThrow('fraction(3, 0): the denominator must not be zero')
})

test.each([
  [6, -4, '-3/2'],
  [0, 5, '0'],
  [-6, -3, '2'],
])('%i/%i is %s', (n, d, text) => expect(toText(fraction(n, d))).toBe(text))

test('fractions agree with an independent library', () => {
  const other = (value: ReturnType<typeof fraction>) => mathjs.fraction(toText(value))
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      expect(mathjs.equal(other(add(a, b)), mathjs.add(other(a), other(b)))).toBe(true)
      expect(mathjs.equal(other(subtract(a, b)), mathjs.subtract(other(a), other(b)))).toBe(true)
      expect(mathjs.equal(other(multiply(a, b)), mathjs.multiply(other(a), other(b)))).toBe(true)
      fc.pre(b.n !== 0n)
      expect(equals(multiply(divide(a, b), b), a)).toBe(true)
    }),
  )
})

test.each([
  ['27/8', '3.375'],
  ['-1/4', '-0.25'],
  ['5', '5'],
])('%s is %s as a decimal', (text, decimal) => {
  const [n = '0', d = '1'] = text.split('/')
  expect(toDecimal(fraction(BigInt(n), BigInt(d)))).toBe(decimal)
  expect(toText(fromDecimal(decimal))).toBe(text)
})

test('1/3 does not end, and is rounded on request', () => {
  expect(terminates(fraction(1, 3))).toBe(false)
  expect(() => toDecimal(fraction(1, 3))).toThrow('does not terminate')
  expect(roundedText(fraction(2, 3), 2)).toBe('0.67')
  expect(roundedText(fraction(-1, 8), 2)).toBe('-0.13')
  expect(roundedText(fraction(199, 2), 0)).toBe('100')
})

test('HCF and LCM agree with trial of every number', () => {
  const small = fc.integer({ min: 1, max: 120 })
  fc.assert(
    fc.property(small, small, (a, b) => {
      const common = Array.from({ length: Math.min(a, b) }, (_, i) => i + 1).filter((k) => a % k === 0 && b % k === 0)
      expect(gcd(a, b)).toBe(Math.max(...common))
      expect(gcd(a, b) * lcm(a, b)).toBe(a * b)
    }),
  )
})

test('prime factors multiply back and are prime', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000 }), (n) => {
      const factors = primeFactors(n)
      expect(factors.reduce((product, { prime, exponent }) => product * prime ** exponent, 1)).toBe(n)
      expect(factors.every(({ prime }) => mathjs.isPrime(prime))).toBe(true)
      expect(isPrime(n)).toBe(mathjs.isPrime(n))
    }),
  )
  expect(factorisationTex(72)).toBe('2^{3} \\times 3^{2}')
  expect(factorisationText(72)).toBe('2^3 * 3^2')
})

test('a root is simplified: outside² × inside is the number, and inside has no square', () => {
  fc.assert(
    fc.property(positive, (n) => {
      const { outside, inside } = simplifyRoot(n)
      expect(outside * outside * inside).toBe(n)
      for (let k = 2; k * k <= inside; k++) expect(inside % (k * k)).not.toBe(0)
    }),
  )
})

test.each([
  [surd(2, 12), '4\\sqrt{3}', '4√3'],
  [surd(fraction(1, 2), 3), '\\frac{\\sqrt{3}}{2}', '√3/2'],
  [surd(fraction(-5, 2), 2), '-\\frac{5\\sqrt{2}}{2}', '-5√2/2'],
  [surd(1, 36), '6', '6'],
  [surd(3, 0), '0', '0'],
])('a surd prints as a book sets it: %#', (value, tex, text) => {
  expect(surdTex(value)).toBe(tex)
  expect(surdText(value)).toBe(text)
})

test.each([
  [[1, -5, 6], 'x^2 - 5x + 6'],
  [[-1, 0, 1], '-x^2 + 1'],
  [[0, 0, 0], '0'],
  [[2, 1, 0], '2x^2 + x'],
])('polynomial %j prints as %s', (coefficients, tex) => expect(polynomialTex(coefficients)).toBe(tex))

test('fractional coefficients', () => {
  expect(polynomialTex([fraction(1, 2), fraction(-3, 4)])).toBe('\\frac{1}{2}x - \\frac{3}{4}')
  expect(polynomialText([fraction(1, 2), fraction(-3, 4)])).toBe('(1/2)x - 3/4')
  expect(
    sumTex([
      [1, '\\sqrt{2}'],
      [-1, 'y'],
    ]),
  ).toBe('\\sqrt{2} - y')
  expect(bracketed(-5)).toBe('(-5)')
  expect(toTex(fraction(-3, 4))).toBe('-\\frac{3}{4}')
})

test('the value of a polynomial agrees with an independent library', () => {
  const coefficient = fc.integer({ min: -20, max: 20 })
  fc.assert(
    fc.property(fc.array(coefficient, { minLength: 1, maxLength: 5 }), coefficient, (coefficients, x) => {
      const expected: unknown = mathjs.evaluate(polynomialText(coefficients), { x })
      expect(toNumber(valueAt(coefficients, x))).toBe(Number(expected) + 0)
    }),
  )
})
