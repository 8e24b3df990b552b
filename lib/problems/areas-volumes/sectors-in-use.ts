import { divide, fraction, multiply, toNumber, type Fraction } from '../../maths'
import {
  sectorInUse,
  sectorsInUse as solution,
  valueInUse,
  type SectorInUse,
  type Use,
} from '../../solutions/areas-volumes/sectors-in-use'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { sectorStory } from './pieces/sector-uses'
import { sectorsFigure } from './pieces/sectors-figure'

interface Sector {
  readonly use: Use
  /** In tenths of a centimetre. */
  readonly r: number
  /** The angle of one sector, in degrees. */
  readonly angle: number
}

interface Draw extends Sector {
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const givenOf = ({ use, r, angle }: Sector): SectorInUse => ({
  use,
  pi: pi.value,
  radius: tenths(r),
  count: use === 'minute hand' ? fraction(angle, 6) : use === 'wipers' ? fraction(angle) : fraction(360, angle),
  unit: 'cm',
})
const sectorArea = (draw: Sector): Fraction => sectorInUse(givenOf(draw))
const answer = (draw: Sector): Fraction => valueInUse(givenOf(draw))

const radii: Readonly<Record<Use, readonly number[]>> = {
  'minute hand': [35, 70, 105, 140, 210],
  wipers: [140, 210, 280, 350, 420],
  umbrella: [420, 560, 630, 350, 490],
  'table cover': [140, 210, 280, 350, 420, 560, 630],
}

/** E.g. "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes." */
export const sectorsInUse = template({
  id: 'sav-sectors-in-daily-life',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['arc-sectors-in-use'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (r): Sector => {
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
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ use, r }) => [
    {
      name: 'the radius in cm',
      size: r / 10,
      least: Math.min(...radii[use]) / 10,
      most: Math.max(...radii[use]) / 10,
    },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { use, r, angle, stem } = draw
    const { stems, why } = sectorStory(use, r, angle)
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', unit: 'cm²' },
      hints: [
        'The region is a sector of a circle. What is its radius?',
        use === 'wipers'
          ? 'Find the area that one blade cleans; there are two blades.'
          : 'Find the angle of the sector from the full turn of $360^\\circ$.',
        'Area of a sector $= \\frac{\\theta}{360^\\circ} \\times \\pi r^2$',
      ],
      explanation: why,
      // what the book draws: the equal sectors of an umbrella or a cover
      ...((use === 'umbrella' || use === 'table cover') && {
        figure: sectorsFigure(360 / angle, 1, `${lengthText(r)} cm`),
      }),
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
        ? [sectorArea(draw), 'That is what one blade cleans, but there are two blades.', 'both']
        : [
            product(pi.value, tenths(r), tenths(r)),
            'That is the area of the whole circle: find the angle of the sector first.',
            'angle',
          ],
      [
        divide(multiply(key, fraction(20)), fraction(r)),
        'That is the length of the arc; an area has the square of the radius.',
        'formula',
      ],
      [divide(key, fraction(4)), 'The length given is the radius, not the diameter.', 'substituted'],
    ])
  },
})
