import { isSquare, polynomialTex, toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** By how much the longer side and the diagonal of a rectangle exceed the shorter side. */
export interface Given {
  readonly longer: Fraction
  readonly diagonal: Fraction
  /** 'm' */
  readonly unit: string
}

/** The greater root of x² + (x + gap)² = (x + more)². */
function smallOf({ longer, diagonal }: Given): number | null {
  const [gap, more] = [toNumber(longer), toNumber(diagonal)]
  const square = 2 * more * (more - gap)
  return more > gap && isSquare(square) ? more - gap + Math.sqrt(square) : null
}

/** E.g. "The diagonal of a rectangular field is 60 m more than the shorter side. If the longer side is 30 m more ..." */
export const fieldWithDiagonal = worked<Given>({
  id: 'field-with-diagonal',
  archetype: 'qe-word-geometry',
  objection: (given) =>
    wholeObjection(given.longer, given.diagonal) ?? (smallOf(given) === null ? noWhole('the shorter side') : null),
  solve: (given) => {
    const { unit } = given
    const [gap, more] = [toNumber(given.longer), toNumber(given.diagonal)]
    const small = smallOf(given) ?? 0
    const large = small + gap
    const other = 2 * (more - gap) - small
    return {
      lines: [
        `Let the shorter side be $x$ ${unit}. Then the longer side is $(x + ${gap})$ ${unit} and the diagonal is $(x + ${more})$ ${unit}.`,
        earns(1, `By the Pythagoras theorem: $x^2 + (x + ${gap})^2 = (x + ${more})^2$`),
        `Opening the brackets: $${polynomialTex([2, 2 * gap, gap * gap])} = ${polynomialTex([1, 2 * more, more * more])}$`,
        ...storySteps(small, other, { factors: 0.5 }),
        earns(
          0.5,
          `$x = ${other}$ is rejected, because a side cannot be negative. So $x = ${small}$ and $x + ${gap} = ${large}$.`,
          'rejected',
        ),
        earns(0.5, `Hence the sides of the field are ${small} ${unit} and ${large} ${unit}.`),
      ],
      key: `shorter = ${small}, longer = ${large}`,
    }
  },
})
