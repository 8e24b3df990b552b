import { isNice, product, twentyTwoBySeven, usePi } from './pi'
import type { SectorUse } from './sector-use'
import { sectorsFigure } from './sectors-figure'
import { add, divide, fraction, toDecimal } from '../../../maths'
import { brooch as solution } from '../../../solutions/areas-volumes/brooch'
import type { Random } from '../../../random'
import { wrongValues } from '../../slips/wrong-values'

const pi = twentyTwoBySeven

/** A ring of wire with diameters of the same wire: all lengths in millimetres. */
export function brooch(random: Random): SectorUse {
  const { across, wires, ask } = random.until(
    (source) => ({
      across: 7 * source.integer(4, 9),
      wires: source.integer(3, 6),
      ask: source.pick(['wire', 'sector'] as const),
    }),
    (drawn) => isNice(divide(product(pi.value, drawn.across, drawn.across), fraction(8 * drawn.wires))),
  )
  const rim = product(pi.value, across)
  const sectors = 2 * wires
  const circle = divide(product(rim, across), fraction(4))
  const key = ask === 'wire' ? add(rim, fraction(wires * across)) : divide(circle, fraction(sectors))
  const [value, unit] = [toDecimal(key), ask === 'wire' ? 'mm' : 'mm²']
  const r = toDecimal(fraction(across, 2))
  const wanted = ask === 'wire' ? 'Find the total length of the wire.' : 'Find the area of each sector.'
  return {
    things: [{ name: 'the diameter of the brooch', size: across, least: 28, most: 63, unit: 'mm' }],
    posed: {
      question: `${random.pick([
        `A brooch is made of silver wire in the form of a circle of diameter $${across}$ mm. The wire is also used for $${wires}$ diameters, which divide the circle into $${sectors}$ equal sectors.`,
        `Nasreen bends silver wire into a circle of diameter $${across}$ mm for a brooch and adds $${wires}$ diameters of the same wire, so that the circle is divided into $${sectors}$ equal sectors.`,
        `The rim of a round brooch is a wire circle of diameter $${across}$ mm; $${wires}$ more pieces of wire lie along diameters and divide it into $${sectors}$ equal sectors.`,
      ])} ${wanted} ${usePi(pi)}`,
      rule: { kind: 'number', expected: value, unit },
      hints:
        ask === 'wire'
          ? ['Which two kinds of pieces is the wire made of?', 'The circumference of a circle is $\\pi d$.']
          : ['The length given is the diameter.', 'How many equal sectors share the area of the circle?'],
      steps: solution.solve({
        asked: ask === 'wire' ? 'wire' : 'area of a sector',
        pi: pi.value,
        diameter: fraction(across),
        wires,
        unit: 'mm',
      }).lines,
      explanation:
        'Each diameter is one piece of wire but makes two radii, so the sectors are twice as many as the diameters.',
      figure: sectorsFigure(sectors, ask === 'wire' ? 0 : 1, `${r} mm`),
    },
    again: (ask === 'wire'
      ? (44 / 7) * (across / 2) + wires * across
      : ((22 / 7) * (across / 2) ** 2) / sectors
    ).toFixed(2),
    slips: wrongValues(
      key,
      ask === 'wire'
        ? [
            [rim, 'That is the rim only; the diameters are of wire, too.', 'sum'],
            [add(rim, fraction(across)), 'There are several diameters.', 'diameters'],
            [
              add(product(2, rim), fraction(wires * across)),
              'The given length is the diameter, not the radius.',
              'rim',
            ],
          ]
        : [
            [circle, 'That is the whole circle: the sectors share it.', 'part'],
            [divide(circle, fraction(wires)), 'Each diameter makes two sectors on its two sides.', 'part'],
            [
              divide(product(4, circle), fraction(sectors)),
              'The given length is the diameter, not the radius.',
              'radius',
            ],
          ],
    ),
  }
}
