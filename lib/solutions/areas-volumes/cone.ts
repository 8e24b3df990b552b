import { continued, lengthObjection, numeral, piObjection, product } from '../measure'
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
import { add, fraction, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export interface Cone {
  readonly asked: 'curved surface area' | 'total surface area' | 'volume'
  readonly pi: Fraction
  readonly radius: Fraction
  readonly height: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

const zero = fraction(0)

/** π r² h / 3 */
const volumeOf = ({ pi, radius, height }: Cone): Fraction => product(fraction(1, 3), pi, radius, radius, height)

function valueOf(given: Cone): Mixed {
  const { asked, pi, radius, height } = given
  if (asked === 'volume') return mixed(volumeOf(given))
  const curved = scaled(product(pi, radius), slantOf(radius, height))
  return mixed(asked === 'total surface area' ? product(pi, radius, radius) : zero, curved)
}

function volumeLines(given: Cone): readonly Step[] {
  const [p, r, h] = [given.pi, given.radius, given.height].map(numeral)
  const of = 'volume of the cone'
  return [
    earns(0.5, says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`, 'formula'),
    earns(
      0.5,
      says`${continued(of, `\\dfrac{1}{3} \\times ${p} \\times ${r} \\times ${r} \\times ${h}`)}`,
      'substituted',
    ),
    earns(0.5, says`${continued(of, numeral(volumeOf(given)))}`),
  ]
}

/** "25 + 7", or its value where it is rational: "32". */
function slantAndRadius(radius: Fraction, height: Fraction): string {
  const slant = slantOf(radius, height)
  return slant.radicand === 1 ? numeral(add(slant.coefficient, radius)) : `(${rootTex(slant)} + ${numeral(radius)})`
}

function surfaceLines(given: Cone): readonly Step[] {
  const { asked, pi, radius, height, unit } = given
  const [p, r, l] = [numeral(pi), numeral(radius), rootTex(slantOf(radius, height))]
  const key = mixedTex(valueOf(given))
  const slant = earns(0.5, says`Slant height ${chain('l', ...slantSides(radius, height))} ${unit}`, 'slant height')
  if (asked === 'curved surface area')
    return [
      slant,
      earns(0.5, says`${equals('Curved surface area of a cone', '\\pi r l')}`, 'formula'),
      earns(0.5, says`${continued(asked, `${p} \\times ${r} \\times ${l}`, key)}`),
    ]
  return [
    slant,
    earns(0.5, says`${equals('Total surface area of a cone', '\\pi r (l + r)')}`, 'formula'),
    says`${continued(asked, `${p} \\times ${r} \\times (${l} + ${r})`)}`,
    earns(
      0.5,
      says`${continued(asked, `${numeral(product(pi, radius))} \\times ${slantAndRadius(radius, height)}`, key)}`,
    ),
  ]
}

/** E.g. "A cone has radius 7 cm and height 24 cm. Find its curved surface area. (Use π = 22/7.)" */
export const cone = worked<Cone>({
  id: 'cone',
  archetype: 'sav-formula-direct',
  objection: ({ asked, pi, radius, height }) =>
    piObjection(pi) ??
    lengthObjection({ radius, height }) ??
    (asked === 'volume' ? null : slantObjection(radius, height)),
  solve: (given) => {
    const { asked, radius, height, unit } = given
    const value = valueOf(given)
    return {
      lines: [
        `Given: radius $r = ${numeral(radius)}$ ${unit} and height $h = ${numeral(height)}$ ${unit}.`,
        ...(asked === 'volume' ? volumeLines(given) : surfaceLines(given)),
        earns(0.5, henceMixed(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
      key: mixedText(value),
    }
  },
})
