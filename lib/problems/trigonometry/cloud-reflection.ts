import { tanOf } from './pieces/heights'
import { lakeStories } from './pieces/lake-stories'
import type { Depressions } from '../../solutions/trigonometry/pieces/lower-one-lines'
import { measured } from './pieces/ratio'
import { lengthText, rootAsk } from './pieces/root-three'
import { sightPairs } from './pieces/sight-pairs'
import { metres, minus } from './pieces/tan-lines'
import { plus, scaled, twoTerm, type TwoTerm } from './pieces/two-term'
import type { SketchFigure } from '../../figures/figure'
import { cloudReflection as solution } from '../../solutions/trigonometry/cloud-reflection'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The height above the water over the height of the eye. */
const perEye = ([up, down]: Depressions): TwoTerm => (up === 30 && down === 60 ? metres(2) : twoTerm(2, 1))

function figureOf([up, down]: Depressions, eye: number): SketchFigure {
  const [x, k] = [10, (10 * (tanOf(down) - tanOf(up))) / 2]
  const height = k + x * tanOf(up)
  return {
    kind: 'sketch',
    points: { E: [0, k], B: [0, 0], F: [x, 0], C: [x, height], D: [x, -height], G: [x, k] },
    segments: [
      { from: 'B', to: 'E', label: `${eye} m` },
      { from: 'B', to: 'F' },
      { from: 'C', to: 'D' },
      { from: 'E', to: 'C' },
      { from: 'E', to: 'D' },
      { from: 'E', to: 'G', dashed: true },
    ],
    angles: [
      { at: 'E', from: 'G', to: 'C', label: `${up}°` },
      { at: 'E', from: 'D', to: 'G', label: `${down}°` },
      { at: 'F', from: 'B', to: 'C', right: true },
    ],
    description: `The water BF seen from E, ${eye} m above B; above F the point C at an angle of elevation of ${up}° from E, and below F its reflection D at an angle of depression of ${down}°.`,
  }
}

/** E.g. "From a point 25 m above a lake a cloud is seen at 30° and its reflection at 60°. Find the height of the cloud." */
export const cloudReflection = template({
  id: 'ht-cloud-over-a-lake',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-cloud-reflection'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => {
    const story = random.pick(lakeStories)
    const angles: Depressions = random.pick(sightPairs)
    return { story, angles, eye: random.integer(...story.eyes) }
  },
  things: ({ story: { eyes }, eye }) => [
    { name: 'the height of the eye above the water', size: eye, least: eyes[0], most: eyes[1], unit: 'm' },
  ],
  given: ({ angles: [up, down], eye }) => ({ eye: fraction(eye), up, down, rootThree: null }),
  solution,
  manner: ({ story: { thing } }) => ({ thing }),
  ask: ({ story, angles, eye }) => {
    const [up, down] = angles
    const height = scaled(perEye(angles), eye)
    return {
      question: `${story.lead(eye, up, down)} Find the height of ${story.thing} above the water.${rootAsk([height], 'left')}`,
      rule: { kind: height.root.n === 0n ? 'number' : 'surd', unit: 'm' },
      figure: figureOf(angles, eye),
      hints: [
        `The reflection is as far below the surface of the water as ${story.thing} is above it.`,
        `Draw the horizontal line through the eye: how far above it is ${story.thing}, and how far below it the reflection?`,
        'Both right triangles have the same horizontal side.',
      ],
      explanation: `A reflection lies as deep below the water as ${story.thing} is high above it: that gives the second right triangle.`,
    }
  },
  crossCheck: ({ angles: [up, down], eye }) => {
    // two lines from the eye, met by an upright line at the distance where the two heights over the water agree
    const [rise, fall] = [tanOf(up), tanOf(down)]
    const x = (2 * eye) / (fall - rise)
    return measured(eye + x * rise)
  },
  slips: ({ story, angles, eye }) => {
    const height = scaled(perEye(angles), eye)
    const text = (value: TwoTerm) => lengthText(value, 'left')
    return distinctSlips(text(height), [
      {
        response: text(minus(height, metres(eye))),
        note: 'That is the height above the eye; it is asked above the water.',
        step: 'last',
      },
      {
        response: text(plus(height, metres(eye))),
        note: 'That is how far the reflection is below the level of the eye.',
        step: 'last',
      },
      {
        response: text(scaled(height, 2)),
        note: `That is the distance from ${story.thing} down to its reflection.`,
        step: 'height',
      },
    ])
  },
})
