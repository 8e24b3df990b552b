import fc from 'fast-check'
import { capsule } from '@/lib/solutions/areas-volumes/capsule'
import { cone } from '@/lib/solutions/areas-volumes/cone'
import { coneHemisphere } from '@/lib/solutions/areas-volumes/cone-hemisphere'
import { cubeHemisphere } from '@/lib/solutions/areas-volumes/cube-hemisphere'
import { cylinder } from '@/lib/solutions/areas-volumes/cylinder'
import { joinCubes } from '@/lib/solutions/areas-volumes/join-cubes'
import { ratioOfSolids } from '@/lib/solutions/areas-volumes/ratio-of-solids'
import { recast } from '@/lib/solutions/areas-volumes/recast'
import { sectorBack } from '@/lib/solutions/areas-volumes/sector-back'
import { sectorMeasure } from '@/lib/solutions/areas-volumes/sector-measure'
import { segmentArea } from '@/lib/solutions/areas-volumes/segment-area'
import { sphere } from '@/lib/solutions/areas-volumes/sphere'
import { fraction, toNumber, type Fraction } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const unit = 'cm'
const [sevenths, decimal] = [exact('22/7'), exact('3.14')]
const [p, q] = [22 / 7, 3.14]

/** A positive length that a student may type: whole, with decimals, or a fraction. */
const length = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom(1, 1, 1, 2, 3, 4, 10, 100))
  .map(([n, d]) => fraction(n, d))
const pi = fc.constantFrom(sevenths, decimal)
const number = (value: Fraction): number => toNumber(value)

const angle = fc.integer({ min: 1, max: 400 }).map((n) => fraction(n))

