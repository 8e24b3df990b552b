import * as fc from 'fast-check'
import { fraction, toNumber, type Fraction } from '@/lib/maths'
import { altitudeOnHypotenuse, type Part } from '@/lib/solutions/triangles/altitude-on-hypotenuse'
import { corresponding, type Kind } from '@/lib/solutions/triangles/corresponding'
import { criterion } from '@/lib/solutions/triangles/criterion'
import { similarLengths, type Given as Lengths } from '@/lib/solutions/triangles/similar-lengths'
import { measured, somePositive, worksAll } from './proved'

const rows = [
  { first: 'AD', second: 'AB', rest: 'BD' },
  { first: 'AE', second: 'AC', rest: 'CE' },
  { first: 'DE', second: 'BC' },
]
const crossed = [
  { first: 'AO', second: 'CO', sum: 'AC' },
  { first: 'AB', second: 'CD' },
]

/** Triangle ABC drawn with A at the origin, and D, E on its sides at the share k of them. */
function drawn(k: number, ab: number, ac: number, bc: number): Readonly<Record<string, number>> {
  return { AB: ab, AC: ac, BC: bc, AD: k * ab, AE: k * ac, DE: k * bc, BD: (1 - k) * ab, CE: (1 - k) * ac }
}

type Names = readonly [known: string, again: string, partner: string, asked: string]

describe('whatever the lengths are, the working holds line by line', () => {
  test.each<Names>([
    ['AD', 'BD', 'AE', 'CE'],
    ['AD', 'BD', 'AC', 'AE'],
    ['AD', 'AB', 'CE', 'AE'],
    ['BD', 'AB', 'AE', 'AC'],
    ['AE', 'CE', 'BC', 'DE'],
    ['AE', 'AC', 'DE', 'BC'],
    ['DE', 'BC', 'CE', 'AC'],
  ])('a parallel in a triangle: %s, %s and %s give %s', (one, two, partner, asked) =>
    worksAll(
      similarLengths,
      { kind: 'fraction' },
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), somePositive, somePositive, somePositive)
        .map(([tenths, ab, ac, bc]): Lengths & { readonly found: number } => {
          const k = fraction(tenths, 10)
          const exact = (name: string): Fraction => lengthOf(name, k, ab, ac, bc)
          const all = drawn(tenths / 10, toNumber(ab), toNumber(ac), toNumber(bc))
          return {
            reasons: ['As the lines are parallel, the triangles are similar.'],
            rows,
            known: [one, two, partner].map((name) => ({ name, length: exact(name) })),
            told: [],
            asked: [asked],
            unit: 'cm',
            found: all[asked] ?? NaN,
          }
        }),
      (given) => measured('found' in given ? Number(given.found) : NaN),
    ),
  )

  test('diagonals that cross, by their ratio', () =>
    worksAll(
      similarLengths,
      { kind: 'fraction' },
      fc.tuple(somePositive, somePositive).map(([value, length]) => ({
        reasons: ['The triangles are similar.'],
        rows: crossed,
        known: [{ name: 'AC', length }],
        told: [{ top: 'AB', bottom: 'CD', value }],
        asked: ['CO'],
        unit: 'cm',
      })),
      ({ told: [told], known: [known] }) => {
        const [r, ac] = [told ? toNumber(told.value) : NaN, known ? toNumber(known.length) : NaN]
        return measured(ac / (1 + r))
      },
    ))

  test('corresponding lengths of similar triangles', () =>
    worksAll(
      corresponding,
      { kind: 'fraction' },
      fc.record({
        told: fc.constantFrom<Kind>('side', 'median'),
        first: somePositive,
        second: somePositive,
        asked: fc.constantFrom<Kind>('altitude', 'perimeter'),
        known: fc.record({ length: somePositive, of: fc.constantFrom('first', 'second') }),
        unit: fc.constant('cm'),
      }),
      ({ first, second, known }) => {
        const growth = toNumber(second) / toNumber(first)
        const length = known ? toNumber(known.length) : NaN
        return measured(known?.of === 'first' ? length * growth : length / growth)
      },
    ))

  /** The right angle at the origin of the hypotenuse's own axis: B at 0, D at p, C at p + q, A at the height above D. */
  test.each<readonly [Part, Part, Part]>([
    ['BD', 'DC', 'AD'],
    ['BD', 'BC', 'AB'],
    ['DC', 'BC', 'AC'],
    ['AB', 'BD', 'DC'],
    ['AC', 'DC', 'BC'],
    ['AB', 'BC', 'AD'],
    ['AC', 'BC', 'BD'],
    ['AD', 'BD', 'AC'],
    ['AD', 'DC', 'AB'],
  ])('the perpendicular to a hypotenuse: %s and %s give %s', (one, two, asked) =>
    worksAll(
      altitudeOnHypotenuse,
      { kind: 'surd' },
      fc.tuple(somePositive, somePositive).map(([a, b]) => ({
        known: [
          { part: one, length: a },
          { part: two, length: b },
        ],
        asked: [asked],
        unit: 'cm',
      })),
      ({ known: [a, b] }) => {
        const [x, y] = [a ? toNumber(a.length) : NaN, b ? toNumber(b.length) : NaN]
        return measured(byPoints(one, two, x, y)[asked])
      },
    ),
  )
})

