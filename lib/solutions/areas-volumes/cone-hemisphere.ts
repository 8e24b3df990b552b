import { continued, lengthObjection, numeral, piObjection, product } from '../measure'
import { henceMixed, mixed, mixedTex, mixedText, scaled, slantObjection, slantOf, slantSides } from './pieces/slant'
import { rootTex } from '../root'
import type { Mixed } from './pieces/slant'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** A cone standing on a hemisphere of the same radius. */
export interface ConeHemisphere {
  readonly asked: 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly radius: Fraction
  /** Of the whole. */
  readonly total: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

interface Worked {
  readonly value: Mixed
  readonly lines: readonly Step[]
}

function volumeLines({ pi, radius, total }: ConeHemisphere): Worked {
  const [height, twice] = [subtract(total, radius), product(2, radius)]
  const sum = add(height, twice)
  const value = mixed(product(fraction(1, 3), pi, radius, radius, sum))
  const [p, r] = [pi, radius].map(numeral)
  const third = '\\dfrac{1}{3} \\times'
  return {
    value,
    lines: [
      earns(
        1,
        'Volume of the solid $=$ volume of cone $+$ volume of hemisphere $= \\dfrac{1}{3} \\pi r^2 h + \\dfrac{2}{3} \\pi r^3 = \\dfrac{1}{3} \\pi r^2 (h + 2r)$',
        'volumes',
      ),
      earns(
        0.5,
        says`${continued('volume', `${third} ${p} \\times ${r} \\times ${r} \\times (${numeral(height)} + ${numeral(twice)})`)}`,
      ),
      earns(
        0.5,
        says`${continued('volume', `${third} ${numeral(product(pi, radius, radius))} \\times ${numeral(sum)}`, mixedTex(value))}`,
      ),
    ],
  }
}

function surfaceLines({ pi, radius, total, unit }: ConeHemisphere): Worked {
  const [height, twice] = [subtract(total, radius), product(2, radius)]
  const slant = slantOf(radius, height)
  const value = mixed(product(2, pi, radius, radius), scaled(product(pi, radius), slant))
  const [p, r, l] = [numeral(pi), numeral(radius), rootTex(slant)]
  const sum = slant.radicand === 1 ? numeral(add(slant.coefficient, twice)) : `(${l} + ${numeral(twice)})`
  return {
    value,
    lines: [
      earns(0.5, says`Slant height ${chain('l', ...slantSides(radius, height))} ${unit}`, 'slant height'),
      earns(
        0.5,
        'Total surface area $=$ CSA of cone $+$ CSA of hemisphere $= \\pi r l + 2 \\pi r^2 = \\pi r (l + 2r)$',
        'surfaces',
      ),
      earns(0.5, says`${continued('total surface area', `${p} \\times ${r} \\times (${l} + ${numeral(twice)})`)}`),
      earns(
        0.5,
        says`${continued('total surface area', `${numeral(product(pi, radius))} \\times ${sum}`, mixedTex(value))}`,
      ),
    ],
  }
}

/** E.g. "A toy is a cone of radius 3.5 cm mounted on a hemisphere of the same radius. The total height is 15.5 cm. Find its total surface area." */
export const coneHemisphere = worked<ConeHemisphere>({
  id: 'cone-hemisphere',
  archetype: 'sav-cone-hemisphere',
  objection: ({ asked, pi, radius, total }) =>
    piObjection(pi) ??
    lengthObjection({ radius, 'total height': total }) ??
    (sign(subtract(total, radius)) > 0
      ? asked === 'volume'
        ? null
        : slantObjection(radius, subtract(total, radius))
      : 'The hemisphere alone is as high as its radius, so the whole must be higher: check the lengths.'),
  solve: (given) => {
    const { asked, radius, total, unit } = given
    const { value, lines } = asked === 'volume' ? volumeLines(given) : surfaceLines(given)
    const height = subtract(total, radius)
    return {
      key: mixedText(value),
      lines: [
        `Given: radius $r = ${numeral(radius)}$ ${unit} and total height $= ${numeral(total)}$ ${unit}.`,
        earns(
          0.5,
          says`Height of the cone ${chain('h', `${numeral(total)} - ${numeral(radius)}`, numeral(height))} ${unit}`,
          'height',
        ),
        ...lines,
        earns(0.5, henceMixed(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
    }
  },
})
