import { lengthRule, overSine, overTan, tanOf, timesTan } from './pieces/heights'
import { measured } from './pieces/ratio'
import { oneDepression as depression } from '../../solutions/trigonometry/one-depression'
import { fraction, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const lookouts = [
  { place: 'the top of a lighthouse', height: 'the lighthouse', object: 'a ship', foot: 'the foot of the lighthouse' },
  { place: 'the top of a cliff', height: 'the cliff', object: 'a boat', foot: 'the foot of the cliff' },
  { place: 'the top of a tower', height: 'the tower', object: 'a car', foot: 'the foot of the tower' },
  { place: 'the roof of a building', height: 'the building', object: 'a bus', foot: 'the foot of the building' },
] as const

type Lookout = (typeof lookouts)[number]

const theObject = ({ object }: Lookout): string => object.replace(/^a /, 'the ')

const stems: readonly ((lookout: Lookout, height: number, angle: number) => string)[] = [
  (lookout, h, a) =>
    `From ${lookout.place} $AB$, which is $${h}$ m high, the angle of depression of ${lookout.object} at $C$ is $${a}^\\circ$. Find the distance of ${theObject(lookout)} from ${lookout.foot}.`,
  (lookout, h, a) =>
    `A girl standing on ${lookout.place} $AB$ sees ${lookout.object} at $C$ at an angle of depression of $${a}^\\circ$. Her eyes are $${h}$ m above the level of $C$. How far is ${theObject(lookout)} from ${lookout.foot}? (Take $A$ to be the position of her eyes.)`,
  (lookout, h, a) =>
    `The angle of depression of ${lookout.object} at $C$, seen from ${lookout.place} $AB$ of height $${h}$ m, is $${a}^\\circ$. How far is ${theObject(lookout)} from ${lookout.foot}?`,
]

/** E.g. "From the top of a lighthouse 45 m high, the angle of depression of a ship is 30°. Find the distance of the ship from its foot." */
export const singleDepression = template({
  id: 'ht-one-depression',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-depression-distance'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    lookout: random.pick(lookouts),
    height: random.integer(4, 30) * 3,
    // at 45° the distance is the height again: seldom
    angle: random.chance(0.1) ? (45 as const) : random.pick([30, 60] as const),
    stem: random.pick(stems),
  }),
  things: ({ height }) => [{ name: 'the height of the place', size: height, least: 12, most: 90, unit: 'm' }],
  given: ({ height, angle }) => ({ height: fraction(height), angle }),
  solution: depression,
  manner: ({ lookout }) => ({ object: theObject(lookout), foot: lookout.foot }),
  ask: ({ lookout, height, angle, stem }) => ({
    question: `${stem(lookout, height, angle)}${angle === 45 ? '' : ' Leave $\\sqrt{3}$ in your answer.'}`,
    rule: lengthRule(overTan(height, angle)),
    figure: {
      kind: 'sketch',
      points: { A: [0, 10 * tanOf(angle)], B: [0, 0], C: [10, 0], X: [7, 10 * tanOf(angle)] },
      segments: [
        { from: 'B', to: 'A', label: `${height} m` },
        { from: 'B', to: 'C' },
        { from: 'A', to: 'C' },
        { from: 'A', to: 'X', dashed: true },
      ],
      angles: [
        { at: 'B', from: 'A', to: 'C', right: true },
        { at: 'A', from: 'X', to: 'C', label: `${angle}°` },
      ],
      description: `A vertical line AB of height ${height} m; the horizontal line AX through A and the line of sight AC make an angle of ${angle}°; C is on the level of B.`,
    },
    hints: [
      'The angle of depression is measured from the horizontal line through the top.',
      'Alternate angles are equal, so you know the angle $ACB$ as well.',
    ],
    explanation:
      'The angle of depression lies outside the triangle; it becomes the angle of elevation at the other end because the two horizontal lines are parallel.',
  }),
  crossCheck: ({ height, angle }) => measured(height * tanOf(90 - angle)),
  slips: ({ height, angle }) =>
    distinctSlips(surdText(overTan(height, angle)), [
      ...(angle === 45
        ? []
        : [
            {
              response: surdText(timesTan(height, angle)),
              note: 'Height and distance are exchanged: tan is the height over the distance.',
              step: 'ratio',
            },
            { response: `${height}`, note: 'Height and distance are equal only for an angle of 45°.', step: 'values' },
          ]),
      {
        response: surdText(overSine(height, angle)),
        note: 'That is the line of sight; the distance along the ground is asked.',
        step: 'ratio',
      },
      ...(angle === 45
        ? [
            {
              response: surdText(timesTan(height, 60)),
              note: 'Look up the tangent of this angle again.',
              step: 'values',
            },
          ]
        : []),
    ]),
})
