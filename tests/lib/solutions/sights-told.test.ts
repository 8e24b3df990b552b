import fc from 'fast-check'
import { readQuestion } from '@/lib/assistant/question/question'
import { sceneOf } from '@/lib/assistant/recognisers/sighted/scene-of'
import { sceneText } from '@/lib/assistant/recognisers/sighted/scene-text'
import { lengthsAsked, sightsTold } from '@/lib/solutions/trigonometry/sights-told'
import { floating } from '@/lib/solutions/trigonometry/pieces/two-term'
import { runsOf } from '../../seeds'

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

interface Scene {
  readonly told: string
  readonly values: readonly number[]
}

/** Each scene with what trigonometry in decimals makes of it; a is larger than b. */
const scenes: readonly ((a: number, b: number, n: number) => Scene)[] = [
  (a, b, n) => ({
    told: `From the top of a ${n} m high tower the top and foot of a building are seen at depressions of ${b}° and ${a}°. Find the height of the building and its distance from the tower.`,
    values: [n - (n / tan(a)) * tan(b), n / tan(a)],
  }),
  (a, b, n) => ({
    told: `From the top of a ${n} m high house the angle of elevation of the top of a cable tower is ${a}° and the angle of depression of its foot is ${b}°. Find the height of the tower.`,
    values: [n + (n / tan(b)) * tan(a)],
  }),
  (a, b, n) => ({
    told: `A man sees the top of a tower at an angle of elevation of ${b}°. After walking ${n} m towards the tower he sees it at ${a}°. Find the height of the tower.`,
    values: [n / (1 / tan(b) - 1 / tan(a))],
  }),
  (a, b, n) => ({
    told: `Two poles of equal height stand on either side of a road ${n} m wide. From a point between them on the road the elevations of their tops are ${a}° and ${b}°. Find the height of the poles and the distances of the point from the poles.`,
    values: [
      n / (1 / tan(a) + 1 / tan(b)),
      n / (1 / tan(a) + 1 / tan(b)) / tan(a),
      n / (1 / tan(a) + 1 / tan(b)) / tan(b),
    ],
  }),
  (a, b, n) => ({
    told: `A flagstaff stands on the top of a ${n} m high tower. From a point on the ground the angle of elevation of the top of the flagstaff is ${a}° and that of the top of the tower is ${b}°. Find the height of the flagstaff and the distance of the point from the tower.`,
    values: [(n / tan(b)) * tan(a) - n, n / tan(b)],
  }),
  (a, b, n) => ({
    told: `From the foot of a building the angle of elevation of the top of a tower is ${a}° and from the top of the building it is ${b}°. The building is ${n} m high. Find the height of the tower.`,
    values: [n / (1 - tan(b) / tan(a))],
  }),
  (a, b, n) => ({
    told: `From the top of a ${n} m high lighthouse the angles of depression of two ships on the same side of it are ${a}° and ${b}°. How far apart are the ships?`,
    values: [n / tan(b) - n / tan(a)],
  }),
  (a, b, n) => ({
    told: `The angle of elevation of the top of a building from the foot of a tower is ${b}° and that of the top of the tower from the foot of the building is ${a}°. If the tower is ${n} m high, find the height of the building.`,
    values: [(n / tan(a)) * tan(b)],
  }),
  (a, b, n) => ({
    told: `The angle of elevation of a cloud from a point ${n} m above a lake is ${b}° and the angle of depression of its reflection in the lake is ${a}°. Find the height of the cloud.`,
    values: [(n * (tan(a) + tan(b))) / (tan(a) - tan(b))],
  }),
  (a, b, n) => ({
    told: `A ${n} m tall boy stands 30 m away from a tower. From his eyes the angle of elevation of the top of the tower is ${b}°. Find the height of the tower.`,
    values: [n + 30 * tan(b)],
  }),
  (a, b, n) => ({
    told: `A tree stands on the bank of a river. From a point on the other bank directly opposite the tree the elevation of its top is ${a}°. From another point ${n} m away from this point the elevation of the top is ${b}°. Find the height of the tree and the width of the river.`,
    values: [n / (1 / tan(b) - 1 / tan(a)), n / (1 / tan(b) - 1 / tan(a)) / tan(a)],
  }),
]

const angles = fc.constantFrom([60, 30] as const, [60, 45] as const, [45, 30] as const)

test('every scene comes to what decimals make of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...scenes), angles, fc.integer({ min: 1, max: 900 }), (scene, [a, b], tenths) => {
      const { told, values } = scene(a, b, tenths / 10)
      const text = sceneText(readQuestion(told))
      const given = text && sceneOf(text)
      const found = given && lengthsAsked(given)?.map(({ constant }) => floating(constant))
      expect([told, found]).toEqual([told, values.map((value) => expect.closeTo(value, 6))])
    }),
    { numRuns: runsOf(400), seed: 7 },
  )
})

test('sights that contradict each other, or leave a length open, are none', () => {
  const read = (told: string) => {
    const text = sceneText(readQuestion(told))
    const given = text && sceneOf(text)
    return given && lengthsAsked(given)
  }
  expect(
    read(
      'From the top of a 60 m high tower the top and foot of a building are seen at depressions of 60° and 30°. Find the height of the building.',
    ),
  ).toBeNull()
  expect(
    read(
      'From the top of a tower the angle of depression of a car on the ground is 30°. Find the height of the tower.',
    ),
  ).toBeNull()
})

test('the ratio of two heights needs no length', () => {
  const text = sceneText(
    readQuestion(
      'From the midpoint of the line joining the feet of two towers their tops are seen at 60° and 30°. Find the ratio of their heights.',
    ),
  )
  const given = text && sceneOf(text)
  expect(given && sightsTold.solve(given).key).toBe('3:1')
})
