import fc from 'fast-check'
import { fraction, multiply, add, subtract, toNumber, toText, type Fraction } from '@/lib/maths'
import { countAndFromEnd } from '@/lib/solutions/arithmetic-progressions/count-and-from-end'
import { firstAndDifference } from '@/lib/solutions/arithmetic-progressions/first-and-difference'
import { firstAndLast } from '@/lib/solutions/arithmetic-progressions/first-and-last'
import { firstNegativeTerm } from '@/lib/solutions/arithmetic-progressions/first-negative-term'
import { isItATerm } from '@/lib/solutions/arithmetic-progressions/is-it-a-term'
import { multiplesBetween } from '@/lib/solutions/arithmetic-progressions/multiples-between'
import { nthTerm } from '@/lib/solutions/arithmetic-progressions/nth-term'
import { nthTermFormula } from '@/lib/solutions/arithmetic-progressions/nth-term-formula'
import { progression, sumTo, termAt } from '@/lib/solutions/arithmetic-progressions/pieces/progression'
import { sumFromEnds } from '@/lib/solutions/arithmetic-progressions/sum-from-ends'
import { sumOfTerms } from '@/lib/solutions/arithmetic-progressions/sum-of-terms'
import { termFromRelation } from '@/lib/solutions/arithmetic-progressions/term-from-relation'
import { termFromSum } from '@/lib/solutions/arithmetic-progressions/term-from-sum'
import { termsForSum } from '@/lib/solutions/arithmetic-progressions/terms-for-sum'
import { threeTerms } from '@/lib/solutions/arithmetic-progressions/three-terms'
import { twoAps } from '@/lib/solutions/arithmetic-progressions/two-aps'
import { twoSums } from '@/lib/solutions/arithmetic-progressions/two-sums'
import { twoTerms } from '@/lib/solutions/arithmetic-progressions/two-terms'
import { valuesFromSum } from '@/lib/solutions/arithmetic-progressions/values-from-sum'
import { checkAnswer } from '@/lib/answers'
import { complaintsOf } from './complaints'
import { runsOf } from '../../seeds'

const f = (n: number, d = 1): Fraction => fraction(n, d)
const ap = (a: Fraction | number, d: Fraction | number) => ({
  a: typeof a === 'number' ? f(a) : a,
  d: typeof d === 'number' ? f(d) : d,
})
const anyFraction = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 4 })).map(([n, d]) => f(n, d))
const anyAp = fc.tuple(anyFraction, anyFraction).map(([a, d]) => ({ a, d }))
const place = fc.integer({ min: 1, max: 40 })

/** The terms one by one. */
const terms = ({ a, d }: { readonly a: Fraction; readonly d: Fraction }, n: number): readonly Fraction[] =>
  Array.from({ length: n - 1 }).reduce<readonly Fraction[]>((list) => [...list, add(list.at(-1) ?? a, d)], [a])

it('a term and a sum are what adding one by one gives', () => {
  fc.assert(
    fc.property(anyAp, place, (given, n) => {
      const list = terms(given, n)
      expect(nthTerm.solve({ ...given, n }).key).toBe(toText(list.at(-1) ?? f(0)))
      expect(sumOfTerms.solve({ ...given, n }).key).toBe(toText(list.reduce(add)))
      expect(complaintsOf(nthTerm, { ...given, n })).toEqual([])
      expect(complaintsOf(sumOfTerms, { ...given, n })).toEqual([])
    }),
    { numRuns: runsOf(100) },
  )
})

it.each([0, -3, 2.5, 1e9])('there is no term number %p', (n) => {
  expect(nthTerm.objection({ ...ap(1, 2), n })).not.toBeNull()
  expect(sumOfTerms.objection({ ...ap(1, 2), n })).not.toBeNull()
})

it.each([
  [ap(5, 3), '3n + 2'],
  [ap(f(1, 2), f(1, 3)), '(1/3)n + 1/6'],
  [ap(-4, -4), '-4n'],
  [ap(7, 0), '7'],
  [ap(0, -2), '2 - 2n'],
])('the general term of %#', (given, key) => {
  expect(checkAnswer({ kind: 'expression', expected: key }, nthTermFormula.solve(given).key).correct).toBe(true)
  expect(complaintsOf(nthTermFormula, given).filter((what) => !what.startsWith('no key'))).toEqual([])
})

