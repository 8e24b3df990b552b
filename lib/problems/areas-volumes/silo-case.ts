import { toDecimal, toNumber } from '../../maths'
import { commasTex } from '../../maths/commas'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { surfaceByBands, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, slantTex, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { cones, type Cone } from './pieces/triples'

interface Silo {
  readonly cone: Cone
  /** Height of the wall in metres. */
  readonly wall: number
  readonly rate: number
}

interface Draw extends Silo {
  readonly stem: 0 | 1 | 2
}

const stems = [
  'A cooperative of farmers in Punjab stores its wheat in a silo.',
  'On a visit to a farm in Haryana, the students of Class 10 see the silo in which wheat is stored.',
  'A flour mill near Indore keeps the wheat that it buys in a silo.',
] as const

const pi = twentyTwoBySeven

const capacity = ({ cone: [r], wall }: Silo) => product(pi.value, tenths(r), tenths(r), wall)
const roof = ({ cone: [r, , l] }: Silo) => product(pi.value, tenths(r), tenths(l))
const cost = (draw: Silo) => product(roof(draw), draw.rate)

const written = (slant: string, volume: string, price: string): string => `A = ${slant}, B = ${volume}, C = ${price}`

/** E.g. "Case study: a grain silo is a cylinder with a conical roof. A: slant height of the roof; B: volume of the cylinder; C: cost of the roofing sheet." */
export const siloCase = template({
  id: 'sav-case-of-a-grain-silo',
  topic: 'areas-volumes',
  archetypes: ['sav-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => ({
    ...random.until(
      (r): Silo => ({ cone: r.pick(cones), wall: r.integer(4, 12), rate: 50 * r.integer(2, 8) }),
      (draw) => {
        const [r, h] = draw.cone
        return r >= 20 && h <= 2 * r && isNice(capacity(draw), 3000) && isNice(roof(draw)) && cost(draw).d === 1n
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { cone, wall, rate, stem } = draw
    const [r, h, l] = cone
    const [radius, height, slant] = [r, h, l].map(lengthText)
    const [volume, sheet, price] = [capacity(draw), roof(draw), cost(draw)].map(toDecimal)
    const priceTex = commasTex(toNumber(cost(draw)))
    return {
      question: `Case study: ${stems[stem]} The silo is a cylinder of radius $${radius}$ m and height $${wall}$ m with a conical roof of the same radius. The roof is $${height}$ m high and is covered with metal sheet at ₹$${rate}$ per m². ${usePi(pi)} Find\nA: the slant height of the roof (in m);\nB: the volume of wheat that the cylindrical part can hold (in m³);\nC: the cost of the metal sheet for the roof (in ₹).\nGive your answer as A = …, B = …, C = ….`,
      rule: {
        kind: 'pair',
        expected: written(slant ?? '', volume ?? '', price ?? ''),
        unit: { A: 'm', B: 'm³', C: '₹' },
      },
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
        'Only the curved surface of the cone is covered with sheet.',
      ],
      steps: [
        earns(1, `A: Slant height $l = ${slantTex(r, h)}$ m`),
        earns(
          1,
          `B: Volume of the cylinder $= \\pi r^2 h = ${pi.tex} \\times ${radius} \\times ${radius} \\times ${wall} = ${volume}$ m³`,
        ),
        earns(
          1,
          `C: Curved surface area of the cone $= \\pi r l = ${pi.tex} \\times ${radius} \\times ${slant} = ${sheet}$ m²`,
        ),
        earns(1, `Cost of the sheet $=$ ₹$${sheet} \\times ${rate}$ $=$ ₹$${priceTex}$`),
        `Hence, A $= ${slant}$ m, B $= ${volume}$ m³ and C $=$ ₹$${priceTex}$.`,
      ],
      explanation:
        'Sheet covers a surface, so C needs an area and the slant height; wheat fills a space, so B needs a volume.',
    }
  },
  crossCheck: ({ cone: [r, h], wall, rate }) => {
    const p = toNumber(pi.value)
    const side = [[0, r / 10] as const, [h / 10, 0] as const]
    const sheet = surfaceByBands(side, p)
    const volume = volumeBySlices(
      [
        [0, r / 10],
        [wall, r / 10],
      ],
      p,
    )
    return written((sheet / ((p * r) / 10)).toFixed(2), volume.toFixed(2), (sheet * rate).toFixed(2))
  },
  slips: (draw) => {
    const [r, h, l] = draw.cone
    const [slant, volume, price] = [lengthText(l), toDecimal(capacity(draw)), toDecimal(cost(draw))]
    const withHeight = toDecimal(product(pi.value, tenths(r), tenths(h), draw.rate))
    return distinctSlips(written(slant, volume, price), [
      {
        response: written(slant, volume, withHeight),
        note: 'C needs the slant height of the roof, not its height.',
        step: 3,
      },
      {
        response: written(slant, volume, toDecimal(roof(draw))),
        note: 'C asks for the cost: multiply the area by the rate.',
        step: 4,
      },
      {
        response: written(lengthText(r + h), volume, price),
        note: 'The slant height is the hypotenuse, not the sum of the sides.',
        step: 1,
      },
      {
        response: written(slant, toDecimal(product(2, pi.value, tenths(r), draw.wall)), price),
        note: 'For B, 2πrh is the curved surface; wheat fills the volume.',
        step: 2,
      },
    ])
  },
})
