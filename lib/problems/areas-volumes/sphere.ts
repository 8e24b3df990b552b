import { sphere as solution, type Sphere } from '../../solutions/areas-volumes/sphere'
import { fraction, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { roundThings, type Round } from './pieces/round-things'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi, type Pi } from './pieces/pi'

interface Draw {
  readonly ask: Sphere['asked']
  readonly solid: Sphere['solid']
  readonly pi: Pi
  /** In tenths of a centimetre. */
  readonly r: number
  readonly gives: 'radius' | 'diameter'
  readonly thing: number
  readonly stem: 0 | 1 | 2
}

const thingOf = ({ solid, thing }: Pick<Draw, 'solid' | 'thing'>): Round =>
  roundThings[solid][thing] ?? { name: solid, least: 0.7, most: 14 }

function isOfItsSize(draw: Draw): boolean {
  const { least, most } = thingOf(draw)
  return draw.r >= 10 * least && draw.r <= 10 * most
}

/** Times π r² or π r³. */
function valueOf({ ask, solid, pi, r }: Pick<Draw, 'ask' | 'solid' | 'pi' | 'r'>): Fraction {
  const square = product(pi.value, tenths(r), tenths(r))
  if (ask === 'volume') return product(fraction(solid === 'sphere' ? 4 : 2, 3), square, tenths(r))
  return product(solid === 'sphere' ? 4 : ask === 'total surface area' ? 3 : 2, square)
}

const saidOf = ({ ask, solid }: Draw): string => (solid === 'sphere' && ask !== 'volume' ? 'surface area' : ask)

/** E.g. "Find the total surface area of a solid hemisphere of radius 7 cm. (Use π = 22/7.)" */
export const sphere = template({
  id: 'sav-sphere-measure',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-formula-direct'],
  difficulty: 'easy',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random): Draw => {
    const ask = random.pick(['curved surface area', 'total surface area', 'volume'] as const)
    return random.until(
      (r) => {
        const decimal = r.chance(0.2)
        return {
          ask,
          solid: r.pick(['sphere', 'hemisphere'] as const),
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          r: decimal ? r.pick([30, 50, 60, 100]) : r.pick([7, 14, 21, 35, 42, 63, 70, 84, 105, 140]),
          gives: r.pick(['radius', 'diameter'] as const),
          thing: r.integer(0, 3),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) =>
        isNice(valueOf(draw), 12_000) &&
        isOfItsSize(draw) &&
        !(draw.solid === 'sphere' && draw.ask === 'total surface area'),
    )
  },
  things: (draw) => {
    const { name, least, most } = thingOf(draw)
    return [{ name: `the radius of ${name} in cm`, size: draw.r / 10, least, most }]
  },
  given: ({ ask, solid, pi, r, gives }) => ({
    solid,
    asked: ask,
    pi: pi.value,
    across: { kind: gives, length: tenths(gives === 'radius' ? r : 2 * r) },
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { ask, pi, r, gives, stem } = draw
    const { name } = thingOf(draw)
    const size = `${gives} $${lengthText(gives === 'radius' ? r : 2 * r)}$ cm`
    const stems = [
      `Find the ${saidOf(draw)} of ${name} of ${size}.`,
      `${name.replace('a', 'A')} has ${size}. What is its ${saidOf(draw)}?`,
      `The ${gives} of ${name} is $${lengthText(gives === 'radius' ? r : 2 * r)}$ cm. Find its ${saidOf(draw)}.`,
    ] as const
    return {
      question: `${stems[stem]} ${usePi(pi)}`,
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      hints: [
        gives === 'diameter' ? 'Halve the diameter first.' : 'Write the formula before you put the radius in.',
        ask === 'volume'
          ? 'The volume has the cube of the radius.'
          : ask === 'total surface area'
            ? 'The total surface includes the flat circular face.'
            : 'A hemisphere has half of the curved surface of the sphere.',
      ],
      explanation:
        ask === 'volume'
          ? 'A hemisphere has half of the volume of the sphere with the same radius.'
          : 'The curved surface of a hemisphere is twice as large as its flat face.',
    }
  },
  crossCheck: ({ ask, solid, pi, r }) => {
    const [half, p] = [dome(r / 10, 0, 'opening'), toNumber(pi.value)]
    const whole = solid === 'sphere' ? 2 : 1
    if (ask === 'volume') return typed(whole * volumeBySlices(half, p))
    const face = surfaceByBands(
      [
        [0, 0],
        [0, r / 10],
      ],
      p,
    )
    return typed(whole * surfaceByBands(half, p) + (ask === 'total surface area' ? face : 0))
  },
  slips: (draw) => {
    const { ask, solid, pi, r, gives } = draw
    const key = valueOf(draw)
    const square = product(pi.value, tenths(r), tenths(r))
    const scale = ask === 'volume' ? 8 : 4
    return wrongValues(key, [
      gives === 'diameter'
        ? [product(scale, key), 'Halve the diameter to get the radius.', 'formula']
        : [product(fraction(1, scale), key), 'The radius is given: do not halve it.', 'formula'],
      solid === 'sphere'
        ? [product(fraction(1, 2), key), 'That is half of it: the whole sphere is asked.', 'formula']
        : ask === 'total surface area'
          ? [product(2, square), 'Add the flat circular face.', 'formula']
          : [product(2, key), 'That is for a whole sphere; a hemisphere is half of it.', 'formula'],
      ask === 'volume'
        ? [product(4, square), 'That is the surface of a sphere; the volume has the cube of the radius.', 'formula']
        : [square, 'That is the area of one circle.', 'formula'],
    ])
  },
})
