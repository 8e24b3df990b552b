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
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A cylinder out of which a cone of its own height and radius, or a hemisphere at either end, is cut. */
export interface ScoopedCylinder {
  readonly cut: 'cone' | 'hemispheres'
  readonly asked: 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly radius: Fraction
  readonly height: Fraction
  /** How the question tells the width. */
  readonly across: 'radius' | 'diameter'
  readonly unit: string
}

function valueOf({ cut, asked, pi, radius, height }: ScoopedCylinder): Mixed {
  if (cut === 'hemispheres')
    return mixed(
      asked === 'volume'
        ? product(pi, radius, radius, subtract(height, product(fraction(4, 3), radius)))
        : product(2, pi, radius, add(height, product(2, radius))),
    )
  return asked === 'volume'
    ? mixed(product(fraction(2, 3), pi, radius, radius, height))
    : mixed(product(pi, radius, add(product(2, height), radius)), scaled(product(pi, radius), slantOf(radius, height)))
}

function volumeLines({ cut, pi, radius, height }: ScoopedCylinder, key: string): readonly Step[] {
  const [p, r, h] = [pi, radius, height].map(numeral)
  return cut === 'cone'
    ? [
        earns(
          1,
          'Volume left $=$ volume of cylinder $-$ volume of cone $= \\pi r^2 h - \\dfrac{1}{3} \\pi r^2 h = \\dfrac{2}{3} \\pi r^2 h$',
          'formula',
        ),
        earns(1, `$= \\dfrac{2}{3} \\times ${p} \\times ${r} \\times ${r} \\times ${h}$`),
        earns(0.5, `$= ${key}$`),
      ]
    : [
        earns(
          1,
          'Volume left $=$ volume of cylinder $- 2 \\times$ volume of hemisphere $= \\pi r^2 h - \\dfrac{4}{3} \\pi r^3 = \\pi r^2 \\left(h - \\dfrac{4}{3} r\\right)$',
          'formula',
        ),
        earns(1, `$= ${p} \\times ${r} \\times ${r} \\times \\left(${h} - \\dfrac{4}{3} \\times ${r}\\right)$`),
        earns(0.5, `$= ${key}$`),
      ]
}

function surfaceLines({ cut, pi, radius, height, unit }: ScoopedCylinder, key: string): readonly Step[] {
  const [p, r, h] = [pi, radius, height].map(numeral)
  if (cut === 'hemispheres')
    return [
      earns(
        1,
        'Total surface area $=$ CSA of cylinder $+ 2 \\times$ CSA of hemisphere $= 2 \\pi r h + 2 \\times 2 \\pi r^2 = 2 \\pi r (h + 2r)$',
        'surfaces',
      ),
      earns(1, `$= 2 \\times ${p} \\times ${r} \\times (${h} + 2 \\times ${r})$`),
      earns(0.5, `$= ${numeral(product(2, pi, radius))} \\times ${numeral(add(height, product(2, radius)))} = ${key}$`),
    ]
  const slant = slantOf(radius, height)
  const flat = add(product(2, height), radius)
  const l = rootTex(slant)
  const sum = slant.radicand === 1 ? numeral(add(flat, slant.coefficient)) : `(${numeral(flat)} + ${l})`
  return [
    earns(0.5, says`Slant height of the cavity ${chain('l', ...slantSides(radius, height))} ${unit}`, 'slant height'),
    earns(
      1,
      'Total surface area $=$ CSA of cylinder $+$ area of one base $+$ CSA of cone $= 2 \\pi r h + \\pi r^2 + \\pi r l = \\pi r (2h + r + l)$',
      'surfaces',
    ),
    earns(0.5, `$= ${p} \\times ${r} \\times (2 \\times ${h} + ${r} + ${l})$`),
    earns(0.5, `$= ${numeral(product(pi, radius))} \\times ${sum} = ${key}$`),
  ]
}

function givenLine({ radius, height, across, unit }: ScoopedCylinder): string {
  const [r, h, d] = [radius, height, product(2, radius)].map(numeral)
  return across === 'diameter'
    ? `Given: height $h = ${h}$ ${unit}; diameter $${d}$ ${unit}, so radius $r = ${r}$ ${unit}.`
    : `Given: height $h = ${h}$ ${unit} and radius $r = ${r}$ ${unit}.`
}

/** E.g. "From a solid cylinder of height 2.4 cm and diameter 1.4 cm, a conical cavity of the same height and diameter is hollowed out. ..." */
export const scoopedCylinder = worked<ScoopedCylinder>({
  id: 'scooped-cylinder',
  archetype: 'sav-scooped',
  objection: ({ cut, asked, pi, radius, height }) =>
    piObjection(pi) ??
    lengthObjection({ radius, height }) ??
    (cut === 'cone'
      ? asked === 'volume'
        ? null
        : slantObjection(radius, height)
      : sign(subtract(height, product(2, radius))) < 0
        ? 'Two such hemispheres do not fit into the cylinder: check the lengths.'
        : null),
  solve: (given) => {
    const { asked, unit } = given
    const value = valueOf(given)
    const key = mixedTex(value)
    return {
      key: mixedText(value),
      lines: [
        line('radius', givenLine(given)),
        ...(asked === 'volume' ? volumeLines(given, key) : surfaceLines(given, key)),
        earns(0.5, henceMixed(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
    }
  },
})
