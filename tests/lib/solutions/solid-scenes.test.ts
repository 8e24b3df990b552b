import fc from 'fast-check'
import { fraction } from '@/lib/maths'
import type { Shape } from '@/lib/solutions/areas-volumes/solids/rules'
import {
  solidScene,
  workedScene,
  type Asked,
  type Relation,
  type SolidScene,
} from '@/lib/solutions/areas-volumes/solids/scene'
import { plain } from '@/lib/solutions/areas-volumes/solids/value'
import { faults, keyValue as bareValue } from './working'
import { runsOf } from '../../seeds'

const steps = 4000
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const
const whole = (min: number, max: number) => fc.integer({ min, max })

/** A number in terms of π: "15π", "8 + 24π", "343 - 6π". */
const inPi = (key: string): number =>
  key
    .replace(/ ?[cm]*[²³]?$/, '')
    .replace(' - ', ' + -')
    .split(' + ')
    .reduce((so, part) => {
      const bare = part.replace('π', '')
      return so + bareValue(bare === '' || bare === '-' ? `${bare}1` : bare) * (part.includes('π') ? Math.PI : 1)
    }, 0)

type Profile = (x: number) => number

/** Volume and curved surface of what a profile makes by turning, by adding thin slices. */
function turned(profile: Profile, length: number) {
  let [volume, surface] = [0, 0]
  const step = length / steps
  for (let i = 0; i < steps; i++) {
    const [a, b] = [profile(i * step), profile((i + 1) * step)]
    volume += (Math.PI * step * (a * a + a * b + b * b)) / 3
    surface += Math.PI * (a + b) * Math.hypot(step, b - a)
  }
  return { volume, surface }
}

const profiles: Readonly<
  Record<'cone' | 'cylinder' | 'hemisphere', (r: number, h: number) => readonly [Profile, number]>
> = {
  cone: (r, h) => [(x) => (r * x) / h, h],
  cylinder: (r, h) => [() => r, h],
  hemisphere: (r) => [(x) => Math.sqrt(Math.max(0, r * r - x * x)), r],
}

const scene = (
  shapes: readonly Shape[],
  relation: Relation,
  told: Readonly<Record<string, number>>,
  asked: Asked,
  counts: readonly number[] = [],
): SolidScene => ({
  bodies: shapes.map((shape, id) => ({ shape, name: `the ${shape}`, count: fraction(counts[id] ?? 1) })),
  relation,
  whole: 'the whole',
  told: Object.entries(told).map(([at, value]) => ({ at, value: plain(fraction(value)) })),
  equal: [],
  asked: [asked],
  labels: ['(i)'],
  pi: null,
  unit: 'cm',
})
const measure = (at: string): Asked => ({ kind: 'measure', at })
const worked = (given: SolidScene): number => {
  expect(workedScene(given)).not.toBeNull()
  const solution = solidScene.solve(given)
  // the key is put with its unit and π
  expect(faults(solution).filter((one) => !one.includes('does not state the key'))).toEqual([])
  return inPi(solution.key)
}
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(2e-3 * Math.max(1, Math.abs(b)))

