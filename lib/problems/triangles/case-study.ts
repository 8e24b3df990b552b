import { inPart } from '../slips/in-part'
import type { PosedInParts } from '../posed'
import { chain, earns, isValue, says, template } from '../template'
import { figureOf } from './pieces/shadow-figure'
import { scenes, things } from './pieces/shadow-scenes'

/** All in metres; every height is `ratio` times its shadow divided by `base`. */
interface Draw {
  readonly stick: number
  readonly stickShadow: number
  readonly scale: number
  readonly second: number
  readonly scene: 0 | 1 | 2
}

/** One mark for each of the first two parts, two for the third. */
function partsOf({ stick, stickShadow, scale, second, scene }: Draw): PosedInParts['parts'] {
  const [tall, other] = things[scene]
  const [long, high] = [stickShadow * scale, stick * second]
  const [h, s] = [stick * scale, stickShadow * second]
  return [
    {
      label: '(i)',
      ask: `How many times as long as the shadow of the pole is the shadow of the ${tall}?`,
      rule: { kind: 'number', expected: `${scale}` },
      steps: [
        '$\\triangle ABC \\sim \\triangle DEC$ by the AA criterion: both have a right angle at the foot, and the sun is at the same elevation.',
        earns(1, says`The factor is ${chain('\\frac{BC}{EC}', `\\frac{${long}}{${stickShadow}}`, `${scale}`)}.`),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the height of the ${tall}, in metres.`,
      rule: { kind: 'number', expected: `${h}`, unit: 'm' },
      steps: [
        earns(
          0.5,
          says`${chain('\\frac{AB}{DE}', '\\frac{BC}{EC}', `${scale}`)}, so ${chain('AB', `${stick} \\times ${scale}`, `${h}`)} m`,
          'proportion',
        ),
        earns(0.5, says`Hence ${isValue(`the height of the ${tall}`, `${h}`, 'm')}.`),
      ],
    },
    {
      label: '(iii)',
      ask: `Find the length of the shadow of the ${other} at that moment, in metres.`,
      rule: { kind: 'number', expected: `${s}`, unit: 'm' },
      steps: [
        earns(
          1,
          says`Let the shadow be $s$ m long. In the same way, ${chain(`\\frac{s}{${stickShadow}}`, `\\frac{${high}}{${stick}}`, `${second}`)}`,
          'proportion',
        ),
        earns(0.5, says`So ${chain('s', `${stickShadow} \\times ${second}`, `${s}`)}`),
        earns(0.5, says`Hence ${isValue(`the length of the shadow of the ${other}`, `${s}`, 'm')}.`),
      ],
    },
  ]
}

/** E.g. "Case study. ... (i) the factor (ii) the height of the tree (iii) the length of the shadow of the building" */
export const shadowCaseStudy = template<Draw>({
  id: 'tri-case-study-shadows',
  version: 2,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-case-study', 'tri-shadow'],
  marks: 4,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        stick: source.integer(2, 4),
        stickShadow: source.integer(2, 6),
        scale: source.integer(3, 9),
        second: source.integer(3, 9),
      }),
      ({ stick, stickShadow, scale, second }) =>
        stick !== stickShadow && scale !== second && stick * scale <= 27 && stick * scale >= 6,
    ),
    scene: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { stick, stickShadow, scale, second, scene } = draw
    return {
      question: `Case study. ${scenes[scene](stick, stickShadow, stickShadow * scale, stick * second)}`,
      parts: partsOf(draw),
      hints: [
        'The rays of the sun are parallel, so the right triangles of height and shadow are similar (AA).',
        'In similar triangles all sides grow by the same factor.',
        'For (iii) compare height with height to find the factor for the shadow.',
      ],
      explanation:
        'One measured pole is enough: at one moment the ratio height : shadow is the same for everything that stands upright.',
      figure: figureOf(stick, stickShadow, scale),
    }
  },
  crossCheck: ({ stick, stickShadow, scale, second }) => {
    const tangent = stick / stickShadow
    const long = Array.from({ length: scale }, () => stickShadow).reduce((sum, piece) => sum + piece, 0)
    const high = Array.from({ length: second }, () => stick).reduce((sum, piece) => sum + piece, 0)
    return [`${long / stickShadow}`, `${Math.round(long * tangent)}`, `${Math.round(high / tangent)}`]
  },
  slips: ({ stick, stickShadow, scale, second, scene }) => [
    ...inPart('(i)', `${scale}`, [
      {
        response: `1/${scale}`,
        note: 'The ratio is upside down: divide the longer shadow by the shorter one.',
        step: 'last',
      },
    ]),
    ...inPart('(ii)', `${stick * scale}`, [
      {
        response: `${stickShadow * scale}`,
        note: `That is the shadow of the ${things[scene][0]}, not its height.`,
        step: 'proportion',
      },
      {
        response: `${stick * scale * scale}`,
        note: 'The height grows by the factor itself; only areas grow by its square.',
        step: 'proportion',
      },
    ]),
    ...inPart('(iii)', `${stickShadow * second}`, [
      {
        response: `${stick * second}`,
        note: 'A shadow is asked, not the height that is given.',
        step: 'last',
      },
      {
        response: `${stickShadow * scale}`,
        note: 'The factor is another one here: compare this height with that of the pole.',
        step: 'proportion',
      },
    ]),
  ],
})
