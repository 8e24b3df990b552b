import { cornerAngle, grazed, grazingKey, type GrazingPlace } from './grazing-place'
import { toDecimal } from '../../../maths'
import { earns, equals, isValue, says, type Step } from '../../template'
import { lengthText } from './pi'

/** From the angle at the corner to the area. */
export function grazingLines(draw: GrazingPlace): readonly Step[] {
  const { pi, side, rope, longer, ask } = draw
  const angle = cornerAngle(draw)
  const area = (length: number) =>
    `\\dfrac{${angle}^\\circ}{360^\\circ} \\times ${pi.tex} \\times ${lengthText(length)} \\times ${lengthText(length)} = ${toDecimal(grazed(draw, length))}`
  const found = toDecimal(grazingKey(draw))
  return [
    earns(
      0.5,
      `The angle at the corner is $${angle}^\\circ$, and the rope does not reach across the field, so the animal can graze a sector of angle $\\theta = ${angle}^\\circ$.`,
      'angle',
    ),
    earns(
      ask === 'area' ? 1 : 0.5,
      says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`,
      'formula',
    ),
    earns(ask === 'area' ? 1 : 0.5, `With $r = ${lengthText(rope)}$ m: area $= ${area(rope)}$ m²`),
    ...(ask === 'increase'
      ? [
          earns(0.5, `With $r = ${lengthText(longer)}$ m: area $= ${area(longer)}$ m²`),
          earns(
            0.5,
            says`${equals('Increase', `${toDecimal(grazed(draw, longer))} - ${toDecimal(grazed(draw, rope))}`, found)} m²`,
            'difference',
          ),
        ]
      : []),
    ...(ask === 'left'
      ? [
          earns(0.5, `Area of the field $= ${side} \\times ${side} = ${side * side}$ m²`),
          earns(
            0.5,
            says`${equals('Area left', `${side * side} - ${toDecimal(grazed(draw, rope))}`, found)} m²`,
            'difference',
          ),
        ]
      : []),
    earns(
      0.5,
      ask === 'increase'
        ? `Hence, the grazing area increases by $${found}$ m².`
        : ask === 'left'
          ? says`Hence, ${isValue('the area which the animal cannot reach', found, 'm²')}.`
          : says`Hence, ${isValue('the area in which the animal can graze', found, 'm²')}.`,
    ),
  ]
}
