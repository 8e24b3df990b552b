import { letterAt } from '../../letters'
import { toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

export type Axis = 'x' | 'y'

/** "x = 4", a line that one letter fixes. */
export interface Upright {
  readonly axis: Axis
  readonly at: Fraction
}

/** How two such lines lie: they meet in a point, or both are parallel to an axis, or they are one line. */
export type Lie =
  | { readonly kind: 'meet'; readonly x: Fraction; readonly y: Fraction }
  | { readonly kind: 'parallel'; readonly to: Axis }

export interface Given {
  readonly lines: readonly [Upright, Upright]
  /** In their order. */
  readonly options: readonly Lie[]
}

export function lieOf([first, second]: Given['lines']): Lie {
  if (first.axis === second.axis) return { kind: 'parallel', to: first.axis === 'x' ? 'y' : 'x' }
  const [x, y] = first.axis === 'x' ? [first.at, second.at] : [second.at, first.at]
  return { kind: 'meet', x, y }
}

/** An option in words. */
export const lieText = (lie: Lie): string =>
  lie.kind === 'meet'
    ? `They intersect at $(${toTex(lie.x)}, ${toTex(lie.y)})$: one solution.`
    : `They are both parallel to the $${lie.to}$-axis: no solution.`

const same = (one: Lie, other: Lie): boolean => lieText(one) === lieText(other)

const equationOf = ({ axis, at }: Upright): string => `${axis} = ${toTex(at)}`

function about({ axis, at }: Upright): string {
  const other = axis === 'x' ? 'y' : 'x'
  if (at.n === 0n) return `$${axis} = 0$ is the $${other}$-axis itself`
  const through = axis === 'x' ? `(${toTex(at)}, 0)` : `(0, ${toTex(at)})`
  return `$${axis} = ${toTex(at)}$ is a line parallel to the $${other}$-axis, through $${through}$`
}

const placesOf = ({ lines, options }: Given): readonly number[] =>
  options.flatMap((option, place) => (same(option, lieOf(lines)) ? [place] : []))

/** E.g. "The pair of equations x = 4 and x = −9 is drawn on one graph. How do the lines lie, and how many solutions ...?" */
export const specialLines = worked<Given>({
  id: 'special-lines',
  archetype: 'le-special-lines',
  objection: (given) => {
    const [first, second] = given.lines
    if (first.axis === second.axis && toTex(first.at) === toTex(second.at))
      return 'The two equations are the same: they are one line.'
    return placesOf(given).length === 1
      ? null
      : 'None of the options says just how these lines lie: look at them again.'
  },
  solve: (given) => {
    const { lines } = given
    const [first, second] = lines
    const right = placesOf(given)[0] ?? 0
    return {
      lines: [
        line('first line', about(first)),
        line('second line', about(second)),
        earns(
          1,
          first.axis === second.axis
            ? `No point has two different $${first.axis}$-coordinates, so the lines are parallel and the pair has no solution`
            : `The point with $${equationOf(first)}$ and $${equationOf(second)}$ lies on both lines, and no other point does`,
          'common point',
        ),
        `So the correct option is (${letterAt(right)}): ${lieText(lieOf(lines))}`,
      ],
      key: letterAt(right),
    }
  },
})
