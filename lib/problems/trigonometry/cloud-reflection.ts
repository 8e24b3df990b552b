import { tanOf } from './pieces/heights'
import { lakeStories } from './pieces/lake-stories'
import type { Depressions } from './pieces/lower-one-lines'
import { measured } from './pieces/ratio'
import { lengthIn, lengthLines, lengthText, rootAsk } from './pieces/root-three'
import { sightPairs } from './pieces/sight-pairs'
import { metres, minus } from './pieces/tan-lines'
import { plus, scaled, twoTerm, type TwoTerm } from './pieces/two-term'
import type { SketchFigure } from '../../figures/figure'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

/** The height above the water over the height of the eye. */
const perEye = ([up, down]: Depressions): TwoTerm => (up === 30 && down === 60 ? metres(2) : twoTerm(2, 1))

/** tan of the two angles, and the equation without x; k is the height of the eye. */
const lines: Readonly<Record<string, (k: number) => readonly [string, string, string, string]>> = {
  '30,60': (k) => [
    `x = \\sqrt{3}(H - ${k})`,
    `x = \\frac{H + ${k}}{\\sqrt{3}}`,
    `$\\sqrt{3}(H - ${k}) = \\frac{H + ${k}}{\\sqrt{3}}$, so $3(H - ${k}) = H + ${k}$`,
    `So $2H = ${3 * k} + ${k} = ${4 * k}$`,
  ],
  '30,45': (k) => [
    `x = \\sqrt{3}(H - ${k})`,
    `x = H + ${k}`,
    `$\\sqrt{3}(H - ${k}) = H + ${k}$, so $H(\\sqrt{3} - 1) = ${k}(\\sqrt{3} + 1)$`,
    `So $H = \\frac{${k}(\\sqrt{3} + 1)}{\\sqrt{3} - 1} = \\frac{${k}(\\sqrt{3} + 1)^2}{2} = ${k}(2 + \\sqrt{3})$`,
  ],
  '45,60': (k) => [
    `x = H - ${k}`,
    `x = \\frac{H + ${k}}{\\sqrt{3}}`,
    `$H - ${k} = \\frac{H + ${k}}{\\sqrt{3}}$, so $H(\\sqrt{3} - 1) = ${k}(\\sqrt{3} + 1)$`,
    `So $H = \\frac{${k}(\\sqrt{3} + 1)}{\\sqrt{3} - 1} = \\frac{${k}(\\sqrt{3} + 1)^2}{2} = ${k}(2 + \\sqrt{3})$`,
  ],
}

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
  pose: ({ story, angles, eye }) => {
    const [up, down] = angles
    const height = scaled(perEye(angles), eye)
    const [first, second, equation, value] = lines[angles.join(',')]?.(eye) ?? ['', '', '', '']
    return {
      question: `${story.lead(eye, up, down)} Find the height of ${story.thing} above the water.${rootAsk([height], 'left')}`,
      rule: lengthIn(height, 'left'),
      figure: figureOf(angles, eye),
      hints: [
        `The reflection is as far below the surface of the water as ${story.thing} is above it.`,
        `Draw the horizontal line through the eye: how far above it is ${story.thing}, and how far below it the reflection?`,
        'Both right triangles have the same horizontal side.',
      ],
      steps: [
        earns(
          1,
          `Let $C$ be ${story.thing}, $D$ its reflection, $CF = FD = H$ and $EG = x$. As $GF = EB = ${eye}$ m, $CG = H - ${eye}$ and $DG = H + ${eye}$.`,
          'reflection',
        ),
        earns(
          1,
          `In right triangle $EGC$, $\\tan ${up}^\\circ = \\frac{CG}{EG} = \\frac{H - ${eye}}{x}$, so $${first}$`,
          'upper',
        ),
        earns(
          1,
          `In right triangle $EGD$, $\\tan ${down}^\\circ = \\frac{DG}{EG} = \\frac{H + ${eye}}{x}$, so $${second}$`,
          'lower',
        ),
        earns(0.5, `Equating the two, ${equation}`, 'equation'),
        earns(1, value, 'height'),
        ...lengthLines(0.5, `the height of ${story.thing}`, 'H', height, 'left'),
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
