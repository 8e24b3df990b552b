import { toNumber, type Fraction } from '../../maths'
import { coneEnds as solution, type ConeEnds as Given } from '../../solutions/areas-volumes/cone-ends'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { coneEndsFigure, coneEndsQuestion, type ConeEnds } from './pieces/cone-ends'
import { isNice, product, tenths, twentyTwoBySeven } from './pieces/pi'
import { curvedOf, total, volumeOf, type RoundPart } from './pieces/round-parts'
import { cones } from './pieces/triples'

const pi = twentyTwoBySeven

const partsOf = ({ cone: [, h, l], middle }: ConeEnds): readonly RoundPart[] => [
  { shape: 'cone', h, l },
  { shape: 'cylinder', h: middle },
  { shape: 'cone', h, l },
]

const valueOf = (draw: ConeEnds): Fraction =>
  total(partsOf(draw).map((part) => (draw.ask === 'volume' ? volumeOf : curvedOf)(draw.cone[0], part)))

const givenOf = ({ ask, cone: [r, h], middle, gives }: ConeEnds): Given => ({
  asked: ask,
  pi: pi.value,
  radius: tenths(r),
  height: tenths(h),
  middle: tenths(middle),
  gives,
  unit: 'cm',
})

/** The length from tip to tip in centimetres that a fishing float, and that a model, can have. */
const longest = ({ stem }: Pick<ConeEnds, 'stem'>): number => (stem === 2 ? 40 : 70)

/** E.g. "The middle of a solid is a cylinder of radius 7 cm and length 10 cm; at each end it carries a cone of height 24 cm. Find its surface area." */
export const coneEnds = template({
  id: 'sav-cylinder-with-conical-ends',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-cone-ends'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): ConeEnds => {
    const ask = random.pick(['surface area', 'volume'] as const)
    const stem = random.pick([0, 1, 2] as const)
    return random.until(
      (r) => ({
        ask,
        cone: r.pick(cones),
        middle: 5 * r.integer(8, 60),
        gives: r.pick(['length of the cylinder', 'total length'] as const),
        stem,
      }),
      (draw) => {
        const [r, h] = draw.cone
        return (
          isNice(valueOf(draw)) &&
          draw.middle >= r &&
          h <= 4 * r &&
          draw.middle <= 8 * r &&
          draw.middle + 2 * h <= 10 * longest(draw)
        )
      },
    )
  },
  things: ({ cone: [r, h], middle, stem }) => [
    { name: 'the length from tip to tip in cm', size: (middle + 2 * h) / 10, least: 7, most: longest({ stem }) },
    { name: 'the radius in cm', size: r / 10, least: 1.4, most: 14 },
    { name: 'the height of a cone in cm', size: h / 10, least: 2, most: 48 },
    { name: 'the length of the cylinder in cm', size: middle / 10, least: 4, most: 30 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { ask, gives } = draw
    return {
      question: coneEndsQuestion(draw),
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      figure: coneEndsFigure(draw),
      hints: [
        gives === 'total length'
          ? 'Take the heights of both cones off the total length to get the length of the cylinder.'
          : 'The solid has three parts: a cylinder and two equal cones.',
        ask === 'volume'
          ? 'Add the volumes of the three parts; take common factors out before you substitute.'
          : 'Add the three curved surfaces; the circles where the parts are joined are hidden. A cone needs its slant height.',
      ],
      explanation:
        'The two cones are equal, so each of their measures is counted twice; what lies inside the joints is no surface.',
    }
  },
  crossCheck: ({ ask, cone: [r, h], middle }) => {
    const [a, b, radius] = [h / 10, middle / 10, r / 10]
    const outline = [
      [0, 0],
      [a, radius],
      [a + b, radius],
      [2 * a + b, 0],
    ] as const
    const p = toNumber(pi.value)
    return typed(ask === 'volume' ? volumeBySlices(outline, p) : surfaceByBands(outline, p))
  },
  slips: (draw) => {
    const { ask, cone, middle, gives } = draw
    const [r, h, l] = cone
    const circle = product(pi.value, tenths(r), tenths(r))
    const whole = { ...draw, middle: middle + 2 * h }
    return wrongValues(valueOf(draw), [
      ...(gives === 'total length'
        ? [[valueOf(whole), 'The total length has the two cones in it: take their heights off.', 'length'] as const]
        : []),
      ...(ask === 'volume'
        ? ([
            [product(circle, tenths(middle + 2 * h)), 'A cone is one third of the cylinder.', 'formula'],
            [
              total(
                [{ shape: 'cylinder', h: middle } as const, { shape: 'cone', h, l } as const].map((part) =>
                  volumeOf(r, part),
                ),
              ),
              'There is a cone at each end: add both.',
              'formula',
            ],
          ] as const)
        : ([
            [
              product(2, pi.value, tenths(r), tenths(middle + h)),
              'Use the slant height of the cones, not their height.',
              'slant height',
            ],
            [
              total([valueOf(draw), product(2, circle)]),
              'The circles at the joints are hidden: do not count them.',
              'formula',
            ],
            [product(pi.value, tenths(r), tenths(2 * middle + l)), 'There is a cone at each end: add both.', 'formula'],
          ] as const)),
    ])
  },
})
