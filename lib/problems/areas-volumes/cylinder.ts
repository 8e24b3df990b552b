import { cylinder as solution, cylinderValues } from '../../solutions/areas-volumes/cylinder'
import { add, divide, fraction, multiply, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands, typed, volumeBySlices, type Profile } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi, type Pi } from './pieces/pi'

type Ask = 'curved surface area' | 'total surface area' | 'volume'

interface Measures {
  readonly ask: Ask
  readonly pi: Pi
  readonly r: number
  readonly h: number
  readonly thing: string
  readonly given: 'radius' | 'diameter'
}

interface Draw extends Measures {
  readonly stem: 0 | 1 | 2
}

const values = ({ pi, r, h }: Measures): Readonly<Record<Ask, Fraction>> =>
  cylinderValues(pi.value, tenths(r), fraction(h))

function question({ ask, pi, r, h, thing, given, stem }: Draw): string {
  const width = `${given} $${lengthText(given === 'radius' ? r : 2 * r)}$ cm`
  const stems = [
    `${thing} has ${width} and height $${h}$ cm. Find its ${ask}.`,
    `Find the ${ask} of ${thing.replace('A', 'a')} of ${width} and height $${h}$ cm.`,
    `${thing} is $${h}$ cm high, and its base has ${width}. What is its ${ask}?`,
  ] as const
  return `${stems[stem]} ${usePi(pi)}`
}

/** E.g. "A cylinder has diameter 14 cm and height 15 cm. Find its volume. (Use π = 22/7.)" */
export const cylinder = template({
  id: 'sav-cylinder-measure',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-formula-direct'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (r): Measures => {
        const decimal = r.chance(0.2)
        return {
          ask: r.pick(['curved surface area', 'total surface area', 'volume'] as const),
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? r.pick([50, 100]) : r.pick([14, 21, 28, 35, 42, 70, 105, 140]),
          h: r.integer(5, 30),
          thing: r.pick(['A solid cylinder', 'A closed cylindrical tin', 'A cylindrical wooden block']),
          given: r.pick(['diameter', 'diameter', 'radius'] as const),
        }
      },
      (draw) => Object.values(values(draw)).every((value) => isNice(value)) && 10 * draw.h !== 2 * draw.r,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ r, h }) => [
    { name: 'the radius in cm', size: r / 10, least: 1.4, most: 14 },
    { name: 'the height', size: h, least: 5, most: 30, unit: 'cm' },
  ],
  given: ({ ask, pi, r, h, given }) => ({
    asked: ask,
    pi: pi.value,
    across: { kind: given, length: tenths(given === 'radius' ? r : 2 * r) },
    height: fraction(h),
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { ask, r, h, given } = draw
    const radius = lengthText(r)
    return {
      question: question(draw),
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      hints: [
        ...(given === 'diameter' ? ['Halve the diameter to get the radius.'] : []),
        ask === 'volume'
          ? 'Volume = area of the base × height.'
          : 'The curved surface opens into a rectangle: circumference of the base × height.',
        ...(ask === 'total surface area' ? ['The total surface has two circular ends as well.'] : []),
        'Cancel before you multiply.',
      ],
      explanation:
        ask === 'volume'
          ? 'A cylinder is the same circle all the way up, so its volume is the area of the base times the height, in cubic units.'
          : 'A surface area is measured in square units, so each term of its formula has two lengths multiplied.',
      figure: {
        kind: 'solid',
        description: `A cylinder of ${given === 'radius' ? `radius ${radius}` : `diameter ${lengthText(2 * r)}`} cm and height ${h} cm.`,
        parts: [
          {
            shape: 'cylinder',
            radius: r / 10,
            height: h,
            labels: { ...(given === 'radius' && { radius: `${radius} cm` }), height: `${h} cm` },
          },
        ],
        ...(given === 'diameter' && { whole: { width: `${lengthText(2 * r)} cm` } }),
      },
    }
  },
  crossCheck: ({ ask, pi, r, h }) => {
    const radius = r / 10
    const wall: Profile = [
      [0, radius],
      [h, radius],
    ]
    const whole: Profile = [[0, 0], ...wall, [h, 0]]
    const p = toNumber(pi.value)
    if (ask === 'volume') return typed(volumeBySlices(wall, p))
    return typed(surfaceByBands(ask === 'total surface area' ? whole : wall, p))
  },
  slips: (draw) => {
    const found = values(draw)
    const doubled = values({ ...draw, r: 2 * draw.r })
    const { ask } = draw
    const base = product(draw.pi.value, tenths(draw.r), tenths(draw.r))
    return wrongValues(found[ask], [
      [
        doubled[ask],
        draw.given === 'diameter'
          ? 'Halve the diameter: the formulas need the radius.'
          : 'The length given is the radius: do not double it.',
        draw.given === 'diameter' ? 'radius' : 'substituted',
      ],
      ask === 'volume'
        ? [divide(found.volume, fraction(3)), 'A cone has one third; a cylinder has the whole product.', 'formula']
        : ask === 'total surface area'
          ? [found['curved surface area'], 'Add the two circular ends.', 'formula']
          : [found['total surface area'], 'The curved surface does not include the two ends.', 'formula'],
      ask === 'total surface area'
        ? [add(found['curved surface area'], base), 'A closed cylinder has two circular ends.', 'formula']
        : ask === 'volume'
          ? [found['curved surface area'], 'That is the curved surface area; the volume is πr²h.', 'formula']
          : [multiply(found[ask], fraction(1, 2)), 'Check the formula: a factor 2 is missing.', 'formula'],
    ])
  },
})
