import { divide, fraction, multiply, toDecimal, toNumber, toTex, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pi'

type Use = 'minute hand' | 'wipers' | 'umbrella' | 'table cover'

interface Draw {
  readonly use: Use
  /** In tenths of a centimetre. */
  readonly r: number
  /** The angle of one sector, in degrees. */
  readonly angle: number
}

const pi = twentyTwoBySeven

const sectorArea = ({ r, angle }: Draw): Fraction => product(fraction(angle, 360), pi.value, tenths(r), tenths(r))
const answer = (draw: Draw): Fraction => product(draw.use === 'wipers' ? 2 : 1, sectorArea(draw))

interface Story {
  readonly question: string
  readonly angleStep: string
  readonly result: string
  readonly why: string
}

function story({ use, r, angle }: Draw): Story {
  const radius = lengthText(r)
  switch (use) {
    case 'minute hand':
      return {
        question: `The length of the minute hand of a clock is $${radius}$ cm. Find the area swept by the minute hand in $${angle / 6}$ minutes.`,
        angleStep: `In $60$ minutes the minute hand turns through $360^\\circ$, so in $${angle / 6}$ minutes it turns through $\\theta = \\dfrac{360^\\circ}{60} \\times ${angle / 6} = ${angle}^\\circ$.`,
        result: 'area swept by the minute hand',
        why: 'The tip of the hand moves on a circle about the centre of the clock, so the hand sweeps out a sector.',
      }
    case 'wipers':
      return {
        question: `A bus has two wipers which do not overlap. Each wiper has a blade of length $${radius}$ cm sweeping through an angle of $${angle}^\\circ$. Find the total area cleaned at each sweep of the blades.`,
        angleStep: `Each blade sweeps a sector of radius $${radius}$ cm and angle $\\theta = ${angle}^\\circ$, and there are two blades.`,
        result: 'total area cleaned',
        why: 'A blade turns about its fixed end, so it sweeps out a sector; since the wipers do not overlap, the two areas are added.',
      }
    case 'umbrella':
      return {
        question: `An umbrella has $${360 / angle}$ ribs which are equally spaced. Assuming the umbrella to be a flat circle of radius $${radius}$ cm, find the area between two consecutive ribs.`,
        angleStep: `The angle between two consecutive ribs is $\\theta = \\dfrac{360^\\circ}{${360 / angle}} = ${angle}^\\circ$.`,
        result: 'area between two consecutive ribs',
        why: 'Equally spaced ribs cut the circle into equal sectors, each of which has an equal share of the area.',
      }
    case 'table cover':
      return {
        question: `A round table cover of radius $${radius}$ cm is divided into $${360 / angle}$ equal sectors, each of which carries one design. Find the area of one sector.`,
        angleStep: `The angle of each of the equal sectors is $\\theta = \\dfrac{360^\\circ}{${360 / angle}} = ${angle}^\\circ$.`,
        result: 'area of one sector',
        why: 'Equal sectors have equal angles, so each of them has an equal share of the area of the circle.',
      }
    default:
      return use satisfies never
  }
}

const radii: Readonly<Record<Use, readonly number[]>> = {
  'minute hand': [35, 70, 105, 140, 210],
  wipers: [140, 210, 280, 350, 420],
  umbrella: [420, 560, 630, 350, 490],
  'table cover': [140, 210, 280, 350, 420, 560, 630],
}

/** E.g. "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes." */
export const sectorsInUse = template({
  id: 'sav-sectors-in-daily-life',
  topic: 'areas-volumes',
  archetypes: ['arc-sectors-in-use'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const use = r.pick(['minute hand', 'minute hand', 'wipers', 'umbrella', 'table cover'] as const)
        const angle =
          use === 'minute hand'
            ? 30 * r.integer(1, 8)
            : use === 'wipers'
              ? r.pick([90, 100, 108, 110, 115, 120, 126, 135])
              : 360 / r.pick([5, 6, 8, 9, 10, 12])
        return { use, r: r.pick(radii[use]), angle }
      },
      (draw) => isNice(answer(draw)) && isNice(sectorArea(draw)),
    ),
  pose: (draw) => {
    const { use, r, angle } = draw
    const { question, angleStep, result, why } = story(draw)
    const radius = lengthText(r)
    const one = toDecimal(sectorArea(draw))
    const key = toDecimal(answer(draw))
    return {
      question: `${question} ${usePi(pi)}`,
      rule: { kind: 'number', expected: key, unit: 'cm²' },
      hints: [
        'The region is a sector of a circle. What is its radius?',
        use === 'wipers'
          ? 'Find the area that one blade cleans; there are two blades.'
          : 'Find the angle of the sector from the full turn of $360^\\circ$.',
        'Area of a sector $= \\frac{\\theta}{360^\\circ} \\times \\pi r^2$',
      ],
      steps: [
        angleStep,
        'Area of a sector $= \\dfrac{\\theta}{360^\\circ} \\times \\pi r^2$',
        `$= \\dfrac{${angle}^\\circ}{360^\\circ} \\times ${pi.tex} \\times ${radius} \\times ${radius} = ${toTex(fraction(angle, 360))} \\times ${toDecimal(product(pi.value, tenths(r), tenths(r)))} = ${one}$`,
        ...(use === 'wipers' ? [`For both blades: $2 \\times ${one} = ${key}$`] : []),
        `Hence, the ${result} is $${key}$ cm².`,
      ],
      explanation: why,
    }
  },
  crossCheck: ({ use, r, angle }) => {
    // Thin rings of the sector: each is an arc of its own radius, a little wide.
    const rings = 2000
    let area = 0
    for (let i = 0; i < rings; i++) {
      const radius = ((i + 0.5) / rings) * (r / 10)
      area += ((angle * Math.PI) / 180) * radius * (r / 10 / rings)
    }
    const prescribed = (area * toNumber(pi.value)) / Math.PI
    return (use === 'wipers' ? 2 * prescribed : prescribed).toFixed(2)
  },
  slips: (draw) => {
    const { use, r } = draw
    const key = answer(draw)
    return wrongValues(key, [
      use === 'wipers'
        ? [sectorArea(draw), 'There are two blades.']
        : [product(pi.value, tenths(r), tenths(r)), 'That is the area of the whole circle.'],
      [
        divide(multiply(key, fraction(20)), fraction(r)),
        'That is the length of the arc; an area has the square of the radius.',
      ],
      [divide(key, fraction(4)), 'The length given is the radius, not the diameter.'],
    ])
  },
})
