import * as fc from 'fast-check'
import { fraction, surd, toNumber, type Fraction } from '@/lib/maths'
import { distanceBetween } from '@/lib/solutions/coordinate-geometry/distance-between'
import { distanceFromOriginOrAxis } from '@/lib/solutions/coordinate-geometry/distance-from-origin-or-axis'
import { equalParts } from '@/lib/solutions/coordinate-geometry/equal-parts'
import { equidistantOnAxis } from '@/lib/solutions/coordinate-geometry/equidistant-on-axis'
import { equidistantRelation } from '@/lib/solutions/coordinate-geometry/equidistant-relation'
import { equidistantUnknown } from '@/lib/solutions/coordinate-geometry/equidistant-unknown'
import { fourthVertex } from '@/lib/solutions/coordinate-geometry/fourth-vertex'
import { midPoint } from '@/lib/solutions/coordinate-geometry/mid-point'
import { otherEnd } from '@/lib/solutions/coordinate-geometry/other-end'
import { perimeterOfTriangle } from '@/lib/solutions/coordinate-geometry/perimeter'
import { named, type NamedPoint } from '@/lib/solutions/coordinate-geometry/pieces/point'
import { ratioByAxis } from '@/lib/solutions/coordinate-geometry/ratio-by-axis'
import { ratioByLine } from '@/lib/solutions/coordinate-geometry/ratio-by-line'
import { ratioOfPoint } from '@/lib/solutions/coordinate-geometry/ratio-of-point'
import { sectionPoint } from '@/lib/solutions/coordinate-geometry/section-point'
import { triangleType } from '@/lib/solutions/coordinate-geometry/triangle-type'
import { unknownFromDistance } from '@/lib/solutions/coordinate-geometry/unknown-from-distance'
import { unknownOnSegment } from '@/lib/solutions/coordinate-geometry/unknown-on-segment'
import { faultsOf, measured, someNumber, somePositive, worksAll } from './proved'

const f = fraction
const point = (name: string, x: number | Fraction, y: number | Fraction) => named(name, [x, y])
const somePoint = (name: string): fc.Arbitrary<NamedPoint> =>
  fc.tuple(someNumber, someNumber).map((at) => ({ name, at }))
const someEnds = fc.record({ a: somePoint('A'), b: somePoint('B') })
const someCorners = fc.record({ a: somePoint('A'), b: somePoint('B'), c: somePoint('C') })

const xy = ({ at: [x, y] }: NamedPoint): readonly [number, number] => [toNumber(x), toNumber(y)]
const far = (a: NamedPoint, b: NamedPoint): number => Math.hypot(xy(a)[0] - xy(b)[0], xy(a)[1] - xy(b)[1])
const shown = (x: number, y: number): string => `(${measured(x)}, ${measured(y)})`
/** The point so far along AB. */
const along = (a: NamedPoint, b: NamedPoint, share: number): readonly [number, number] => [
  xy(a)[0] + share * (xy(b)[0] - xy(a)[0]),
  xy(a)[1] + share * (xy(b)[1] - xy(a)[1]),
]

