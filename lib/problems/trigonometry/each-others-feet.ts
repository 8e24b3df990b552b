import { feetStems } from './pieces/feet-stems'
import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import {
  lengthIn,
  lengthText,
  mannerFor,
  rootAsk,
  rootManners,
  rootThreeOf,
  type RootManner,
} from './pieces/root-three'
import { metres, overTangent, timesTangent } from './pieces/tan-lines'
import { plus, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction } from '../../maths'
import { eachOthersFeet as solution } from '../../solutions/trigonometry/each-others-feet'
import { template } from '../template'

interface Draw {
  readonly known: number
  /** At which the top of the known one is seen, from the foot of the other. */
  readonly low: StandardAngle
  readonly high: StandardAngle
  readonly manner: RootManner
  readonly names: readonly [known: string, other: string]
  readonly stem: (typeof feetStems)[number]
}

const keyOf = ({ known, low, high }: Draw): TwoTerm => timesTangent(overTangent(metres(known), low), high)

/** E.g. "From the foot of a tower the top of a 15 m building is seen at 30°, and its own top from the foot of the building at 60°." */
export const eachOthersFeet = template({
  id: 'ht-tops-from-feet',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-each-others-feet'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const isLow = random.chance(0.5)
    const [low, high] = isLow ? ([30, 60] as const) : ([60, 30] as const)
    const [lower, taller] = random.pick([
      ['the building', 'the tower'],
      ['the school', 'the water tower'],
      ['the temple', 'the hotel'],
    ] as const)
    return {
      // the lower one is 7 m to 18 m high
      known: isLow ? random.integer(7, 18) : 3 * random.integer(7, 18),
      low,
      high,
      manner: random.pick(rootManners),
      names: isLow ? [lower, taller] : [taller, lower],
      stem: random.pick(feetStems),
    }
  },
  things: ({ known, low }) => [
    { name: 'the height that is known', size: known, least: 7, most: low === 30 ? 18 : 54, unit: 'm' },
  ],
  given: (draw) => ({
    known: fraction(draw.known),
    low: draw.low,
    high: draw.high,
    rootThree: rootThreeOf([keyOf(draw)], draw.manner),
  }),
  solution,
  manner: ({ names: [one, other] }) => ({ one, other }),
  ask: (draw) => {
    const { known, low, high, manner, names, stem } = draw
    const [one, other] = names
    const key = keyOf(draw)
    const wanted = `the height of ${other}`
    const unit = 3
    const [left, right] = low === 30 ? [unit, 3 * unit] : [3 * unit, unit]
    return {
      question: `${stem(one, other, low, high, known)} ${wanted}.${rootAsk([key], manner)}`,
      rule: lengthIn(key, manner),
      figure: {
        kind: 'sketch',
        points: { A: [0, left], B: [0, 0], D: [unit * Math.sqrt(3), 0], C: [unit * Math.sqrt(3), right] },
        segments: [
          { from: 'B', to: 'A', label: `${known} m` },
          { from: 'B', to: 'D' },
          { from: 'D', to: 'C' },
          { from: 'D', to: 'A' },
          { from: 'B', to: 'C' },
        ],
        angles: [
          { at: 'D', from: 'B', to: 'A', label: `${low}°` },
          { at: 'B', from: 'D', to: 'C', label: `${high}°` },
        ],
        description: `Two vertical lines AB of ${known} m and CD on level ground; A is seen from D at an angle of elevation of ${low}° and C from B at ${high}°.`,
      },
      hints: [
        'The two right triangles share the ground $BD$. Find it first.',
        'In which of the two triangles is the known height a side?',
      ],
      explanation:
        'The ground between the two feet is a side of both triangles: it carries what is known from one to the other.',
    }
  },
  crossCheck: ({ known, low, high }) => {
    // the line from B to the top of the other one, cut at the foot of it
    const ground = known / tanOf(low)
    return measured(ground * tanOf(high))
  },
  slips: (draw) => {
    const { known, low, high } = draw
    const ground = overTangent(metres(known), low)
    const manner = mannerFor(keyOf(draw), draw.manner)
    const text = (value: TwoTerm) => lengthText(value, manner)
    return distinctSlips(text(keyOf(draw)), [
      {
        response: text(ground),
        note: 'That is the distance between the feet.',
        step: 'height',
      },
      {
        response: text(timesTangent(overTangent(metres(known), high), low)),
        note: 'The two angles are exchanged: from which foot is the known top seen?',
        step: 'angles',
      },
      {
        response: text(plus(timesTangent(ground, high), metres(known))),
        note: 'The two heights are not added: only one of them is asked.',
        step: 'last',
      },
    ])
  },
})
