import { divide, negate, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'

/** ax + b = 0, however it was written. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly letter: string
}

/** E.g. "Solve 2x + 3 = 7." */
export const linearEquation = worked<Given>({
  id: 'linear-equation',
  archetype: 'le-solve-integer',
  objection: ({ a, letter }) => (sign(a) === 0 ? `$${letter}$ has dropped out of this equation.` : null),
  solve: ({ a, b, letter }) => {
    const value = divide(negate(b), a)
    const left = sumTex([[a, letter]])
    return {
      lines: [
        line(
          'collected',
          says`Bring the terms with $${letter}$ to one side and the numbers to the other: ${chain(left, toTex(negate(b)))}`,
        ),
        ...(left === letter ? [] : [says`${chain(letter, toTex(value))}`]),
      ],
      key: toText(value),
    }
  },
})
