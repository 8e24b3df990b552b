import { polynomialTex, toNumber, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** The areas of two squares together, and the difference of their perimeters. */
export interface Given {
  readonly area: Fraction
  readonly difference: Fraction
  /** 'm' */
  readonly unit: string
}

function smallOf({ area, difference }: Given): number | null {
  const gap = toNumber(difference) / 4
  const product = (toNumber(area) - gap * gap) / 2
  return Number.isInteger(gap) && Number.isInteger(product) ? wholeRoot(gap, product) : null
}

/** E.g. "The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, ..." */
export const twoSquares = worked<Given>({
  id: 'two-squares',
  archetype: 'qe-word-geometry',
  objection: (given) =>
    wholeObjection(given.area, given.difference) ?? (smallOf(given) === null ? noWhole('the sides') : null),
  solve: (given) => {
    const { unit } = given
    const gap = toNumber(given.difference) / 4
    const small = smallOf(given) ?? 0
    const large = small + gap
    const area = small * small + large * large
    return {
      lines: [
        `Let the side of the smaller square be $x$ ${unit} and that of the larger be $y$ ${unit}.`,
        earns(0.5, `Difference of the perimeters: $4y - 4x = ${4 * gap}$, so $y = x + ${gap}$`),
        earns(0.5, `Sum of the areas: $x^2 + (x + ${gap})^2 = ${area}$`),
        `Opening the bracket: $${polynomialTex([2, 2 * gap, gap * gap])} = ${area}$`,
        earns(
          0.5,
          `Bringing all terms to one side and dividing by 2: $${polynomialTex([1, gap, -small * large])} = 0$`,
        ),
        ...storySteps(small, -large, { factors: 0.5 }).slice(1),
        earns(
          0.5,
          `$x = -${large}$ is rejected, because a side cannot be negative. So $x = ${small}$ and $y = ${small} + ${gap} = ${large}$.`,
          'rejected',
        ),
        earns(0.5, `Hence the sides of the squares are ${small} ${unit} and ${large} ${unit}.`),
      ],
      key: `smaller = ${small}, larger = ${large}`,
    }
  },
})