function lengthOf(name: string, k: Fraction, ab: Fraction, ac: Fraction, bc: Fraction): Fraction {
  const times = (a: Fraction, n: bigint, d: bigint) => fraction(a.n * n, a.d * d)
  const rest = fraction(k.d - k.n, k.d)
  const lengths = new Map([
    ['AB', ab],
    ['AC', ac],
    ['BC', bc],
    ['AD', times(ab, k.n, k.d)],
    ['AE', times(ac, k.n, k.d)],
    ['DE', times(bc, k.n, k.d)],
    ['BD', times(ab, rest.n, rest.d)],
    ['CE', times(ac, rest.n, rest.d)],
  ])
  return lengths.get(name) ?? k
}

/** All six lengths from two, by looking for the foot D along the hypotenuse. */
function byPoints(one: Part, two: Part, x: number, y: number): Readonly<Record<Part, number>> {
  const all = (p: number, q: number): Record<Part, number> => ({
    BD: p,
    DC: q,
    BC: p + q,
    AD: Math.sqrt(p * q),
    AB: Math.hypot(p, Math.sqrt(p * q)),
    AC: Math.hypot(q, Math.sqrt(p * q)),
  })
  // the shape by the angle at B, the size by the first length
  let [low, high] = [1e-9, Math.PI / 2 - 1e-9]
  const at = (angle: number) => {
    const unit = all(Math.cos(angle) ** 2, Math.sin(angle) ** 2)
    const size = x / unit[one]
    return all(size * Math.cos(angle) ** 2, size * Math.sin(angle) ** 2)
  }
  const rises = at(1.2)[two] > at(0.4)[two]
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (at(middle)[two] < y === rises) low = middle
    else high = middle
  }
  return at((low + high) / 2)
}

describe('which criterion', () => {
  const f = fraction
  test.each([
    [[f(5), f(7), f(9)], [f(27, 2), f(15, 2), f(21, 2)], 'yes, SSS'],
    [[f(3), f(4), f(5)], [f(6), f(8), f(11)], 'no'],
    [[f(4), f(4), f(6)], [f(6), f(9), f(6)], 'yes, SSS'],
  ])('sides %j and %j: %s', (first, second, key) => {
    expect(criterion.solve({ by: 'sides', first, second }).key).toBe(key)
  })
  test.each([
    [[f(50), f(60)] as const, [f(50), f(70)] as const, 'yes, AA'],
    [[f(50), f(60)] as const, [f(50), f(80)] as const, 'no'],
  ])('angles %j and %j: %s', (first, second, key) => {
    expect(criterion.solve({ by: 'angles', first, second }).key).toBe(key)
  })
  test.each([
    [[f(4), f(6)] as const, [f(6), f(9)] as const, [f(50), f(50)] as const, 'yes, SAS'],
    [[f(4), f(6)] as const, [f(6), f(9)] as const, [f(50), f(60)] as const, 'no'],
    [[f(4), f(6)] as const, [f(6), f(8)] as const, [f(50), f(50)] as const, 'no'],
  ])('two sides %j and %j with angles %j: %s', (first, second, angles, key) => {
    expect(criterion.solve({ by: 'two sides', first, second, angles }).key).toBe(key)
  })
  test('no triangle has the sides 1, 2 and 4', () => {
    expect(criterion.objection({ by: 'sides', first: [f(1), f(2), f(4)], second: [f(2), f(4), f(8)] })).toMatch(
      /No triangle/,
    )
  })
})
