import { toyFigure } from './pieces/toy-figure'
import { coneHemisphere } from '../../solutions/areas-volumes/cone-hemisphere'
import { add, fraction, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { cones, type Cone } from './pieces/triples'

type Ask = 'total surface area' | 'volume'

interface Draw {
  readonly ask: Ask
  readonly cone: Cone
  readonly stem: 0 | 1 | 2 | 3
}

const pi = twentyTwoBySeven

function values([r, h, l]: Cone): Readonly<Record<Ask, Fraction>> {
  const radius = tenths(r)
  return {
    'total surface area': product(pi.value, radius, add(tenths(l), product(2, radius))),
    volume: product(fraction(1, 3), pi.value, radius, radius, add(tenths(h), product(2, radius))),
  }
}

const stems: readonly ((radius: string, total: string, ask: Ask) => string)[] = [
  (radius, total, ask) =>
    `A toy is in the form of a cone of radius $${radius}$ cm mounted on a hemisphere of the same radius. The total height of the toy is $${total}$ cm. Find the ${ask} of the toy.`,
  (radius, total, ask) =>
    `A solid is in the shape of a cone standing on a hemisphere, both having radius $${radius}$ cm. If the height of the whole solid is $${total}$ cm, find its ${ask}.`,
  (radius, total, ask) =>
    `Rasheed got a wooden top (lattu) shaped like a cone surmounted by a hemisphere of the same radius, $${radius}$ cm. The entire top is $${total}$ cm high. Find its ${ask}.`,
  (radius, total, ask) =>
    `A model for an exhibition is a hemisphere with a cone of the same radius, $${radius}$ cm, on its flat face. The model is $${total}$ cm high in all. What is its ${ask}?`,
]

/** Of a toy, a solid, a top and a model, in millimetres: the radius, and the whole height. */
const widest = [105, 140, 42, 140] as const
const highest = [300, 700, 160, 700] as const

/** E.g. "A toy is in the form of a cone of radius 3.5 cm mounted on a hemisphere of the same radius. The total height is 15.5 cm. ..." */
export const toy = template({
  id: 'sav-cone-on-hemisphere',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-cone-hemisphere'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    // few small tops have a volume that a student can work out
    const ask: Ask = random.chance(0.25) ? 'volume' : 'total surface area'
    const stem = random.pick(ask === 'volume' ? ([0, 1] as const) : ([0, 1, 2, 3] as const))
    return random.until(
      (r): Draw => ({ ask, stem, cone: r.pick(cones) }),
      ({ cone }) => isNice(values(cone)[ask]) && cone[0] <= widest[stem] && cone[0] + cone[1] <= highest[stem],
    )
  },
  things: ({ stem, cone: [r, h] }) => [
    { name: 'the radius in cm', size: r / 10, least: 1.4, most: widest[stem] / 10 },
    { name: 'the whole height in cm', size: (r + h) / 10, least: 4, most: highest[stem] / 10 },
  ],
  variants: {
    all: [...[0, 1, 2, 3].map((stem) => `total surface area ${stem}`), ...[0, 1].map((stem) => `volume ${stem}`)],
    of: ({ ask, stem }) => `${ask} ${stem}`,
  },
  given: ({ ask, cone: [r, h] }) => ({
    asked: ask,
    pi: pi.value,
    radius: tenths(r),
    total: tenths(h + r),
    unit: 'cm',
  }),
  solution: coneHemisphere,
  ask: ({ ask, cone, stem }) => {
    const [r, h] = cone
    return {
      question: `${stems[stem]?.(lengthText(r), lengthText(h + r), ask) ?? ''} ${usePi(pi)}`,
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      figure: toyFigure(cone),
      hints: [
        'The height of the hemisphere is its radius: take it from the total height to get the height of the cone.',
        ask === 'volume'
          ? 'Add the volumes of the two parts.'
          : 'Add only the surfaces that you can touch: the joined circular faces are hidden.',
        ...(ask === 'volume' ? [] : ['The curved surface of the cone needs the slant height.']),
      ],
      explanation:
        ask === 'volume'
          ? 'When two solids are joined, no material is lost, so their volumes add up.'
          : 'When two solids are joined, the faces where they meet are no longer part of the surface.',
    }
  },
  crossCheck: ({ ask, cone: [r, h] }) => {
    const outline = [...dome(r / 10, 0, 'opening'), [(r + h) / 10, 0] as const]
    const p = toNumber(pi.value)
    return typed(ask === 'volume' ? volumeBySlices(outline, p) : surfaceByBands(outline, p))
  },
  slips: ({ ask, cone }) => {
    const [r, h, l] = cone
    const radius = tenths(r)
    const found = values(cone)
    return wrongValues(
      found[ask],
      ask === 'volume'
        ? [
            [
              product(fraction(1, 3), pi.value, radius, radius, tenths(h + 3 * r)),
              'Take the radius off the total height to get the height of the cone.',
              'height',
            ],
            [
              product(pi.value, radius, radius, tenths(h + r)),
              'The whole height is not that of a cylinder: add the volumes of a cone and a hemisphere.',
              'volumes',
            ],
            [
              product(fraction(1, 3), pi.value, radius, radius, tenths(h + 4 * r)),
              'The solid has half a sphere, not a whole one.',
              'volumes',
            ],
          ]
        : [
            [
              product(pi.value, radius, tenths(l + 3 * r)),
              'The joined circular face is hidden: do not count it.',
              'surfaces',
            ],
            [
              product(pi.value, radius, tenths(h + 2 * r)),
              'Use the slant height l, not the height h, for the cone.',
              'slant height',
            ],
            [
              product(pi.value, radius, tenths(l + 4 * r)),
              'Only half of the sphere is there: 2πr², not 4πr².',
              'surfaces',
            ],
          ],
    )
  },
})
