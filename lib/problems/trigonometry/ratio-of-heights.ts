import { ratioStories } from './pieces/ratio-of-heights-stories'
import { tanOf } from './pieces/heights'
import { choiceOf, choiceSlips, letterAt, letterOf } from '../kinds-of-question/lettered'
import { valueTex, type StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { earns, template } from '../template'

/** Ratios of two tangents. */
const ratioTex = ['3 : 1', '1 : 3', '\\sqrt{3} : 1', '1 : \\sqrt{3}'] as const

const ratioValues = [3, 1 / 3, Math.sqrt(3), 1 / Math.sqrt(3)] as const

/** Which of the four is tan a : tan b. */
function tangentsRatio(a: StandardAngle, b: StandardAngle): 0 | 1 | 2 | 3 {
  if (a === 60 && b === 30) return 0
  if (a === 30 && b === 60) return 1
  return a > b ? 2 : 3
}

const inverted = [1, 0, 3, 2] as const

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
  pose: ({ story, a, b, order }) => {
    const tangents = tangentsRatio(a, b)
    const key = story.asTangents ? tangents : inverted[tangents]
    const items = [key, inverted[key], ...standing(key)].map((index) => `$${ratioTex[index]}$`)
    const [one, two] = story.asTangents ? [a, b] : [b, a]
    return {
      question: story.ask(a, b),
      ...choiceOf(items, order),
      hints: [
        'No length is given: call the length that both triangles share by a letter. It cancels.',
        'Write both lengths with $\\tan$ before you divide.',
      ],
      steps: [
        story.set,
        earns(0.5, `${story.of(1, a)}; ${story.of(2, b)}`, 'lengths'),
        earns(
          0.5,
          `$${story.wanted} = \\tan ${one}^\\circ : \\tan ${two}^\\circ = ${[...new Set([`${valueTex('tan', one)} : ${valueTex('tan', two)}`, ratioTex[key]])].join(' = ')}$`,
          'ratio',
        ),
        `Hence the correct option is (${letterOf(0, order)}).`,
      ],
      explanation: 'The length that both triangles share cancels: only the tangents of the two angles are left.',
    }
  },
  crossCheck: ({ story, a, b, order }) => {
    const value = story.asTangents ? tanOf(a) / tanOf(b) : tanOf(b) / tanOf(a)
    const near = ratioValues.findIndex((one) => Math.abs(one - value) < 1e-9)
    const key = story.asTangents ? tangentsRatio(a, b) : inverted[tangentsRatio(a, b)]
    return letterAt(order.findIndex((item) => [key, inverted[key], ...standing(key)][item] === near))
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
