import { capacity, lastCost, lastSurface, siloPi, type Silo } from './silo'
import { slantSides } from '../../../solutions/areas-volumes/pieces/slant'
import { toDecimal, toNumber } from '../../../maths'
import { commasTex } from '../../../maths/commas'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, isValue, says } from '../../template'
import { lengthText, tenths } from './pi'

/** A slant height, a volume, a cost. */
export function siloParts(draw: Silo): readonly PosedPart[] {
  const {
    cone: [r, h, l],
    wall,
    rate,
  } = draw
  const [radius, slant] = [lengthText(r), lengthText(l)]
  const [volume, surface] = [toDecimal(capacity(draw)), toDecimal(lastSurface(draw))]
  const priceTex = commasTex(toNumber(lastCost(draw)))
  return [
    {
      label: '(i)',
      ask: 'Find the slant height of the roof.',
      rule: { kind: 'number', expected: slant, unit: 'm' },
      steps: [
        earns(1, says`Slant height ${chain('l', ...slantSides(tenths(r), tenths(h)))} m`, 'slant height'),
        says`Hence, ${isValue('the slant height of the roof', slant, 'm')}.`,
      ],
    },
    {
      label: '(ii)',
      ask: 'Find the volume of wheat that the cylindrical part can hold.',
      rule: { kind: 'number', expected: volume, unit: 'm³' },
      steps: [
        earns(
          1,
          says`${equals('Volume of the cylinder', '\\pi r^2 h', `${siloPi.tex} \\times ${radius} \\times ${radius} \\times ${wall}`, volume)} m³`,
          'volume',
        ),
        says`Hence, ${isValue('the volume of wheat', volume, 'm³')}.`,
      ],
    },
    draw.last === 'roof'
      ? {
          label: '(iii)',
          ask: `The roof is covered with metal sheet at ₹$${rate}$ per m². Find the cost of the sheet.`,
          rule: { kind: 'number', expected: toDecimal(lastCost(draw)), unit: '₹' },
          steps: [
            earns(
              1,
              says`${equals('Curved surface area of the cone', '\\pi r l', `${siloPi.tex} \\times ${radius} \\times ${slant}`, surface)} m²`,
              'surface',
            ),
            earns(1, `Cost of the sheet $=$ ₹$${surface} \\times ${rate}$ $=$ ₹$${priceTex}$`, 'cost'),
            `Hence, the cost of the metal sheet is ₹$${priceTex}$.`,
          ],
        }
      : {
          label: '(iii)',
          ask: `The curved wall of the cylinder is painted on the outside at ₹$${rate}$ per m². Find the cost of the painting.`,
          rule: { kind: 'number', expected: toDecimal(lastCost(draw)), unit: '₹' },
          steps: [
            earns(
              1,
              says`${equals('Curved surface area of the cylinder', '2\\pi r h', `2 \\times ${siloPi.tex} \\times ${radius} \\times ${wall}`, surface)} m²`,
              'wall',
            ),
            earns(1, `Cost of the painting $=$ ₹$${surface} \\times ${rate}$ $=$ ₹$${priceTex}$`, 'cost'),
            `Hence, the cost of the painting is ₹$${priceTex}$.`,
          ],
        },
  ]
}
