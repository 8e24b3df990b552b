import { tanOf } from './pieces/heights'
import { observers } from './pieces/observers'
import { measured } from './pieces/ratio'
import { lengthIn, lengthText, mannerFor, rootAsk, rootThreeOf } from './pieces/root-three'
import { metres, minus, timesTangent } from './pieces/tan-lines'
import { floating, plus, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import { observerHeight as solution } from '../../solutions/trigonometry/observer-height'
import type { StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import type { SketchFigure } from '../../figures/figure'
import { fraction, toDecimal, toNumber } from '../../maths'
import type { Random } from '../../random'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** The distance, as the question gives it, and the angle; the height stays under 80 m. */
function drawSight(random: Random): { readonly distance: TwoTerm; readonly angle: StandardAngle } {
  const form = random.pick(['root 30', 'root 60', '45', '60', '30'] as const)
  switch (form) {
    case 'root 30':
      return { distance: twoTerm(0, random.integer(10, 50)), angle: 30 }
    case 'root 60':
      return { distance: twoTerm(0, random.integer(4, 22)), angle: 60 }
    case '45':
      return { distance: metres(random.integer(12, 60)), angle: 45 }
    case '60':
      return { distance: metres(random.integer(10, 40)), angle: 60 }
    case '30':
      return { distance: metres(3 * random.integer(6, 30)), angle: 30 }
    default:
      return form satisfies never
  }
}

function observerFigure(from: string, angle: StandardAngle, eye: string, distance: string): SketchFigure {
  return {
    kind: 'sketch',
    points: { A: [10, 2 + 10 * tanOf(angle)], B: [10, 0], C: [0, 2], D: [0, 0], E: [10, 2] },
    segments: [
      { from: 'B', to: 'A' },
      { from: 'D', to: 'B', label: distance },
      { from: 'D', to: 'C', label: eye },
      { from: 'C', to: 'E', dashed: true },
      { from: 'C', to: 'A' },
    ],
    angles: [
      { at: 'E', from: 'A', to: 'C', right: true },
      { at: 'C', from: 'E', to: 'A', label: `${angle}°` },
    ],
    caption: 'Not to scale',
    description: `A vertical line AB; at the distance ${distance} from B ${from} ${from === 'the eyes' ? 'of the observer are' : 'is'} at C, ${eye} above D on the ground, and the angle of elevation of A from C is ${angle}°.`,
  }
}

/** E.g. "A girl whose eyes are 1.6 m above the ground stands 20√3 m from a tower and sees its top at 30°. Find its height." */
export const observerHeight = template({
  id: 'ht-height-of-observer',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-observer-height'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    story: random.pick(observers),
    eye: fraction(random.integer(12, 18), 10),
    ...drawSight(random),
  }),
  things: ({ eye }) => [{ name: 'the height of the eyes', size: toNumber(eye), least: 1.2, most: 1.8, unit: 'm' }],
  given: ({ eye, distance, angle }) => ({
    eye,
    distance,
    angle,
    rootThree: rootThreeOf([plus(timesTangent(distance, angle), twoTerm(eye, 0))], 'put'),
  }),
  solution,
  manner: ({ story: { thing, from } }) => ({ thing, from }),
  ask: ({ story, eye, distance, angle }) => {
    const height = plus(timesTangent(distance, angle), twoTerm(eye, 0))
    const e = toDecimal(eye)
    const { expected: _expected, ...rule } = lengthIn(height, 'put')
    return {
      question: `${story.ask(e, twoTermTex(distance), angle)}${rootAsk([height], 'put')}`,
      rule,
      figure: observerFigure(story.from, angle, `${e} m`, `${lengthText(distance, 'left')} m`),
      hints: [
        `Draw the horizontal line through ${story.from}: the right triangle begins there, not at the ground.`,
        `Find how far the top is above the level of ${story.from}, then count from the ground.`,
      ],
      explanation: `An angle of elevation is measured from the horizontal line through ${story.from}, so the triangle gives only what is above that line.`,
    }
  },
  crossCheck: ({ eye, distance, angle }) => measured(floating(distance) * tanOf(angle) + Number(eye.n) / Number(eye.d)),
  slips: ({ story, eye, distance, angle }) => {
    const [above, e] = [timesTangent(distance, angle), twoTerm(eye, 0)]
    const other = timesTangent(distance, angle === 60 ? 30 : angle === 30 ? 60 : 30)
    const manner = mannerFor(above, 'put')
    return distinctSlips(lengthText(plus(above, e), manner), [
      {
        response: lengthText(above, manner),
        note: `That is only the part above the level of ${story.from}.`,
        step: 'last',
      },
      {
        response: lengthText(minus(above, e), manner),
        note: `${story.from.replace(/^t/, 'T')} ${story.from === 'the eyes' ? 'are' : 'is'} above the ground: is that height added or subtracted?`,
        step: 'last',
      },
      {
        response: lengthText(plus(other, e), manner),
        note: `Look up the tangent of ${angle}° again.`,
        step: 'triangle',
      },
    ])
  },
})
