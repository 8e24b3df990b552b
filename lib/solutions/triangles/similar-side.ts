import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { sideAt, type Corners } from './pieces/letters'
import { divide, multiply, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A side by the places of its ends in the name of the triangle. */
type Places = readonly [0 | 1 | 2, 0 | 1 | 2]

/** Two similar triangles with one pair of matching sides, and one more side. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly pair: { readonly places: Places; readonly inFirst: Fraction; readonly inSecond: Fraction }
  /** Its partner in the other triangle is asked for. */
  readonly known: { readonly places: Places; readonly length: Fraction; readonly of: 'first' | 'second' }
  readonly unit: string
}

const samePlaces = (one: Places, other: Places): boolean => one.every((place) => other.includes(place))

/** E.g. "△ABC ∼ △QRP. If AB = 6 cm, BC = 4 cm and QR = 9 cm, find PR." */
export const similarSide = worked<Given>({
  id: 'similar-side',
  archetype: 'tri-similar-side',
  objection: ({ pair, known }) =>
    samePlaces(pair.places, known.places)
      ? 'Both sides of that pair are given already.'
      : lengthObjection([pair.inFirst, pair.inSecond, known.length]),
  solve: ({ first, second, pair, known, unit }) => {
    const { inFirst, inSecond } = pair
    const ours = known.of === 'first'
    const [own, partner] = ours ? [inFirst, inSecond] : [inSecond, inFirst]
    const found = divide(multiply(known.length, partner), own)
    const wanted = sideAt(ours ? second : first, known.places)
    const [length, answer] = [lengthTex(known.length), lengthTex(found)]
    const shown = ours ? `\\frac{${length}}{${wanted}}` : `\\frac{${wanted}}{${length}}`
    const matches = ([0, 1, 2] as const).map((place) => `${first[place]} \\leftrightarrow ${second[place]}`)
    return {
      lines: [
        `Given: $\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$, so $${matches.join(',\\ ')}$`,
        line(
          'proportion',
          `Corresponding sides are proportional: $\\frac{${sideAt(first, pair.places)}}{${sideAt(second, pair.places)}} = \\frac{${sideAt(first, known.places)}}{${sideAt(second, known.places)}}$`,
        ),
        line('values', says`${chain(`\\frac{${lengthTex(inFirst)}}{${lengthTex(inSecond)}}`, shown)}`),
        line(
          'length',
          says`${chain(wanted, `\\frac{${length} \\times ${lengthTex(partner)}}{${lengthTex(own)}}`, answer)}`,
        ),
        earns(1, says`Hence ${chain(wanted, answer)} ${unit}.`),
      ],
      key: lengthText(found),
    }
  },
})