describe('which term', () => {
  it.each([
    [ap(5, 6), f(301), 'no'],
    [ap(5, 6), f(299), '50'],
    [ap(f(1, 2), f(1, 3)), f(7, 2), '10'],
    [ap(10, -3), f(13), 'no'],
    [ap(10, -3), f(10), '1'],
    [ap(0, f(-1, 4)), f(-5), '21'],
  ])('%#', (given, value, key) => {
    expect(isItATerm.solve({ ...given, value }).key).toBe(key)
    expect(complaintsOf(isItATerm, { ...given, value })).toEqual([])
  })

  it('none, where all terms are the same', () => {
    expect(isItATerm.objection({ ...ap(3, 0), value: f(3) })).not.toBeNull()
  })

  it.each([
    [ap(121, -4), '32'],
    [ap(12, -3), '6'],
    [ap(0, -5), '2'],
    [ap(f(7, 2), f(-1, 2)), '9'],
    [ap(1, f(-1, 3)), '5'],
  ])('is the first negative one: %#', (given, key) => {
    const asked = { ...given, asked: 'n' } as const
    expect(firstNegativeTerm.objection(asked)).toBeNull()
    expect(firstNegativeTerm.solve(asked).key).toBe(key)
    expect(complaintsOf(firstNegativeTerm, asked)).toEqual([])
  })

  it.each([ap(-1, -2), ap(3, 2), ap(3, 0)])('is never negative, or always: %#', (given) => {
    expect(firstNegativeTerm.objection({ ...given, asked: 'n' })).not.toBeNull()
  })
})

describe('a finite AP', () => {
  it('is counted, and read from its end', () => {
    fc.assert(
      fc.property(anyAp, place, place, (given, n, from) => {
        if (given.d.n === 0n) return
        const list = terms(given, n)
        const last = list.at(-1) ?? f(0)
        const count = { ...given, last, asked: 'count' } as const
        expect(countAndFromEnd.solve(count).key).toBe(`${n}`)
        expect(complaintsOf(countAndFromEnd, count)).toEqual([])
        const end = { ...given, last, asked: 'from the end', place: from } as const
        if (from > n) expect(countAndFromEnd.objection(end)).not.toBeNull()
        else expect(countAndFromEnd.solve(end).key).toBe(toText(list.at(-from) ?? f(0)))
        const total = list.reduce(add)
        const known = { a: given.a, l: last, known: 'd', d: given.d } as const
        expect(sumFromEnds.solve(known).key).toBe(`n = ${n}, S = ${toText(total)}`)
        expect(complaintsOf(sumFromEnds, known)).toEqual([])
        if (n < 2) return
        expect(sumFromEnds.solve({ a: given.a, l: last, known: 'n', n }).key).toBe(
          `d = ${toText(given.d)}, S = ${toText(total)}`,
        )
        const ends = { a: given.a, l: last, total }
        if (firstAndLast.objection(ends) !== null) return
        expect(firstAndLast.solve(ends).key).toBe(`n = ${n}, d = ${toText(given.d)}`)
        expect(complaintsOf(firstAndLast, ends)).toEqual([])
      }),
      { numRuns: runsOf(80) },
    )
  })

  it('ends with one of its terms', () => {
    expect(countAndFromEnd.objection({ ...ap(1, 2), last: f(6), asked: 'count' })).toMatch(/not a term/)
    expect(countAndFromEnd.objection({ ...ap(1, 2), last: f(-3), asked: 'count' })).toMatch(/not a term/)
    expect(sumFromEnds.objection({ a: f(1), l: f(6), known: 'd', d: f(2) })).toMatch(/not a term/)
    expect(firstAndLast.objection({ a: f(1), l: f(6), total: f(8) })).not.toBeNull()
    expect(firstAndLast.objection({ a: f(3), l: f(-3), total: f(0) })).not.toBeNull()
  })
})

