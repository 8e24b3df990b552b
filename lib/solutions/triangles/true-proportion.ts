import { side, sideAt, type Corners } from './pieces/letters'
import { letterAt } from '../../letters'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Ratios of sides that are said to be equal: "AB/DE = BC/EF". */
export type Proportion = readonly (readonly [top: string, bottom: string])[]

/** Two similar triangles, and what is offered of them. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly options: readonly Proportion[]
}

const places = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const

/** Which pair of sides a segment belongs to, and to which triangle; null for another segment. */
function kindOf(
  { first, second }: Pick<Given, 'first' | 'second'>,
  name: string,
): { readonly pair: number; readonly second: number } | null {
  const own = side(name.charAt(0), name.charAt(1))
  const at = (corners: Corners) => places.findIndex((each) => sideAt(corners, each) === own)
  const [inFirst, inSecond] = [at(first), at(second)]
  return inFirst >= 0 ? { pair: inFirst, second: 0 } : inSecond >= 0 ? { pair: inSecond, second: 1 } : null
}

/** Whether a/b = c/d holds for all triangles that are similar so: ad and bc have the same factors. */
export function holds(given: Pick<Given, 'first' | 'second'>, proportion: Proportion): boolean {
  const [head, ...rest] = proportion
  return rest.every(([top, bottom]) => {
    const kinds = [head?.[0] ?? '', bottom, head?.[1] ?? '', top].map((name) => kindOf(given, name))
    const [a, d, b, c] = kinds
    if (!a || !b || !c || !d) return false
    const factors = (one: typeof a, other: typeof a) =>
      `${[one.pair, other.pair].sort().join()} ${one.second + other.second}`
    return factors(a, d) === factors(b, c)
  })
}

const right = (given: Given): readonly number[] =>
  given.options.flatMap((option, index) => (holds(given, option) ? [index] : []))

export const shown = (proportion: Proportion): string =>
  `$${proportion.map(([top, bottom]) => `\\frac{${top}}{${bottom}}`).join(' = ')}$`

/** E.g. "If △ABC ∼ △QRP, which of the following is true? (A) AB/QR = BC/PR ..." */
export const trueProportion = worked<Given>({
  id: 'true-proportion',
  archetype: 'tri-correspondence',
  objection: (given) => {
    const { length } = right(given)
    if (length === 1) return null
    return length === 0
      ? 'None of these proportions follows from the order of the letters: look at the options again.'
      : 'More than one of these proportions is true: look at the options again.'
  },
  solve: (given) => {
    const { first, second, options } = given
    const [index = 0] = right(given)
    const matches = ([0, 1, 2] as const).map((place) => `${first[place]} \\leftrightarrow ${second[place]}`)
    const letter = letterAt(index)
    return {
      lines: [
        `Given: $\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$, so $${matches.join(',\\ ')}$`,
        line(
          'sides',
          `Corresponding sides: ${places.map((each) => `$${sideAt(first, each)}$ and $${sideAt(second, each)}$`).join('; ')}`,
        ),
        line(
          'ratios',
          `So $${places.map((each) => `\\frac{${sideAt(first, each)}}{${sideAt(second, each)}}`).join(' = ')}$`,
        ),
        earns(1, `Hence ${shown(options[index] ?? [])}, which is option ${letter}.`),
      ],
      key: letter,
    }
  },
})
