import fc from 'fast-check'
import { circumscribedSide } from '@/lib/solutions/circles/circumscribed-side'
import { commonTangent } from '@/lib/solutions/circles/common-tangent'
import { concentricChord } from '@/lib/solutions/circles/concentric-chord'
import { rightIncircle } from '@/lib/solutions/circles/right-incircle'
import { tangentLength } from '@/lib/solutions/circles/tangent-length'
import { thirdTangent } from '@/lib/solutions/circles/third-tangent'
import { twoTangents, type TangentAngle } from '@/lib/solutions/circles/two-tangents'
import { fraction, toNumber, type Fraction } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const unit = 'cm'
const length = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 1, 1, 2, 3, 10))
  .map(([n, d]) => fraction(n, d))
const number = (value: Fraction): number => toNumber(value)
const inCm = fc.constant(unit)

solves('the length of a tangent', {
  solution: tangentLength,
  arbitrary: fc.oneof(
    fc.record({ asked: fc.constant('tangent' as const), radius: length, distance: length, unit: inCm }),
    fc.record({ asked: fc.constant('radius' as const), tangent: length, distance: length, unit: inCm }),
    fc.record({ asked: fc.constant('distance' as const), radius: length, tangent: length, unit: inCm }),
  ),
  value: (given) => {
    switch (given.asked) {
      case 'tangent':
        return number(given.distance) * Math.sin(Math.acos(number(given.radius) / number(given.distance)))
      case 'radius':
        return number(given.distance) * Math.sin(Math.acos(number(given.tangent) / number(given.distance)))
      case 'distance':
        return Math.hypot(number(given.radius), number(given.tangent))
      default:
        return given satisfies never
    }
  },
  rows: [
    [{ asked: 'tangent', radius: exact('8'), distance: exact('17'), unit }, '15'],
    [{ asked: 'tangent', radius: exact('4'), distance: exact('8'), unit }, '4√3'],
    [{ asked: 'radius', tangent: exact('2.4'), distance: exact('2.5'), unit }, '0.7'],
    [{ asked: 'distance', radius: exact('1'), tangent: exact('1'), unit }, '√2'],
    [{ asked: 'distance', radius: exact('1/3'), tangent: exact('1/4'), unit }, '5/12'],
    [{ asked: 'radius', tangent: exact('1/2'), distance: exact('1'), unit }, '√3/2'],
  ],
  refused: [
    [{ asked: 'tangent', radius: exact('5'), distance: exact('5'), unit }, 'longest'],
    [{ asked: 'tangent', radius: exact('5'), distance: exact('3'), unit }, 'longest'],
    [{ asked: 'radius', tangent: exact('0'), distance: exact('3'), unit }, 'more than $0$'],
  ],
})

const names: readonly TangentAngle[] = ['APB', 'AOB', 'APO', 'POA', 'OAB', 'PAB']

/** Every angle of the figure from the angle at P, measured in a drawing. */
function measuredAngle(name: TangentAngle, p: number): number {
  const half = (p * Math.PI) / 360
  const [r, away] = [1, 1 / Math.sin(half)]
  const along = r * Math.sin(half)
  const points = { O: [0, 0], A: [along, r * Math.cos(half)], B: [along, -r * Math.cos(half)], P: [away, 0] } as const
  const at = (letter: string) => points[letter === 'A' ? 'A' : letter === 'B' ? 'B' : letter === 'P' ? 'P' : 'O']
  const [one, corner, other] = [...name].map(at)
  if (!one || !corner || !other) return NaN
  const [u, v] = [one, other].map(([x, y]) => [x - corner[0], y - corner[1]] as const)
  if (!u || !v) return NaN
  return (Math.abs(Math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])) * 180) / Math.PI
}

