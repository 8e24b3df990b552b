import { things } from './shadow-scenes'
import { inPart } from '../../slips/in-part'
import type { PosedInParts } from '../../posed'
import { chain, earns, isValue, says, type Slip } from '../../template'

/** All in metres; every height is `ratio` times its shadow divided by `base`. */
export interface ShadowCase {
  readonly stick: number
  readonly stickShadow: number
  readonly scale: number
  readonly second: number
  /** The shadow of the pole later that day. */
  readonly later: number
  /** What the last part asks. */
  readonly last: 'other' | 'later'
  readonly scene: 0 | 1 | 2
}

/** One mark for each of the first two parts, two for the third. */
export function shadowParts({
  stick,
  stickShadow,
  scale,
  second,
  scene,
  later,
  last,
}: ShadowCase): PosedInParts['parts'] {
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
    last === 'other'
      ? {
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
        }
      : {
          label: '(iii)',
          ask: `Later that day the shadow of the pole is ${later} m long. Find the length of the shadow of the ${tall} then, in metres.`,
          rule: { kind: 'number', expected: `${scale * later}`, unit: 'm' },
          steps: [
            earns(
              1,
              says`Let the shadow be $s$ m long. The triangles are similar again, so ${chain(`\\frac{s}{${later}}`, `\\frac{${h}}{${stick}}`, `${scale}`)}`,
              'proportion',
            ),
            earns(0.5, says`So ${chain('s', `${later} \\times ${scale}`, `${scale * later}`)}`),
            earns(0.5, says`Hence ${isValue(`the length of the shadow of the ${tall}`, `${scale * later}`, 'm')}.`),
          ],
        },
  ]
}

/** The wrong answers that students give to its parts. */
export function shadowSlips({ stick, stickShadow, scale, second, scene, later, last }: ShadowCase): readonly Slip[] {
  return [
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
    ...(last === 'other'
      ? inPart('(iii)', `${stickShadow * second}`, [
          { response: `${stick * second}`, note: 'A shadow is asked, not the height that is given.', step: 'last' },
          {
            response: `${stickShadow * scale}`,
            note: 'The factor is another one here: compare this height with that of the pole.',
            step: 'proportion',
          },
        ])
      : inPart('(iii)', `${scale * later}`, [
          { response: `${stick * scale}`, note: 'A shadow is asked, not the height.', step: 'proportion' },
          {
            response: `${stickShadow * scale + later - stickShadow}`,
            note: 'The two shadows keep their ratio, not their difference.',
            step: 'proportion',
          },
        ])),
  ]
}
