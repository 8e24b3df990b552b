import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { canPut, lengthIn, lengthText, rootAsk, rootManners, rootThreeOf } from './pieces/root-three'
import { metres, minus, overTangent, timesTangent } from './pieces/tan-lines'
import { shipStories } from './pieces/ship-stories'
import { plus, type TwoTerm } from './pieces/two-term'
import { sightPairs } from './pieces/sight-pairs'
import { shipsInLine as solution } from '../../solutions/trigonometry/ships-in-line'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "From a lighthouse 60 m high two boats in line on the same side are seen at depressions of 30° and 60°. Find their distance." */
export const twoShips = template({
  id: 'ht-two-ships-in-line',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['ht-two-ships-same-side'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const story = random.pick(shipStories)
    // with 30° and 60° the two distances have the same difference when tan and cot are exchanged: seldom
    const [far, near] = random.chance(0.08) ? sightPairs[1] : random.pick([sightPairs[0], sightPairs[2]])
    const [least, greatest] = story.heights
    const height = 3 * random.integer(least / 3, greatest / 3)
    return { story, far, near, height, manner: random.pick(rootManners) }
  },
  things: ({ story: { heights }, height }) => [
    { name: 'the height of the place', size: height, least: heights[0], most: heights[1], unit: 'm' },
  ],
  given: ({ far, near, height, manner }) => {
    const apart = minus(overTangent(metres(height), far), overTangent(metres(height), near))
    return { height: fraction(height), far, near, rootThree: rootThreeOf([apart], manner) }
  },
  solution,
  manner: ({ story: { one } }) => ({ one }),
  ask: ({ story, far, near, height, manner }) => {
    const apart = minus(overTangent(metres(height), far), overTangent(metres(height), near))
    const side = 10
    const { expected: _expected, ...rule } = lengthIn(apart, manner)
    return {
      question: `${story.ask(height, far, near)}${rootAsk([apart], manner)}`,
      rule,
      figure: {
        kind: 'sketch',
        points: {
          A: [0, side],
          B: [0, 0],
          C: [side / tanOf(near), 0],
          D: [side / tanOf(far), 0],
          X: [side / tanOf(far), side],
        },
        segments: [
          { from: 'B', to: 'A', label: `${height} m` },
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
        description: `A vertical line AB of ${height} m; C and D on the level of B on the same side are seen from A at angles of depression of ${near}° and ${far}°.`,
      },
      hints: [
        'Draw the horizontal line through the top: the angles of depression lie below it, and alternate angles are equal.',
        'Which of the two is nearer, the one with the greater or with the smaller angle?',
        'Find both distances from the foot; they are on the same side of it.',
      ],
      explanation:
        'Both are on the same side of the foot, so their distance is the difference of the two distances from it.',
    }
  },
  crossCheck: ({ far, near, height }) => {
    // along the ground from the foot, as seen from the top
    const at = (depression: number) => height * tanOf(90 - depression)
    return measured(at(far) - at(near))
  },
  slips: ({ far, near, height, manner }) => {
    const [longer, shorter] = [overTangent(metres(height), far), overTangent(metres(height), near)]
    const text = (value: TwoTerm) => lengthText(value, manner)
    return distinctSlips(
      text(minus(longer, shorter)),
      [
        [plus(longer, shorter), 'Both are on the same side: are the two distances added?', 'difference'] as const,
        [
          minus(timesTangent(metres(height), near), timesTangent(metres(height), far)),
          'tan is the height over the distance: the distance is the height divided by tan.',
          'nearer',
        ] as const,
        [longer, 'That is the distance of the farther one from the foot.', 'difference'] as const,
      ].flatMap(([value, note, step]) =>
        manner === 'left' || canPut(value) ? [{ response: text(value), note, step }] : [],
      ),
    )
  },
})
