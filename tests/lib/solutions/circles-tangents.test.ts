import fc from 'fast-check'
import { kiteMeasures, type KiteMeasure, type KiteMeasures } from '@/lib/solutions/circles/kite-measures'
import { shortestDistance, type ShortestDistance } from '@/lib/solutions/circles/shortest-distance'
import { tangentAndChord } from '@/lib/solutions/circles/tangent-and-chord'
import { tangentsAtRightAngles } from '@/lib/solutions/circles/tangents-at-right-angles'
import { fraction, surd, toNumber } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const unit = 'cm'
const inCm = fc.constant(unit)
const length = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 1, 2, 4)).map(([n, d]) => fraction(n, d))

/** The circle about (0, 0) is touched by x = r and y = r, which meet in (r, r). */
solves('tangents at right angles', {
  solution: tangentsAtRightAngles,
  arbitrary: fc.record({
    known: fc.constantFrom('radius' as const, 'tangent' as const),
    length: fc.tuple(length, fc.constantFrom(1, 2, 3, 5)).map(([by, root]) => surd(by, root)),
    asked: fc.constant('distance' as const),
    unit: inCm,
  }),
  value: ({ known, length: { coefficient, radicand }, asked }) => {
    const told = toNumber(coefficient) * Math.sqrt(radicand)
    const r = known === 'distance' ? told * Math.cos(Math.PI / 4) : told
    return asked === 'distance' ? Math.hypot(r, r) : r
  },
  rows: [
    [{ known: 'radius', length: surd(6, 1), asked: 'tangent', unit }, '6'],
    [{ known: 'radius', length: surd(4, 2), asked: 'distance', unit }, '8'],
    [{ known: 'distance', length: surd(10, 2), asked: 'radius', unit }, '10'],
    [{ known: 'distance', length: surd(7, 1), asked: 'tangent', unit }, '7√2/2'],
  ],
  refused: [[{ known: 'radius', length: surd(-1, 1), asked: 'tangent', unit }, 'more than $0$']],
})

/** On the circle of radius 1 about (0, 0) the tangent at A = (1, 0) is upright. */
solves('an angle between a tangent and a chord', {
  solution: tangentAndChord,
  arbitrary: fc.record({
    angle: fc.integer({ min: 1, max: 89 }).map((x) => fraction(x)),
    asked: fc
      .constantFrom('AOB' as const, 'OAB' as const, 'OBA' as const, 'CAB' as const, 'ACB' as const)
      .map((one) => [one]),
  }),
  value: ({ angle, asked: [asked = ''] }) => {
    const points: Record<string, readonly [number, number]> = { O: [0, 0], A: [1, 0], C: [-1, 0] }
    const way = (toNumber(angle) * Math.PI) / 180
    // the chord from A in the direction (−sin, cos) meets the circle again at B
    const chord = 2 * Math.sin(way)
    points.B = [1 - chord * Math.sin(way), chord * Math.cos(way)]
    const of = (name = '') => points[name] ?? [0, 0]
    const turn = (to = '', from = '') => Math.atan2(of(to)[1] - of(from)[1], of(to)[0] - of(from)[0])
    const [p, at, q] = asked
    const open = (Math.abs(turn(p, at) - turn(q, at)) * 180) / Math.PI
    return Math.min(open, 360 - open)
  },
  rows: [
    [{ angle: exact('50'), asked: ['AOB'] }, '100'],
    [{ angle: exact('52'), asked: ['ACB'] }, '52'],
  ],
  refused: [[{ angle: exact('90'), asked: ['AOB'] }, 'acute']],
})

/** The radius by halving: the longer it is, the longer is the tangent. */
function radiusBetween(near: number, tangent: number): number {
  let [low, high] = [0, 1e7]
  for (let step = 0; step < 200; step++) {
    const r = (low + high) / 2
    if (Math.sqrt((r + near) ** 2 - r ** 2) < tangent) low = r
    else high = r
  }
  return low
}

solves<ShortestDistance>('the shortest distance of a point from a circle', {
  solution: shortestDistance,
  arbitrary: fc.oneof(
    fc.record({ asked: fc.constant('tangent' as const), near: length, radius: length, unit: inCm }),
    fc.record({
      asked: fc.constantFrom('radius' as const, 'distance' as const),
      near: length,
      tangent: length,
      unit: inCm,
    }),
  ),
  value: (given) => {
    const near = toNumber(given.near)
    if (given.asked === 'tangent') return Math.sqrt((near + toNumber(given.radius)) ** 2 - toNumber(given.radius) ** 2)
    const radius = radiusBetween(near, toNumber(given.tangent))
    return given.asked === 'radius' ? radius : radius + near
  },
  rows: [
    [{ asked: 'radius', near: exact('16'), tangent: exact('24'), unit }, '10'],
    [{ asked: 'distance', near: exact('8'), tangent: exact('12'), unit }, '13'],
    [{ asked: 'tangent', near: exact('8'), radius: exact('5'), unit }, '12'],
  ],
  refused: [[{ asked: 'radius', near: exact('16'), tangent: exact('12'), unit }, 'shortest distance']],
})

/** Every such triangle OAP is 3k, 4k, 5k or 7k, 24k, 25k here. */
solves<KiteMeasures>('measures of two tangents', {
  solution: kiteMeasures,
  arbitrary: fc
    .tuple(
      length,
      fc.constantFrom([3, 4, 5] as const, [7, 24, 25] as const, [15, 8, 17] as const),
      fc.constantFrom('radius' as const, 'tangent' as const, 'distance' as const),
      fc.constantFrom<KiteMeasure>('radius', 'tangent', 'distance', 'both', 'perimeter', 'area'),
    )
    .map(([k, [r, t, d], missing, asked]) => {
      const times = (by: number) => fraction(k.n * BigInt(by), k.d)
      const all = { radius: times(r), tangent: times(t), distance: times(d) }
      const { [missing]: _, ...known } = all
      return { ...known, asked: [asked], unit }
    }),
  value: ({ radius, tangent, distance, asked: [asked = ''] }) => {
    const [r, t, d] = [radius, tangent, distance].map((one) => (one ? toNumber(one) : null))
    const leg = (other: number | null | undefined) => Math.sqrt((d ?? 0) ** 2 - (other ?? 0) ** 2)
    const [oa, pa] = [r ?? leg(t), t ?? leg(r)]
    const found = {
      radius: oa,
      tangent: pa,
      distance: Math.hypot(oa, pa),
      both: pa + pa,
      perimeter: oa + pa + oa + pa,
      area: oa * pa,
    }
    return Object.entries(found).find(([name]) => name === asked)?.[1] ?? 0
  },
  rows: [
    [{ radius: exact('9'), distance: exact('15'), asked: ['area'], unit }, '108'],
    [{ radius: exact('7'), tangent: exact('24'), asked: ['distance'], unit }, '25'],
  ],
  refused: [[{ radius: exact('9'), distance: exact('8'), asked: ['tangent'], unit }, 'longest side']],
})
