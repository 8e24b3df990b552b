import { fraction } from '@/lib/maths'
import { measuresInTurn } from '@/lib/solutions/areas-volumes/measures-in-turn'
import { solidsInLetters } from '@/lib/solutions/areas-volumes/solids-in-letters'

test('a hollow cube has the surface of its six faces with a hemisphere for the circle, at any edge', () => {
  const { key } = solidsInLetters.solve({ of: 'hollow cube', letter: 'l', isProof: false })
  expect(key).toBe('l^2(24 + π)/4')
  for (const l of [1, 2, 7]) {
    const r = l / 2
    const faces = 5 * l ** 2 + (l ** 2 - Math.PI * r ** 2)
    expect((l ** 2 * (24 + Math.PI)) / 4).toBeCloseTo(faces + 2 * Math.PI * r ** 2)
  }
})

test('cone, hemisphere and cylinder of one radius and height are as 1 : 2 : 3', () => {
  const r = 5
  const cylinder = Math.PI * r ** 2 * r
  expect([cylinder / 3, (2 / 3) * Math.PI * r ** 3].map((volume) => Math.round((3 * volume) / cylinder))).toEqual([
    1, 2,
  ])
  expect(solidsInLetters.solve({ of: 'three volumes', letter: 'r', isProof: false }).key).toBe('1 : 2 : 3')
  expect(solidsInLetters.solve({ of: 'three volumes', letter: 'r', isProof: true }).key).toBe('proved')
})

test('what somebody found is judged by what is worked out', () => {
  const of = (claimed: number) =>
    measuresInTurn.solve({
      why: [],
      turns: [
        {
          kind: 'formula',
          id: 'V',
          name: 'Volume',
          of: 'cuboid',
          sizes: [2, 3, 4].map((n) => fraction(n)),
          unit: 'cm³',
        },
      ],
      asked: [{ id: 'V', unit: 'cm³' }],
      pi: fraction(22, 7),
      claimed: fraction(claimed),
    }).key
  expect([of(24), of(25)]).toEqual(['correct', 'not correct, 24 cm³'])
})
