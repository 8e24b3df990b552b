import fc from 'fast-check'
import { checkAnswer } from '@/lib/answers'
import { add, fraction, multiply, toNumber, toText, type Fraction } from '@/lib/maths'
import { discriminant } from '@/lib/solutions/quadratic-equations/discriminant'
import { equalRoots } from '@/lib/solutions/quadratic-equations/equal-roots'
import { factoriseMonic } from '@/lib/solutions/quadratic-equations/factorise-monic'
import { factoriseNonMonic } from '@/lib/solutions/quadratic-equations/factorise-non-monic'
import { formula } from '@/lib/solutions/quadratic-equations/formula'
import { fromARoot } from '@/lib/solutions/quadratic-equations/from-a-root'
import { natureThenRoots } from '@/lib/solutions/quadratic-equations/nature-then-roots'
import { quadratic } from '@/lib/solutions/quadratic-equations/pieces/equation'
import { inK } from '@/lib/solutions/quadratic-equations/pieces/linear-in-k'
import { rationalEquation } from '@/lib/solutions/quadratic-equations/rational-equation'
import { rationalSum } from '@/lib/solutions/quadratic-equations/rational-sum'
import { sumAndProduct } from '@/lib/solutions/quadratic-equations/sum-and-product'
import { surdCoefficients } from '@/lib/solutions/quadratic-equations/surd-coefficients'
import { complaintsOf } from './complaints'
import { runsOf } from '../../seeds'

const f = (n: number, d = 1): Fraction => fraction(n, d)
const anyFraction = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 6 })).map(([n, d]) => f(n, d))
const anyQuadratic = fc
  .tuple(anyFraction, anyFraction, anyFraction)
  .map(([a, b, c]) => ({ a, b, c }))
  .filter(({ a }) => a.n !== 0n)

const solvers = { factoriseMonic, factoriseNonMonic, formula, natureThenRoots }

/** The key of an equation with the roots −b ± √D over 2a, from floating point. */
const rootsOf = (a: number, b: number, c: number): readonly number[] => {
  const D = b * b - 4 * a * c
  return D < 0 ? [] : [1, -1].map((sign) => (-b + sign * Math.sqrt(D)) / (2 * a))
}

describe.each(Object.entries(solvers))('%s solves any quadratic equation', (_, solution) => {
  it.each([
    [quadratic(1, -5, 6), '2, 3'],
    [quadratic(-2, 3, 2), '2, -1/2'],
    [quadratic(f(1, 2), f(-3, 4), f(1, 4)), '1, 1/2'],
    [quadratic(4, 0, -9), '3/2, -3/2'],
    [quadratic(3, 5, 0), '0, -5/3'],
    [quadratic(9, -12, 4), '2/3'],
    [quadratic(7, 0, 0), '0'],
    [quadratic(1, -4, 1), '2 ± √3'],
    [quadratic(-1, 0, 12), '2√3, -2√3'],
    [quadratic(2, 8, 7), '(-4 ± √2)/2'],
  ])('%#: %s', (given, key) => {
    expect(solution.objection(given)).toBeNull()
    expect(checkAnswer({ kind: 'roots', expected: key }, solution.solve(given).key)).toMatchObject({ correct: true })
  })

  it('says when there are no real roots', () => {
    expect(solution.solve(quadratic(1, 1, 1)).key).toBe('no real roots')
  })

  it.each([quadratic(0, 2, 1), quadratic(0, 0, 5)])('refuses what has no square term', (given) => {
    expect(solution.objection(given)).toMatch(/no quadratic/)
  })

  it('finds roots that satisfy the equation, and says nothing false', () => {
    fc.assert(
      fc.property(anyQuadratic, (given) => {
        if (solution.objection(given) !== null) return
        const [a, b, c] = [given.a, given.b, given.c].map(toNumber)
        const { key } = solution.solve(given)
        const found = rootsOf(a ?? 0, b ?? 0, c ?? 0)
        if (found.length === 0) expect(key).toBe('no real roots')
        else
          for (const root of found)
            expect(
              key
                .split(', ')
                .flatMap((text) => (text.includes('±') ? [text.replace('±', '+'), text.replace('±', '-')] : [text]))
                .some((text) => checkAnswer({ kind: 'number', expected: text }, root.toFixed(9)).correct),
            ).toBe(true)
        expect(complaintsOf(solution, given).filter((what) => !what.startsWith('no key'))).toEqual([])
      }),
      { numRuns: runsOf(60) },
    )
  })
})

