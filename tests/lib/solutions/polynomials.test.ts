import fc from 'fast-check'
import { fraction, multiply, toNumber, toText, valueAt as evaluated, type Fraction } from '@/lib/maths'
import { fromSumAndProduct } from '@/lib/solutions/polynomials/from-sum-and-product'
import { fromZeroes, type Given as Zeroes } from '@/lib/solutions/polynomials/from-zeroes'
import { quadratic } from '@/lib/solutions/quadratic-equations/pieces/equation'
import { squareLessNumber } from '@/lib/solutions/polynomials/square-less-number'
import { sumAndProduct } from '@/lib/solutions/polynomials/sum-and-product'
import { symmetricValue } from '@/lib/solutions/polynomials/symmetric-value'
import { unknownFromZero } from '@/lib/solutions/polynomials/unknown-from-zero'
import { valueAt } from '@/lib/solutions/polynomials/value-at'
import { zeroes } from '@/lib/solutions/polynomials/zeroes'
import { zeroesWithCheck } from '@/lib/solutions/polynomials/zeroes-with-check'
import { checkAnswer } from '@/lib/answers'
import { lineOf } from '@/lib/solutions/line'
import type { Solution, WorkedSolution } from '@/lib/solutions/solution'

const f = fraction
type Number3 = readonly [number | Fraction, number | Fraction, number | Fraction]
const polynomial = ([a, b, c]: Number3, letter = 'x') => ({ ...quadratic(a, b, c), letter })

function keyOf<Given, Manner>(solution: WorkedSolution<Given, Manner>, given: Given): string {
  expect(solution.objection(given)).toBeNull()
  return solution.solve(given).key
}

const lastText = ({ lines }: Solution): string => lines.map(lineOf).at(-1)?.text ?? ''

