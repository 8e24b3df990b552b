import { numeral, product } from '../../measure'
import { fraction, type Fraction } from '../../../maths'

/** How wide a round solid is, as the question tells it. */
export interface Across {
  readonly kind: 'radius' | 'diameter'
  readonly length: Fraction
}

export const radiusOf = ({ kind, length }: Across): Fraction =>
  kind === 'radius' ? length : product(fraction(1, 2), length)

/** "Given: diameter $14$ cm, so $r = 7$ cm; height $h = 15$ cm.": `further` is what else is given. */
export function acrossGiven(across: Across, unit: string, further = ''): string {
  const { kind, length } = across
  return kind === 'radius'
    ? `Given: radius $r = ${numeral(length)}$ ${unit}${further && ` and ${further}`}.`
    : `Given: diameter $${numeral(length)}$ ${unit}, so $r = ${numeral(radiusOf(across))}$ ${unit}${further && `; ${further}`}.`
}
