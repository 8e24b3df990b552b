import { valueTex, type StandardAngle } from './pieces/ratio'
import { ratioOf, sideFrom, type SightSide } from './pieces/sight'
import { lengthObjection, numeral } from '../measure'
import { sumOfSurds, surdsTex, surdsText, timesSurd } from '../pieces/surd-sum'
import { subtract, sign, surdTex, type Fraction, type Surd } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Two right triangles of one height AB: a side of the first is told, one of the second asked, each with its angle at the ground. */
export interface TwoSlants {
  readonly known: SightSide
  readonly length: Fraction
  readonly angle: StandardAngle
  readonly wanted: SightSide
  readonly second: StandardAngle
  /** The second is seen from so high above the ground. */
  readonly raised?: Fraction
  /** How far the two points on the ground are from each other, on opposite sides. */
  readonly across?: true
}

const names: Readonly<Record<SightSide, string>> = { height: 'AB', ground: 'BC', sight: 'AC' }
const others: Readonly<Record<SightSide, string>> = { height: 'AB', ground: 'BD', sight: 'AD' }

/** The common height, as it is above the second point; null where it is lower, or no single surd. */
export function heightAbove({ known, length, angle, raised }: TwoSlants): Surd | null {
  const height = known === 'height' ? { coefficient: length, radicand: 1 } : sideFrom(known, length, 'height', angle)
  if (!raised) return height
  const left = subtract(height.coefficient, raised)
  return height.radicand === 1 && sign(left) > 0 ? { ...height, coefficient: left } : null
}

const from = (height: Surd, wanted: SightSide, angle: StandardAngle): Surd =>
  timesSurd(sideFrom('height', height.coefficient, wanted, angle), {
    coefficient: { n: 1n, d: 1n },
    radicand: height.radicand,
  })

const triangle = (of: Readonly<Record<SightSide, string>>, one: SightSide, other: SightSide, angle: StandardAngle) => {
  const [name, over, under] = ratioOf(one, other)
  return `$\\${name} ${angle}^\\circ = ${valueTex(name, angle)} = \\frac{${of[over]}}{${of[under]}}$`
}

/** E.g. "A wire 24 m long from the top of a mast makes 30° with the ground, a second wire from the top 45°. Find its length." */
export const twoSlants = worked<TwoSlants>({
  id: 'two-slants',
  archetype: 'ht-two-elevations',
  objection: (given) =>
    lengthObjection({ length: given.length }) ??
    (heightAbove(given) ? null : 'The second point is not below the first one: look at the lengths again.'),
  solve: (given) => {
    const { known, length, angle, wanted, second, raised, across = false } = given
    const height = heightAbove(given)
    if (!height) throw new Error('twoSlants: no height')
    const whole = known === 'height' ? null : sideFrom(known, length, 'height', angle)
    const found = from(height, wanted, second)
    const near = sideFrom(known, length, 'ground', angle)
    const sum = across ? sumOfSurds([near, found]) : [found]
    return {
      lines: [
        `Let $A$ be the top, $B$ the point below it on the ground, $C$ and $D$ the two points${raised ? `, $D$ the higher one` : ''}. Given: $${names[known]} = ${numeral(length)}$ m.`,
        ...(whole
          ? [
              earns(
                1,
                `In the first right triangle ${triangle(names, known, 'height', angle)}, so $AB = ${surdTex(whole)}$ m.`,
                'height',
              ),
            ]
          : []),
        ...(raised
          ? [
              earns(
                0.5,
                `Above $D$ the height is $${surdTex(whole ?? height)} - ${numeral(raised)} = ${surdTex(height)}$ m.`,
              ),
            ]
          : []),
        earns(
          1,
          `In the second right triangle ${triangle(others, 'height', wanted, second)}, so $${others[wanted]} = ${surdTex(found)}$ m.`,
          'length',
        ),
        ...(across
          ? [
              earns(0.5, `${triangle(names, known, 'ground', angle)}, so $BC = ${surdTex(near)}$ m.`),
              earns(
                0.5,
                `Hence $CD = BC + BD = ${surdsTex([near, found])}${sum.length < 2 ? ` = ${surdsTex(sum)}` : ''}$ m.`,
              ),
            ]
          : []),
      ],
      key: surdsText(sum),
    }
  },
})
