import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import { plus, twoTerm, twoTermText } from './pieces/two-term'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction } from '../../maths'
import {
  approaches,
  restOf,
  timeToReach as solution,
  wholeOf,
  type Approach,
} from '../../solutions/trigonometry/time-to-reach'
import { template } from '../template'

const movers = [
  { who: 'A man on the top of a vertical tower', object: 'a car', stop: 'the foot of the tower' },
  { who: 'A guard on the top of a lighthouse', object: 'a boat', stop: 'the foot of the lighthouse' },
  { who: 'A girl on the roof of a tall building', object: 'a bus', stop: 'the foot of the building' },
] as const

const moverStems: readonly ((mover: (typeof movers)[number], time: string, angles: Approach) => string)[] = [
  ({ who, object }, time, [far, near]) =>
    `${who} sees ${object} coming straight towards it at a uniform speed. The angle of depression of ${object.replace(/^a /, 'the ')} changes from $${far}^\\circ$ to $${near}^\\circ$ in ${time}.`,
  ({ who, object, stop }, time, [far, near]) =>
    `Seen by ${who.replace(/^A /, 'a ')}, the angle of depression of ${object} changes from $${far}^\\circ$ to $${near}^\\circ$ in ${time}, while it moves in a straight line and at a uniform speed towards ${stop}.`,
  ({ who, object, stop }, time, [far, near]) =>
    `${who} watches ${object} that approaches ${stop} in a straight line at a uniform speed. Its angle of depression is $${far}^\\circ$ at first, and $${near}^\\circ$ after ${time}.`,
]

/** "the car" */
const nameOf = ({ object }: (typeof movers)[number]): string => object.replace(/^a /, 'the ')

/** E.g. "The angle of depression of a car coming at uniform speed changes from 30° to 60° in 12 minutes. When does it reach the tower?" */
export const timeToReach = template({
  id: 'ht-time-to-reach',
  version: 4,
  topic: 'trigonometry',
  archetypes: ['ht-moving-object-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    mover: random.pick(movers),
    angles: random.pick(approaches),
    ...random.pick([
      { time: random.integer(3, 6) * 2, unit: 'minutes' },
      { time: random.integer(3, 20) * 2, unit: 'seconds' },
    ] as const),
    asked: random.pick(['rest', 'whole'] as const),
    stem: random.pick(moverStems),
  }),
  things: ({ time, unit }) => [{ name: 'the time that is told', size: time, least: 6, most: 40, unit }],
  variants: {
    all: approaches.flatMap((pair) => [`rest, ${pair.join(' to ')}`, `whole, ${pair.join(' to ')}`]),
    of: ({ asked, angles }) => `${asked}, ${angles.join(' to ')}`,
  },
  given: ({ angles, time, unit, asked }) => ({ angles, time: fraction(time), unit, asked }),
  solution,
  manner: ({ mover }) => ({ the: nameOf(mover) }),
  ask: ({ mover, angles, time, unit, asked, stem }) => {
    const { stop } = mover
    const the = nameOf(mover)
    const [far, near] = angles
    const key = asked === 'rest' ? restOf(fraction(time), angles) : wholeOf(fraction(time), angles)
    return {
      question: `${stem(mover, `$${time}$ ${unit}`, angles)} ${asked === 'rest' ? `How many more ${unit} does ${the} take to reach ${stop}?` : `In how many ${unit}, counted from the first sight, does ${the} reach ${stop}?`}${rootAsk([key], 'left')}`,
      rule: {
        kind: key.root.n === 0n ? 'number' : 'surd',
        unit: unit === 'minutes' ? 'min' : 's',
      },
      figure: {
        kind: 'sketch',
        points: {
          A: [0, 10],
          B: [0, 0],
          C: [10 / tanOf(near), 0],
          D: [10 / tanOf(far), 0],
          X: [10 / tanOf(far) + 2, 10],
        },
        segments: [
          { from: 'B', to: 'A', label: 'h' },
          { from: 'B', to: 'D' },
          { from: 'A', to: 'C' },
          { from: 'A', to: 'D' },
          { from: 'A', to: 'X', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'C', right: true },
          { at: 'A', from: 'X', to: 'D', label: `${far}°` },
          { at: 'A', from: 'X', to: 'C', label: `${near}°` },
        ],
        description: `A vertical line AB; the point D on the ground is seen from A at an angle of depression of ${far}° and the nearer point C at ${near}°.`,
      },
      hints: [
        'Let the height be $h$ and write both distances from the foot in terms of $h$.',
        'Compare the part already travelled with the part that is left.',
        'At a uniform speed times are in the same ratio as distances.',
      ],
      explanation:
        'Neither the height nor the speed is known, and neither is needed: both cancel when the two distances are compared.',
    }
  },
  crossCheck: ({ time, asked, angles }) => {
    // Any height will do.
    const [near, far] = [7 / tanOf(angles[1]), 7 / tanOf(angles[0])]
    const speed = (far - near) / time
    return measured(asked === 'rest' ? near / speed : far / speed)
  },
  slips: ({ time, asked, angles }) => {
    const [rest, whole] = [restOf(fraction(time), angles), wholeOf(fraction(time), angles)]
    // BC taken for DC, and DC for BC
    const turned = rest.root.n === 0n ? twoTerm(2 * time, 0) : twoTerm(-time, time)
    return distinctSlips(twoTermText(asked === 'rest' ? rest : whole), [
      {
        response: `${time}`,
        note:
          asked === 'rest'
            ? 'The two parts of the way are not equal: work out both distances.'
            : 'That is only the time from D to C.',
        step: 'parts of the way',
      },
      ...(asked === 'rest'
        ? []
        : [
            {
              response: `${2 * time}`,
              note: 'The two parts of the way are not equal: work out both distances.',
              step: 'parts of the way',
            },
          ]),
      {
        response: twoTermText(asked === 'rest' ? whole : rest),
        note: 'Read again from which moment the time is counted.',
        step: 'last',
      },
      {
        response: twoTermText(asked === 'rest' ? turned : plus(turned, twoTerm(time, 0))),
        note: 'Compare BC with DC: is the time for BC multiplied or divided by their ratio?',
        step: 'time',
      },
    ])
  },
})
