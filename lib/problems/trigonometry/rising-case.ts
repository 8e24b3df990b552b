import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { lastPart, lowOf, ruleOf, text, type RisingDraw } from './pieces/rising-parts'
import { lengthTex } from './pieces/root-three'
import { risingStories } from './pieces/rising-stories'
import { metres, minus, timesTanChain, timesTangent } from './pieces/tan-lines'
import { floating, plus, scaled, twoTerm, twoTermTex } from './pieces/two-term'
import { fraction } from '../../maths'
import { inPart } from '../slips/in-part'
import { chain, earns, isValue, says, template } from '../template'

/** E.g. "A balloon rises above B. From O, 20√3 m from B, it is seen at A at 30° and later at C at 60°: (i) AB (ii) OA (iii) AC." */
export const risingCase = template({
  id: 'ht-rising-case',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): RisingDraw => {
    const story = random.pick(risingStories)
    const [least, most] = story.heights
    return {
      story,
      ground: random.chance(0.5)
        ? twoTerm(0, random.integer(least, most))
        : metres(3 * random.integer(Math.ceil(least / Math.sqrt(3)), Math.floor(most / Math.sqrt(3)))),
      later: random.pick([45, 60] as const),
      asked: random.pick(['rise', 'angle'] as const),
    }
  },
  things: ({ story: { heights }, ground }) => [
    {
      name: 'a third of the greatest height in metres',
      size: floating(ground) / Math.sqrt(3),
      least: heights[0],
      most: heights[1],
    },
  ],
  pose: (draw) => {
    const { story, ground, later } = draw
    const low = lowOf(draw)
    const sight = scaled(low, 2)
    return {
      question: `${story.lead(twoTermTex(ground))} First ${story.thing} is at $A$, at an angle of elevation of $30^\\circ$ from $O$; some time later it is at $C$, at an angle of elevation of $${later}^\\circ$. Leave $\\sqrt{3}$ in your answers where it occurs.`,
      parts: [
        {
          label: '(i)',
          ask: `Find the height $AB$ of ${story.thing} above the ground at the first moment, in metres.`,
          rule: ruleOf(low),
          steps: [
            earns(0.5, says`$\\tan 30^\\circ = \\frac{AB}{OB}$, so ${timesTanChain('AB', ground, 30)} m`, 'height'),
            earns(0.5, says`Hence ${isValue('the height', lengthTex(low), 'm')}.`),
          ],
        },
        {
          label: '(ii)',
          ask: `Find the distance $OA$ from $O$ to ${story.thing} at the first moment, in metres.`,
          rule: ruleOf(sight),
          steps: [
            earns(
              0.5,
              says`$\\cos 30^\\circ = \\frac{OB}{OA}$, so ${chain('OA', `${twoTermTex(ground)} \\div \\frac{\\sqrt{3}}{2}`, lengthTex(sight))} m`,
              'sight',
            ),
            earns(0.5, says`Hence ${isValue('the distance $OA$', lengthTex(sight), 'm')}.`),
          ],
        },
        lastPart(draw),
      ],
      figure: {
        kind: 'sketch',
        points: { O: [0, 0], B: [10, 0], A: [10, 10 * tanOf(30)], C: [10, 10 * tanOf(later)] },
        segments: [
          { from: 'O', to: 'B', label: `${text(ground)} m` },
          { from: 'B', to: 'C' },
          { from: 'O', to: 'A' },
          { from: 'O', to: 'C' },
        ],
        angles: [
          { at: 'B', from: 'C', to: 'O', right: true },
          { at: 'O', from: 'B', to: 'A', label: '30°' },
          { at: 'O', from: 'B', to: 'C', label: `${later}°` },
        ],
        description: `From O, ${text(ground)} metres from B on level ground, the point A above B is seen at an angle of elevation of 30° and the higher point C at ${later}°.`,
      },
      hints: [
        'The distance $OB$ stays the same: it is a side of every right triangle here.',
        'For a height take $\\tan$; for a line of sight take $\\cos$ or $\\sin$.',
      ],
      explanation:
        'What rises straight up keeps its distance on the ground, so each angle of elevation fixes one height.',
    }
  },
  crossCheck: (draw) => {
    const { later, asked } = draw
    const ground = floating(draw.ground)
    const third = later === 45 ? ground * Math.sqrt(3) : ground
    const last =
      asked === 'rise' ? ground * tanOf(later) - ground * tanOf(30) : (Math.atan2(third, ground) * 180) / Math.PI
    return [ground * tanOf(30), Math.hypot(ground, ground * tanOf(30)), last].map(measured)
  },
  slips: (draw) => {
    const { ground, later, asked } = draw
    const [low, height] = [lowOf(draw), timesTangent(ground, later)]
    const rise = minus(height, low)
    return [
      ...inPart('(i)', text(low), [
        { response: text(timesTangent(ground, 60)), note: 'Look up tan 30° again.', step: 'height' },
        {
          response: text(scaled(ground, fraction(1, 2))),
          note: 'The sine needs the line of sight. Which ratio holds AB and OB?',
          step: 'height',
        },
      ]),
      ...inPart('(ii)', text(scaled(low, 2)), [
        {
          response: text(scaled(low, fraction(3, 2))),
          note: 'The line of sight is the hypotenuse: divide by the cosine, do not multiply.',
          step: 'sight',
        },
        { response: text(ground), note: 'The line of sight is longer than the distance on the ground.', step: 'sight' },
      ]),
      ...(asked === 'angle'
        ? inPart('(iii)', later === 45 ? '60' : '45', [
            { response: '30', note: 'Which of the two lengths is opposite to the angle?', step: 'joined' },
          ])
        : inPart('(iii)', text(rise), [
            { response: text(height), note: 'That is the later height; how far does it rise from A?', step: 'joined' },
            {
              response: text(plus(height, low)),
              note: 'The two heights are not added: C lies above A.',
              step: 'joined',
            },
          ])),
    ]
  },
})
