import { angleOf, caseParts, groundTo, lastOf, sightOf, type CaseDraw } from './pieces/case-parts'
import { depressionScenes } from './pieces/depression-scenes'
import { sinOf, tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { lengthTex, lengthText, rootAsk } from './pieces/root-three'
import { sightPairs } from './pieces/sight-pairs'
import { metres, timesTangent } from './pieces/tan-lines'
import { floating, plus, scaled, twoTerm, type TwoTerm } from './pieces/two-term'
import { fraction } from '../../maths'
import type { Random } from '../../random'
import { inPart } from '../slips/in-part'
import { template } from '../template'

const text = (value: TwoTerm) => lengthText(value, 'left')

/** Two or three things seen from one height. */
function drawCase(random: Random): CaseDraw {
  const [far, near] = random.pick(sightPairs)
  const k = random.integer(10, 40)
  return {
    scene: random.pick(depressionScenes),
    height: near === 60 ? twoTerm(0, k) : metres(k),
    near,
    far,
    // at 45° the distance is the height again: not asked
    first: near === 45 ? 'Q' : far === 45 ? 'P' : random.pick(['P', 'Q'] as const),
    sight: near === 45 ? 'Q' : far === 45 ? 'P' : random.pick(['P', 'Q'] as const),
    opposite: random.chance(0.5)
      ? null
      : near === 60
        ? random.pick([30, 45, 60] as const)
        : random.pick([30, 45] as const),
  }
}

/** E.g. "A guard on a lighthouse 40√3 m high sees two boats at angles of depression of 60° and 30°: (i) BP (ii) AP (iii) PQ." */
export const heightCase = template({
  id: 'ht-three-part-case',
  version: 4,
  topic: 'trigonometry',
  archetypes: ['ht-case-study'],
  difficulty: 'hard',
  marks: 4,
  // each part has a key of its own
  draw: (random) => random.until(drawCase, (draw) => text(sightOf(draw)) !== text(lastOf(draw))),
  variants: {
    all: ['on one side', 'on the opposite side'],
    of: ({ opposite }) => (opposite === null ? 'on one side' : 'on the opposite side'),
  },
  things: ({ height }) => [
    { name: 'the height above the ground in metres', size: floating(height), least: 10, most: 70 },
  ],
  pose: (draw) => {
    const { scene, height, near, far } = draw
    const found = [groundTo(draw, angleOf(draw, draw.first)), sightOf(draw), lastOf(draw)]
    return {
      question: `${scene.lead(lengthTex(height))} The angles of depression of $P$ and $Q$ from $A$ are $${near}^\\circ$ and $${far}^\\circ$.${rootAsk(found, 'left').replace('answer', 'answers')}`,
      parts: caseParts(draw),
      figure: {
        kind: 'sketch',
        points: { A: [0, 10], B: [0, 0], P: [10 / tanOf(near), 0], Q: [10 / tanOf(far), 0], X: [10 / tanOf(far), 10] },
        segments: [
          { from: 'B', to: 'A', label: `${text(height)} m` },
          { from: 'B', to: 'Q' },
          { from: 'A', to: 'P' },
          { from: 'A', to: 'Q' },
          { from: 'A', to: 'X', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'P', right: true },
          { at: 'A', from: 'X', to: 'Q', label: `${far}°` },
          { at: 'A', from: 'X', to: 'P', label: `${near}°` },
        ],
        description: `A vertical line AB of ${text(height)} metres; P and Q on the ground on the same side, seen from A at angles of depression of ${near}° and ${far}°.`,
      },
      hints: [
        'An angle of depression is equal to the angle of elevation at the other end.',
        'For a distance on the ground take $\\tan$; for a line of sight take $\\sin$.',
        'For (iii) ask first: are the two points on the same side of $B$, or on opposite sides?',
      ],
      explanation: 'Each angle of depression gives one right triangle, and all of them share the vertical line $AB$.',
    }
  },
  crossCheck: (draw) => {
    const { near, far, first, sight, opposite } = draw
    const height = floating(draw.height)
    const at = (angle: number) => height / tanOf(angle)
    const last = opposite === null ? at(far) - at(near) : at(near) + at(opposite)
    return [at(angleOf(draw, first)), height / sinOf(angleOf(draw, sight)), last].map(measured)
  },
  slips: (draw) => {
    const { height, near, far, first, opposite } = draw
    const other = angleOf(draw, first === 'P' ? 'Q' : 'P')
    const last = lastOf(draw)
    // twice the height times the sine of 30° or of 60°
    const timesSine = angleOf(draw, draw.sight) === 30 ? height : timesTangent(height, 60)
    return [
      ...inPart('(i)', text(groundTo(draw, angleOf(draw, first))), [
        {
          response: text(groundTo(draw, other)),
          note: 'The larger angle of depression belongs to the nearer point.',
          step: 'angle',
        },
        {
          response: text(timesTangent(height, angleOf(draw, first))),
          note: 'tan is the height over the distance: divide by it, do not multiply.',
          step: 'angle',
        },
      ]),
      ...inPart('(ii)', text(sightOf(draw)), [
        {
          response: text(scaled(timesSine, fraction(1, 2))),
          note: 'The line of sight is the hypotenuse: divide by the sine, do not multiply.',
          step: 'hypotenuse',
        },
        { response: text(height), note: 'The hypotenuse is longer than the height.', step: 'hypotenuse' },
      ]),
      ...inPart('(iii)', text(last), [
        {
          response: text(
            opposite === null ? plus(groundTo(draw, far), groundTo(draw, near)) : groundTo(draw, opposite),
          ),
          note:
            opposite === null
              ? 'Both points are on the same side: subtract the distances.'
              : 'That is the distance of R from B alone.',
          step: 'joined',
        },
        {
          response: text(opposite === null ? groundTo(draw, far) : groundTo(draw, near)),
          note: 'That is only one of the two distances from B.',
          step: 'joined',
        },
      ]),
    ]
  },
})
