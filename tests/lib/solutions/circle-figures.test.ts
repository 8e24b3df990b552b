import fc from 'fast-check'
import { concentric } from '@/lib/solutions/circles/concentric'
import { circleFigure } from '@/lib/solutions/circles/figure/circle-figure'
import type { Asked, CircleFigure, Told } from '@/lib/solutions/circles/figure/told'
import { polygonAbout } from '@/lib/solutions/circles/polygon-about'
import { add, fraction, surd, toNumber, zero, type Fraction } from '@/lib/maths'
import { faults, keyValue as bareValue } from './working'
import { runsOf } from '../../seeds'

/** The value of a key with its unit. */
const keyValue = (key: string): number => bareValue(key.replace(/ ?(?:cm²?|°)$/, ''))

const whole = (min: number, max: number) => fc.integer({ min, max })
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

const tangents: readonly Told[] = [
  { kind: 'touch', at: 'A', through: 'P' },
  { kind: 'touch', at: 'B', through: 'P' },
]
const figure = (told: readonly Told[], asked: Asked, unit = 'cm'): CircleFigure => ({
  centre: 'O',
  told: [...tangents, ...told],
  asked: [asked],
  unit,
})
const length = (name: string, value: number): Told => ({ kind: 'length', name, value: surd(value, 1) })
const angle = (name: string, value: number): Told => ({ kind: 'angle', name, value: fraction(value) })
const worked = (given: CircleFigure): number => {
  expect(circleFigure.objection(given)).toBeNull()
  const solution = circleFigure.solve(given)
  expect(faults(solution)).toEqual([])
  return keyValue(solution.key)
}

describe('a figure of a circle', () => {
  test('the tangent at the end of a chord is by the tangent of half its angle', () => {
    for (const [a, b, c] of triples)
      for (const [half, off] of [
        [a, b],
        [b, a],
      ] as const) {
        const found = worked(figure([length('AB', 2 * half), length('OA', c)], { kind: 'length', name: 'PA' }))
        expect(found).toBeCloseTo(c * Math.tan(Math.asin(half / c)))
        expect(found).toBeCloseTo((c * half) / off)
      }
  })
  test('the ratio of two lengths where none is told', () => {
    const told: readonly Told[] = [
      { kind: 'diameter', ends: 'AB' },
      { kind: 'on', point: 'C' },
      { kind: 'touch', at: 'C', through: 'D' },
      { kind: 'line', points: 'ABD' },
      angle('BAC', 30),
    ]
    const { key } = circleFigure.solve({
      centre: 'O',
      told,
      asked: [{ kind: 'ratio', name: 'AB', of: 'BD' }],
      unit: 'r',
    })
    // OD is the radius over the cosine of 60°
    const [one, other] = key.split(' : ').map(Number)
    expect((one ?? NaN) / (other ?? NaN)).toBeCloseTo(2 / (1 / Math.cos(Math.PI / 3) - 1))
  })
  test('the lengths of two tangents: two of radius, tangent and distance give the third, the chord, the perimeter and the area', () => {
    fc.assert(
      fc.property(fc.constantFrom(...triples), whole(1, 5), ([a, b, c], k) => {
        const [r, t, d] = [a * k, b * k, c * k]
        const two = [length('OA', r), length('OP', d)]
        expect(worked(figure(two, { kind: 'length', name: 'PB' }))).toBeCloseTo(t)
        expect(worked(figure([length('PA', t), length('OP', d)], { kind: 'length', name: 'OB' }))).toBeCloseTo(r)
        expect(worked(figure([length('PA', t), length('OB', r)], { kind: 'length', name: 'OP' }))).toBeCloseTo(d)
        expect(worked(figure(two, { kind: 'perimeter', name: 'PAOB' }))).toBeCloseTo(2 * (r + t))
        expect(worked(figure(two, { kind: 'area', name: 'PAOB' }))).toBeCloseTo(r * t)
      }),
      { numRuns: 25, seed: 7 },
    )
  })

  test('the angles of two tangents follow from any one of them, as a drawing measures them', () => {
    fc.assert(
      fc.property(
        whole(10, 80),
        fc.constantFrom('APB', 'AOB', 'PAB', 'OAB', 'OPA', 'POB'),
        fc.constantFrom('APB', 'AOB', 'PAB', 'OAB', 'OPA', 'POB'),
        (half, told, asked) => {
          const sizes: Readonly<Record<string, number>> = {
            APB: 2 * half,
            AOB: 180 - 2 * half,
            PAB: 90 - half,
            OAB: half,
            OPA: half,
            POB: 90 - half,
          }
          expect(worked(figure([angle(told, sizes[told] ?? 0)], { kind: 'angle', name: asked }))).toBeCloseTo(
            sizes[asked] ?? 0,
          )
        },
      ),
      { numRuns: 40, seed: 7 },
    )
  })

  test('a tangent at C meets the diameter AB produced at D: the angle at D is 90 degrees less twice the angle at A', () => {
    for (const size of [20, 25, 30, 38, 42]) {
      const told: readonly Told[] = [
        { kind: 'diameter', ends: 'AB' },
        { kind: 'touch', at: 'C', through: 'D' },
        { kind: 'line', points: 'ABD' },
        angle('CAB', size),
      ]
      expect(worked({ centre: 'O', told, asked: [{ kind: 'angle', name: 'ADC' }], unit: 'r' })).toBeCloseTo(
        90 - 2 * size,
      )
    }
  })

  test('what a figure leaves open is not answered', () => {
    const open: readonly CircleFigure[] = [
      figure([], { kind: 'angle', name: 'APB' }),
      figure([length('OA', 5)], { kind: 'length', name: 'PA' }),
      figure([angle('APB', 60), angle('AOB', 130)], { kind: 'angle', name: 'OAB' }),
      figure([length('OA', 5), length('OP', 4)], { kind: 'length', name: 'PA' }),
      {
        centre: 'O',
        told: [{ kind: 'touch', at: 'A', through: 'T' }, { kind: 'on', point: 'B' }, angle('AOB', 110)],
        asked: [{ kind: 'angle', name: 'BAT' }],
        unit: 'r',
      },
    ]
    for (const one of open) expect(circleFigure.objection(one)).not.toBeNull()
  })
})

