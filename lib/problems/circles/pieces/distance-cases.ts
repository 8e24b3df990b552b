import { fraction, surd } from '../../../maths'

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