describe('zeroes', () => {
  test.each([
    [[1, -3, -10], '5, -2'],
    [[6, -7, -3], '3/2, -1/3'],
    [[2, -8, 6], '3, 1'],
    [[-1, 5, -6], '2, 3'],
    [[1, -6, 9], '3'],
    [[1, -5, 0], '0, 5'],
    [[3, 0, 0], '0'],
    [[4, 0, -9], '3/2, -3/2'],
    [[f(1, 2), f(-3, 2), 1], '1, 2'],
    [[1, -2, -1], '1 + √2, 1 - √2'],
    [[2, -4, -1], '(2 + √6)/2, (2 - √6)/2'],
    [[1, 0, -15], '√15, -√15'],
  ] as const)('of %j', (coefficients, expected) => {
    for (const solution of [zeroes, zeroesWithCheck]) {
      const key = keyOf(solution, polynomial(coefficients))
      expect(checkAnswer({ kind: 'roots', expected }, key)).toMatchObject({ correct: true })
    }
  })

  test.each([
    ['no real zeroes', [1, 1, 1]],
    ['no square', [0, 2, 1]],
    ['too large', [1, 2_000_000, 1]],
  ] as const)('%s', (_, coefficients) => {
    expect(zeroes.objection(polynomial(coefficients))).not.toBeNull()
    expect(zeroesWithCheck.objection(polynomial(coefficients))).not.toBeNull()
  })

  test('rational zeroes make the value 0, the chosen one comes first, and the last line holds both', () => {
    const value = fc
      .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 5 }))
      .map(([n, d]) => fraction(n, d))
    const scale = fc.integer({ min: -4, max: 4 }).filter((n) => n !== 0)
    fc.assert(
      fc.property(value, value, scale, (first, second, by) => {
        const sum = f(first.n * second.d + second.n * first.d, first.d * second.d)
        const product = multiply(first, second)
        const given = polynomial([by, multiply(f(-by), sum), multiply(f(by), product)])
        expect(zeroes.objection(given)).toBeNull()
        const solution = zeroes.solve(given, { first })
        expect(solution.key).toBe(
          toText(first) === toText(second) ? toText(first) : [first, second].map(toText).join(', '),
        )
        const last = zeroesWithCheck.solve(given, { first })
        expect(lastText(last)).toContain(`${first.n < 0n ? -first.n : first.n}`)
        const names = last.lines.flatMap((line) => lineOf(line).name ?? [])
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  test.each([
    [1, -15, '√15, -√15'],
    [3, -24, '2√2, -2√2'],
    [1, -9, '3, -3'],
    [4, -9, '3/2, -3/2'],
    [3, -5, '√15/3, -√15/3'],
    [-2, 14, '√7, -√7'],
    [5, 0, '0'],
  ])('of %it² + (%i)', (a, c, key) => expect(keyOf(squareLessNumber, { a: f(a), c: f(c), letter: 't' })).toBe(key))

  test.each([
    [0, 5],
    [1, 5],
    [1, -2_000_000],
  ])('none to be found of %it² + (%i)', (a, c) =>
    expect(squareLessNumber.objection({ a: f(a), c: f(c), letter: 't' })).not.toBeNull(),
  )
})

describe('sum and product', () => {
  const about = { asked: 'both', arranged: true } as const

  test.each([
    [[5, -8, -4], 'sum = 8/5, product = -4/5'],
    [[-1, 5, -6], 'sum = 5, product = 6'],
    [[f(1, 2), f(1, 3), 0], 'sum = -2/3, product = 0'],
    [[1, 0, 7], 'sum = 0, product = 7'],
    [[f(-2, 3), 4, f(5, 7)], 'sum = 6, product = -15/14'],
  ] as const)('of %j', (coefficients, key) =>
    expect(keyOf(sumAndProduct, { ...polynomial(coefficients), ...about })).toBe(key),
  )

  test('one of the two alone, and none of a line', () => {
    const given = polynomial([2, -7, 3])
    expect(keyOf(sumAndProduct, { ...given, asked: 'sum', arranged: false })).toBe('7/2')
    expect(keyOf(sumAndProduct, { ...given, asked: 'product', arranged: false })).toBe('3/2')
    expect(sumAndProduct.objection({ ...polynomial([0, 1, 2]), ...about })).not.toBeNull()
  })
})

describe('a polynomial', () => {
  const rule = (expected: string) => ({ kind: 'expression', expected, upToFactor: true }) as const

  test.each([
    [f(1, 4), f(-1), '4x^2 - x - 4'],
    [f(0), f(0), 'x^2'],
    [f(-5), f(6), 'x^2 + 5x + 6'],
    [f(1, 6), f(1, 10), '30x^2 - 5x + 3'],
    [f(2, 3), f(0), '3x^2 - 2x'],
  ])('from the sum %j and the product %j', (sum, product, key) => {
    expect(keyOf(fromSumAndProduct, { sum, product })).toBe(key)
    expect(fromSumAndProduct.objection({ sum, product })).toBeNull()
  })

  test.each<readonly [Zeroes, string]>([
    [{ kind: 'rational', first: f(2), second: f(-1, 3) }, '(x - 2)(x + 1/3)'],
    [{ kind: 'rational', first: f(0), second: f(0) }, 'x^2'],
    [{ kind: 'surd', rational: f(2), times: f(1), radicand: 3 }, 'x^2 - 4x + 1'],
    [{ kind: 'surd', rational: f(0), times: f(1), radicand: 5 }, 'x^2 - 5'],
    [{ kind: 'surd', rational: f(-1, 2), times: f(3, 2), radicand: 2 }, 'x^2 + x - 17/4'],
  ])('from its zeroes: %#', (given, expected) =>
    expect(checkAnswer(rule(expected), keyOf(fromZeroes, given))).toMatchObject({ correct: true }),
  )

  test.each<readonly [Zeroes]>([
    [{ kind: 'surd', rational: f(2), times: f(1), radicand: 4 }],
    [{ kind: 'surd', rational: f(2), times: f(1), radicand: -3 }],
    [{ kind: 'surd', rational: f(2), times: f(0), radicand: 3 }],
  ])('not from %j', (given) => expect(fromZeroes.objection(given)).not.toBeNull())
})

describe('an unknown coefficient', () => {
  test.each([
    [[f(1), null, f(-10)], f(2), '3'],
    [[null, f(3), f(-1)], f(-1), '4'],
    [[f(2), f(-3), null], f(-1, 2), '-2'],
    [[f(1), f(0), null], f(0), '0'],
    [[f(3), null, f(0)], f(5), '-15'],
  ] as const)('%#', (coefficients, zero, key) =>
    expect(keyOf(unknownFromZero, { coefficients, unknown: 'k', zero })).toBe(key),
  )

  test.each([
    [[null, f(3), f(-1)], f(1, 3)],
    [[f(1), null, f(-10)], f(0)],
    [[null, null, f(-10)], f(1)],
    [[f(1), f(2), f(-10)], f(1)],
    [[f(0), null, f(-10)], f(1)],
  ] as const)('%# is refused', (coefficients, zero) =>
    expect(unknownFromZero.objection({ coefficients, unknown: 'k', zero })).not.toBeNull(),
  )
})

describe('values', () => {
  test.each([
    [[3, 5, 7], f(2), '29'],
    [[1, 0, 0, -1], f(-2), '-9'],
    [[4], f(9), '4'],
    [[1, 1, 1], f(-1, 2), '3/4'],
    [[2, -3, 0, 1, -5], f(0), '-5'],
  ])('of %j at %j', (coefficients, at, key) => {
    const given = { coefficients: coefficients.map((c) => f(c)), at, letter: 'x', name: 'p' }
    expect(keyOf(valueAt, given)).toBe(key)
    expect(toText(evaluated(coefficients, at))).toBe(key)
  })

  test('not beyond the sixth degree, and not of huge numbers', () => {
    const given = { at: f(2), letter: 'x', name: null }
    expect(valueAt.objection({ ...given, coefficients: Array.from({ length: 8 }, () => f(1)) })).not.toBeNull()
    expect(valueAt.objection({ ...given, coefficients: [] })).not.toBeNull()
    expect(valueAt.objection({ ...given, coefficients: [f(2_000_000)] })).not.toBeNull()
  })

  const direct = {
    squares: (a: number, b: number) => a * a + b * b,
    reciprocals: (a: number, b: number) => 1 / a + 1 / b,
    quotients: (a: number, b: number) => a / b + b / a,
    cubes: (a: number, b: number) => a ** 3 + b ** 3,
    difference: (a: number, b: number) => (a - b) ** 2,
  } as const
  const forms = ['squares', 'reciprocals', 'quotients', 'cubes', 'difference'] as const

  test.each([[[2, -5, 1]], [[1, 4, -7]], [[-3, 2, 5]], [[f(1, 2), f(-7, 3), 1]], [[1, 0, -6]], [[1, -4, 4]]] as const)(
    'symmetric expressions of the zeroes of %j',
    (coefficients) => {
      const given = polynomial(coefficients)
      const [a, b, c] = [given.a, given.b, given.c].map(toNumber)
      const root = Math.sqrt((b ?? 0) ** 2 - 4 * (a ?? 1) * (c ?? 0))
      const [alpha, beta] = [(-(b ?? 0) + root) / (2 * (a ?? 1)), (-(b ?? 0) - root) / (2 * (a ?? 1))]
      for (const form of forms) {
        const [n = '0', d = '1'] = keyOf(symmetricValue, { ...given, form }).split('/')
        expect(Number(n) / Number(d)).toBeCloseTo(direct[form](alpha, beta), 6)
      }
    },
  )

  test('nothing is divided by a zero that is 0', () => {
    expect(symmetricValue.objection({ ...quadratic(1, 2, 0), form: 'reciprocals' })).not.toBeNull()
    expect(symmetricValue.objection({ ...quadratic(1, 2, 0), form: 'quotients' })).not.toBeNull()
    expect(symmetricValue.objection({ ...quadratic(0, 2, 1), form: 'squares' })).not.toBeNull()
  })
})
