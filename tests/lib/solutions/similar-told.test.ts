import { fraction, multiply, type Fraction } from '@/lib/maths'
import { heightsAndBases } from '@/lib/solutions/triangles/heights-and-bases'
import { similarTold, type Given } from '@/lib/solutions/triangles/similar-told'

const places = [0, 1, 2] as const
const number = (text: string): number => {
  const [n = '', d = '1'] = text.replace(/[^\d./-]/g, '').split('/')
  return Number(n) / Number(d)
}
const triangles: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [6, 7, 8],
  [5, 5, 6],
  [9, 10, 17],
]
const scales = [fraction(2), fraction(3, 2), fraction(2, 5), fraction(7, 4)]
const base = { first: ['A', 'B', 'C'], second: ['Q', 'R', 'P'], unit: 'cm' } as const

/** Worked out again in plain numbers: a side of the second triangle is k times its like. */
test.each(triangles.flatMap((sides) => scales.map((k) => [sides, k] as const)))('sides %p, scale %p', (sides, k) => {
  const times = k.n === 0n ? 0 : Number(k.n) / Number(k.d)
  const side = (of: 0 | 1, at: 0 | 1 | 2, length: Fraction): Given['told'][number] => [{ kind: 'side', of, at }, length]
  const own = places.map((at) => side(0, at, fraction(sides[at])))
  const other = multiply(fraction(sides[1]), k)
  const asked = [{ kind: 'perimeter', of: 1 }] as const
  const total = (sides[0] + sides[1] + sides[2]) * times
  expect(number(similarTold.solve({ ...base, told: [...own, side(1, 1, other)], asked }).key)).toBeCloseTo(total)
  const perimeters: Given['told'] = [
    [{ kind: 'perimeter', of: 0 }, fraction(sides[0] + sides[1] + sides[2])],
    [{ kind: 'perimeter', of: 1 }, multiply(fraction(sides[0] + sides[1] + sides[2]), k)],
    side(1, 2, multiply(fraction(sides[2]), k)),
  ]
  const back = similarTold.solve({ ...base, told: perimeters, asked: [{ kind: 'side', of: 0, at: 2 }] })
  expect(number(back.key)).toBeCloseTo(sides[2])
})

/** Medians, altitudes and bisectors by their formulas, in both triangles for themselves. */
test.each(triangles)('lines from a corner of %p, %p, %p', (a, b, c) => {
  // the sides are AB, BC, CA; the lines go from A to BC
  const lineOf = {
    median: (k: number) => 0.5 * k * Math.sqrt(2 * a * a + 2 * c * c - b * b),
    altitude: (k: number) => {
      const s = (k * (a + b + c)) / 2
      return (2 * Math.sqrt(s * (s - k * a) * (s - k * b) * (s - k * c))) / (k * b)
    },
    bisector: (k: number) => (k * Math.sqrt(a * c * ((a + c) ** 2 - b * b))) / (a + c),
  }
  for (const kind of ['median', 'altitude', 'bisector'] as const) {
    const [mine, theirs] = [lineOf[kind](1), lineOf[kind](1.5)]
    const own = fraction(BigInt(Math.round(mine * 1e6)), 1_000_000n)
    const found = similarTold.solve({
      ...base,
      told: [
        [{ kind: 'side', of: 0, at: 0 }, fraction(a)],
        [{ kind: 'side', of: 1, at: 0 }, fraction(3 * a, 2)],
        [{ kind, of: 0, at: 0, name: 'AD' }, own],
      ],
      asked: [{ kind, of: 1, at: 0, name: 'QM' }],
    })
    expect(number(found.key)).toBeCloseTo(theirs, 4)
  }
})

test('a lamp, its shadow and the distance fit each other on the line from the lamp over the head', () => {
  for (const H of [4, 5, 9])
    for (const h of [1, 2])
      for (const d of [2, 3, 7]) {
        // where the line through (0, H) and (d, h) meets the ground
        const end = (d * H) / (H - h)
        const known = { kind: 'lamp', unit: 'm', lamp: fraction(H), walker: fraction(h), apart: fraction(d) } as const
        expect(number(heightsAndBases.solve({ ...known, shadow: null }).key)).toBeCloseTo(end - d)
        const shadow = fraction(h * d, H - h)
        expect(number(heightsAndBases.solve({ ...known, lamp: null, shadow }).key)).toBeCloseTo(H)
        expect(number(heightsAndBases.solve({ ...known, walker: null, shadow }).key)).toBeCloseTo(h)
        expect(number(heightsAndBases.solve({ ...known, apart: null, shadow }).key)).toBeCloseTo(d)
      }
})
