import { add, divide, multiply, negate, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationInK, type EquationInK } from './pieces/equation-in-k'
import { linearAt, linearTex, type LinearInK } from './pieces/linear-in-k'

/** A root is told of an equation whose coefficients hold k. */
export interface Given {
  readonly equation: EquationInK
  readonly known: Fraction
}

/** What is left when the root stands for x: αk + β. */
function putIn({ equation: { a, b, c }, known }: Given): LinearInK {
  const at = (of: (value: LinearInK) => Fraction) =>
    add(add(multiply(of(a), multiply(known, known)), multiply(of(b), known)), of(c))
  return { k: at(({ k }) => k), constant: at(({ constant }) => constant) }
}

const valueOf = (given: Given): Fraction => {
  const { k, constant } = putIn(given)
  return divide(negate(constant), k)
}

/** E.g. "If 3 is a root of 2x² − kx − 15 = 0, find k." */
export const kByRoot = worked<Given>({
  id: 'k-by-root',
  archetype: 'qe-param-from-root',
  objection: (given) => {
    if (sign(putIn(given).k) === 0) return 'With this root in place of $x$ the $k$ drops out: it is not fixed.'
    return sign(linearAt(given.equation.a, valueOf(given))) === 0
      ? 'That root leaves no quadratic equation: the coefficient of $x^2$ would be zero.'
      : null
  },
  solve: (given) => {
    const { equation, known } = given
    const root = toTex(known)
    const left = putIn(given)
    const k = valueOf(given)
    const squared = toTex(multiply(known, known))
    return {
      lines: [
        `Since $${root}$ is a root, $x = ${root}$ satisfies $${equationInK(equation)} = 0$`,
        line(
          'put in',
          `Putting $x = ${root}$, $x^2 = ${squared}$: $(${linearTex(equation.a)})(${squared}) + (${linearTex(equation.b)})(${root}) + (${linearTex(equation.c)}) = 0$`,
        ),
        line('opened', `That is, $${linearTex(left)} = 0$`),
        earns(
          1,
          `So $${sumTex([[left.k, 'k']])} = ${toTex(negate(left.constant))}$, hence $k = ${toTex(k)}$.`,
          'solved',
        ),
      ],
      key: toText(k),
    }
  },
})
