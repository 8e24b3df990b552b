import { fraction, surd } from '../../../maths'
import { chain, earns, says, type Step } from '../../template'

/** OP : OA, the sine of angle OPA and that angle. */
export const distanceCases = {
  double: { angle: 30, sine: '\\frac{1}{2}', distance: (r: number) => surd(2 * r, 1) },
  'root two': { angle: 45, sine: '\\frac{1}{\\sqrt{2}}', distance: (r: number) => surd(r, 2) },
  'two by root three': {
    angle: 60,
    sine: '\\frac{\\sqrt{3}}{2}',
    distance: (r: number) => surd(fraction(2 * r, 3), 3),
  },
} as const

export type DistanceCase = keyof typeof distanceCases
export type DistanceAsked = 'APB' | 'AOB' | 'PAB' | 'OAB'

export const angleAtDistance = (ratio: DistanceCase, asked: DistanceAsked): number => {
  const { angle } = distanceCases[ratio]
  return { APB: 2 * angle, AOB: 180 - 2 * angle, PAB: 90 - angle, OAB: angle }[asked]
}

/** From the angle between the tangents, twice p, to the angle that is asked for. */
export function distanceEnding(asked: DistanceAsked, p: number): Step {
  switch (asked) {
    case 'APB':
      return earns(
        1,
        says`$OP$ bisects the angle between the tangents. Hence ${chain('\\angle APB', `2 \\times ${p}^\\circ`, `${2 * p}^\\circ`)}.`,
        'double',
      )
    case 'AOB':
      return earns(
        0.5,
        says`The angles of $OAPB$ at $A$ and $B$ are right angles. Hence ${chain('\\angle AOB', `180^\\circ - ${2 * p}^\\circ`, `${180 - 2 * p}^\\circ`)}.`,
      )
    case 'PAB':
      return earns(
        0.5,
        says`The tangents are equal, so $\\triangle PAB$ is isosceles. Hence ${chain('\\angle PAB', `\\frac{1}{2}(180^\\circ - ${2 * p}^\\circ)`, `${90 - p}^\\circ`)}.`,
      )
    case 'OAB':
      return earns(
        0.5,
        says`In the isosceles triangle $OAB$ the angle at $O$ is $180^\\circ - ${2 * p}^\\circ$. Hence ${chain('\\angle OAB', `\\frac{1}{2}(180^\\circ - ${180 - 2 * p}^\\circ)`, `${p}^\\circ`)}.`,
      )
    default:
      return asked satisfies never
  }
}
