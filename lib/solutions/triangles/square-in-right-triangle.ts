import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { add, divide, multiply, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** A square with one corner at the right angle and the corner opposite on the hypotenuse. */
export interface SquareInside {
  readonly legs: readonly [Fraction, Fraction]
  readonly unit: string
}

/** E.g. "The legs of a right triangle are 4 cm and 8 cm. A square stands inside, one corner at the right angle, ..." */
export const squareInRightTriangle = worked<SquareInside>({
  id: 'square-in-right-triangle',
  archetype: 'tri-similar-side',
  objection: ({ legs }) => lengthObjection(legs),
  solve: ({ legs: [a, b], unit }) => {
    const found = divide(multiply(a, b), add(a, b))
    const [p, q, sum, product] = [a, b, add(a, b), multiply(a, b)].map(lengthTex)
    return {
      lines: [
        `Let $\\angle B = 90^\\circ$, $AB = ${p}$ ${unit}, $BC = ${q}$ ${unit}, and $BDEF$ the square of side $x$ with $D$ on $AB$, $E$ on $AC$ and $F$ on $BC$.`,
        earns(
          1,
          '$DE \\parallel BC$, so $\\triangle ADE \\sim \\triangle ABC$ (AA): $\\frac{AD}{AB} = \\frac{DE}{BC}$',
        ),
        earns(1, `$\\frac{${p} - x}{${p}} = \\frac{x}{${q}}$, so $${q}(${p} - x) = ${p}x$`),
        earns(0.5, says`So ${chain('x', `\\frac{${product}}{${sum}}`, lengthTex(found))}`),
        earns(0.5, `Hence the side of the square is ${lengthShown(found)} ${unit}.`),
      ],
      key: lengthText(found),
    }
  },
})
