import { waterStems, type Ask } from './pieces/water-questions'
import { divide, fraction, type Fraction } from '../../maths'
import { waterLevel as solution, waterValue, type WaterLevel } from '../../solutions/areas-volumes/water-level'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths } from './pieces/pi'

/** A vessel of water, and the balls that are dropped into it. */
interface Vessel {
  readonly ask: Ask
  /** Vessel and ball, in tenths of a centimetre. */
  readonly R: number
  readonly H: number
  readonly r: number
  /** The part of the water that flows out of the cone is 1/share; number of balls for the rise. */
  readonly share: number
  readonly n: number
}

interface Draw extends Vessel {
  readonly stem: 0 | 1 | 2
}

function givenOf({ ask, R, H, r, share, n }: Vessel): WaterLevel {
  const sizes = { unit: 'cm', wide: tenths(R), ball: tenths(r) }
  if (ask === 'shots in a cone') return { asked: ask, ...sizes, height: tenths(H), share }
  return ask === 'rise in a cylinder' ? { asked: ask, ...sizes, count: n } : { asked: ask, ...sizes, rise: tenths(H) }
}
const vesselAnswer = (draw: Vessel): Fraction => waterValue(givenOf(draw))

/** E.g. "A conical vessel of height 8 cm and radius 5 cm is full of water. Lead shots of radius 0.5 cm ... one-fourth of the water flows out. ..." */
export const waterLevel = template({
  id: 'sav-spheres-in-water',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-water-level'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Vessel => {
        const ask = r.pick(['shots in a cone', 'balls in a cylinder', 'rise in a cylinder'] as const)
        return {
          ask,
          R: 10 * r.integer(3, ask === 'shots in a cone' ? 10 : 8),
          H: ask === 'shots in a cone' ? 10 * r.integer(6, 20) : r.pick([10, 20, 30, 40, 50, 56]),
          r: ask === 'shots in a cone' ? r.pick([5, 10]) : r.pick([5, 7, 10, 14, 15, 20, 30]),
          share: r.integer(2, 5),
          n: r.pick([6, 9, 12, 16, 18, 24, 27, 36, 48, 54, 60]),
        }
      },
      (draw) => {
        const value = vesselAnswer(draw)
        const whole = draw.ask === 'rise in a cylinder' || value.d === 1n
        const few =
          draw.ask === 'rise in a cylinder'
            ? value.n < 9n * value.d && value.n > value.d / 4n
            : value.n >= 5n && value.n <= 400n
        return (
          isNice(value) && whole && few && 2 * draw.r < draw.R && (draw.ask !== 'shots in a cone' || draw.R <= draw.H)
        )
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ R, H, r }) => [
    { name: 'the radius of the vessel in cm', size: R / 10, least: 3, most: 10 },
    { name: 'the height in cm', size: H / 10, least: 1, most: 20 },
    { name: 'the radius of a ball in cm', size: r / 10, least: 0.5, most: 3 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { ask, share, n } = draw
    const [R = '', H = '', r = ''] = [draw.R, draw.H, draw.r].map(lengthText)
    return {
      question: waterStems(ask, { R, H, r, share, n })[draw.stem],
      rule: { kind: 'number', ...(ask === 'rise in a cylinder' && { unit: 'cm' }) },
      hints: [
        'A solid under water takes the place of its own volume of water.',
        draw.ask === 'shots in a cone'
          ? 'The volume of all the shots together is the volume of the water that flows out.'
          : 'The water that has risen forms a cylinder with the radius of the vessel.',
        'Leave $\\pi$ as it is: it cancels.',
      ],
      explanation:
        'Equal volumes are compared, so π and the factor one third often cancel; do not multiply them out too early.',
    }
  },
  crossCheck: (draw) => {
    const { ask, R, H, r, share, n } = draw
    // Volumes as piles of thin discs, in cubic tenths of a centimetre.
    const pile = (height: number, square: (x: number) => number) => {
      const discs = 3000
      return Array.from({ length: discs }, (_, i) => (square(((i + 0.5) / discs) * height) * height) / discs).reduce(
        (a, b) => a + b,
        0,
      )
    }
    const sphere = pile(2 * r, (x) => r * r - (x - r) * (x - r))
    if (ask === 'shots in a cone') return `${Math.round(pile(H, (x) => ((R * x) / H) ** 2) / share / sphere)}`
    if (ask === 'balls in a cylinder') return `${Math.round((R * R * H) / sphere)}`
    return `${((n * sphere) / (R * R) / 10).toFixed(2)}`
  },
  slips: (draw) => {
    const { ask, share, n } = draw
    const key = vesselAnswer(draw)
    return wrongValues(key, [
      ask === 'shots in a cone'
        ? [product(share, key), 'Only a part of the water flows out.', 'overflow']
        : ask === 'rise in a cylinder'
          ? [divide(key, fraction(n)), 'All the spheres together raise the level, not one of them.', 'ball']
          : [divide(key, fraction(3)), 'The volume of a sphere is 4/3 πr³, not 4πr³.', 'ball'],
      ask === 'shots in a cone'
        ? [product(3, key), 'The vessel is a cone: one third of the cylinder.', 'vessel']
        : [
            product(ask === 'rise in a cylinder' ? fraction(3, 4) : fraction(4, 3), key),
            'The volume of a sphere has the factor 4/3.',
            'ball',
          ],
      [
        product(8, key),
        ask === 'rise in a cylinder'
          ? 'The length given is the radius of a sphere: do not double it.'
          : 'The length given is the radius of a sphere: do not halve it.',
        'ball',
      ],
    ])
  },
})