const plain = (more: Fraction) => ({ times: zero, more })
const about = { right: null, radius: null, perimeter: null, area: null, letter: '', unit: 'cm' } as const

describe('a circle in a polygon', () => {
  test('from the tangents of the corners: sides, and back', () => {
    fc.assert(
      fc.property(fc.array(whole(1, 20), { minLength: 3, maxLength: 4 }), (parts) => {
        const n = parts.length
        const corners = ['A', 'B', 'C', 'D'].slice(0, n)
        const t = parts.map((part) => fraction(part))
        const side = (i: number) => add(t[i] ?? zero, t[(i + 1) % n] ?? zero)
        const sides = corners.map((_, i) => side(i))
        const told = n === 3 ? sides.map(plain) : [null, ...sides.slice(1).map(plain)]
        const asked =
          n === 3 ? { kind: 'part' as const, at: 1, name: 'BD' } : { kind: 'side' as const, at: 0, name: 'AB' }
        const given = { ...about, corners, sides: told, parts: corners.map(() => []), asked: [asked] }
        expect(polygonAbout.objection(given)).toBeNull()
        const solution = polygonAbout.solve(given)
        expect(faults(solution)).toEqual([])
        expect(keyValue(solution.key)).toBeCloseTo(toNumber(n === 3 ? (t[1] ?? zero) : (sides[0] ?? zero)))
      }),
      { numRuns: runsOf(60), seed: 7 },
    )
  })

  test('of a right triangle the radius is half of what the legs are longer than the hypotenuse', () => {
    for (const [a, b, c] of triples) {
      const given = {
        ...about,
        corners: ['A', 'B', 'C'],
        right: 1,
        sides: [plain(fraction(a)), plain(fraction(b)), null],
        parts: [[], [], []],
        asked: [{ kind: 'radius' as const }],
      }
      expect(keyValue(polygonAbout.solve(given).key)).toBeCloseTo((a + b - c) / 2)
    }
  })

  test('the third tangent from the radius and two others: r² = xyz / (x + y + z)', () => {
    for (const [x, y, r] of [
      [8, 6, 4],
      [9, 8, 2],
      [21, 4, 3],
      [14, 12, 6],
    ] as const) {
      const given = {
        ...about,
        corners: ['A', 'B', 'C'],
        radius: fraction(r),
        sides: [null, null, null],
        parts: [[], [plain(fraction(x))], [plain(fraction(y))]],
        asked: [{ kind: 'part' as const, at: 0, name: 'AF' }],
      }
      const z = keyValue(polygonAbout.solve(given).key)
      expect((x * y * z) / (x + y + z)).toBeCloseTo(r * r)
    }
  })
})

test('two circles with one centre: a point (r, h) of a tangent to the smaller lies on the larger where r² + h² = R²', () => {
  for (const [r, h, big] of triples) {
    const [small, large, chord] = [fraction(r), fraction(big), fraction(2 * h)]
    expect(concentric.solve({ told: { small, large }, asked: 'chord', unit: 'cm' }).key).toBe(`${2 * h}`)
    expect(concentric.solve({ told: { small, chord }, asked: 'large', unit: 'cm' }).key).toBe(`${big}`)
    expect(concentric.solve({ told: { large, chord }, asked: 'small', unit: 'cm' }).key).toBe(`${r}`)
    const toLarge = fraction(10)
    const toSmall = keyValue(concentric.solve({ told: { small, large, toLarge }, asked: 'toSmall', unit: 'cm' }).key)
    expect(toSmall ** 2 + r * r).toBeCloseTo(100 + big * big)
  }
})
