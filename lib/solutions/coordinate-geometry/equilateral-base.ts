import { equilateralVertex } from './equilateral-vertex'
import { cornerText, halfOf, type EquilateralOnAxis } from './pieces/equilateral-on-axis'
import { absolute, negate, toTex, toText, zero, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The base on an axis, the origin its mid-point: one end is told. */
export interface BaseOnAxis {
  readonly axis: 'x' | 'y'
  /** Where the told end lies on the axis. */
  readonly told: Fraction
  /** Its name, that of the other end, of the vertex, and of the fourth corner of a rhombus where it is asked for. */
  readonly names: { readonly told: string; readonly other: string; readonly vertex: string; readonly fourth?: string }
}

const triangleOf = ({ axis, told }: BaseOnAxis): EquilateralOnAxis => ({
  axis,
  from: negate(absolute(told)),
  to: absolute(told),
  where: 'both',
})

/** E.g. "The base BC of an equilateral triangle ABC lies on the y-axis, C is (0, -3) and the origin is the mid-point of the base. Find A and B." */
export const equilateralBase = worked<BaseOnAxis>({
  id: 'equilateral-base',
  archetype: 'cg-triangle-type',
  objection: ({ told }) => (told.n === 0n ? 'The end of the base is the origin itself: check what you typed.' : null),
  solve: (given) => {
    const { axis, told, names } = given
    const on = (value: Fraction, show: (each: Fraction) => string): string =>
      axis === 'x' ? `(${show(value)}, ${show(zero)})` : `(${show(zero)}, ${show(value)})`
    const triangle = triangleOf(given)
    const half = halfOf(triangle)
    const [one, other] = [cornerText(triangle, half), cornerText(triangle, negate(half))]
    const ends = told.n < 0n ? [names.told, names.other] : [names.other, names.told]
    const [first = '', second = ''] = ends
    const renamed = (text: string): string =>
      text.replace(/\$[^$]*\$/g, (formula) =>
        formula.replace(/\b[ABC]{1,2}\b/g, (all) =>
          all.replace(/[ABC]/g, (each) => (each === 'A' ? first : each === 'B' ? second : names.vertex)),
        ),
      )
    const opposite = `${names.fourth ?? ''}`
    return {
      lines: [
        earns(
          1,
          `The origin is the mid-point of the base and $${names.told}$ is $${on(told, toTex)}$, so $${names.other}$ is $${on(negate(told), toTex)}$.`,
        ),
        ...equilateralVertex
          .solve(triangle)
          .lines.map((step) => (typeof step === 'string' ? renamed(step) : { ...step, text: renamed(step.text) })),
        ...(opposite === ''
          ? []
          : [
              `The diagonals of a rhombus bisect each other, and the origin is the mid-point of $${names.told}${names.other}$, so it is the mid-point of $${names.vertex}${opposite}$ too: $${opposite}$ is the other one of the two points.`,
            ]),
      ],
      key: [
        `${names.vertex} = ${one} or ${other}`,
        `${names.other} = ${on(negate(told), toText)}`,
        ...(opposite === '' ? [] : [`${opposite} = ${other} or ${one}`]),
      ].join(', '),
    }
  },
})