describe('an AP from two facts', () => {
  it('two terms, two sums, a relation', () => {
    fc.assert(
      fc.property(anyAp, place, place, place, (given, p, q, k) => {
        if (p === q) return
        const key = `a = ${toText(given.a)}, d = ${toText(given.d)}`
        const two = { p, first: termAt(given, p), q, second: termAt(given, q) }
        expect(twoTerms.solve(two).key).toBe(key)
        expect(complaintsOf(twoTerms, two)).toEqual([])
        const sums = { m: p, first: sumTo(given, p), n: q, second: sumTo(given, q) }
        expect(twoSums.solve({ ...sums, asked: 'ap' }).key).toBe(key)
        expect(complaintsOf(twoSums, { ...sums, asked: 'ap' as const })).toEqual([])
        expect(twoSums.solve({ ...sums, asked: 'sum', count: k }).key).toBe(toText(sumTo(given, k)))
        const gap = subtract(termAt(given, q), termAt(given, p))
        expect(termFromRelation.solve({ a: given.a, p, q, gap, wanted: k }).key).toBe(toText(termAt(given, k)))
      }),
      { numRuns: runsOf(80) },
    )
  })

  it('needs two different ones', () => {
    expect(twoTerms.objection({ p: 3, first: f(1), q: 3, second: f(1) })).not.toBeNull()
    expect(twoSums.objection({ m: 3, first: f(1), n: 3, second: f(1), asked: 'ap' })).not.toBeNull()
    expect(termFromRelation.objection({ a: f(1), p: 2, q: 2, gap: f(0), wanted: 4 })).not.toBeNull()
  })
})

it('the multiples between two bounds are counted and added', () => {
  const bound = fc.integer({ min: -300, max: 300 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), bound, bound, fc.boolean(), (m, from, to, counted) => {
      const bounds = counted ? 'counted' : 'left out'
      const found: number[] = []
      for (let k = from; k <= to; k++) if (k % m === 0 && (counted || (k !== from && k !== to))) found.push(k)
      const given = { m, from, to, bounds, asked: 'count' } as const
      if (found.length === 0 || from >= to) return expect(multiplesBetween.objection(given)).not.toBeNull()
      expect(multiplesBetween.solve(given).key).toBe(`${found.length}`)
      expect(multiplesBetween.solve({ ...given, asked: 'sum' }).key).toBe(`${found.reduce((so, k) => so + k, 0)}`)
      expect(complaintsOf(multiplesBetween, { ...given, asked: 'sum' as const })).toEqual([])
    }),
    { numRuns: runsOf(100) },
  )
})

describe('how many terms make a sum', () => {
  it.each([
    [ap(9, 8), f(636), '12'],
    [ap(24, -3), f(78), '4, 13'],
    [ap(6, -2), f(12), '3, 4'],
    [ap(20, -4), f(60), '5, 6'],
    [ap(5, 0), f(45), '9'],
    [ap(1, 2), f(49), '7'],
    [ap(f(1, 2), f(1, 2)), f(15, 2), '5'],
    [ap(-3, 3), f(0), '3'],
    [ap(4, -1), f(10), '4, 5'],
  ])('%#', (given, total, key) => {
    expect(termsForSum.objection({ ...given, total })).toBeNull()
    expect(termsForSum.solve({ ...given, total }).key).toBe(key)
  })

  it.each([
    [ap(1, 2), f(50)],
    [ap(5, 0), f(44)],
    [ap(3, 4), f(-1)],
    [ap(0, 0), f(0)],
  ])('none: %#', (given, total) => {
    expect(termsForSum.objection({ ...given, total })).not.toBeNull()
  })

  it('every count in the key makes the sum', () => {
    fc.assert(
      fc.property(anyAp, place, (given, n) => {
        const total = sumTo(given, n)
        const asked = { ...given, total }
        if (termsForSum.objection(asked) !== null) return expect(given).toEqual(ap(0, 0))
        const counts = termsForSum.solve(asked).key.split(', ').map(Number)
        expect(counts).toContain(n)
        for (const count of counts) expect(toText(sumTo(given, count))).toBe(toText(total))
        expect(complaintsOf(termsForSum, asked).filter((what) => !what.startsWith('no key'))).toEqual([])
      }),
      { numRuns: runsOf(150) },
    )
  })
})

