import type { MapScene } from './map-scenes'
import type { MapLast } from './map-parts'
import { cornerOf, lengthsOf, type Places } from './places-draw'
import { midPointOfWhole, pointText, squaredDistance } from './point'
import { exactText } from '../../../solutions/coordinate-geometry/pieces/point'
import { surd, surdText } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'

/** Wrong answers to the three parts. */
export function mapSlips(scene: MapScene, places: Places, last: MapLast): readonly Slip[] {
  const { p, q, r } = places
  const centre = midPointOfWhole(q, r)
  return [
    ...inPart('(i)', surdText(surd(1, squaredDistance(p, q))), [
      { response: `${squaredDistance(p, q)}`, note: 'Take the square root to get the distance.', step: 'root' },
      {
        response: `${Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1])}`,
        note: 'Square each difference before you add.',
        step: 'root',
      },
    ]),
    ...inPart('(ii)', exactText(centre), [
      {
        response: exactText(midPointOfWhole(p, r)),
        note: 'The place half-way between $Q$ and $R$ was asked.',
        step: 'formula',
      },
      { response: exactText([centre[1], centre[0]]), note: '$x$ and $y$ are exchanged.', step: 'last' },
    ]),
    ...(last === 'walk' ? walkSlips(scene, places) : cornerSlips(places)),
  ]
}

function walkSlips({ walkers: [around, direct] }: MapScene, places: Places): readonly Slip[] {
  const { d, onward, straight, extra } = lengthsOf(places)
  return inPart('(iii)', `${extra}`, [
    {
      response: `${d + onward}`,
      note: `That is the whole of ${around}'s walk. By how much is it longer than the other?`,
      step: 'last',
    },
    { response: `${straight}`, note: `That is ${direct}'s walk. Compare the two.`, step: 'direct' },
  ])
}

function cornerSlips({ p, q, r }: Places): readonly Slip[] {
  const [x, y] = cornerOf({ p, q, r })
  return inPart('(iii)', pointText([x, y]), [
    {
      response: pointText(cornerOf({ p: q, q: p, r })),
      note: 'Then $P$ would be opposite to $S$. In $PQRS$ it is $Q$ that is opposite to $S$.',
      step: 'diagonals',
    },
    {
      response: pointText(cornerOf({ p, q: r, r: q })),
      note: 'Then $R$ would be opposite to $S$. In $PQRS$ it is $Q$ that is opposite to $S$.',
      step: 'diagonals',
    },
    { response: pointText([y, x]), note: '$x$ and $y$ are exchanged.', step: 'last' },
  ])
}