describe('whatever the points are, the working holds line by line', () => {
  test('distance', () => worksAll(distanceBetween, { kind: 'surd' }, someEnds, ({ a, b }) => measured(far(a, b))))

  test('distance from the origin and the axes', () =>
    worksAll(
      distanceFromOriginOrAxis,
      { kind: 'surd' },
      fc.record({ point: somePoint('P'), from: fc.constantFrom('origin', 'x-axis', 'y-axis') }),
      ({ point: p, from }) =>
        measured(from === 'origin' ? Math.hypot(...xy(p)) : Math.abs(xy(p)[from === 'x-axis' ? 1 : 0])),
    ))

  test('mid-point', () =>
    worksAll(midPoint, { kind: 'coordinates' }, someEnds, ({ a, b }) => shown(...along(a, b, 0.5))))

  test('other end', () =>
    worksAll(
      otherEnd,
      { kind: 'coordinates' },
      fc.record({
        centre: somePoint('C'),
        end: somePoint('A'),
        other: fc.constant('B'),
        segment: fc.constantFrom('diameter', 'segment', 'diagonal'),
      }),
      ({ centre, end }) => shown(...along(end, centre, 2)),
    ))

  test('section', () =>
    worksAll(
      sectionPoint,
      { kind: 'coordinates' },
      fc.record({
        a: somePoint('A'),
        b: somePoint('B'),
        point: fc.constant('P'),
        division: fc.record({ kind: fc.constant('ratio'), m: somePositive, n: somePositive }),
      }),
      ({ a, b, division: { m, n } }) => shown(...along(a, b, toNumber(m) / (toNumber(m) + toNumber(n)))),
    ))

  test('equal parts', () =>
    worksAll(
      equalParts,
      { kind: 'coordinates' },
      fc.record({ a: somePoint('A'), b: somePoint('B'), parts: fc.constantFrom(3, 4) }),
      ({ a, b, parts }) =>
        Array.from({ length: parts - 1 }, (_, i) => shown(...along(a, b, (i + 1) / parts))).join(', '),
    ))

  test('an axis', () =>
    worksAll(
      ratioByAxis,
      { kind: 'ratio' },
      fc.record({ a: somePoint('A'), b: somePoint('B'), axis: fc.constantFrom('x', 'y') }),
      ({ a, b, axis }) => {
        const [first, second] = [a, b].map(({ at }) => at[axis === 'x' ? 1 : 0])
        if (!first || !second) throw new Error('two coordinates')
        const bottom = first.d * second.d
        return `${(first.n * bottom) / first.d}:${(second.n * bottom) / second.d}`.replaceAll('-', '')
      },
    ))

  test('equidistant on an axis', () =>
    worksAll(
      equidistantOnAxis,
      { kind: 'coordinates' },
      fc.record({ a: somePoint('A'), b: somePoint('B'), axis: fc.constantFrom('x', 'y') }),
      ({ a, b, axis }) => {
        // The perpendicular through the mid-point meets the axis.
        const [[x1, y1], [x2, y2], [mx, my]] = [xy(a), xy(b), along(a, b, 0.5)]
        return axis === 'x' ? shown(mx + (my * (y2 - y1)) / (x2 - x1), 0) : shown(0, my + (mx * (x2 - x1)) / (y2 - y1))
      },
    ))

  test('fourth vertex', () =>
    worksAll(
      fourthVertex,
      { kind: 'coordinates' },
      fc.record({ a: somePoint('A'), b: somePoint('B'), c: somePoint('C'), fourth: fc.constant('D') }),
      ({ a, b, c }) => shown(xy(a)[0] + xy(c)[0] - xy(b)[0], xy(a)[1] + xy(c)[1] - xy(b)[1]),
    ))

  test('perimeter', () =>
    worksAll(perimeterOfTriangle, { kind: 'surd' }, someCorners, ({ a, b, c }) =>
      measured(far(a, b) + far(b, c) + far(c, a)),
    ))
})

