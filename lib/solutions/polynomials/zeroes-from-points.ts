import { equals, sign, toTex, toText, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** All the points that the graph of a polynomial has in common with the axes. */
export interface Given {
  readonly name: string
  readonly points: readonly (readonly [x: Fraction, y: Fraction])[]
}

const zeroesOf = ({ points }: Given): readonly Fraction[] => points.filter(([, y]) => sign(y) === 0).map(([x]) => x)

function objection(given: Given): string | null {
  const zeroes = zeroesOf(given)
  if (given.points.some(([x, y]) => sign(x) !== 0 && sign(y) !== 0))
    return 'One of these points lies on neither axis: check what you typed.'
  if (zeroes.length === 0) return 'None of these points lies on the $x$-axis, so the polynomial has no real zeroes.'
  return zeroes.some((x, index) => zeroes.slice(0, index).some((other) => equals(x, other)))
    ? 'One of these points stands there twice: check what you typed.'
    : null
}

const listed = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`

/** E.g. "The graph of y = p(x) cuts the x-axis at (−4, 0), (1, 0) and (5/2, 0) only ... Write the zeroes of p(x)." */
export const zeroesFromPoints = worked<Given>({
  id: 'zeroes-from-points',
  archetype: 'poly-name-zeroes-graph',
  objection,
  solve: (given) => {
    const zeroes = zeroesOf(given)
    const shown = listed(zeroes.map((x) => `$${toTex(x)}$`))
    const isOne = zeroes.length === 1
    const isCrossed = given.points.length > zeroes.length
    return {
      lines: [
        line('zeroes', `The zeroes are the $x$-coordinates of the points where the graph meets the $x$-axis`),
        ...(isCrossed ? [line('y-axis', 'The point on the $y$-axis gives a value of the polynomial, not a zero')] : []),
        earns(
          1,
          `So the ${isOne ? 'only zero' : 'zeroes'} of $${given.name}(x)$ ${isOne ? 'is' : 'are'} ${shown}`,
          'named',
        ),
      ],
      key: zeroes.map(toText).join(', '),
    }
  },
})
