import { checkAnswer, type AnswerRule } from '@/lib/answers'
import {
  add,
  fraction,
  fromDecimal,
  multiply,
  polynomialText,
  surd,
  surdText,
  toDecimal,
  toText,
  type Fraction,
} from '@/lib/maths'
import fc from 'fast-check'

const seed = 20250304
const fractions = fc
  .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1, max: 60 }))
  .map(([n, d]) => fraction(n, d))
const isRight = (rule: AnswerRule, response: string): boolean => checkAnswer(rule, response).correct
const gap = fraction(1, 1000)

test('a printed fraction is read as the same value, and another fraction is not it', () => {
  fc.assert(
    fc.property(fractions, fractions, (key, other) => {
      for (const kind of ['number', 'fraction', 'surd'] as const) {
        const rule: AnswerRule = { kind, expected: toText(key) }
        expect(isRight(rule, toText(key))).toBe(true)
        expect(isRight(rule, `${key.n * 7n}/${key.d * 7n}`)).toBe(true)
        expect(isRight(rule, toText(other))).toBe(toText(other) === toText(key))
        expect(isRight(rule, toText(add(key, gap)))).toBe(false)
      }
    }),
    { seed },
  )
})

test('a decimal is right exactly when it is less than a hundredth away', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -30, max: 30 }), (thousandths, off) => {
      const key = toDecimal(fraction(thousandths, 1000))
      const typed = fraction(thousandths + off, 1000)
      const response = typed.d === 1n ? `${typed.n}.0` : toDecimal(typed)
      expect(isRight({ kind: 'number', expected: key }, response)).toBe(Math.abs(off) < 10)
    }),
    { seed },
  )
})

test('a surd is read as printed, however it is multiplied out, and its neighbours are not it', () => {
  fc.assert(
    fc.property(fractions, fc.integer({ min: 2, max: 200 }), (coefficient, n) => {
      fc.pre(coefficient.n !== 0n && !Number.isInteger(Math.sqrt(n)))
      const key = surd(coefficient, n)
      const rule: AnswerRule = { kind: 'surd', expected: surdText(key) }
      expect(isRight(rule, surdText(key))).toBe(true)
      expect(isRight(rule, `(${toText(coefficient)})√${n}`)).toBe(true)
      expect(isRight(rule, `(${toText(multiply(coefficient, fraction(n)))})/√${n}`)).toBe(true)
      expect(isRight(rule, `-(${surdText(key)})`)).toBe(false)
      expect(isRight(rule, `(${toText(coefficient)})√${n} + 1/1000`)).toBe(false)
    }),
    { seed },
  )
})

const coefficients = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 5 })

test('a printed polynomial is read as the same polynomial, and one other coefficient makes another', () => {
  fc.assert(
    fc.property(coefficients, fc.nat(4), fc.integer({ min: 1, max: 5 }), (values, place, change) => {
      fc.pre(values.some((value, index) => value !== 0 && index < values.length - 1))
      const rule: AnswerRule = { kind: 'expression', expected: polynomialText(values) }
      expect(isRight(rule, polynomialText(values))).toBe(true)
      expect(isRight(rule, polynomialText(values).toUpperCase())).toBe(true)
      const other = values.map((value, index) => (index === place % values.length ? value + change : value))
      expect(isRight(rule, polynomialText(other))).toBe(false)
      const multiple = polynomialText(values.map((value) => value * -3))
      expect(isRight(rule, multiple)).toBe(false)
      expect(isRight({ ...rule, upToFactor: true }, multiple)).toBe(true)
    }),
    { seed },
  )
})

test('a polynomial multiplied out and in factors is the same', () => {
  const numbers = fc.integer({ min: -12, max: 12 })
  const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`)
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const rule: AnswerRule = { kind: 'expression', expected: polynomialText([1, a + b, a * b]) }
      expect(isRight(rule, `(x ${signed(a)})(x ${signed(b)})`)).toBe(true)
      expect(isRight(rule, `(x ${signed(a)})(x ${signed(b + 1)})`)).toBe(false)
    }),
    { seed },
  )
})

test('two roots are right in either order and wrong when one is missing or moved', () => {
  fc.assert(
    fc.property(fractions, fractions, (r, s) => {
      fc.pre(toText(r) !== toText(s))
      const rule: AnswerRule = { kind: 'roots', expected: `${toText(r)}, ${toText(s)}` }
      const judge = (first: Fraction, second: Fraction) =>
        isRight(rule, `x = ${toText(first)} or x = ${toText(second)}`)
      expect(judge(s, r)).toBe(true)
      expect(isRight(rule, toText(r))).toBe(false)
      expect(judge(r, add(s, gap))).toBe(false)
    }),
    { seed },
  )
})

test('a point is right only with its coordinates in order', () => {
  fc.assert(
    fc.property(fractions, fractions, (x, y) => {
      const point = (a: Fraction, b: Fraction) => `(${toText(a)}, ${toText(b)})`
      const rule: AnswerRule = { kind: 'coordinates', expected: point(x, y) }
      expect(isRight(rule, `P${point(x, y)}`)).toBe(true)
      expect(isRight(rule, point(y, x))).toBe(toText(x) === toText(y))
      expect(isRight(rule, point(x, add(y, gap)))).toBe(false)
    }),
    { seed },
  )
})

test('named values are right in any order of the names and only with their own values', () => {
  fc.assert(
    fc.property(fractions, fractions, (x, y) => {
      const rule: AnswerRule = { kind: 'pair', expected: `x = ${toText(x)}, y = ${toText(y)}` }
      expect(isRight(rule, `y = ${toText(y)}, x = ${toText(x)}`)).toBe(true)
      expect(isRight(rule, `x = ${toText(y)}, y = ${toText(x)}`)).toBe(toText(x) === toText(y))
      expect(isRight(rule, `x = ${toText(x)}`)).toBe(false)
    }),
    { seed },
  )
})

test('Indian and Western grouping and plain digits are the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (n) => {
      const rule: AnswerRule = { kind: 'number', expected: `${n}` }
      for (const locale of ['en-IN', 'en-US']) expect(isRight(rule, n.toLocaleString(locale))).toBe(true)
      expect(isRight(rule, `₹ ${n.toLocaleString('en-IN')}/-`)).toBe(true)
      expect(isRight(rule, `${n}.00`)).toBe(true)
      expect(isRight(rule, toDecimal(add(fromDecimal(`${n}`), fraction(1, 50))))).toBe(false)
    }),
    { seed },
  )
})