solves('angles between tangents', {
  solution: twoTangents,
  arbitrary: fc.record({
    given: fc.constantFrom(...names),
    value: fc.tuple(fc.integer({ min: -5, max: 190 }), fc.constantFrom(1, 2, 3)).map(([n, d]) => fraction(n, d)),
    asked: fc.constantFrom(...names),
  }),
  value: ({ given, value, asked }) => {
    const v = number(value)
    const p = { APB: v, AOB: 180 - v, APO: 2 * v, POA: 180 - 2 * v, OAB: 2 * v, PAB: 180 - 2 * v }[given]
    return measuredAngle(asked, p)
  },
  rows: [
    [{ given: 'APB', value: exact('50'), asked: 'AOB' }, '130'],
    [{ given: 'AOB', value: exact('110'), asked: 'APO' }, '35'],
    [{ given: 'OAB', value: exact('32'), asked: 'APB' }, '64'],
    [{ given: 'PAB', value: exact('61'), asked: 'AOB' }, '122'],
    [{ given: 'POA', value: exact('25.5'), asked: 'PAB' }, '25.5'],
    [{ given: 'APO', value: exact('1/3'), asked: 'POA' }, '269/3'],
    [{ given: 'APO', value: exact('20'), asked: 'APB' }, '40'],
  ],
  refused: [
    [{ given: 'APB', value: exact('180'), asked: 'AOB' }, '180'],
    [{ given: 'APO', value: exact('90'), asked: 'AOB' }, '90'],
    [{ given: 'APB', value: exact('0'), asked: 'AOB' }, 'lies between'],
    [{ given: 'APB', value: exact('50'), asked: 'APB' }, 'the one that is given'],
  ],
})

solves('a chord that touches a concentric circle', {
  solution: concentricChord,
  arbitrary: fc.oneof(
    fc.record({ asked: fc.constant('chord' as const), inner: length, outer: length, unit: inCm }),
    fc.record({ asked: fc.constant('inner' as const), chord: length, outer: length, unit: inCm }),
    fc.record({ asked: fc.constant('outer' as const), inner: length, chord: length, unit: inCm }),
  ),
  value: (given) => {
    switch (given.asked) {
      case 'chord':
        return 2 * number(given.outer) * Math.sin(Math.acos(number(given.inner) / number(given.outer)))
      case 'inner':
        return number(given.outer) * Math.cos(Math.asin(number(given.chord) / 2 / number(given.outer)))
      case 'outer':
        return Math.hypot(number(given.inner), number(given.chord) / 2)
      default:
        return given satisfies never
    }
  },
  rows: [
    [{ asked: 'chord', inner: exact('3'), outer: exact('5'), unit }, '8'],
    [{ asked: 'chord', inner: exact('2'), outer: exact('3'), unit }, '2√5'],
    [{ asked: 'inner', chord: exact('7'), outer: exact('5'), unit }, '√51/2'],
    [{ asked: 'outer', inner: exact('1.5'), chord: exact('4'), unit }, '2.5'],
    [{ asked: 'outer', inner: exact('1/3'), chord: exact('1/2'), unit }, '5/12'],
  ],
  refused: [
    [{ asked: 'chord', inner: exact('5'), outer: exact('3'), unit }, 'larger radius'],
    [{ asked: 'inner', chord: exact('10'), outer: exact('5'), unit }, 'fit into it'],
    [{ asked: 'outer', inner: exact('0'), chord: exact('4'), unit }, 'inner'],
  ],
})

const corners = ['A', 'B', 'C', 'D'] as const
const side = fc.option(length, { nil: null, freq: 3 })

solves('a side of a quadrilateral about a circle', {
  solution: circumscribedSide,
  arbitrary: fc.record({
    corners: fc.constant(corners),
    sides: fc.tuple(side, side, side, side),
    unit: inCm,
  }),
  value: ({ sides }) => {
    const place = sides.indexOf(null)
    const at = (step: number): number => {
      const found = sides[(place + step) % 4]
      return found ? number(found) : NaN
    }
    return at(1) - at(2) + at(3)
  },
  rows: [
    [{ corners, sides: [exact('9'), exact('8'), exact('5'), null], unit }, '6'],
    [{ corners, sides: [null, exact('7.5'), exact('4'), exact('2.25')], unit }, '5.75'],
    [{ corners: ['P', 'Q', 'R', 'S'], sides: [exact('6'), null, exact('4'), exact('3')], unit }, '7'],
    [{ corners, sides: [exact('1/3'), exact('1/2'), null, exact('1/4')], unit }, '5/12'],
    [{ corners, sides: [exact('10'), exact('10'), exact('10'), null], unit }, '10'],
  ],
  refused: [
    [{ corners, sides: [exact('1'), exact('8'), exact('1'), null], unit }, 'too long'],
    [{ corners, sides: [exact('1'), null, exact('1'), null], unit }, 'Three of the four'],
    [{ corners, sides: [exact('1'), exact('1'), exact('0'), null], unit }, 'CD'],
  ],
})

