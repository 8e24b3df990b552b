import { tanOf } from './pieces/heights'
import { levelStories } from './pieces/level-stories'
import { measured } from './pieces/ratio'
import { canPut, lengthIn, lengthText, mannerFor, rootAsk, rootManners, rootThreeOf } from './pieces/root-three'
import { metres, minus, overTangent, timesTangent } from './pieces/tan-lines'
import { floating, plus, type TwoTerm } from './pieces/two-term'
import { standardAngles, type StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { levelSights as solution } from '../../solutions/trigonometry/level-sights'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** How far the top is above the level from which it is seen. */
const aboveOf = (height: number, up: StandardAngle, down: StandardAngle): TwoTerm =>
  timesTangent(overTangent(metres(height), down), up)

/** E.g. "From the top of a building 12 m high the top of a tower is seen at 60° above and its foot at 45° below the level." */
export const elevationAndDepression = template({
  id: 'ht-top-above-foot-below',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-elevation-depression'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const story = source.pick(levelStories)
        return {
          story,
          height: source.integer(...story.heights),
          up: source.pick(standardAngles),
          down: source.pick(standardAngles),
          manner: source.pick(rootManners),
        }
      },
      ({ story, height, up, down }) => {
        const above = aboveOf(height, up, down)
        return (
          up !== down &&
          above.root.d === 1n &&
          above.rational.d === 1n &&
          height + floating(above) <= story.highest &&
          floating(above) >= 2
        )
      },
    ),
  things: ({ story: { heights }, height }) => [
    { name: 'the height of the place', size: height, least: heights[0], most: heights[1], unit: 'm' },
  ],
  given: ({ height, up, down, manner }) => ({
    height: fraction(height),
    up,
    down,
    rootThree: rootThreeOf([plus(metres(height), aboveOf(height, up, down))], manner),
  }),
  solution,
  manner: ({ story: { there } }) => ({ there }),
  ask: ({ story, height, up, down, manner }) => {
    const whole = plus(metres(height), aboveOf(height, up, down))
    const x = 10 / tanOf(down)
    const { expected: _expected, ...rule } = lengthIn(whole, manner)
    return {
      question: `${story.ask(height, up, down)}${rootAsk([whole], manner)}`,
      rule,
      figure: {
        kind: 'sketch',
        points: { A: [0, 10], B: [0, 0], D: [x, 0], E: [x, 10], C: [x, 10 + x * tanOf(up)] },
        segments: [
          { from: 'B', to: 'A', label: `${height} m` },
          { from: 'B', to: 'D' },
          { from: 'D', to: 'C' },
          { from: 'A', to: 'E', dashed: true },
          { from: 'A', to: 'C' },
          { from: 'A', to: 'D' },
        ],
        angles: [
          { at: 'A', from: 'E', to: 'C', label: `${up}°` },
          { at: 'A', from: 'D', to: 'E', label: `${down}°` },
          { at: 'E', from: 'A', to: 'C', right: true },
        ],
        description: `Two vertical lines AB of ${height} m and CD; from A the top C is seen at an angle of elevation of ${up}° and the foot D at an angle of depression of ${down}°.`,
      },
      hints: [
        `Draw the horizontal line from the top of ${story.here}: it cuts the height that is asked into two parts.`,
        `One of the two parts is as long as ${story.here} is high.`,
        'The horizontal line is a side of both right triangles. Find it from the lower one.',
      ],
      explanation:
        'The horizontal line through the eye parts the height: one triangle above it, one below, and a side in common.',
    }
  },
  crossCheck: ({ height, up, down }) => {
    // the line of sight to the top, met with the upright line through the foot
    const foot = height / tanOf(down)
    return measured(height + foot * Math.tan((up * Math.PI) / 180))
  },
  slips: ({ height, up, down, manner: drawn }) => {
    const [above, level] = [aboveOf(height, up, down), metres(height)]
    const manner = mannerFor(above, drawn)
    return distinctSlips(
      lengthText(plus(level, above), manner),
      [
        [above, 'That is only the part above the horizontal line.', 'sum'] as const,
        [
          plus(level, aboveOf(height, down, up)),
          'The two angles are exchanged: which of them looks down to the foot?',
          'lower triangle',
        ] as const,
        [
          minus(above, level),
          'The two parts are on different sides of the horizontal line: are they subtracted?',
          'sum',
        ] as const,
        [overTangent(level, down), 'That is the distance; the height is asked.', 'lower triangle'] as const,
      ].flatMap(([value, note, step]) =>
        (manner === 'left' || canPut(value)) && floating(value) > 0
          ? [{ response: lengthText(value, manner), note, step }]
          : [],
      ),
    )
  },
})
