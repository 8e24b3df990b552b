import { cone as solution } from '../../solutions/areas-volumes/cone'
import { add, fraction, toNumber, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { cones, type Cone } from './pieces/triples'

type Ask = 'curved surface area' | 'total surface area' | 'volume'

interface Draw {
  readonly ask: Ask
  readonly cone: Cone
  readonly thing: 0 | 1 | 2
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

function values([r, h, l]: Cone): Readonly<Record<Ask, Fraction>> {
  const curved = product(pi.value, tenths(r), tenths(l))
  return {
    'curved surface area': curved,
    'total surface area': add(curved, product(pi.value, tenths(r), tenths(r))),
    volume: product(fraction(1, 3), pi.value, tenths(r), tenths(r), tenths(h)),
  }
}

const things = ['A solid cone', 'A cone made of clay', 'A conical paperweight'] as const

function question({ ask, cone: [r, h], thing, stem }: Draw): string {
  const [radius, height] = [r, h].map(lengthText)
  const stems = [
    `${things[thing]} has radius $${radius}$ cm and height $${height}$ cm. Find its ${ask}.`,
    `The base radius of ${things[thing].replace('A', 'a')} is $${radius}$ cm and its height is $${height}$ cm. What is its ${ask}?`,
    `Find the ${ask} of ${things[thing].replace('A', 'a')} which is $${height}$ cm high and has a base of radius $${radius}$ cm.`,
  ] as const
  return `${stems[stem]} ${usePi(pi)}`
}

/** E.g. "A cone has radius 7 cm and height 24 cm. Find its curved surface area. (Use π = 22/7.)" */
export const cone = template({
  id: 'sav-cone-measure',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-formula-direct'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => {
    const ask = random.pick(['curved surface area', 'total surface area', 'volume'] as const)
    const drawn = random.until(
      (r) => ({ ask, cone: r.pick(cones), thing: r.pick([0, 1, 2] as const) }),
      // a paperweight is at most 10 cm high
      ({ cone, thing }) => isNice(values(cone)[ask], 20_000) && (thing !== 2 || cone[1] <= 100),
    )
    return { ...drawn, stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ cone: [r, h], thing }) => [
    { name: 'the radius in cm', size: r / 10, least: 1.4, most: 14 },
    { name: 'the height in cm', size: h / 10, least: 2, most: thing === 2 ? 10 : 50 },
  ],
  given: ({ ask, cone: [r, h] }) => ({
    asked: ask,
    pi: pi.value,
    radius: tenths(r),
    height: tenths(h),
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { ask, cone } = draw
    const [r, h] = cone
    return {
      question: question(draw),
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      hints:
        ask === 'volume'
          ? [
              'A cone has one third of the volume of the cylinder with the same base and height.',
              'Write the formula, substitute, and cancel before you multiply.',
            ]
          : [
              'The surface of a cone needs the slant height $l$, not the height $h$.',
              'Radius, height and slant height form a right triangle.',
              ...(ask === 'total surface area' ? ['The total surface includes the circular base.'] : []),
            ],
      explanation:
        ask === 'volume'
          ? 'Three cones full of sand fill a cylinder with the same base and the same height.'
          : 'The slant height runs along the side of the cone; the height runs from the vertex to the centre of the base.',
      figure: {
        kind: 'solid',
        description: `A cone of radius ${lengthText(r)} cm and height ${lengthText(h)} cm.`,
        parts: [
          {
            shape: 'cone',
            radius: r / 10,
            height: h / 10,
            labels: { radius: `${lengthText(r)} cm`, height: `${lengthText(h)} cm` },
          },
        ],
      },
    }
  },
  crossCheck: ({ ask, cone: [r, h] }) => {
    const side = [
      [0, r / 10],
      [h / 10, 0],
    ] as const
    if (ask === 'volume') return typed(volumeBySlices(side, toNumber(pi.value)))
    return typed(surfaceByBands(ask === 'total surface area' ? [[0, 0], ...side] : side, toNumber(pi.value)))
  },
  slips: ({ ask, cone }) => {
    const [r, h, l] = cone
    const found = values(cone)
    const withHeight = product(pi.value, tenths(r), tenths(h))
    const base = product(pi.value, tenths(r), tenths(r))
    return wrongValues(
      found[ask],
      ask === 'volume'
        ? [
            [product(3, found.volume), 'A cone is one third of the cylinder.', 'formula'],
            [
              product(fraction(1, 3), base, tenths(l)),
              'The volume needs the height, not the slant height.',
              'substituted',
            ],
            [product(4, found.volume), 'The length given is the radius: do not double it.', 'substituted'],
          ]
        : [
            [
              ask === 'total surface area' ? add(withHeight, base) : withHeight,
              'Use the slant height l, not the height h.',
              'slant height',
            ],
            ask === 'total surface area'
              ? [found['curved surface area'], 'Add the circular base.', 'formula']
              : [found['total surface area'], 'The curved surface does not include the base.', 'formula'],
            [product(2, found[ask]), 'Check the formula: the curved surface of a cone is πrl, not 2πrl.', 'formula'],
          ],
    )
  },
})
