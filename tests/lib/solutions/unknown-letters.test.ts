import fc from 'fast-check'
import { fraction, type Fraction } from '@/lib/maths'
import { kInBoth, type LineInK } from '@/lib/solutions/linear-equations/k-in-both'
import { paramsInBoth, type LineInAB } from '@/lib/solutions/linear-equations/params-in-both'
import { kByRoot } from '@/lib/solutions/quadratic-equations/k-by-root'
import { inK, type LinearInK } from '@/lib/solutions/quadratic-equations/pieces/linear-in-k'
import { runsOf } from '../../seeds'

const whole = fc.integer({ min: -9, max: 9 })
const linear = fc.tuple(whole, whole).map(([k, constant]) => inK(k, constant))
const lineInK = fc.tuple(linear, linear, linear) satisfies fc.Arbitrary<LineInK>

const numberOf = ({ n, d }: Fraction): number => Number(n) / Number(d)
const at = ({ k, constant }: LinearInK, value: number): number => numberOf(k) * value + numberOf(constant)
const numbersOf = ([a, b, c]: LineInK, k: number) => [at(a, k), at(b, k), at(c, k)] as const
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
const valuesOf = (key: string): readonly number[] =>
  key.split(', ').map((text) => {
    const [n = 0, d = 1] = text.replace('k != ', '').split('/').map(Number)
    return n / d
  })

describe('k in both equations of a pair', () => {
  test('the lines lie as they shall for each value of the key', () => {
    fc.assert(
      fc.property(lineInK, lineInK, fc.constantFrom('none', 'infinite', 'unique'), (one, other, wanted) => {
        const given = { lines: [one, other], wanted } as const
        fc.pre(kInBoth.objection(given) === null)
        for (const k of valuesOf(kInBoth.solve(given).key)) {
          const [[a1, b1, c1], [a2, b2, c2]] = [numbersOf(one, k), numbersOf(other, k)]
          expect(near(a1 * b2, a2 * b1)).toBe(true)
          const same = near(a1 * c2, a2 * c1) && near(b1 * c2, b2 * c1)
          if (wanted !== 'unique') expect(same).toBe(wanted === 'infinite')
        }
      }),
      { numRuns: runsOf(2000), seed: 5 },
    )
  })

  test('both values of k where both fit, and a word where none does', () => {
    const pair = (c: number) =>
      [
        [inK(1, 0), inK(0, 12), inK(0, 6)],
        [inK(0, 3), inK(1, 0), inK(0, c)],
      ] as const
    expect(kInBoth.solve({ lines: pair(1), wanted: 'none' }).key).toBe('-6, 6')
    expect(kInBoth.solve({ lines: pair(3), wanted: 'none' }).key).toBe('-6')
    expect(kInBoth.objection({ lines: pair(1), wanted: 'infinite' })).toContain('For no value')
  })
})

describe('k from a root', () => {
  test('the root satisfies the equation', () => {
    fc.assert(
      fc.property(linear, linear, linear, whole, (a, b, c, root) => {
        const given = { equation: { a, b, c }, known: fraction(root) }
        fc.pre(kByRoot.objection(given) === null)
        const [k = NaN] = valuesOf(kByRoot.solve(given).key)
        expect(near(at(a, k) * root * root + at(b, k) * root + at(c, k), 0)).toBe(true)
        expect(near(at(a, k), 0)).toBe(false)
      }),
      { numRuns: runsOf(500), seed: 5 },
    )
  })
})

describe('a and b in both equations', () => {
  const part = whole.map((n) => fraction(n))
  const lineInAB: fc.Arbitrary<LineInAB> = fc.record({
    ax: part,
    bx: part,
    ay: part,
    by: part,
    x: part,
    y: part,
    a: part,
    b: part,
    right: part,
  })

  test('the point lies on both lines', () => {
    fc.assert(
      fc.property(lineInAB, lineInAB, whole, whole, (one, other, x, y) => {
        const given = { x: fraction(x), y: fraction(y), lines: [one, other] } as const
        fc.pre(paramsInBoth.objection(given) === null)
        const [a = NaN, b = NaN] = valuesOf(paramsInBoth.solve(given).key.replace(/[ab] = /g, ''))
        for (const line of given.lines) {
          const of = (name: keyof LineInAB) => numberOf(line[name])
          const left = (of('ax') * a + of('bx') * b + of('x')) * x + (of('ay') * a + of('by') * b + of('y')) * y
          expect(near(left + of('a') * a + of('b') * b, of('right'))).toBe(true)
        }
      }),
      { numRuns: runsOf(1000), seed: 5 },
    )
  })
})
