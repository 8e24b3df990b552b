import fc from 'fast-check'
import { equalExpressions } from '@/lib/solutions/circles/equal-expressions'
import { parallelTangents } from '@/lib/solutions/circles/parallel-tangents'
import { rhombusAbout } from '@/lib/solutions/circles/rhombus-about'
import { triangleAbout } from '@/lib/solutions/circles/triangle-about'
import { fraction, multiply, toNumber, type Fraction } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const unit = 'cm'
const inCm = fc.constant(unit)
const length = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 1, 1, 2, 4)).map(([n, d]) => fraction(n, d))
const number = (value: Fraction): number => toNumber(value)
const corners = ['A', 'B', 'C', 'D'] as const

solves('a parallelogram about a circle', {
  solution: rhombusAbout,
  arbitrary: fc.record({
    corners: fc.constant(corners),
    asked: fc.constantFrom('perimeter' as const, 'side' as const),
    told: length,
    unit: inCm,
  }),
  // of a rhombus with the half diagonals p and q the side is √(p² + q²)
  value: ({ asked, told }) => {
    const side = asked === 'perimeter' ? number(told) : number(told) / 4
    const [p, q] = [side * Math.cos(0.7), side * Math.sin(0.7)]
    return asked === 'perimeter' ? [1, 2, 3, 4].reduce((sum) => sum + Math.hypot(p, q), 0) : Math.hypot(p, q)
  },
  rows: [
    [{ corners, asked: 'perimeter', told: exact('6.5'), unit }, '26'],
    [{ corners, asked: 'side', told: exact('52'), unit }, '13'],
  ],
  refused: [[{ corners, asked: 'side', told: exact('0'), unit }, 'more than $0$']],
})

solves('two parallel tangents', {
  solution: parallelTangents,
  arbitrary: fc.record({
    asked: fc.constantFrom('distance' as const, 'radius' as const),
    told: length,
    unit: inCm,
  }),
  // x = r and x = -r
  value: ({ asked, told }) => (asked === 'distance' ? number(told) - -number(told) : number(told) - number(told) / 2),
  rows: [
    [{ asked: 'distance', told: exact('4.5'), unit }, '9'],
    [{ asked: 'radius', told: exact('12'), unit }, '6'],
  ],
  refused: [[{ asked: 'radius', told: exact('-1'), unit }, 'more than $0$']],
})

/** A right triangle with the legs 3k and 4k has the incircle k: every triangle scales like it. */
solves('the area of a triangle about a circle', {
  solution: triangleAbout,
  arbitrary: fc
    .tuple(length, fc.constantFrom('area' as const, 'radius' as const, 'perimeter' as const))
    .map(([k, asked]) => {
      const area = multiply(fraction(6), multiply(k, k))
      const perimeter = multiply(fraction(12), k)
      const told: readonly [Fraction, Fraction] =
        asked === 'area' ? [perimeter, k] : asked === 'radius' ? [area, perimeter] : [area, k]
      return { triangle: 'ABC', asked, told, unit }
    }),
  value: ({ asked, told: [one, other] }) => {
    const k = asked === 'radius' ? number(other) / 12 : number(other)
    return asked === 'area' ? (number(one) / 12) ** 2 * 6 : asked === 'radius' ? k : number(one) / (k / 2)
  },
  rows: [
    [{ triangle: 'ABC', asked: 'area', told: [exact('48'), exact('4')], unit }, '96'],
    [{ triangle: 'ABC', asked: 'radius', told: [exact('96'), exact('48')], unit }, '4'],
    [{ triangle: 'PQR', asked: 'perimeter', told: [exact('1.5'), exact('0.5')], unit }, '6'],
  ],
  refused: [[{ triangle: 'ABC', asked: 'area', told: [exact('48'), exact('0')], unit }, 'more than $0$']],
})

solves('equal tangents with a letter', {
  solution: equalExpressions,
  arbitrary: fc
    .record({
      a: fc.integer({ min: 2, max: 9 }),
      c: fc.integer({ min: 0, max: 9 }),
      x: fc.integer({ min: 1, max: 12 }),
      b: fc.integer({ min: -9, max: 20 }),
      asked: fc.constantFrom('letter' as const, 'length' as const),
    })
    .filter(({ a, b, c, x }) => a !== c && a * x + b > 0)
    .map(({ a, b, c, x, asked }) => ({
      names: ['PA', 'PB'] as const,
      letter: 'x',
      lengths: [
        { times: fraction(a), more: fraction(b) },
        { times: fraction(c), more: fraction(a * x + b - c * x) },
      ] as const,
      asked,
      unit,
    })),
  // by trying the whole numbers
  value: ({ lengths: [one, other], asked }) => {
    const at = (length: typeof one, x: number) => number(length.times) * x + number(length.more)
    const x =
      Array.from({ length: 13 }, (_, place) => place).find((place) => at(one, place) === at(other, place)) ?? NaN
    return asked === 'letter' ? x : at(other, x)
  },
  rows: [
    [
      {
        names: ['PA', 'PB'],
        letter: 'x',
        lengths: [
          { times: exact('3'), more: exact('-5') },
          { times: exact('1'), more: exact('7') },
        ],
        asked: 'length',
        unit,
      },
      '13',
    ],
  ],
  refused: [
    [
      {
        names: ['PA', 'PB'],
        letter: 'x',
        lengths: [
          { times: exact('1'), more: exact('5') },
          { times: exact('1'), more: exact('7') },
        ],
        asked: 'letter',
        unit,
      },
      'never equal',
    ],
    [
      {
        names: ['PA', 'PB'],
        letter: 'x',
        lengths: [
          { times: exact('2'), more: exact('5') },
          { times: exact('1'), more: exact('-7') },
        ],
        asked: 'letter',
        unit,
      },
      'no length',
    ],
  ],
})
