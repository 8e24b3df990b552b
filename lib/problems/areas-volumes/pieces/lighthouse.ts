import { isNice, lengthText, product, tenths, threeFourteen, usePi } from './pi'
import { sectorFigure } from './sector-figure'
import type { SectorUse } from './sector-use'
import { fraction, toDecimal, toTex } from '../../../maths'
import type { Random } from '../../../random'
import { wrongValues } from '../../slips/wrong-values'
import { earns, equals, isValue, line, says } from '../../template'

const pi = threeFourteen

/** A light that turns to and fro: radius in tenths of a kilometre, 8 to 24 km. */
export function lighthouse(random: Random): SectorUse {
  const { r, angle } = random.until(
    (source) => ({ r: 5 * source.integer(16, 48), angle: 10 * source.integer(4, 18) }),
    (drawn) => isNice(product(fraction(drawn.angle, 360), pi.value, tenths(drawn.r), tenths(drawn.r))),
  )
  const km = lengthText(r)
  const circle = product(pi.value, tenths(r), tenths(r))
  const key = product(fraction(angle, 360), circle)
  const area = toDecimal(key)
  return {
    things: [{ name: 'how far the light reaches', size: r / 10, least: 8, most: 24, unit: 'km' }],
    posed: {
      question: `${random.pick([
        `To warn ships of rocks under water, a lighthouse spreads its light over a sector of angle $${angle}^\\circ$ to a distance of $${km}$ km. Find the area of the sea over which the ships are warned.`,
        `The light of a lighthouse sweeps to and fro through an angle of $${angle}^\\circ$ and reaches $${km}$ km out to sea. What area of the sea does it light?`,
        `A lighthouse near Kanyakumari throws a beam that can be seen up to $${km}$ km away, within an angle of $${angle}^\\circ$. Find the area of the sea on which the beam can be seen.`,
      ])} ${usePi(pi)}`,
      rule: { kind: 'number', expected: area, unit: 'km²' },
      hints: ['The lit region is a sector. What is its radius?', 'Which part of a full turn is the angle?'],
      steps: [
        earns(0.5, `The region is a sector of radius $${km}$ km and angle $${angle}^\\circ$.`, 'sector'),
        earns(0.5, says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`, 'formula'),
        line(
          'put',
          says`${equals('Area', `${toTex(fraction(angle, 360))} \\times ${pi.tex} \\times ${km} \\times ${km}`, area)}`,
        ),
        earns(1, says`Hence, ${isValue('the area of the sea', area, 'km²')}.`),
      ],
      explanation:
        'The lighthouse is the centre, the reach of the light is the radius, and the angle says which part of the circle is lit.',
      figure: sectorFigure(angle, `${km} km`, 'sector'),
    },
    // half of arc times radius
    again: (((angle / 180) * 3.14 * (r / 10) * (r / 10)) / 2).toFixed(2),
    slips: wrongValues(key, [
      [circle, 'That is the whole circle: take the part that belongs to the angle.', 'formula'],
      [product(fraction(angle, 180), circle), 'The full turn has 360°.', 'put'],
      [
        product(fraction(angle, 360), 2, pi.value, tenths(r)),
        'That is the length of the arc; an area has the square of the radius.',
        'formula',
      ],
    ]),
  }
}
