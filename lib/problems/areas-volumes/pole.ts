import { fraction, toNumber, type Fraction } from '../../maths'
import { pole as solution, poleMass, type Pole } from '../../solutions/areas-volumes/pole'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { typed, volumeBySlices } from './pieces/by-slices'
import { isNice, product, threeFourteen, usePi } from './pieces/pi'

interface Draw {
  /** In centimetres: radius and height of the lower and of the upper cylinder. */
  readonly R: number
  readonly H: number
  readonly r: number
  readonly h: number
  /** Grams of a cubic centimetre. */
  readonly metal: (typeof metals)[number]
  readonly stem: 0 | 1 | 2
}

const metals = [
  { name: 'iron', grams: 8 },
  { name: 'brass', grams: 8.5 },
  { name: 'aluminium', grams: 2.7 },
  { name: 'concrete', grams: 2.5 },
] as const

const pi = threeFourteen
const givenOf = ({ R, H, r, h, metal }: Draw): Pole => ({
  pi: pi.value,
  lower: { radius: fraction(R), height: fraction(H) },
  upper: { radius: fraction(r), height: fraction(h) },
  grams: fraction(Math.round(10 * metal.grams), 10),
})
const massOf = (draw: Draw): Fraction => poleMass(givenOf(draw))

/** E.g. "An iron pole consists of a cylinder of height 220 cm and base diameter 24 cm, surmounted by another of height 60 cm and radius 8 cm. Find its mass, 1 cm³ of iron having 8 g." */
export const pole = template({
  id: 'sav-pole-of-two-cylinders',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-formula-direct'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const [metal, stem] = [random.pick(metals), random.pick([0, 1, 2] as const)]
    return random.until(
      (r) => ({
        R: r.integer(10, 20),
        H: 10 * r.integer(15, 30),
        r: r.integer(5, 10),
        h: 10 * r.integer(3, 10),
        metal,
        stem,
      }),
      (draw) => draw.r + 3 <= draw.R && isNice(massOf(draw), 3000),
    )
  },
  things: ({ R, H, r, h }) => [
    { name: 'the radius of the lower part in cm', size: R, least: 10, most: 20 },
    { name: 'the height of the lower part in cm', size: H, least: 150, most: 300 },
    { name: 'the radius of the upper part in cm', size: r, least: 5, most: 10 },
    { name: 'the height of the upper part in cm', size: h, least: 30, most: 100 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { R, H, r, h, metal, stem } = draw
    const told = [
      `A solid ${metal.name} pole consists of a cylinder of height $${H}$ cm and base diameter $${2 * R}$ cm, which is surmounted by another cylinder of height $${h}$ cm and radius $${r}$ cm.`,
      `A pillar made of ${metal.name} has two cylindrical parts, one on top of the other: the lower is $${H}$ cm high with the diameter $${2 * R}$ cm, the upper is $${h}$ cm high with the radius $${r}$ cm. Both are solid.`,
      `The stand of a monument is cast in ${metal.name}: a solid cylinder, $${2 * R}$ cm in diameter and $${H}$ cm high, with a thinner solid cylinder of radius $${r}$ cm and height $${h}$ cm on it.`,
    ] as const
    return {
      question: `${told[stem]} Find its mass in kilograms, given that $1$ cm³ of ${metal.name} has a mass of $${metal.grams}$ g. ${usePi(pi)}`,
      rule: { kind: 'number', unit: 'kg' },
      hints: [
        'Find the volumes of the two cylinders and add; halve the diameter first.',
        'Mass = volume × mass of one cubic centimetre; then change grams into kilograms.',
      ],
      explanation: 'Where solids stand on one another their volumes add up, and the mass goes with the volume.',
    }
  },
  crossCheck: ({ R, H, r, h, metal }) => {
    const p = toNumber(pi.value)
    const outline = [
      [0, R],
      [H, R],
      [H, r],
      [H + h, r],
    ] as const
    return typed((volumeBySlices(outline, p) * metal.grams) / 1000)
  },
  slips: (draw) => {
    const { R, H, r, h } = draw
    const key = massOf(draw)
    const perGram = fraction(Math.round(10 * draw.metal.grams), 10_000)
    return wrongValues(key, [
      [product(1000, key), 'Change grams into kilograms: divide by 1000.', 'mass'],
      [product(pi.value, 4 * R * R * H + r * r * h, perGram), 'Halve the diameter of the lower cylinder.', 'radius'],
      [product(pi.value, R * R * H, perGram), 'Add the upper cylinder.', 'whole'],
      [
        product(pi.value, R * R * (H + h), perGram),
        'The upper cylinder is thinner: it has a radius of its own.',
        'upper',
      ],
    ])
  },
})
