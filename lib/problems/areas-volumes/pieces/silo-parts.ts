import { siloPi, type Silo } from './silo'
import { silo as solution, type Silo as Given } from '../../../solutions/areas-volumes/silo'
import { fraction } from '../../../maths'
import type { PosedPart } from '../../posed'
import { tenths } from './pi'

/** A slant height, a volume, a cost. */
export function siloParts({ cone: [r, h], wall, rate, last }: Silo): readonly PosedPart[] {
  const asking = (asked: Given['asked']) =>
    solution.solve({ pi: siloPi.value, radius: tenths(r), wall: fraction(wall), roof: tenths(h), unit: 'm', asked })
  const [slant, volume] = [asking({ kind: 'slant height' }), asking({ kind: 'volume of the cylinder' })]
  const cost = asking({ kind: last === 'roof' ? 'cost of the roof' : 'cost of the wall', rate: fraction(rate) })
  return [
    {
      label: '(i)',
      ask: 'Find the slant height of the roof.',
      rule: { kind: 'number', expected: slant.key, unit: 'm' },
      steps: slant.lines,
    },
    {
      label: '(ii)',
      ask: 'Find the volume of wheat that the cylindrical part can hold.',
      rule: { kind: 'number', expected: volume.key, unit: 'm³' },
      steps: volume.lines,
    },
    {
      label: '(iii)',
      ask:
        last === 'roof'
          ? `The roof is covered with metal sheet at ₹$${rate}$ per m². Find the cost of the sheet.`
          : `The curved wall of the cylinder is painted on the outside at ₹$${rate}$ per m². Find the cost of the painting.`,
      rule: { kind: 'number', expected: cost.key, unit: '₹' },
      steps: cost.lines,
    },
  ]
}