it('the discriminant of fractions', () => {
  expect(discriminant.solve(quadratic(f(1, 2), -3, f(1, 4))).key).toBe('17/2')
  expect(discriminant.solve(quadratic(-2, f(1, 3), 0)).key).toBe('1/9')
})

describe('k for equal roots', () => {
  it.each([
    [{ a: inK(0, 2), b: inK(1, 0), c: inK(0, 3) }, '2√6, -2√6'],
    [{ a: inK(0, -1), b: inK(1, 0), c: inK(0, -9) }, '6, -6'],
    [{ a: inK(1, 0), b: inK(-2, 0), c: inK(0, 6), bracketed: true }, '6'],
    [{ a: inK(1, 0), b: inK(5, 0), c: inK(0, -5), bracketed: true }, '-4/5'],
    [{ a: inK(1, 4), b: inK(1, 1), c: inK(0, 1) }, '5, -3'],
    [{ a: inK(1, 0), b: inK(0, 4), c: inK(0, 1) }, '4'],
    [{ a: inK(0, 3), b: inK(0, -6), c: inK(1, 0) }, '3'],
    [{ a: inK(1, -12), b: inK(2, -24), c: inK(0, 2) }, '14'],
  ])('%#', (given, key) => {
    expect(equalRoots.objection(given)).toBeNull()
    expect(checkAnswer({ kind: 'roots', expected: key }, equalRoots.solve(given).key)).toMatchObject({ correct: true })
    expect(complaintsOf(equalRoots, given).filter((what) => !what.startsWith('no key'))).toEqual([])
  })

  it.each([
    { a: inK(0, 1), b: inK(0, 2), c: inK(0, 3) },
    { a: inK(0, 1), b: inK(1, 0), c: inK(0, -4) },
    { a: inK(1, 0), b: inK(0, 0), c: inK(0, 3) },
    { a: inK(0, 0), b: inK(1, 0), c: inK(0, 3) },
    { a: inK(1, 0), b: inK(2, 0), c: inK(1, 0) },
  ])('refuses %#', (given) => {
    expect(equalRoots.objection(given)).not.toBeNull()
  })

  it('makes the discriminant zero', () => {
    const linear = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -9, max: 9 })).map(([k, q]) => inK(k, q))
    fc.assert(
      fc.property(linear, linear, linear, (a, b, c) => {
        const given = { a, b, c }
        if (equalRoots.objection(given) !== null) return
        for (const text of equalRoots
          .solve(given)
          .key.split(', ')
          .filter((one) => !one.includes('√'))) {
          const [n, d = 1] = text.split('/').map(Number)
          const [p, q, r] = [a, b, c].map((one) => add(multiply(one.k, f(n ?? 0, d)), one.constant))
          if (!p || !q || !r) throw new Error('three coefficients')
          expect(toText(add(multiply(q, q), multiply(f(-4), multiply(p, r))))).toBe('0')
          expect(p.n === 0n).toBe(false)
        }
        expect(complaintsOf(equalRoots, given).filter((what) => !what.startsWith('no key'))).toEqual([])
      }),
      { numRuns: runsOf(150) },
    )
  })
})

describe('from a root', () => {
  it.each([
    [{ asked: 'coefficient', known: f(-2), equation: [f(3), null, f(-4)] }, '4'],
    [{ asked: 'coefficient', known: f(1, 2), equation: [null, f(5), f(-3)] }, '2'],
    [{ asked: 'coefficient', known: f(-3), equation: [f(1), f(7), null] }, '12'],
    [{ asked: 'coefficient', known: f(0), equation: [f(2), f(1), null] }, '0'],
    [{ asked: 'root', known: f(2, 3), equation: quadratic(6, -7, 2) }, '1/2'],
    [{ asked: 'root', known: f(0), equation: quadratic(2, 5, 0) }, '-5/2'],
    [{ asked: 'root', known: f(4), equation: quadratic(1, -8, 16) }, '4'],
  ] as const)('%#', (given, key) => {
    expect(fromARoot.objection(given)).toBeNull()
    expect(fromARoot.solve(given).key).toBe(key)
    expect(complaintsOf(fromARoot, given)).toEqual([])
  })

  it.each([
    { asked: 'root', known: f(1), equation: quadratic(1, -5, 6) },
    { asked: 'coefficient', known: f(0), equation: [f(1), null, f(2)] },
    { asked: 'coefficient', known: f(2), equation: [f(1), null, null] },
    { asked: 'coefficient', known: f(2), equation: [f(0), null, f(1)] },
  ] as const)('refuses %#', (given) => {
    expect(fromARoot.objection(given)).not.toBeNull()
  })
})

