import { lowerOneStories } from './pieces/lower-one-stories'
import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { lengthText, rootAsk } from './pieces/root-three'
import { sightPairs } from './pieces/sight-pairs'
import { timesTangent } from './pieces/tan-lines'
import { floating, plus, type TwoTerm } from './pieces/two-term'
import type { SketchFigure } from '../../figures/figure'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction } from '../../maths'
import { lengthsOf as lengthsFrom, type Depressions } from '../../solutions/trigonometry/pieces/lower-one-lines'
import { depressionsTopFoot as solution } from '../../solutions/trigonometry/depressions-top-foot'
import { template } from '../template'

const lengthsOf = (angles: Depressions, height: number, isLowKnown: boolean) =>
  lengthsFrom(angles, fraction(height), isLowKnown)

function figureOf([top, foot]: Depressions, height: number, isLowKnown: boolean): SketchFigure {
  const x = 10
  const [tall, low] = [x * tanOf(foot), x * (tanOf(foot) - tanOf(top))]
  return {
    kind: 'sketch',
    points: { A: [0, tall], B: [0, 0], C: [x, low], D: [x, 0], E: [0, low], X: [x, tall] },
    segments: [
      { from: 'A', to: 'B', ...(!isLowKnown && { label: `${height} m` }) },
      { from: 'B', to: 'D' },
      { from: 'D', to: 'C', ...(isLowKnown && { label: `${height} m` }) },
      { from: 'A', to: 'C' },
      { from: 'A', to: 'D' },
      { from: 'C', to: 'E', dashed: true },
      { from: 'A', to: 'X', dashed: true },
    ],
    angles: [
      { at: 'A', from: 'X', to: 'C', label: `${top}°` },
      { at: 'A', from: 'X', to: 'D', label: `${foot}°` },
      { at: 'B', from: 'A', to: 'D', right: true },
    ],
    description: `Two vertical lines AB and CD on level ground, ${isLowKnown ? 'CD' : 'AB'} of ${height} m; from A the top C is seen at an angle of depression of ${top}° and the foot D at ${foot}°.`,
  }
}

/** E.g. "From the top of a tower the depressions of the top and the foot of a 6 m house are 45° and 60°. Find height and distance." */
export const depressionsTopFoot = template({
  id: 'ht-top-and-foot-from-above',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['ht-depressions-top-foot'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => {
    // each story comes as often as another, whatever heights it has room for
    const [story, isLowKnown] = [random.pick(lowerOneStories), random.chance(0.5)]
    return random.until(
      (source) => {
        const angles: Depressions = source.pick(sightPairs)
        const height = isLowKnown
          ? 2 * source.integer(story.lows[0] / 2, story.lows[1] / 2)
          : 3 * source.integer(6, story.highest / 3)
        return { story, angles, isLowKnown, height }
      },
      ({ story, angles, height, isLowKnown }) => {
        const { tall, low } = lengthsOf(angles, height, isLowKnown)
        return floating(tall) <= story.highest && floating(low) >= 4 && floating(low) <= story.lows[1] * 1.5
      },
    )
  },
  things: ({ story: { lows, highest }, isLowKnown, height }) => [
    isLowKnown
      ? { name: 'the height of the lower one', size: height, least: lows[0], most: lows[1], unit: 'm' }
      : { name: 'the height of the taller one', size: height, least: 18, most: highest, unit: 'm' },
  ],
  given: ({ angles, isLowKnown, height }) => ({
    angles,
    height: fraction(height),
    isLowKnown,
    asked: 'both' as const,
  }),
  solution,
  ask: ({ story, angles, isLowKnown, height }) => {
    const [top, foot] = angles
    const { tall, low, apart } = lengthsOf(angles, height, isLowKnown)
    const [name, found, what] = isLowKnown ? ['AB', tall, story.tall] : ['CD', low, story.low]
    return {
      question: `${story.lead(height, isLowKnown, top, foot)} Find the height $${name}$ of ${what} and the distance $BD$ between ${story.tall} and ${story.low}.${rootAsk([found, apart], 'left')}`,
      rule: {
        kind: 'pair',
        unit: 'm',
        aliases: { [name]: ['height', `height of ${what}`], BD: ['distance'] },
      },
      figure: figureOf(angles, height, isLowKnown),
      hints: [
        'Draw the horizontal line from the top of the lower one: it makes a second right triangle.',
        'Both right triangles have the distance $BD$ as a side.',
        isLowKnown
          ? 'Call the distance $x$ and write $AE$ and $AB$ with it. What is their difference?'
          : 'Find the distance from the larger triangle first.',
      ],
      explanation:
        'The horizontal line through the lower top cuts the tall height: the part above it and the whole belong to two triangles on one base.',
    }
  },
  crossCheck: ({ angles: [top, foot], isLowKnown, height }) => {
    // a trial distance of 1, and all lengths in proportion
    const [tall, low] = [tanOf(foot), tanOf(foot) - tanOf(top)]
    const size = height / (isLowKnown ? low : tall)
    return `${isLowKnown ? 'AB' : 'CD'} = ${measured(size * (isLowKnown ? tall : low))}, BD = ${measured(size)}`
  },
  slips: ({ story, angles, isLowKnown, height }) => {
    const { tall, low, apart } = lengthsOf(angles, height, isLowKnown)
    const [name, found] = isLowKnown ? (['AB', tall] as const) : (['CD', low] as const)
    const pair = (one: TwoTerm, two: TwoTerm) => `${name} = ${lengthText(one, 'left')}, BD = ${lengthText(two, 'left')}`
    const above = timesTangent(apart, angles[0])
    return distinctSlips(pair(found, apart), [
      {
        response: pair(above, apart),
        note: 'That is only AE, the part of the tall one above the level of the lower top.',
        step: 'last',
      },
      {
        response: pair(plus(tall, isLowKnown ? low : above), apart),
        note: isLowKnown
          ? `The height of ${story.low} has been added twice.`
          : 'AB and AE are not added: E lies between A and B.',
        step: 'difference',
      },
      ...(lengthText(apart, 'left') === lengthText(found, 'left')
        ? []
        : [{ response: pair(apart, found), note: 'Height and distance are exchanged.', step: 'last' }]),
    ])
  },
})
