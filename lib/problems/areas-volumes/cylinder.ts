import { add, divide, fraction, multiply, toDecimal, toNumber, type Fraction } from '../../maths'
import { earns, template } from '../template'
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

function values({ pi, r, h }: Measures): Readonly<Record<Ask, Fraction>> {
  const [radius, height] = [tenths(r), fraction(h)]
  const curved = product(2, pi.value, radius, height)
  return {
    'curved surface area': curved,
    'total surface area': add(curved, product(2, pi.value, radius, radius)),
    volume: product(pi.value, radius, radius, height),
  }
}

const formula: Readonly<Record<Ask, string>> = {
  'curved surface area': '2 \\pi r h',
  'total surface area': '2 \\pi r (r + h)',
  volume: '\\pi r^2 h',
}

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
  pose: (draw) => {
    const { ask, pi, r, h, given } = draw
    const key = toDecimal(values(draw)[ask])
    const unit = ask === 'volume' ? 'cm³' : 'cm²'
    const radius = lengthText(r)
    const substituted = {
      'curved surface area': `2 \\times ${pi.tex} \\times ${radius} \\times ${h}`,
      'total surface area': `2 \\times ${pi.tex} \\times ${radius} \\times (${radius} + ${h})`,
      volume: `${pi.tex} \\times ${radius} \\times ${radius} \\times ${h}`,
    }[ask]
    return {
      question: question(draw),
      rule: { kind: 'number', expected: key, unit },
      hints: [
        ...(given === 'diameter' ? ['Halve the diameter to get the radius.'] : []),
        ask === 'volume'
          ? 'Volume = area of the base × height.'
          : 'The curved surface opens into a rectangle: circumference of the base × height.',
        ...(ask === 'total surface area' ? ['The total surface has two circular ends as well.'] : []),
        'Cancel before you multiply.',
      ],
      steps: [
        given === 'radius'
          ? `Given: radius $r = ${radius}$ cm and height $h = ${h}$ cm.`
          : `Given: diameter $${lengthText(2 * r)}$ cm, so $r = ${radius}$ cm; height $h = ${h}$ cm.`,
        earns(0.5, `${ask.charAt(0).toUpperCase()}${ask.slice(1)} of a cylinder $= ${formula[ask]}$`),
        earns(0.5, `$= ${substituted}$`),
        ...(ask === 'total surface area'
          ? [`$= ${toDecimal(product(2, pi.value, tenths(r)))} \\times ${lengthText(r + 10 * h)}$`]
          : []),
        earns(0.5, `$= ${key}$`),
        earns(0.5, `Hence, the ${ask} is $${key}$ ${unit}.`),
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
        draw.given === 'diameter' ? 1 : 3,
      ],
      ask === 'volume'
        ? [divide(found.volume, fraction(3)), 'A cone has one third; a cylinder has the whole product.', 2]
        : ask === 'total surface area'
          ? [found['curved surface area'], 'Add the two circular ends.', 2]
          : [found['total surface area'], 'The curved surface does not include the two ends.', 2],
      ask === 'total surface area'
        ? [add(found['curved surface area'], base), 'A closed cylinder has two circular ends.', 2]
        : ask === 'volume'
          ? [found['curved surface area'], 'That is the curved surface area; the volume is πr²h.', 2]
          : [multiply(found[ask], fraction(1, 2)), 'Check the formula: a factor 2 is missing.', 2],
    ])
  },
})