it('S_n gives the terms', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, place, (p, q, n) => {
      const sum = (k: number) => add(multiply(p, f(k * k)), multiply(q, f(k)))
      const value = subtract(sum(n), sum(n - 1))
      const [one, two] = [sum(1), subtract(sum(2), sum(1))]
      expect(valuesFromSum.solve({ p, q, asked: 'term', place: n }).key).toBe(toText(value))
      expect(valuesFromSum.solve({ p, q, asked: 'both' }).key).toBe(
        `a = ${toText(one)}, d = ${toText(subtract(two, one))}`,
      )
      expect(complaintsOf(valuesFromSum, { p, q, asked: 'both' as const })).toEqual([])
      expect(complaintsOf(valuesFromSum, { p, q, asked: 'term' as const, place: n })).toEqual([])
      expect(complaintsOf(termFromSum, { p, q }).filter((what) => !what.startsWith('no key'))).toEqual([])
    }),
    // a sum that is always zero comes by chance too seldom
    { numRuns: runsOf(80), examples: [[f(0), f(0), 3]] },
  )
})

it.each([
  [f(3), f(5), '6n + 2'],
  [f(-2), f(0), '2 - 4n'],
  [f(0), f(7), '7'],
  [f(1, 2), f(1, 2), 'n'],
  [f(5, 2), f(-1, 2), '5n - 3'],
])('the nth term of %#', (p, q, key) => {
  expect(checkAnswer({ kind: 'expression', expected: key }, termFromSum.solve({ p, q }).key).correct).toBe(true)
})

it.each([
  [progression(63, 2), progression(3, 7), '13'],
  [ap(f(1, 2), f(1, 2)), ap(-4, 1), '10'],
  [progression(5, -1), progression(5, 3), '1'],
])('two APs meet: %#', (one, two, key) => {
  expect(twoAps.objection({ one, two })).toBeNull()
  expect(twoAps.solve({ one, two }).key).toBe(key)
  expect(complaintsOf(twoAps, { one, two })).toEqual([])
})

it.each([
  [progression(1, 2), progression(5, 2)],
  [progression(1, 3), progression(2, 5)],
  [progression(1, 5), progression(2, 7)],
])('two APs never meet: %#', (one, two) => {
  expect(twoAps.objection({ one, two })).not.toBeNull()
})

it('three terms with k in them', () => {
  const linear = fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -20, max: 20 }))
    .map(([p, q]) => ({ p: f(p), q: f(q) }))
  fc.assert(
    fc.property(linear, linear, linear, (one, two, three) => {
      const given = { terms: [one, two, three] } as const
      if (threeTerms.objection(given) !== null) return
      const { key } = threeTerms.solve(given)
      const [n = 0, d = 1] = key.split('/').map(Number)
      const [a, b, c] = [one, two, three].map(({ p, q }) => (toNumber(p) * n) / d + toNumber(q))
      expect(2 * (b ?? 0)).toBeCloseTo((a ?? 0) + (c ?? 0), 9)
      expect(complaintsOf(threeTerms, given)).toEqual([])
    }),
    { numRuns: runsOf(100) },
  )
})

describe('first term and common difference', () => {
  const rational = (...list: readonly Fraction[]) => ({ terms: list.map((whole) => ({ whole, root: f(0) })), m: 1 })
  it.each([
    [rational(f(1, 3), f(5, 3), f(3)), 'a = 1/3, d = 4/3'],
    [rational(f(-2), f(-5)), 'a = -2, d = -3'],
    [rational(f(0), f(0), f(0)), 'a = 0, d = 0'],
    [{ terms: [1, 3, 5].map((root) => ({ whole: f(2), root: f(root) })), m: 3 }, 'a = 2 + √3, d = 2√3'],
    [{ terms: [0, -1].map((root) => ({ whole: f(2), root: f(root) })), m: 2 }, 'a = 2, d = -√2'],
  ])('%#', (given, key) => {
    expect(firstAndDifference.objection(given)).toBeNull()
    expect(firstAndDifference.solve(given).key).toBe(key)
  })

  it.each([rational(f(1)), rational(f(1), f(2), f(4)), { ...rational(f(1), f(2)), m: 0 }])('none: %#', (given) => {
    expect(firstAndDifference.objection(given)).not.toBeNull()
  })
})
