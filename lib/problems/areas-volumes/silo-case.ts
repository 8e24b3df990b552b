import { siloSlips } from './pieces/silo-slips'
import { siloParts } from './pieces/silo-parts'
import { capacity, lastCost, lastSurface, siloPi, type Silo } from './pieces/silo'
import { toNumber } from '../../maths'
import { template } from '../template'
import { surfaceByBands, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, usePi } from './pieces/pi'
import { cones } from './pieces/triples'

interface Draw extends Silo {
  readonly stem: 0 | 1 | 2
}

const stems = [
  'A cooperative of farmers in Punjab stores its wheat in a silo.',
  'On a visit to a farm in Haryana, the students of Class 10 see the silo in which wheat is stored.',
  'A flour mill near Indore keeps the wheat that it buys in a silo.',
] as const

/** E.g. "Case study: a grain silo is a cylinder with a conical roof. Find the slant height of the roof, the volume of the cylinder and the cost of the roofing sheet, or of painting the wall." */
export const siloCase = template({
  id: 'sav-case-of-a-grain-silo',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => {
    const last = random.pick(['roof', 'wall'] as const)
    const silo = random.until(
      (r): Silo => ({
        cone: r.pick(cones),
        wall: r.integer(4, 16),
        rate: last === 'roof' ? 50 * r.integer(2, 8) : 10 * r.integer(2, 9),
        last,
      }),
      (draw) => {
        const [r, h] = draw.cone
        return (
          r >= 20 &&
          h <= 2 * r &&
          h <= 8 * draw.wall &&
          isNice(capacity(draw), 3000) &&
          isNice(lastSurface(draw)) &&
          lastCost(draw).d === 1n
        )
      },
    )
    return { ...silo, stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ cone: [r, h], wall }) => [
    { name: 'the radius in metres', size: r / 10, least: 2, most: 14 },
    { name: 'the height of the roof in metres', size: h / 10, least: 2, most: 13 },
    { name: 'the height of the wall in metres', size: wall, least: 4, most: 16 },
    { name: 'the height of the roof for that of the wall', size: h / 10 / wall, least: 0.1, most: 0.8 },
  ],
  variants: { all: ['roof', 'wall'], of: ({ last }) => last },
  pose: (draw) => {
    const {
      cone: [r, h],
      wall,
      stem,
    } = draw
    const [radius, height] = [lengthText(r), lengthText(h)]
    return {
      question: `Case study: ${stems[stem]} The silo is a cylinder of radius $${radius}$ m and height $${wall}$ m with a conical roof of the same radius. The roof is $${height}$ m high. ${usePi(siloPi)}`,
      parts: siloParts(draw),
      figure: {
        kind: 'solid',
        description: `A silo: a cylinder of radius ${radius} m and height ${wall} m with a conical roof ${height} m high.`,
        parts: [
          {
            shape: 'cylinder',
            radius: r / 10,
            height: wall,
            labels: { radius: `${radius} m`, height: `${wall} m` },
          },
          { shape: 'cone', radius: r / 10, height: h / 10, labels: { height: `${height} m` } },
        ],
      },
      hints: [
        'Radius, height and slant height of the roof form a right triangle.',
        'Volume of a cylinder = area of the base × height.',
        draw.last === 'roof'
          ? 'Only the curved surface of the cone is covered with sheet.'
          : 'Paint covers the curved surface of the cylinder.',
      ],
      explanation:
        'Sheet and paint cover a surface, so their cost needs an area; wheat fills a space, so it needs a volume.',
    }
  },
  crossCheck: ({ cone: [r, h], wall, rate, last }) => {
    const p = toNumber(siloPi.value)
    const side = [[0, r / 10] as const, [h / 10, 0] as const]
    const sheet = surfaceByBands(side, p)
    const upright = [
      [0, r / 10],
      [wall, r / 10],
    ] as const
    const area = last === 'roof' ? sheet : surfaceByBands(upright, p)
    return [sheet / ((p * r) / 10), volumeBySlices(upright, p), area * rate].map((value) => value.toFixed(2))
  },
  slips: siloSlips,
})