describe('numbers that no template draws', () => {
  const p = point('P', f(1, 2), -3)
  const q = point('Q', f(-5, 2), 0)

  test.each([
    ['points of the y-direction', point('A', 2, 0), point('B', 2, 6), point('P', 2, f(5, 2)), '5:7'],
    ['the mid-point', point('A', -1, 0), point('B', 4, 5), point('P', f(3, 2), f(5, 2)), '1:1'],
    ['fractions', p, q, point('R', f(-1, 4), f(-9, 4)), '1:3'],
    ['a zero on top', point('A', 0, 0), point('B', 9, 3), point('P', 6, 2), '2:1'],
    ['points of the x-direction', point('A', 1, 7), point('B', 8, 7), point('P', 4, 7), '3:4'],
  ])('the ratio of a point: %s', (_, a, b, between, again) => {
    expect(faultsOf(ratioOfPoint, { kind: 'ratio' }, { a, b, p: between }, again)).toEqual([])
  })

  test.each([
    ['a line along the axis', f(0), f(1), f(0), '1:2'],
    ['no y', f(-2), f(0), f(-3), '1:5'],
    ['fractions', f(1, 2), f(1, 3), f(1), '1:2'],
    ['a negative leading number', f(-1), f(1), f(-1), '1:3'],
    ['a right-hand side of 1', f(1), f(1), f(1), '1:1'],
  ])('the ratio by a line: %s', (_, first, second, c, again) => {
    const given = { line: { p: first, q: second, c }, a: point('A', 1, 3), b: point('B', 4, -6) }
    const side = ({ at: [x, y] }: NamedPoint) =>
      toNumber(first) * toNumber(x) + toNumber(second) * toNumber(y) - toNumber(c)
    const [m = 0, n = 1] = again.split(':').map(Number)
    const measuredRatio = -side(given.a) / side(given.b)
    if (Math.abs(measuredRatio - m / n) > 1e-9) throw new Error(`the row is wrong: ${measuredRatio}`)
    expect(faultsOf(ratioByLine, { kind: 'ratio' }, given, again)).toEqual([])
  })

  test.each([
    ['one above the other', point('A', 1, 3), point('B', 1, -6), 'y = -3/2'],
    ['side by side', point('A', 1, 3), point('B', 5, 3), 'x = 3'],
    ['fractions', point('A', f(1, 2), 3), point('B', 0, -6), '4x + 72y = -107'],
    ['mirrored in the origin', point('A', 2, 1), point('B', -2, -1), '2x + y = 0'],
    ['no common factor', point('A', 0, 0), point('B', f(1, 2), 1), '4x + 8y = 5'],
  ])('the relation of equal distances: %s', (_, a, b, again) => {
    expect(faultsOf(equidistantRelation, { kind: 'expression' }, { a, b }, again)).toEqual([])
  })

  const half = (letter: string, known: number) => ({ name: 'Q', letter, unknown: 'x' as const, known: f(known) })
  test.each([
    ['a root as the distance', point('P', 0, 3), half('x', 4), surd(1, 5), '2, -2'],
    ['roots as values', point('P', 1, 3), half('a', 3), surd(1, 5), '1+√5, 1-√5'],
    ['one value only', point('P', 1, 3), half('a', 5), surd(2, 1), '1'],
    ['fractions', point('P', f(1, 2), 3), half('k', 3), surd(f(5, 2), 1), '3, -2'],
    ['a root left over', point('P', -4, 0), half('x', 1), surd(3, 1), '-4+2√2, -4-2√2'],
  ])('an unknown coordinate from a distance: %s', (_, from, to, distance, again) => {
    expect(faultsOf(unknownFromDistance, { kind: 'roots' }, { p: from, q: to, distance }, again)).toEqual([])
  })

  test.each([
    ['roots as values', point('Q', 0, 0), point('P', 1, 2), 1, '2, -2'],
    ['one value only', point('Q', 3, 0), point('P', 0, 4), 5, '3'],
    ['a root left over', point('Q', 1, 0), point('P', 2, 2), 1, '3, -1'],
    ['surds', point('Q', 0, 0), point('P', 2, 2), 1, '√7, -√7'],
    ['fractions', point('Q', f(1, 2), 0), point('P', f(1, 2), 5), 4, '7/2, -5/2'],
  ])('an unknown coordinate from equal distances: %s', (_, centre, to, known, again) => {
    const given = { q: centre, p: to, r: { ...half('x', known), name: 'R' } }
    expect(faultsOf(equidistantUnknown, { kind: 'roots' }, given, again)).toEqual([])
  })

  test.each([
    [point('A', 0, 0), point('B', 6, 0), point('C', 1, 1), 'a scalene triangle which is not right-angled'],
    [point('A', 0, 0), point('B', f(1, 2), 0), point('C', 0, f(1, 2)), 'an isosceles right triangle'],
    [point('A', 0, 0), point('B', 1, 1), point('C', 5, 5), 'no triangle: the points are collinear'],
    [point('A', -1, 0), point('B', 1, 0), point('C', 0, 9), 'an isosceles triangle which is not right-angled'],
    [point('A', 0, 0), point('B', 3, 0), point('C', 0, f(7, 2)), 'a right triangle which is not isosceles'],
  ])('%j, %j and %j form %s', (a, b, c, again) => {
    expect(triangleType.objection({ a, b, c })).toBeNull()
    expect(triangleType.solve({ a, b, c }).key).toBe(again)
  })

  test.each([
    [point('A', 0, 0), point('B', 6, 3), 'y' as const, f(2), '1'],
    [point('A', 0, 0), point('B', 6, 3), 'x' as const, f(2), '4'],
    [point('A', 1, f(1, 2)), point('B', 3, 2), 'y' as const, f(2), '1.25'],
    [point('A', -6, 10), point('B', 3, -8), 'y' as const, f(-4), '6'],
    [point('A', 4, -1), point('B', 4, 8), 'x' as const, f(5), '4'],
  ])('a point between %j and %j with an unknown %s', (a, b, unknown, known, again) => {
    const given = { a, b, p: { name: 'P', letter: 'k', unknown, known } }
    expect(faultsOf(unknownOnSegment, { kind: 'fraction' }, given, again)).toEqual([])
  })
})

