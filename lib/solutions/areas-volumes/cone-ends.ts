import { lengthObjection, numeral, piObjection, product } from '../measure'
import {
  henceMixed,
  mixed,
  mixedTex,
  mixedText,
  scaled,
  slantObjection,
  slantOf,
  slantSides,
  type Mixed,
} from './pieces/slant'
import { rootTex } from '../root'
import { add, fraction, sign, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A cylinder with an equal cone at either end. */
export interface ConeEnds {
  readonly asked: 'surface area' | 'volume'
  readonly pi: Fraction
  readonly radius: Fraction
  /** Of each cone. */
  readonly height: Fraction
  /** Of the cylinder. */
  readonly middle: Fraction
  readonly gives: 'length of the cylinder' | 'total length'
  readonly unit: string
}

function valueOf({ asked, pi, radius, height, middle }: ConeEnds): Mixed {
  if (asked === 'volume') return mixed(product(pi, radius, radius, add(middle, product(fraction(2, 3), height))))
  const around = product(2, pi, radius)
  return mixed(product(around, middle), scaled(around, slantOf(radius, height)))
}

function measureLines({ asked, pi, radius, height, middle, unit }: ConeEnds, value: Mixed): readonly Step[] {
  const [p, r, h, long] = [pi, radius, height, middle].map(numeral)
  if (asked === 'volume')
    return [
      earns(
        1,
        'Volume $= \\pi r^2 h_1 + 2 \\times \\dfrac{1}{3} \\pi r^2 h_2 = \\pi r^2 \\left(h_1 + \\dfrac{2}{3} h_2\\right)$',
        'formula',
      ),
      earns(
        1.5,
        says`${equals('Volume', `${p} \\times ${r} \\times ${r} \\times \\left(${long} + \\dfrac{2 \\times ${h}}{3}\\right)`, mixedTex(value))} ${unit}³`,
        'substituted',
      ),
    ]
  const slant = rootTex(slantOf(radius, height))
  return [
    earns(1, says`Slant height of a cone: ${chain('l', ...slantSides(radius, height, 'h_2'))} ${unit}`, 'slant height'),
    earns(0.5, 'Surface area $= 2\\pi r h_1 + 2 \\times \\pi r l = 2 \\pi r (h_1 + l)$', 'formula'),
    earns(
      1,
      says`${equals('Surface area', `2 \\times ${p} \\times ${r} \\times (${long} + ${slant})`, mixedTex(value))} ${unit}²`,
      'substituted',
    ),
  ]
}

/** E.g. "The middle of a solid is a cylinder of radius 7 cm and length 10 cm; at each end it carries a cone of height 24 cm. Find its surface area." */
export const coneEnds = worked<ConeEnds>({
  id: 'cone-ends',
  archetype: 'sav-cone-ends',
  objection: ({ asked, pi, radius, height, middle }) =>
    piObjection(pi) ??
    lengthObjection({ radius, 'height of a cone': height }) ??
    (sign(middle) > 0 ? null : 'The two cones alone are longer than the whole: check the lengths.') ??
    lengthObjection({ 'length of the cylinder': middle }) ??
    (asked === 'volume' ? null : slantObjection(radius, height)),
  solve: (given) => {
    const { asked, radius, height, middle, gives, unit } = given
    const value = valueOf(given)
    const [r, h, long] = [radius, height, middle].map(numeral)
    return {
      key: mixedText(value),
      lines: [
        line(
          'length',
          gives === 'total length'
            ? says`${equals('Length of the cylinder', `${numeral(add(middle, product(2, height)))} - 2 \\times ${h}`, `${long}`)} ${unit}`
            : `Given: $r = ${r}$ ${unit}, length of the cylinder $h_1 = ${long}$ ${unit}, height of each cone $h_2 = ${h}$ ${unit}.`,
        ),
        ...measureLines(given, value),
        earns(0.5, henceMixed(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
    }
  },
})