solves('a sector: arc, area, perimeter', {
  solution: sectorMeasure,
  arbitrary: fc.record({
    asked: fc.constantFrom('length of the arc', 'area', 'perimeter'),
    pi,
    radius: length,
    angle,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const share = number(given.angle) / 360
    const [r, c] = [number(given.radius), number(given.pi)]
    return { 'length of the arc': share * 2 * c * r, area: share * c * r * r, perimeter: share * 2 * c * r + 2 * r }[
      given.asked
    ]
  },
  rows: [
    [{ asked: 'area', pi: sevenths, radius: exact('21'), angle: exact('60'), unit }, '231'],
    [{ asked: 'area', pi: sevenths, radius: exact('5'), angle: exact('90'), unit }, '275/14'],
    [{ asked: 'length of the arc', pi: decimal, radius: exact('2.5'), angle: exact('72'), unit }, '3.14'],
    [{ asked: 'perimeter', pi: sevenths, radius: exact('7/2'), angle: exact('180'), unit }, '18'],
    [{ asked: 'perimeter', pi: decimal, radius: exact('1'), angle: exact('7'), unit }, '19099/9000'],
  ],
  refused: [
    [{ asked: 'area', pi: sevenths, radius: exact('0'), angle: exact('60'), unit }, 'more than $0$'],
    [{ asked: 'area', pi: sevenths, radius: exact('-7'), angle: exact('60'), unit }, 'radius'],
    [{ asked: 'area', pi: sevenths, radius: exact('7'), angle: exact('360'), unit }, '360'],
    [{ asked: 'area', pi: exact('3'), radius: exact('7'), angle: exact('60'), unit }, '22'],
  ],
})

solves('a sector: its angle, radius or area from its measures', {
  solution: sectorBack,
  arbitrary: fc.oneof(
    fc.record({
      asked: fc.constant('angle from area' as const),
      pi,
      radius: length,
      area: length,
      unit: fc.constant(unit),
    }),
    fc.record({
      asked: fc.constant('angle from arc' as const),
      pi,
      radius: length,
      arc: length,
      unit: fc.constant(unit),
    }),
    fc.record({ asked: fc.constant('radius from arc' as const), pi, angle, arc: length, unit: fc.constant(unit) }),
    fc.record({ asked: fc.constant('area from arc' as const), radius: length, arc: length, unit: fc.constant(unit) }),
    fc.record({
      asked: fc.constant('area from perimeter' as const),
      radius: length,
      perimeter: length,
      unit: fc.constant(unit),
    }),
  ),
  value: (given) => {
    switch (given.asked) {
      case 'angle from area':
        return (360 * number(given.area)) / (number(given.pi) * number(given.radius) ** 2)
      case 'angle from arc':
        return (360 * number(given.arc)) / (2 * number(given.pi) * number(given.radius))
      case 'radius from arc':
        return (360 * number(given.arc)) / (2 * number(given.pi) * number(given.angle))
      case 'area from arc':
        return (number(given.arc) * number(given.radius)) / 2
      case 'area from perimeter':
        return ((number(given.perimeter) - 2 * number(given.radius)) * number(given.radius)) / 2
      default:
        return given satisfies never
    }
  },
  rows: [
    [{ asked: 'angle from area', pi: sevenths, radius: exact('21'), area: exact('231'), unit }, '60'],
    [{ asked: 'angle from arc', pi: decimal, radius: exact('10'), arc: exact('15.7'), unit }, '90'],
    [{ asked: 'angle from arc', pi: sevenths, radius: exact('6'), arc: exact('11'), unit }, '105'],
    [{ asked: 'radius from arc', pi: sevenths, angle: exact('50'), arc: exact('5'), unit }, '63/11'],
    [{ asked: 'area from arc', radius: exact('5/2'), arc: exact('3.5'), unit }, '4.375'],
    [{ asked: 'area from perimeter', radius: exact('7'), perimeter: exact('25'), unit }, '38.5'],
  ],
  refused: [
    [
      { asked: 'angle from area', pi: sevenths, radius: exact('1'), area: exact('231'), unit },
      'larger than its circle',
    ],
    [{ asked: 'area from perimeter', radius: exact('7'), perimeter: exact('14'), unit }, 'two radii'],
    [{ asked: 'area from arc', radius: exact('1'), arc: exact('7'), unit }, 'longer than the whole circle'],
    [{ asked: 'radius from arc', pi: sevenths, angle: exact('400'), arc: exact('7'), unit }, '360'],
  ],
})

solves('a segment', {
  solution: segmentArea,
  arbitrary: fc.record({
    pi,
    radius: length,
    angle: fc.constantFrom(fraction(60), fraction(90), fraction(120)),
    part: fc.constantFrom('minor', 'major'),
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, c, degrees] = [number(given.radius), number(given.pi), number(given.angle)]
    const minor = (degrees / 360) * c * r * r - (degrees === 90 ? r * r * 0.5 : (1.73 * r * r) / 4)
    return given.part === 'minor' ? minor : c * r * r - minor
  },
  rows: [
    [{ pi: sevenths, radius: exact('14'), angle: exact('90'), part: 'minor', unit }, '56'],
    [{ pi: decimal, radius: exact('10'), angle: exact('90'), part: 'major', unit }, '285.5'],
    [{ pi: sevenths, radius: exact('14'), angle: exact('60'), part: 'minor', unit }, '17.90'],
    [{ pi: decimal, radius: exact('7/3'), angle: exact('120'), part: 'minor', unit }, '3.34'],
    [{ pi: sevenths, radius: exact('1'), angle: exact('60'), part: 'major', unit }, '3.05'],
  ],
  refused: [
    [{ pi: sevenths, radius: exact('14'), angle: exact('45'), part: 'minor', unit }, 'without tables'],
    [{ pi: sevenths, radius: exact('0'), angle: exact('60'), part: 'minor', unit }, 'more than $0$'],
  ],
})

const across = fc.record({ kind: fc.constantFrom('radius' as const, 'diameter' as const), length })
const radiusOf = (given: { readonly across: { readonly kind: string; readonly length: Fraction } }): number =>
  number(given.across.length) / (given.across.kind === 'radius' ? 1 : 2)

solves('a cylinder', {
  solution: cylinder,
  arbitrary: fc.record({
    asked: fc.constantFrom('curved surface area', 'total surface area', 'volume'),
    pi,
    across,
    height: length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, h, c] = [radiusOf(given), number(given.height), number(given.pi)]
    return { 'curved surface area': 2 * c * r * h, 'total surface area': 2 * c * r * (r + h), volume: c * r * r * h }[
      given.asked
    ]
  },
  rows: [
    [
      { asked: 'volume', pi: sevenths, across: { kind: 'diameter', length: exact('14') }, height: exact('15'), unit },
      '2310',
    ],
    [
      { asked: 'volume', pi: sevenths, across: { kind: 'radius', length: exact('5') }, height: exact('3'), unit },
      '1650/7',
    ],
    [
      {
        asked: 'curved surface area',
        pi: decimal,
        across: { kind: 'radius', length: exact('0.5') },
        height: exact('1/4'),
        unit,
      },
      '0.785',
    ],
    [
      {
        asked: 'total surface area',
        pi: sevenths,
        across: { kind: 'diameter', length: exact('7') },
        height: exact('1/2'),
        unit,
      },
      '88',
    ],
    [
      {
        asked: 'total surface area',
        pi: sevenths,
        across: { kind: 'radius', length: exact('1') },
        height: exact('1/3'),
        unit,
      },
      '176/21',
    ],
  ],
  refused: [
    [
      { asked: 'volume', pi: sevenths, across: { kind: 'radius', length: exact('0') }, height: exact('3'), unit },
      'radius',
    ],
    [
      { asked: 'volume', pi: sevenths, across: { kind: 'radius', length: exact('7') }, height: exact('-3'), unit },
      'height',
    ],
  ],
})

solves('a cone', {
  solution: cone,
  arbitrary: fc.record({
    asked: fc.constantFrom('curved surface area', 'total surface area', 'volume'),
    pi,
    radius: length,
    height: length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, h, c] = [number(given.radius), number(given.height), number(given.pi)]
    const l = Math.hypot(r, h)
    return { 'curved surface area': c * r * l, 'total surface area': c * r * (r + l), volume: (c * r * r * h) / 3 }[
      given.asked
    ]
  },
  rows: [
    [{ asked: 'curved surface area', pi: sevenths, radius: exact('7'), height: exact('24'), unit }, '550'],
    [{ asked: 'curved surface area', pi: sevenths, radius: exact('7'), height: exact('5'), unit }, '22√74'],
    [{ asked: 'total surface area', pi: sevenths, radius: exact('7'), height: exact('7'), unit }, '154√2 + 154'],
    [{ asked: 'volume', pi: sevenths, radius: exact('2'), height: exact('1/2'), unit }, '44/21'],
    [{ asked: 'total surface area', pi: decimal, radius: exact('3'), height: exact('4'), unit }, '75.36'],
  ],
  refused: [
    [{ asked: 'volume', pi: sevenths, radius: exact('7'), height: exact('0'), unit }, 'height'],
    [
      { asked: 'curved surface area', pi: sevenths, radius: exact('12345.67'), height: exact('0.01'), unit },
      'slant height',
    ],
  ],
})

solves('a sphere or hemisphere', {
  solution: sphere,
  arbitrary: fc.record({
    solid: fc.constantFrom('sphere', 'hemisphere'),
    asked: fc.constantFrom('curved surface area', 'total surface area', 'volume'),
    pi,
    across,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, c] = [radiusOf(given), number(given.pi)]
    const whole = given.solid === 'sphere'
    if (given.asked === 'volume') return ((whole ? 4 : 2) / 3) * c * r ** 3
    return (whole ? 4 : given.asked === 'curved surface area' ? 2 : 3) * c * r * r
  },
  rows: [
    [
      { solid: 'sphere', asked: 'volume', pi: sevenths, across: { kind: 'radius', length: exact('21') }, unit },
      '38808',
    ],
    [
      {
        solid: 'sphere',
        asked: 'total surface area',
        pi: sevenths,
        across: { kind: 'diameter', length: exact('7') },
        unit,
      },
      '154',
    ],
    [
      {
        solid: 'hemisphere',
        asked: 'total surface area',
        pi: sevenths,
        across: { kind: 'radius', length: exact('3.5') },
        unit,
      },
      '115.5',
    ],
    [
      { solid: 'hemisphere', asked: 'volume', pi: decimal, across: { kind: 'radius', length: exact('3') }, unit },
      '56.52',
    ],
    [
      {
        solid: 'hemisphere',
        asked: 'curved surface area',
        pi: sevenths,
        across: { kind: 'radius', length: exact('1') },
        unit,
      },
      '44/7',
    ],
  ],
  refused: [
    [
      { solid: 'sphere', asked: 'volume', pi: sevenths, across: { kind: 'diameter', length: exact('0') }, unit },
      'diameter',
    ],
  ],
})

solves('cubes joined in a row', {
  solution: joinCubes,
  arbitrary: fc.record({
    count: fc.integer({ min: 0, max: 12 }),
    each: fc.oneof(
      length.map((value) => ({ kind: 'edge' as const, value })),
      length.map(({ n, d }) => ({ kind: 'volume' as const, value: fraction(n ** 3n, d ** 3n) })),
    ),
    unit: fc.constant(unit),
  }),
  value: ({ count, each }) => {
    const a = each.kind === 'edge' ? number(each.value) : Math.cbrt(number(each.value))
    return (4 * count + 2) * a * a
  },
  rows: [
    [{ count: 2, each: { kind: 'volume', value: exact('64') }, unit }, '160'],
    [{ count: 3, each: { kind: 'edge', value: exact('2.5') }, unit }, '87.5'],
    [{ count: 7, each: { kind: 'edge', value: exact('1/3') }, unit }, '10/3'],
    [{ count: 2, each: { kind: 'volume', value: exact('3.375') }, unit }, '22.5'],
    [{ count: 10, each: { kind: 'volume', value: exact('8/27') }, unit }, '56/3'],
  ],
  refused: [
    [{ count: 1, each: { kind: 'edge', value: exact('4') }, unit }, 'at least two'],
    [{ count: 2, each: { kind: 'volume', value: exact('65') }, unit }, 'the cube of no'],
    [{ count: 2.5, each: { kind: 'edge', value: exact('4') }, unit }, 'at least two'],
  ],
})

const solid = fc.oneof(
  fc.record({ shape: fc.constant('sphere' as const), radius: length }),
  fc.record({ shape: fc.constantFrom('cone' as const, 'cylinder' as const), radius: length, height: length }),
)
type Round = Parameters<typeof recast.solve>[0]['big']
const volumeOf = (given: Round): number => {
  const r = number(given.radius)
  return given.shape === 'sphere'
    ? (4 / 3) * r ** 3
    : r * r * number(given.height) * (given.shape === 'cone' ? 1 / 3 : 1)
}

solves('a solid recast', {
  solution: recast,
  arbitrary: fc
    .record({ small: solid, times: fc.integer({ min: 1, max: 400 }), fine: fc.boolean() })
    .map(({ small, times, fine }) => {
      const cube = { shape: 'cylinder' as const, radius: small.radius, height: fraction(times) }
      return { big: fine ? cube : small, small, unit }
    }),
  value: ({ big, small }) => volumeOf(big) / volumeOf(small),
  rows: [
    [
      {
        big: { shape: 'sphere', radius: exact('6') },
        small: { shape: 'cone', radius: exact('2'), height: exact('3') },
        unit,
      },
      '72',
    ],
    [{ big: { shape: 'sphere', radius: exact('3') }, small: { shape: 'sphere', radius: exact('0.3') }, unit }, '1000'],
    [
      {
        big: { shape: 'cylinder', radius: exact('1'), height: exact('1') },
        small: { shape: 'cone', radius: exact('1'), height: exact('1') },
        unit,
      },
      '3',
    ],
    [
      {
        big: { shape: 'cone', radius: exact('7/2'), height: exact('12') },
        small: { shape: 'cylinder', radius: exact('7/4'), height: exact('1') },
        unit,
      },
      '16',
    ],
    [{ big: { shape: 'sphere', radius: exact('1/3') }, small: { shape: 'sphere', radius: exact('1/9') }, unit }, '27'],
  ],
  refused: [
    [
      { big: { shape: 'sphere', radius: exact('5') }, small: { shape: 'sphere', radius: exact('2') }, unit },
      'whole number',
    ],
    [
      { big: { shape: 'sphere', radius: exact('0') }, small: { shape: 'sphere', radius: exact('2') }, unit },
      'more than $0$',
    ],
  ],
})

solves('a capsule', {
  solution: capsule,
  arbitrary: fc.record({
    asked: fc.constantFrom('surface area', 'volume'),
    pi,
    diameter: length,
    length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, c] = [number(given.diameter) / 2, number(given.pi)]
    const h = number(given.length) - 2 * r
    return given.asked === 'volume' ? c * r * r * h + (4 / 3) * c * r ** 3 : 2 * c * r * h + 4 * c * r * r
  },
  rows: [
    [{ asked: 'surface area', pi: sevenths, diameter: exact('5'), length: exact('14'), unit: 'mm' }, '220'],
    [{ asked: 'volume', pi: sevenths, diameter: exact('4.2'), length: exact('10.2'), unit }, '121.968'],
    [{ asked: 'volume', pi: sevenths, diameter: exact('2'), length: exact('3'), unit }, '22/3'],
    [{ asked: 'surface area', pi: decimal, diameter: exact('1/3'), length: exact('1'), unit }, '157/150'],
    [{ asked: 'surface area', pi: decimal, diameter: exact('2'), length: exact('2.5'), unit }, '15.7'],
  ],
  refused: [
    [{ asked: 'volume', pi: sevenths, diameter: exact('7'), length: exact('7'), unit }, 'must be longer'],
    [{ asked: 'volume', pi: sevenths, diameter: exact('-7'), length: exact('7'), unit }, 'diameter'],
  ],
})

solves('a cube with a hemisphere', {
  solution: cubeHemisphere,
  arbitrary: fc.record({
    kind: fc.constantFrom('mounted', 'hollowed'),
    asked: fc.constantFrom('total surface area', 'volume'),
    pi,
    edge: length,
    diameter: length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [a, r, c] = [number(given.edge), number(given.diameter) / 2, number(given.pi)]
    const half = (2 / 3) * c * r ** 3
    if (given.asked === 'volume') return a ** 3 + (given.kind === 'mounted' ? half : -half)
    return 6 * a * a - c * r * r + 2 * c * r * r
  },
  rows: [
    [
      { kind: 'mounted', asked: 'total surface area', pi: sevenths, edge: exact('5'), diameter: exact('4.2'), unit },
      '163.86',
    ],
    [{ kind: 'hollowed', asked: 'volume', pi: sevenths, edge: exact('7'), diameter: exact('7'), unit }, '1519/6'],
    [{ kind: 'mounted', asked: 'volume', pi: decimal, edge: exact('3'), diameter: exact('3'), unit }, '34.065'],
    [
      { kind: 'hollowed', asked: 'total surface area', pi: sevenths, edge: exact('1'), diameter: exact('1/2'), unit },
      '347/56',
    ],
    [{ kind: 'mounted', asked: 'volume', pi: sevenths, edge: exact('1/2'), diameter: exact('1/2'), unit }, '53/336'],
  ],
  refused: [
    [
      { kind: 'mounted', asked: 'volume', pi: sevenths, edge: exact('4'), diameter: exact('5'), unit },
      'wider than the face',
    ],
    [{ kind: 'mounted', asked: 'volume', pi: sevenths, edge: exact('0'), diameter: exact('5'), unit }, 'edge'],
  ],
})

solves('a cone on a hemisphere', {
  solution: coneHemisphere,
  arbitrary: fc.record({
    asked: fc.constantFrom('total surface area', 'volume'),
    pi,
    radius: length,
    total: length,
    unit: fc.constant(unit),
  }),
  value: (given) => {
    const [r, c] = [number(given.radius), number(given.pi)]
    const h = number(given.total) - r
    return given.asked === 'volume'
      ? (c * r * r * h) / 3 + (2 / 3) * c * r ** 3
      : c * r * Math.hypot(r, h) + 2 * c * r * r
  },
  rows: [
    [{ asked: 'total surface area', pi: sevenths, radius: exact('3.5'), total: exact('15.5'), unit }, '214.5'],
    [{ asked: 'total surface area', pi: sevenths, radius: exact('7'), total: exact('14'), unit }, '154√2 + 308'],
    [{ asked: 'volume', pi: sevenths, radius: exact('1'), total: exact('2'), unit }, '22/7'],
    [{ asked: 'volume', pi: decimal, radius: exact('3'), total: exact('3.5'), unit }, '61.23'],
    [{ asked: 'total surface area', pi: decimal, radius: exact('1/2'), total: exact('1'), unit }, '157√2/200 + 1.57'],
  ],
  refused: [
    [{ asked: 'volume', pi: sevenths, radius: exact('7'), total: exact('7'), unit }, 'must be higher'],
    [{ asked: 'volume', pi: sevenths, radius: exact('0'), total: exact('7'), unit }, 'radius'],
  ],
})

const term = fc.integer({ min: 1, max: 12 })
const ratio = fc.tuple(term, term)

solves('two solids in a ratio', {
  solution: ratioOfSolids,
  arbitrary: fc.oneof(
    fc.record({
      kind: fc.constantFrom('two cones' as const, 'two cylinders' as const, 'cone and cylinder' as const),
      radii: ratio,
      heights: ratio,
    }),
    fc.record({ kind: fc.constant('two spheres' as const), radii: ratio }),
    fc
      .tuple(term, term, term)
      .map(([a, b, k]) => ({ kind: 'volumes of spheres' as const, volumes: [k * a ** 3, k * b ** 3] as const })),
  ),
  value: (given) => {
    if (given.kind === 'volumes of spheres') return Math.cbrt(given.volumes[0] / given.volumes[1]) ** 2
    const r = given.radii[0] / given.radii[1]
    if (given.kind === 'two spheres') return r * r
    const h = given.heights[0] / given.heights[1]
    return { 'two cones': r * r * h, 'two cylinders': r * h, 'cone and cylinder': (r * r * h) / 3 }[given.kind]
  },
  rows: [
    [{ kind: 'two cones', radii: [2, 3], heights: [5, 4] }, '5:9'],
    [{ kind: 'two cylinders', radii: [4, 6], heights: [3, 3] }, '2:3'],
    [{ kind: 'cone and cylinder', radii: [1, 1], heights: [3, 1] }, '1:1'],
    [{ kind: 'two spheres', radii: [4, 6] }, '4:9'],
    [{ kind: 'volumes of spheres', volumes: [16, 54] }, '4:9'],
    [{ kind: 'volumes of spheres', volumes: [1, 1] }, '1:1'],
  ],
  refused: [
    [{ kind: 'volumes of spheres', volumes: [2, 3] }, 'no ratio of cubes'],
    [{ kind: 'two spheres', radii: [0, 3] }, 'whole numbers above $0$'],
    [{ kind: 'two cones', radii: [1.5, 3], heights: [1, 2] }, 'whole numbers above $0$'],
  ],
})

test('the two values of π are near to each other, so a wrong one would show', () => {
  expect(Math.abs(p - q)).toBeGreaterThan(0.001)
})
