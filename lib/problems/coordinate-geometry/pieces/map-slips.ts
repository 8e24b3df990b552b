import type { MapScene } from './map-scenes'
import { lengthsOf, type Places } from './places-draw'
import { pointText, squaredDistance, type Point } from './point'
import { exactText } from '../../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** Wrong answers to the three parts. */
export function mapSlips({ walkers: [around, direct] }: MapScene, places: Places): readonly Slip[] {
  const { p, q, r, m } = places
  const { d, onward, straight, extra } = lengthsOf(places)
  const halfOf = (a: Point, b: Point) => exactText([fraction(a[0] + b[0], 2), fraction(a[1] + b[1], 2)])
  const inPart = (part: string, key: string, slips: readonly Slip[]) =>
    distinctSlips(key, slips).map((slip) => ({ ...slip, part }))
  return [
    ...inPart('(i)', `${d}`, [
      { response: `${squaredDistance(p, q)}`, note: 'Take the square root to get the distance.', step: 'root' },
      {
        response: `${Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1])}`,
        note: 'Square each difference before you add.',
        step: 'root',
      },
    ]),
    ...inPart('(ii)', pointText(m), [
      { response: halfOf(p, r), note: 'The place half-way between $Q$ and $R$ was asked.', step: 'formula' },
      { response: pointText([m[1], m[0]]), note: '$x$ and $y$ are exchanged.', step: 'last' },
    ]),
    ...inPart('(iii)', `${extra}`, [
      {
        response: `${d + onward}`,
        note: `That is the whole of ${around}'s walk. By how much is it longer than the other?`,
        step: 'last',
      },
      { response: `${straight}`, note: `That is ${direct}'s walk. Compare the two.`, step: 'direct' },
    ]),
  ]
}
