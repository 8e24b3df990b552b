import fc from 'fast-check'
import { solves } from './solves'
import { fraction, surd, toNumber } from '@/lib/maths'
import { angleFromSides } from '@/lib/solutions/trigonometry/angle-from-sides'
import { anglesFromTwoSums, bothAngles } from '@/lib/solutions/trigonometry/angles-from-two-sums'
import { brokenTree, type BrokenTree } from '@/lib/solutions/trigonometry/broken-tree'
import { complementarySights } from '@/lib/solutions/trigonometry/complementary-sights'
import { tableValue, type StandardAngle } from '@/lib/solutions/trigonometry/pieces/ratio'
import { floating, twoTerm } from '@/lib/solutions/trigonometry/pieces/two-term'
import { lengthsOfSights, twoSights, type TwoSights } from '@/lib/solutions/trigonometry/two-sights'
import { runsOf } from '../../seeds'

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
const standard = fc.constantFrom<StandardAngle>(30, 45, 60)

/** By trying heights, halving the step, until the known length is met. */
function bySearch(given: TwoSights, wanted: 'height' | 'near' | 'far' | 'apart'): number {
  const all = (height: number) => {
    const [near, far] = [height / tan(given.near), height / tan(given.far)]
    return { height, near, far, apart: given.layout === 'same' ? far - near : near + far }
  }
  let [low, high] = [0, 1e7]
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (all(middle)[given.known] < floating(given.length)) low = middle
    else high = middle
  }
  return all(low)[wanted]
}

const lengths = ['height', 'near', 'far', 'apart'] as const
const parts = ['whole', 'standing', 'fallen', 'ground'] as const

const sights: fc.Arbitrary<TwoSights> = fc.record({
  layout: fc.constantFrom('same' as const, 'opposite' as const, 'equal' as const),
  near: standard,
  far: standard,
  isDepression: fc.boolean(),
  known: fc.constantFrom(...lengths),
  length: fc.integer({ min: 1, max: 40 }).map((n) => twoTerm(12 * n, 0)),
  asked: fc.constantFrom(...lengths),
  rootThree: fc.constant(null),
})

const someSight: TwoSights = {
  layout: 'same',
  near: 60,
  far: 30,
  isDepression: false,
  known: 'apart',
  length: twoTerm(40, 0),
  asked: 'far',
  rootThree: null,
}

solves('two sights of one height', {
  solution: twoSights,
  arbitrary: sights,
  value: (given) => bySearch(given, given.asked === 'grounds' ? 'near' : given.asked),
  rows: [
    [someSight, '60'],
    [{ ...someSight, asked: 'height' }, '20√3'],
    [{ ...someSight, layout: 'equal', length: twoTerm(120, 0), asked: 'near' }, '30'],
  ],
  refused: [
    [{ ...someSight, near: 30, far: 60 }, 'larger'],
    [{ ...someSight, length: twoTerm(0, 0) }, 'more than zero'],
    [{ ...someSight, asked: 'apart' }, 'already'],
  ],
})

test('both distances are those of the two triangles', () => {
  const given: TwoSights = { ...someSight, layout: 'equal', length: twoTerm(120, 0), asked: 'grounds' }
  const { height, near, far } = lengthsOfSights(given)
  expect([floating(height) / floating(near), floating(height) / floating(far)]).toEqual([
    expect.closeTo(tan(60)),
    expect.closeTo(tan(30)),
  ])
  expect(twoSights.solve(given).key).toBe('30, 90')
})

const tree: fc.Arbitrary<BrokenTree> = fc.record({
  angle: fc.constantFrom<30 | 60>(30, 60),
  known: fc.constantFrom(...parts),
  length: fc.integer({ min: 1, max: 9 }).map((n) => fraction(12 * n)),
  asked: fc.constantFrom(...parts),
  rootThree: fc.constant(null),
})

const someTree: BrokenTree = { angle: 30, known: 'ground', length: fraction(9), asked: 'whole', rootThree: null }

solves('a tree that broke', {
  solution: brokenTree,
  arbitrary: tree,
  value: ({ angle, known, length, asked }) => {
    const per = { standing: 1, fallen: 1 / sin(angle), whole: 1 + 1 / sin(angle), ground: 1 / tan(angle) }
    return (toNumber(length) / per[known]) * per[asked]
  },
  rows: [
    [someTree, '9√3'],
    [{ ...someTree, angle: 60, known: 'whole', length: fraction(12), asked: 'standing' }, '24√3 - 36'],
  ],
  refused: [
    [{ ...someTree, length: fraction(-3) }, 'more than zero'],
    [{ ...someTree, asked: 'ground' }, 'already'],
  ],
})

solves('sights at complementary angles', {
  solution: complementarySights,
  arbitrary: fc.record({
    near: fc.integer({ min: 1, max: 90 }).map((n) => fraction(n)),
    far: fc.integer({ min: 1, max: 90 }).map((n) => fraction(n)),
  }),
  value: ({ near, far }) => {
    // the height at which the two angles come to a right angle
    let [low, high] = [0, 200]
    for (let step = 0; step < 100; step++) {
      const middle = (low + high) / 2
      if (Math.atan(middle / toNumber(near)) + Math.atan(middle / toNumber(far)) < Math.PI / 2) low = middle
      else high = middle
    }
    return low
  },
  rows: [[{ near: fraction(4), far: fraction(9) }, '6']],
  refused: [[{ near: fraction(0), far: fraction(9) }, 'more than zero']],
})

test.each([
  ['sin', 4, 8, '30'],
  ['cos', 4, 8, '60'],
  ['tan', 7, 7, '45'],
] as const)('the angle whose %s is %d over %d', (name, over, under, key) => {
  const given = { corner: 'P', name, over: surd(over, 1), under: surd(under, 1), names: ['PQ', 'PR'] as const }
  expect(angleFromSides.objection(given)).toBeNull()
  expect(angleFromSides.solve(given).key).toBe(key)
})

test('two sums of angles fix both angles', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: -2, max: 3 }),
      standard,
      standard,
      (a, b, c, d, one, two) => {
        const angles = [one, two] as const
        const [first, second] = angles.map((angle) => tableValue('tan', angle))
        if (!first || !second) return
        const given = {
          letters: ['A', 'B'] as const,
          sums: [
            { first: fraction(a), second: fraction(b), name: 'tan' as const, value: first },
            { first: fraction(c), second: fraction(d), name: 'tan' as const, value: second },
          ] as const,
        }
        const found = bothAngles(given)
        if (a * d === b * c) expect(found).toBeNull()
        else {
          const [x, y] = (found ?? []).map(toNumber)
          expect(a * (x ?? NaN) + b * (y ?? NaN)).toBeCloseTo(one)
          expect(c * (x ?? NaN) + d * (y ?? NaN)).toBeCloseTo(two)
        }
        expect(typeof anglesFromTwoSums.objection(given)).toMatch(/string|object/)
      },
    ),
    { numRuns: runsOf(200), seed: 7 },
  )
})
