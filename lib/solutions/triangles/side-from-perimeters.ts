import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { divide, multiply, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The perimeters of two similar triangles, and a side of the first. */
export interface Given {
  readonly perimeters: readonly [first: Fraction, second: Fraction]
  readonly side: Fraction
  /** The side and its partner, where the question names them. */
  readonly names: readonly [given: string, wanted: string] | null
  readonly unit: string
}

/** E.g. "The perimeters of two similar triangles are 25 cm and 15 cm. One side of the first is 9 cm. Find ..." */
export const sideFromPerimeters = worked<Given>({
  id: 'side-from-perimeters',
  archetype: 'tri-similar-side',
  objection: ({ perimeters, side }) =>
    lengthObjection([...perimeters, side]) ??
    (2n * side.n * perimeters[0].d >= perimeters[0].n * side.d
      ? 'A side of a triangle is shorter than half of the perimeter.'
      : null),
  solve: ({ perimeters: [first, second], side, names, unit }) => {
    const { n: p, d: q } = divide(first, second)
    const found = divide(multiply(side, second), first)
    const [one, two, known, answer] = [first, second, side, found].map(lengthTex)
    const unknown = names ? names[1] : 'x'
    const ratio = `\\frac{${one}}{${two}}`
    const lowest = `\\frac{${p}}{${q}}`
    const worth = `\\frac{${known} \\times ${q}}{${p}}`
    return {
      lines: [
        `Given: the perimeters are ${lengthShown(first)} ${unit} and ${lengthShown(second)} ${unit}; ${names ? `$${names[0]}$` : 'a side of the first triangle'} is ${lengthShown(side)} ${unit}.${names ? '' : ` Let the corresponding side be $x$ ${unit}.`}`,
        earns(
          1,
          says`Ratio of corresponding sides $=$ ratio of the perimeters: ${chain(`\\frac{${known}}{${unknown}}`, ratio, ...(ratio === lowest ? [] : [lowest]))}`,
          'ratio',
        ),
        earns(0.5, says`${chain(unknown, worth, answer ?? '')}`, 'length'),
        earns(0.5, `Hence ${names ? `$${names[1]}$` : 'the corresponding side'} is ${lengthShown(found)} ${unit}.`),
      ],
      key: lengthText(found),
    }
  },
})
