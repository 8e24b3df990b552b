import { things } from './shadow-scenes'
import { inPart } from '../../slips/in-part'
import type { PosedInParts } from '../../posed'
import type { Slip } from '../../template'
import { fraction } from '../../../maths'
import { shadowCase as solution, type ShadowCase as Given } from '../../../solutions/triangles/shadow-case'

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
export function shadowParts(story: ShadowCase): PosedInParts['parts'] {
  const { stick, stickShadow, scale, second, scene, later, last } = story
  const [tall, other] = things[scene]
  const solved = (asked: Given['asked']) => {
    const { lines, key } = solution.solve({
      pole: fraction(stick),
      poleShadow: fraction(stickShadow),
      tall,
      tallShadow: fraction(stickShadow * scale),
      asked,
      unit: 'm',
    })
    const unit = asked === 'factor' ? {} : { unit: 'm' }
    return { rule: { kind: 'number', expected: key, ...unit }, steps: lines } as const
  }
  return [
    {
      label: '(i)',
      ask: `How many times as long as the shadow of the pole is the shadow of the ${tall}?`,
      ...solved('factor'),
    },
    { label: '(ii)', ask: `Find the height of the ${tall}, in metres.`, ...solved('height') },
    last === 'other'
      ? {
          label: '(iii)',
          ask: `Find the length of the shadow of the ${other} at that moment, in metres.`,
          ...solved({ other, height: fraction(stick * second) }),
        }
      : {
          label: '(iii)',
          ask: `Later that day the shadow of the pole is ${later} m long. Find the length of the shadow of the ${tall} then, in metres.`,
          ...solved({ later: fraction(later) }),
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
