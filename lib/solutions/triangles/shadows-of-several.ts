import { lengthObjection, numeral, numeralText } from '../measure'
import { divide, multiply, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Something upright, as the question calls it, with its shadow at the moment that is told. */
export interface Upright {
  readonly name: string
  readonly shadow: Fraction
}

/** The shadows of several upright things at one moment, of one of which the height is known too. */
export interface ShadowsOfSeveral {
  readonly known: Upright & { readonly height: Fraction }
  readonly of: Upright
  /** Its height, or its shadow at another moment, when that of another one has a length. */
  readonly asked: 'height' | { readonly by: Upright; readonly length: Fraction }
  readonly unit: string
}

const heightOf = ({ known }: ShadowsOfSeveral, { shadow }: Upright): Fraction =>
  divide(multiply(known.height, shadow), known.shadow)

/** The height of one of them, from its shadow. */
function heightLines(given: ShadowsOfSeveral, one: Upright): readonly Step[] {
  const { known, unit } = given
  if (one.name === known.name) return []
  const sides = [
    `\\frac{${numeral(known.height)}}{${numeral(known.shadow)}} \\times ${numeral(one.shadow)}`,
    numeral(heightOf(given, one)),
  ]
  return [earns(0.5, says`The height of ${one.name}: ${chain('h', ...sides)} ${unit}`)]
}

function solved(given: ShadowsOfSeveral): { readonly lines: readonly Step[]; readonly value: Fraction } {
  const { of, asked, unit } = given
  const start = line(
    'similar',
    'At one moment the sun has one elevation, and each thing makes a right angle with the ground: the triangles are similar (AA), so $\\frac{\\text{height}}{\\text{shadow}}$ is the same for all.',
  )
  const high = heightOf(given, of)
  if (asked === 'height')
    return {
      value: high,
      lines: [
        start,
        ...heightLines(given, of),
        earns(0.5, says`Hence ${isValue(`the height of ${of.name}`, numeral(high), unit)}.`),
      ],
    }
  const other = heightOf(given, asked.by)
  const found = divide(multiply(asked.length, high), other)
  return {
    value: found,
    lines: [
      start,
      ...[of, asked.by].flatMap((one) => heightLines(given, one)),
      earns(
        0.5,
        says`At the other moment, with the shadow $s$: ${chain(`\\frac{s}{${numeral(asked.length)}}`, `\\frac{${numeral(high)}}{${numeral(other)}}`)}`,
        'proportion',
      ),
      earns(0.5, says`Hence ${isValue(`the shadow of ${of.name}`, numeral(found), unit)}.`),
    ],
  }
}

/** E.g. "A house 20 m high has a shadow of 10 m when a tower has one of 50 m. How long is the shadow of the tower when that of the house is 12 m?" */
export const shadowsOfSeveral = worked<ShadowsOfSeveral>({
  id: 'shadows-of-several',
  archetype: 'tri-case-study',
  objection: ({ known, of, asked }) =>
    lengthObjection({
      height: known.height,
      shadow: known.shadow,
      'other shadow': of.shadow,
      ...(asked === 'height' ? {} : { 'shadow of the other': asked.by.shadow, 'later shadow': asked.length }),
    }),
  solve: (given) => {
    const { lines, value } = solved(given)
    return { lines, key: numeralText(value) }
  },
})