describe('sum and product', () => {
  it.each([
    [27, 182, '13', '14'],
    [f(5, 6), f(1, 6), '1/3', '1/2'],
    [-3, -10, '-5', '2'],
    [0, -49, '-7', '7'],
    [8, 16, '4', '4'],
    [5, 0, '0', '5'],
  ] as const)('%p, %p', (sum, product, smaller, larger) => {
    const exact = (value: Fraction | number) => (typeof value === 'number' ? f(value) : value)
    const given = { sum: exact(sum), product: exact(product), noun: 'number' }
    expect(sumAndProduct.objection(given)).toBeNull()
    expect(sumAndProduct.solve(given).key).toBe(`smaller = ${smaller}, larger = ${larger}`)
    expect(complaintsOf(sumAndProduct, given)).toEqual([])
  })

  it.each([
    [1, 1, /No two real/],
    [4, 1, /irrational/],
  ] as const)('refuses %p, %p', (sum, product, why) => {
    expect(sumAndProduct.objection({ sum: f(sum), product: f(product), noun: 'number' })).toMatch(why)
  })
})

describe('equations with fractions', () => {
  it('the sum or difference of two fractions is met by the roots', () => {
    const small = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(small, small, anyFraction, (p, q, right) => {
        const given = { p: f(p), q: f(q), right }
        const difference = { form: 'difference', ...given } as const
        const worked = [
          ...(rationalSum.objection(given) === null ? [[1, rationalSum.solve(given).key] as const] : []),
          ...(rationalEquation.objection(difference) === null
            ? [[-1, rationalEquation.solve(difference).key] as const]
            : []),
        ]
        for (const [sign, key] of worked) {
          if (/√|no/.test(key)) continue
          for (const text of key.split(', ')) {
            const [n = 0, d = 1] = text.split('/').map(Number)
            expect(1 / (n / d + p) + sign / (n / d + q)).toBeCloseTo(toNumber(right), 8)
          }
        }
      }),
      { numRuns: runsOf(150) },
    )
  })

  it.each([
    [f(5, 2), '2, 1/2'],
    [f(-10, 3), '-1/3, -3'],
    [f(2), '1'],
    [f(3), '(3 ± √5)/2'],
    [f(1), 'no real roots'],
  ])('x + 1/x', (right, key) => {
    const given = { form: 'reciprocal', right, told: 'equation' } as const
    expect(rationalEquation.objection(given)).toBeNull()
    expect(rationalEquation.solve(given).key).toBe(key)
  })

  it('refuses what leaves no quadratic', () => {
    expect(rationalSum.objection({ p: f(1), q: f(1), right: f(2) })).not.toBeNull()
    expect(rationalSum.objection({ p: f(1), q: f(2), right: f(0) })).not.toBeNull()
    expect(rationalSum.objection({ p: f(1, 2), q: f(2), right: f(1) })).not.toBeNull()
  })
})

describe('√k x² + bx + c√k', () => {
  it.each([
    [{ k: 3, b: 10, c: 7 }, '-√3, -7√3/3'],
    [{ k: 2, b: -5, c: 1 }, '(5√2 ± √34)/4'],
    [{ k: 5, b: 0, c: -1 }, '1, -1'],
    [{ k: 2, b: 4, c: 2 }, '-√2'],
    [{ k: 3, b: 1, c: 1 }, 'no real roots'],
    [{ k: 7, b: 1, c: -3 }, '(-√7 ± √595)/14'],
  ])('%#', (given, key) => {
    expect(surdCoefficients.objection(given)).toBeNull()
    const found = surdCoefficients.solve(given).key
    if (key.startsWith('no')) expect(found).toBe(key)
    else expect(checkAnswer({ kind: 'roots', expected: key }, found)).toMatchObject({ correct: true })
    expect(complaintsOf(surdCoefficients, given).filter((what) => !what.startsWith('no key'))).toEqual([])
  })

  it.each([
    { k: 4, b: 1, c: 1 },
    { k: 3, b: 0.5, c: 1 },
    { k: 3, b: 5, c: 0 },
  ])('refuses %#', (given) => {
    expect(surdCoefficients.objection(given)).not.toBeNull()
  })
})