const letters = ['C', 'D', 'Q'] as const

solves('a third tangent', {
  solution: thirdTangent,
  arbitrary: fc.record({
    asked: fc.constantFrom('perimeter', 'tangent'),
    told: length,
    names: fc.constant(letters),
    unit: inCm,
  }),
  value: ({ asked, told }) => (asked === 'perimeter' ? number(told) + number(told) : number(told) - number(told) / 2),
  rows: [
    [{ asked: 'perimeter', told: exact('12'), names: letters, unit }, '24'],
    [{ asked: 'tangent', told: exact('25'), names: letters, unit }, '12.5'],
    [{ asked: 'perimeter', told: exact('1/3'), names: letters, unit }, '2/3'],
    [{ asked: 'tangent', told: exact('7/3'), names: letters, unit }, '7/6'],
    [{ asked: 'perimeter', told: exact('6.25'), names: letters, unit }, '12.5'],
  ],
  refused: [[{ asked: 'perimeter', told: exact('-3'), names: letters, unit }, 'more than $0$']],
})

const triangle = ['P', 'Q', 'R'] as const

solves('the circle in a right triangle', {
  solution: rightIncircle,
  arbitrary: fc
    .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }), fc.boolean())
    .map(([m, n, d, legs]) => {
      const [a, b, c] = [Math.abs(m * m - n * n), 2 * m * n, m * m + n * n].map((k) => fraction(k, d))
      const told = legs
        ? ({ kind: 'legs', length: a ?? fraction(0) } as const)
        : ({ kind: 'hypotenuse', length: c ?? fraction(0) } as const)
      return { names: triangle, told, leg: b ?? fraction(0), unit }
    }),
  // Area = radius × half the perimeter.
  value: ({ told, leg }) => {
    const b = number(leg)
    const a = told.kind === 'legs' ? number(told.length) : Math.sqrt(number(told.length) ** 2 - b * b)
    return (a * b) / (a + b + Math.hypot(a, b))
  },
  rows: [
    [{ names: triangle, told: { kind: 'legs', length: exact('8') }, leg: exact('6'), unit }, '2'],
    [{ names: triangle, told: { kind: 'hypotenuse', length: exact('13') }, leg: exact('12'), unit }, '2'],
    [{ names: triangle, told: { kind: 'legs', length: exact('1.5') }, leg: exact('2'), unit }, '0.5'],
    [{ names: triangle, told: { kind: 'legs', length: exact('1/3') }, leg: exact('1/4'), unit }, '1/12'],
    [{ names: ['A', 'B', 'C'], told: { kind: 'legs', length: exact('7') }, leg: exact('24'), unit }, '3'],
  ],
  refused: [
    [{ names: triangle, told: { kind: 'legs', length: exact('1') }, leg: exact('1'), unit }, 'third side'],
    [{ names: triangle, told: { kind: 'hypotenuse', length: exact('5') }, leg: exact('5'), unit }, 'longest side'],
    [{ names: triangle, told: { kind: 'legs', length: exact('0') }, leg: exact('5'), unit }, 'more than $0$'],
  ],
})

solves('a common tangent of two circles', {
  solution: commonTangent,
  arbitrary: fc.record({
    radii: fc.tuple(length, length),
    distance: fc.option(length, { nil: null }),
    unit: inCm,
  }),
  value: ({ radii: [large, small], distance }) => {
    const [r, s] = [number(large), number(small)]
    const d = distance ? number(distance) : r + s
    return Math.sqrt(d - r + s) * Math.sqrt(d + r - s)
  },
  rows: [
    [{ radii: [exact('9'), exact('4')], distance: null, unit }, '12'],
    [{ radii: [exact('8'), exact('3')], distance: exact('13'), unit }, '12'],
    [{ radii: [exact('3'), exact('2')], distance: null, unit }, '2√6'],
    [{ radii: [exact('5'), exact('4.5')], distance: exact('1.3'), unit }, '1.2'],
    [{ radii: [exact('3'), exact('1')], distance: exact('3'), unit }, '√5'],
  ],
  refused: [
    [{ radii: [exact('3'), exact('4')], distance: null, unit }, 'larger circle first'],
    [{ radii: [exact('4'), exact('4')], distance: exact('9'), unit }, 'equal'],
    [{ radii: [exact('9'), exact('2')], distance: exact('6'), unit }, 'inside the other'],
  ],
})
