import { slantSides } from '../../solutions/areas-volumes/pieces/slant'
import { toDecimal, toNumber } from '../../maths'
import { commasTex } from '../../maths/commas'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, isValue, says, template, type PosedPart } from '../template'
import { surfaceByBands, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
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

function partsOf(draw: Draw): readonly PosedPart[] {
  const {
    cone: [r, h, l],
    wall,
    rate,
  } = draw
  const [radius, slant] = [lengthText(r), lengthText(l)]
  const [volume, sheet] = [toDecimal(capacity(draw)), toDecimal(roof(draw))]
  const priceTex = commasTex(toNumber(cost(draw)))
  return [
    {
      label: '(i)',
      ask: 'Find the slant height of the roof.',
      rule: { kind: 'number', expected: slant, unit: 'm' },
      steps: [
        earns(1, says`Slant height ${chain('l', ...slantSides(tenths(r), tenths(h)))} m`, 'slant height'),
        says`Hence, ${isValue('the slant height of the roof', slant, 'm')}.`,
      ],
    },
    {
      label: '(ii)',
      ask: 'Find the volume of wheat that the cylindrical part can hold.',
      rule: { kind: 'number', expected: volume, unit: 'm³' },
      steps: [
        earns(
          1,
          says`${equals('Volume of the cylinder', '\\pi r^2 h', `${pi.tex} \\times ${radius} \\times ${radius} \\times ${wall}`, volume)} m³`,
          'volume',
        ),
        says`Hence, ${isValue('the volume of wheat', volume, 'm³')}.`,
      ],
    },
    {
      label: '(iii)',
      ask: 'Find the cost of the metal sheet for the roof.',
      rule: { kind: 'number', expected: toDecimal(cost(draw)), unit: '₹' },
      steps: [
        earns(
          1,
          says`${equals('Curved surface area of the cone', '\\pi r l', `${pi.tex} \\times ${radius} \\times ${slant}`, sheet)} m²`,
          'surface',
        ),
        earns(1, `Cost of the sheet $=$ ₹$${sheet} \\times ${rate}$ $=$ ₹$${priceTex}$`, 'cost'),
        `Hence, the cost of the metal sheet is ₹$${priceTex}$.`,
      ],
    },
  ]
}

/** E.g. "Case study: a grain silo is a cylinder with a conical roof. Find the slant height of the roof, the volume of the cylinder and the cost of the roofing sheet." */
export const siloCase = template({
  id: 'sav-case-of-a-grain-silo',
  version: 2,
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
    const {
      cone: [r, h],
      wall,
      rate,
      stem,
    } = draw
    const [radius, height] = [lengthText(r), lengthText(h)]
    return {
      question: `Case study: ${stems[stem]} The silo is a cylinder of radius $${radius}$ m and height $${wall}$ m with a conical roof of the same radius. The roof is $${height}$ m high and is covered with metal sheet at ₹$${rate}$ per m². ${usePi(pi)}`,
      parts: partsOf(draw),
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
      explanation:
        'Sheet covers a surface, so its cost needs an area and the slant height; wheat fills a space, so it needs a volume.',
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
    return [sheet / ((p * r) / 10), volume, sheet * rate].map((value) => value.toFixed(2))
  },
  slips: (draw) => {
    const [r, h, l] = draw.cone
    const withHeight = toDecimal(product(pi.value, tenths(r), tenths(h), draw.rate))
    return [
      ...distinctSlips(lengthText(l), [
        {
          part: '(i)',
          response: lengthText(r + h),
          note: 'The slant height is the hypotenuse, not the sum of the sides.',
          step: 'slant height',
        },
      ]),
      ...distinctSlips(toDecimal(capacity(draw)), [
        {
          part: '(ii)',
          response: toDecimal(product(2, pi.value, tenths(r), draw.wall)),
          note: 'That is the curved surface, 2πrh; wheat fills the volume.',
          step: 'volume',
        },
      ]),
      ...distinctSlips(toDecimal(cost(draw)), [
        {
          part: '(iii)',
          response: withHeight,
          note: 'The sheet needs the slant height of the roof, not its height.',
          step: 'surface',
        },
        {
          part: '(iii)',
          response: toDecimal(roof(draw)),
          note: 'That is the area of the sheet. The cost is asked: multiply by the rate.',
          step: 'cost',
        },
      ]),
    ]
  },
})
