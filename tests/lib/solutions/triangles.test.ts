import * as fc from 'fast-check'
import { fraction, toNumber, type Fraction } from '@/lib/maths'
import { bptConverse } from '@/lib/solutions/triangles/bpt-converse'
import { bptSegment } from '@/lib/solutions/triangles/bpt-segment'
import { lampWalk } from '@/lib/solutions/triangles/lamp-walk'
import { perimeterRatio } from '@/lib/solutions/triangles/perimeter-ratio'
import { rightTriangle } from '@/lib/solutions/triangles/right-triangle'
import { shadow } from '@/lib/solutions/triangles/shadow'
import { sideFromPerimeters } from '@/lib/solutions/triangles/side-from-perimeters'
import { similarAngle } from '@/lib/solutions/triangles/similar-angle'
import { similarSide } from '@/lib/solutions/triangles/similar-side'
import { faultsOf, measured, somePositive, worksAll } from './proved'

const f = fraction
const letters = ['A', 'B', 'C', 'D', 'E'] as const
const abc = ['A', 'B', 'C'] as const
const qrp = ['Q', 'R', 'P'] as const
const degrees: fc.Arbitrary<Fraction> = fc.integer({ min: 1, max: 178 }).map((n) => f(n, 1))

describe('whatever the lengths are, the working holds line by line', () => {
  test.each([0, 1, 2, 3] as const)('the fourth of four parts, number %i', (asked) =>
    worksAll(
      bptSegment,
      { kind: 'fraction' },
      fc.tuple(somePositive, somePositive, somePositive).map(([one, two, three]) => ({
        letters,
        parts: {
          0: [null, one, two, three] as const,
          1: [one, null, two, three] as const,
          2: [one, two, null, three] as const,
          3: [one, two, three, null] as const,
        }[asked],
        unit: 'cm',
      })),
      ({ parts }) => {
        const [ad = NaN, db = NaN, ae = NaN, ec = NaN] = parts.map((part) => (part ? toNumber(part) : undefined))
        return measured({ 0: (db * ae) / ec, 1: (ad * ec) / ae, 2: (ad * ec) / db, 3: (db * ae) / ad }[asked])
      },
    ),
  )

  test('a side of a similar triangle', () =>
    worksAll(
      similarSide,
      { kind: 'fraction' },
      fc.record({
        first: fc.constant(abc),
        second: fc.constant(qrp),
        pair: fc.record({ places: fc.constant([0, 1] as const), inFirst: somePositive, inSecond: somePositive }),
        known: fc.record({
          places: fc.constant([1, 2] as const),
          length: somePositive,
          of: fc.constantFrom('first', 'second'),
        }),
        unit: fc.constant('cm'),
      }),
      ({ pair, known }) => {
        const growth = toNumber(pair.inSecond) / toNumber(pair.inFirst)
        return measured(known.of === 'first' ? toNumber(known.length) * growth : toNumber(known.length) / growth)
      },
    ))

  test('a side from perimeters', () =>
    worksAll(
      sideFromPerimeters,
      { kind: 'fraction' },
      fc.record({
        perimeters: fc.tuple(somePositive, somePositive),
        side: somePositive,
        names: fc.constantFrom(null, ['AB', 'DE'] as const),
        unit: fc.constant('cm'),
      }),
      ({ perimeters: [one, two], side }) => measured((toNumber(side) / toNumber(one)) * toNumber(two)),
    ))

  test('shadows', () =>
    worksAll(
      shadow,
      { kind: 'fraction' },
      fc.record({
        pole: somePositive,
        poleShadow: somePositive,
        tower: fc.record({ known: fc.constantFrom('height', 'shadow'), length: somePositive }),
        unit: fc.constant('m'),
      }),
      ({ pole, poleShadow, tower }) => {
        const slope = toNumber(pole) / toNumber(poleShadow)
        return measured(tower.known === 'shadow' ? toNumber(tower.length) * slope : toNumber(tower.length) / slope)
      },
    ))

  test('a walk away from a lamp', () =>
    worksAll(
      lampWalk,
      { kind: 'fraction' },
      fc.record({ lamp: somePositive, walker: somePositive, speed: somePositive, seconds: somePositive }),
      ({ lamp, walker, speed, seconds }) => {
        // The ray falls from the lamp by lamp - walker over the distance walked.
        const fall = (toNumber(lamp) - toNumber(walker)) / (toNumber(speed) * toNumber(seconds))
        return measured(toNumber(walker) / fall)
      },
    ))

  test('an angle of a similar triangle', () =>
    worksAll(
      similarAngle,
      { kind: 'number', unit: '°' },
      fc.record({
        first: fc.constant(abc),
        second: fc.constant(qrp),
        angles: fc.tuple(
          fc.record({ place: fc.constant(0 as const), degrees }),
          fc.record({ place: fc.constant(2 as const), degrees }),
        ),
        wanted: fc.constantFrom(0, 1, 2),
      }),
      ({ angles: [one, two], wanted }) => {
        const all = [toNumber(one.degrees), 180 - toNumber(one.degrees) - toNumber(two.degrees), toNumber(two.degrees)]
        return measured(all[wanted] ?? NaN)
      },
    ))

  test('the diagonal of a sheet', () =>
    worksAll(
      rightTriangle,
      { kind: 'surd', unit: 'cm' },
      fc.record({
        kind: fc.constant('diagonal' as const),
        length: somePositive,
        breadth: somePositive,
        unit: fc.constant('cm'),
      }),
      ({ length, breadth }) => measured(Math.hypot(toNumber(length), toNumber(breadth))),
    ))

  test('the tops of two poles', () =>
    worksAll(
      rightTriangle,
      { kind: 'surd', unit: 'm' },
      fc.record({
        kind: fc.constant('poles' as const),
        heights: fc.tuple(somePositive, somePositive),
        apart: somePositive,
        unit: fc.constant('m'),
      }),
      ({ heights: [low, high], apart }) => measured(Math.hypot(toNumber(high) - toNumber(low), toNumber(apart))),
    ))

  test('a ladder', () =>
    worksAll(
      rightTriangle,
      { kind: 'surd', unit: 'm' },
      fc
        .record({ asked: fc.constantFrom('foot', 'wall', 'ladder'), one: somePositive, two: somePositive })
        .map(({ asked, one, two }) => ({
          kind: 'ladder' as const,
          asked,
          ...(asked === 'ladder'
            ? { foot: one, wall: two }
            : asked === 'foot'
              ? { wall: one, ladder: two }
              : { foot: one, ladder: two }),
          unit: 'm',
        })),
      ({ asked, foot, wall, ladder }: { asked: string; foot?: Fraction; wall?: Fraction; ladder?: Fraction }) => {
        const [leg, slant] = [toNumber(foot ?? wall ?? f(0)), toNumber(ladder ?? f(0))]
        if (asked === 'ladder') return measured(Math.hypot(leg, toNumber(wall ?? f(0))))
        return measured(Math.sin(Math.acos(leg / slant)) * slant)
      },
    ))
})

