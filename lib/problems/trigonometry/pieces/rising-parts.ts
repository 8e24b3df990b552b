import { lengthIn, lengthTex, lengthText } from './root-three'
import type { risingStories } from './rising-stories'
import { minus, timesTanChain, timesTangent } from './tan-lines'
import { twoTermTex, type TwoTerm } from './two-term'
import type { PosedPart } from '../../posed'
import { chain, earns, isValue, says } from '../../template'

/** One thing, seen from O at 30° and later at a greater angle. */
export interface RisingDraw {
  readonly story: (typeof risingStories)[number]
  /** OB, a whole number of metres or of √3 of them. */
  readonly ground: TwoTerm
  readonly later: 45 | 60
  readonly asked: 'rise' | 'angle'
}

export const text = (value: TwoTerm) => lengthText(value, 'left')

/** AB, the height when it is seen at 30°. */
export const lowOf = ({ ground }: RisingDraw): TwoTerm => timesTangent(ground, 30)

/** How high it is when its angle is the one of 45° and 60° that the story does not give. */
const thirdOf = (draw: RisingDraw): TwoTerm => timesTangent(draw.ground, draw.later === 45 ? 60 : 45)

export const ruleOf = (value: TwoTerm): PosedPart['rule'] => {
  const rule = lengthIn(value, 'left')
  if (rule.kind !== 'number' && rule.kind !== 'surd') throw new Error(`risingCase: ${rule.kind} is no length`)
  return rule
}

/** Two marks: how far it rises, or the angle at a third moment. */
export function lastPart(draw: RisingDraw): PosedPart {
  const { story, ground, later, asked } = draw
  const [low, height] = [lowOf(draw), timesTangent(ground, later)]
  if (asked === 'angle') {
    const angle = later === 45 ? 60 : 45
    const third = lengthTex(thirdOf(draw))
    return {
      label: '(iii)',
      ask: `At another moment ${story.thing} is $${third}$ m above the ground. Find its angle of elevation from $O$ then, in degrees.`,
      rule: { kind: 'number', expected: `${angle}`, unit: '°' },
      steps: [
        earns(
          1,
          `With $\\theta$ for the angle, $\\tan \\theta = \\frac{${third}}{${twoTermTex(ground)}} = ${angle === 60 ? '\\sqrt{3}' : '1'}$`,
          'joined',
        ),
        earns(
          1,
          says`$\\tan ${angle}^\\circ = ${angle === 60 ? '\\sqrt{3}' : '1'}$. Hence ${isValue('the angle of elevation', `${angle}^\\circ`)}.`,
        ),
      ],
    }
  }
  const rise = minus(height, low)
  return {
    label: '(iii)',
    ask: `Find how far ${story.thing} rises between the two moments, in metres.`,
    rule: ruleOf(rise),
    steps: [
      earns(1, says`$\\tan ${later}^\\circ = \\frac{CB}{OB}$, so ${timesTanChain('CB', ground, later)} m`),
      earns(0.5, says`${chain('CA', 'CB - AB', `${lengthTex(height)} - ${lengthTex(low)}`)} m`, 'joined'),
      earns(0.5, says`Hence ${isValue('the distance between the two places', lengthTex(rise), 'm')}.`),
    ],
  }
}