describe('solids put together', () => {
  const part = fc.constantFrom('cone' as const, 'cylinder' as const, 'hemisphere' as const)

  test('a solid of two round ones has the volume and the surface of the thin slices that it is made of', () => {
    fc.assert(
      fc.property(part, part, fc.constantFrom(...triples), whole(2, 30), (one, other, [r, h], height) => {
        const told: Record<string, number> = { '0.r': r, '1.r': r }
        const sizes = [one, other].map((shape, id) => {
          const high = shape === 'cone' ? h : height
          if (shape !== 'hemisphere') told[`${id}.h`] = high
          return turned(...profiles[shape](r, high))
        })
        const given = (at: string, open = false) => scene([one, other], { kind: 'joined', open }, told, measure(at))
        near(
          worked(given('w.V')),
          sizes.reduce((so, { volume }) => so + volume, 0),
        )
        const cylinders = [one, other].filter((shape) => shape === 'cylinder').length
        if (cylinders > 1) return
        const curved = sizes.reduce((so, { surface }) => so + surface, 0)
        near(worked(given('w.S')), curved + (cylinders === 1 ? Math.PI * r * r : 0))
        near(worked(given('w.S', true)), curved)
      }),
      { numRuns: runsOf(60) },
    )
  })

  test('what is cut out of a cube leaves its volume and surface', () => {
    fc.assert(
      fc.property(fc.constantFrom(...triples), whole(0, 9), whole(1, 5), ([r, h], more, count) => {
        const edge = 2 * r + h + more
        const told = { '0.a': edge, '1.r': r, '1.h': h }
        const { volume, surface } = turned(...profiles.cone(r, h))
        const given = (at: string) => scene(['cube', 'cone'], { kind: 'cut' }, told, measure(at), [1, count])
        near(worked(given('w.S')), 6 * edge ** 2 + count * (surface - Math.PI * r * r))
        near(worked(given('w.V')), edge ** 3 - count * volume)
      }),
      { numRuns: 40 },
    )
  })

  test('a hollow solid of a thickness is the outer one without the inner one', () => {
    fc.assert(
      fc.property(whole(1, 12), whole(1, 6), whole(2, 30), fc.boolean(), (inner, thick, length, isPipe) => {
        const shape = isPipe ? ('cylinder' as const) : ('hemisphere' as const)
        const [within, outside] = [inner, inner + thick].map((r) => turned(...profiles[shape](r, length)))
        if (!within || !outside) return
        const told = { '1.r': inner, 'w.b': thick, ...(isPipe && { '0.h': length }) }
        const given = (at: string) => scene([shape, shape], { kind: 'hollow' }, told, measure(at))
        const ring = Math.PI * ((inner + thick) ** 2 - inner ** 2)
        near(worked(given('w.V')), outside.volume - within.volume)
        near(worked(given('w.S')), outside.surface + within.surface + (isPipe ? 2 : 1) * ring)
        expect(worked(given('0.r'))).toBe(inner + thick)
      }),
      { numRuns: 40 },
    )
  })

  test('the curved surfaces of two solids are added where one price is paid for both', () => {
    fc.assert(
      fc.property(fc.constantFrom(...triples), whole(2, 30), whole(2, 90), ([r, h], height, rate) => {
        const surface = turned(...profiles.cone(r, h)).surface + turned(...profiles.cylinder(r, height)).surface
        const told = { '0.r': r, '0.h': height, '1.r': r, '1.h': h }
        const cost: Asked = { kind: 'rate', at: 'x.C', rate: fraction(rate), what: 'Cost', unit: '₹' }
        const one = fraction(1)
        const sums = [{ at: 'x.C', of: [[one, '0.C'] as const, [one, '1.C'] as const] }]
        const given = { ...scene(['cylinder', 'cone'], { kind: 'joined', open: false }, told, cost), sums }
        const found = solidScene.solve(given).key.replace('₹', '')
        near(inPi(found), surface * rate)
      }),
      { numRuns: 40 },
    )
  })

  test('a cube cut into k³ cubes has k times its surface in them', () => {
    fc.assert(
      fc.property(whole(1, 9), whole(2, 6), (edge, k) => {
        const one = fraction(1)
        const ratio: Asked = {
          kind: 'ratio',
          of: [
            [one, '0.T'],
            [one, 'm.T'],
          ],
        }
        const told = { '0.a': edge * k, '1.a': edge }
        expect(solidScene.solve(scene(['cube', 'cube'], { kind: 'recast' }, told, ratio, [1, 0])).key).toBe(`1 : ${k}`)
      }),
    )
  })

  test('what is melted keeps its volume', () => {
    fc.assert(
      fc.property(whole(1, 9), whole(1, 9), whole(2, 6), (r, small, k) => {
        const count = worked(
          scene(['sphere', 'sphere'], { kind: 'recast' }, { '0.r': small * k, '1.r': small }, measure('1.n'), [1, 0]),
        )
        expect(count).toBe(k ** 3)
        const height = worked(
          scene(['sphere', 'cylinder'], { kind: 'recast' }, { '0.r': 3 * r, '1.r': r }, measure('1.h')),
        )
        const [ball, pillar] = [
          turned(...profiles.hemisphere(3 * r, 0)).volume * 2,
          turned(...profiles.cylinder(r, height)).volume,
        ]
        near(pillar, ball)
      }),
      { numRuns: 40 },
    )
  })

  test('a measure is found back from the volume that it makes', () => {
    fc.assert(
      fc.property(whole(1, 12), whole(1, 20), (r, h) => {
        const volume = worked(scene(['cylinder'], { kind: 'apart' }, { '0.r': r, '0.h': h }, measure('0.V')))
        near(volume, Math.PI * r * r * h)
        const back = scene(['cylinder'], { kind: 'apart' }, { '0.h': h }, measure('0.r'))
        const told = [...back.told, { at: '0.V', value: { q: fraction(0), p: fraction(r * r * h) } }]
        expect(worked({ ...back, told })).toBe(r)
      }),
    )
  })

  test.each([
    ['a slant height that is less than the radius', { '0.l': 5, '0.r': 8 }],
    ['three sides of which the squares do not add up', { '0.l': 13, '0.r': 5, '0.h': 11 }],
  ])('%s is no cone', (_, told) => {
    expect(workedScene(scene(['cone'], { kind: 'apart' }, told, measure('0.V')))).toBeNull()
  })
})