describe('what cannot be worked is refused in words', () => {
  const [a, b] = [point('A', 1, 2), point('B', 4, 5)]
  const huge = point('B', f(1234567), f(7654321))

  test.each([
    ['one point twice', midPoint.objection({ a, b: { ...a, name: 'B' } })],
    ['a root too large', distanceBetween.objection({ a, b: huge })],
    ['a point off the line', ratioOfPoint.objection({ a, b, p: point('P', 2, 2) })],
    ['a point beyond the segment', ratioOfPoint.objection({ a, b, p: point('P', 7, 8) })],
    ['an end of the segment', ratioOfPoint.objection({ a, b, p: point('P', 1, 2) })],
    ['two points above the x-axis', ratioByAxis.objection({ a, b, axis: 'x' })],
    ['a point on the axis', ratioByAxis.objection({ a: point('A', 1, 0), b, axis: 'x' })],
    ['two points on one side', ratioByLine.objection({ line: { p: f(1), q: f(1), c: f(0) }, a, b })],
    ['no line at all', ratioByLine.objection({ line: { p: f(0), q: f(0), c: f(1) }, a, b })],
    ['no point of the axis', equidistantOnAxis.objection({ a, b: point('B', 1, 7), axis: 'x' })],
    ['every point of the axis', equidistantOnAxis.objection({ a, b: point('B', 1, -2), axis: 'x' })],
    [
      'too short a distance',
      unknownFromDistance.objection({
        p: a,
        q: { name: 'Q', letter: 'x', unknown: 'x', known: f(9) },
        distance: surd(3, 1),
      }),
    ],
    [
      'a distance of zero',
      unknownFromDistance.objection({
        p: a,
        q: { name: 'Q', letter: 'x', unknown: 'x', known: f(2) },
        distance: surd(0, 1),
      }),
    ],
    [
      'a ratio with a zero',
      sectionPoint.objection({ a, b, point: 'P', division: { kind: 'ratio', m: f(0), n: f(1) } }),
    ],
    ['more than the whole', sectionPoint.objection({ a, b, point: 'P', division: { kind: 'share', share: f(3, 2) } })],
    ['three points on one line', fourthVertex.objection({ a, b, c: point('C', 7, 8), fourth: 'D' })],
    ['a flat triangle', perimeterOfTriangle.objection({ a, b, c: point('C', 7, 8) })],
    ['a corner twice', triangleType.objection({ a, b, c: { ...a, name: 'C' } })],
    [
      'a known coordinate outside',
      unknownOnSegment.objection({ a, b, p: { name: 'P', letter: 'k', unknown: 'y', known: f(9) } }),
    ],
    [
      'nothing fits',
      equidistantUnknown.objection({ q: a, p: b, r: { name: 'R', letter: 'x', unknown: 'x', known: f(40) } }),
    ],
    ['no radius', otherEnd.objection({ centre: a, end: { ...a, name: 'E' }, other: 'B', segment: 'diameter' })],
    ['no segment', equalParts.objection({ a, b: { ...a, name: 'B' }, parts: 3 })],
    ['one point twice for the relation', equidistantRelation.objection({ a, b: { ...a, name: 'B' } })],
  ])('%s', (_, objection) => expect(objection).toMatch(/\.$/))

  test('a distance from an axis is never refused', () => {
    expect(distanceFromOriginOrAxis.objection({ point: huge, from: 'x-axis' })).toBeNull()
  })
})
