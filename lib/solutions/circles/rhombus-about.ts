import { lengthObjection, numeral, numeralText, product } from '../measure'
import { fraction, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A parallelogram about a circle: one side is told and the perimeter asked, or the other way round. */
export interface RhombusAbout {
  readonly corners: readonly [a: string, b: string, c: string, d: string]
  readonly asked: 'perimeter' | 'side'
  readonly told: Fraction
  readonly unit: string
}

/** E.g. "A parallelogram ABCD circumscribes a circle and AB = 6.5 cm. Find its perimeter." */
export const rhombusAbout = worked<RhombusAbout>({
  id: 'rhombus-about',
  archetype: 'cir-prove-rhombus-quad',
  objection: ({ asked, told }) => lengthObjection({ [asked === 'perimeter' ? 'side' : 'perimeter']: told }),
  solve: ({ corners: [A, B, C, D], asked, told, unit }) => {
    const [AB, BC, CD, DA] = [`${A}${B}`, `${B}${C}`, `${C}${D}`, `${D}${A}`]
    const result = asked === 'perimeter' ? product(4, told) : product(fraction(1, 4), told)
    const last =
      asked === 'perimeter'
        ? says`Hence the perimeter is ${chain(`4 \\times ${numeral(told)}`, numeral(result))} ${unit}.`
        : says`Hence each side is ${chain(`${numeral(told)} \\div 4`, numeral(result))} ${unit}.`
    return {
      key: numeralText(result),
      lines: [
        earns(
          0.5,
          `The sides touch the circle, and tangents from a point are equal: $${AB} + ${CD} = ${BC} + ${DA}$.`,
          'tangents',
        ),
        earns(
          0.5,
          `In a parallelogram $${AB} = ${CD}$ and $${BC} = ${DA}$, so $2 ${AB} = 2 ${BC}$, that is, $${AB} = ${BC}$.`,
          'equal',
        ),
        line('rhombus', `So all four sides are equal: $${A}${B}${C}${D}$ is a rhombus.`),
        earns(1, last),
      ],
    }
  },
})