describe('numbers that no template draws', () => {
  test.each([
    [f(1, 3), f(2, 5), '5:6'],
    [f(7), f(7), '1:1'],
    [f(12), f(9, 2), '8:3'],
    [f(5, 2), f(10), '1:4'],
    [f(100), f(3), '100:3'],
  ])('perimeters as sides of %j and %j', (one, two, again) => {
    const given = { first: abc, second: qrp, sides: [one, two] as const }
    expect(faultsOf(perimeterRatio, { kind: 'ratio' }, given, again)).toEqual([])
  })

  test.each([
    [[f(1, 3), f(1, 2), f(2, 3), f(1)] as const, 'yes'],
    [[f(1), f(2), f(3), f(6)] as const, 'yes'],
    [[f(1), f(2), f(6), f(3)] as const, 'no'],
    [[f(5, 2), f(5), f(7, 2), f(7)] as const, 'yes'],
    [[f(1, 7), f(1), f(1), f(8)] as const, 'no'],
  ])('parts %j: parallel, %s', (parts, again) => {
    expect(bptConverse.objection({ letters, parts, unit: 'cm' })).toBeNull()
    expect(bptConverse.solve({ letters, parts, unit: 'cm' }).key).toBe(again)
  })
})

test.each([
  ['two unknown parts', bptSegment.objection({ letters, parts: [f(1), null, f(1), null], unit: 'cm' })],
  ['no unknown part', bptSegment.objection({ letters, parts: [f(1), f(1), f(1), f(1)], unit: 'cm' })],
  ['a length of zero', bptSegment.objection({ letters, parts: [f(0), f(1), f(1), null], unit: 'cm' })],
  ['a negative length', bptConverse.objection({ letters, parts: [f(-1), f(1), f(1), f(1)], unit: 'cm' })],
  [
    'the same pair twice',
    similarSide.objection({
      first: abc,
      second: qrp,
      pair: { places: [0, 1], inFirst: f(2), inSecond: f(3) },
      known: { places: [1, 0], length: f(2), of: 'first' },
      unit: 'cm',
    }),
  ],
  [
    'a side longer than half the perimeter',
    sideFromPerimeters.objection({ perimeters: [f(10), f(20)], side: f(6), names: null, unit: 'cm' }),
  ],
  ['no side', perimeterRatio.objection({ first: abc, second: qrp, sides: [f(0), f(2)] })],
  [
    'no shadow',
    shadow.objection({ pole: f(2), poleShadow: f(0), tower: { known: 'height', length: f(3) }, unit: 'm' }),
  ],
  ['a lamp below the head', lampWalk.objection({ lamp: f(1), walker: f(2), speed: f(1), seconds: f(3) })],
  [
    'angles of more than 180°',
    similarAngle.objection({
      first: abc,
      second: qrp,
      angles: [
        { place: 0, degrees: f(100) },
        { place: 1, degrees: f(90) },
      ],
      wanted: 2,
    }),
  ],
  [
    'a ladder shorter than the wall',
    rightTriangle.objection({ kind: 'ladder', asked: 'foot', wall: f(5), ladder: f(4), unit: 'm' }),
  ],
  ['a ladder alone', rightTriangle.objection({ kind: 'ladder', asked: 'foot', ladder: f(4), unit: 'm' })],
  ['equal poles', rightTriangle.objection({ kind: 'poles', heights: [f(4), f(4)], apart: f(3), unit: 'm' })],
  ['a sheet without breadth', rightTriangle.objection({ kind: 'diagonal', length: f(4), breadth: f(0), unit: 'cm' })],
])('%s is refused in words', (_, objection) => expect(objection).toMatch(/\.$/))
