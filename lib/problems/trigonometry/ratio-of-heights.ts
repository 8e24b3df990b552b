import { ratioStories } from './pieces/ratio-of-heights-stories'
import { tanOf } from './pieces/heights'
import { arranged, choiceSlips, letterAt, offeredOf } from '../kinds-of-question/lettered'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import {
  inverted,
  ratioOfHeights as solution,
  tangentRatios,
  tangentsRatio,
  type TangentRatio,
} from '../../solutions/trigonometry/ratio-of-heights'
import { template } from '../template'

const ratioValues = [3, 1 / 3, Math.sqrt(3), 1 / Math.sqrt(3)] as const

/** E.g. "From the point halfway between two towers their tops are seen at 60° and 30°. What is the ratio of their heights?" */
export const ratioOfHeights = template({
  id: 'ht-ratio-of-two-heights',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-ratio-of-heights'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const story = random.pick(ratioStories)
    // half of the draws with 30° and 60°, so that no ratio is commoner than the others
    const pair = random.pick([
      [30, 60],
      [30, 60],
      [30, 45],
      [45, 60],
    ] as const)
    const [low, high] = pair
    // a balloon that rises is seen at a greater angle later
    const isDown = random.chance(story.ask(1, 2).startsWith('A balloon') ? 1 : story.asTangents ? 1 / 3 : 1 / 2)
    const [a, b]: readonly StandardAngle[] = isDown ? [high, low] : [low, high]
    return { story, a: a ?? 60, b: b ?? 30, order: random.shuffle([0, 1, 2, 3]) }
  },
  given: ({ story, a, b, order }) => ({
    scene: story.scene,
    angles: [a, b] as const,
    options: arranged(offered(story.asTangents, a, b), order),
  }),
  solution,
  ask: ({ story, a, b, order }) => ({
    question: story.ask(a, b),
    ...offeredOf(
      offered(story.asTangents, a, b).map((index) => `$${tangentRatios[index]}$`),
      order,
    ),
    hints: [
      'No length is given: call the length that both triangles share by a letter. It cancels.',
      'Write both lengths with $\\tan$ before you divide.',
    ],
    explanation: 'The length that both triangles share cancels: only the tangents of the two angles are left.',
  }),
  crossCheck: ({ story, a, b, order }) => {
    const value = story.asTangents ? tanOf(a) / tanOf(b) : tanOf(b) / tanOf(a)
    const near = ratioValues.findIndex((one) => Math.abs(one - value) < 1e-9)
    return letterAt(order.findIndex((item) => offered(story.asTangents, a, b)[item] === near))
  },
  slips: ({ order }) =>
    choiceSlips(
      [
        ['That is the ratio upside down: which of the two is the longer one?', 'lengths'],
        ['Look up the two tangents again before you divide.', 'ratio'],
        ['Look up the two tangents again, and which of the two is the longer one.', 'ratio'],
      ],
      order,
    ),
})

/** The two ratios left, the one on the same side of 1 first. */
const standing = (key: 0 | 1 | 2 | 3): readonly (0 | 1 | 2 | 3)[] =>
  key === 0 ? [2, 3] : key === 1 ? [3, 2] : key === 2 ? [0, 1] : [1, 0]

/** The right one first, then the same upside down, and the other two. */
function offered(asTangents: boolean, a: StandardAngle, b: StandardAngle): readonly TangentRatio[] {
  const key = asTangents ? tangentsRatio(a, b) : inverted[tangentsRatio(a, b)]
  return [key, inverted[key], ...standing(key)]
}
