import type { Equation } from './pieces/equation'
import { add, bracketed, equals, multiply, sign, sumTex, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly x: Fraction
  readonly y: Fraction
  /** One equation, or both of a pair. */
  readonly equations: readonly Equation[]
}

const leftAt = ({ a, b }: Equation, { x, y }: Given): Fraction => add(multiply(a, x), multiply(b, y))

/** The left side with the values put in, term by term. */
const putIn = ({ a, b }: Equation, { x, y }: Given): string =>
  [
    [a, x],
    [b, y],
  ]
    .flatMap(([by, value]) => (by && value && sign(by) !== 0 ? [`${bracketed(by)} \\times ${bracketed(value)}`] : []))
    .join(' + ')

/** E.g. "Is x = 2, y = −1 a solution of both x + y = 1 and 2x − y = 5?" */
export const valuesChecked = worked<Given>({
  id: 'values-checked',
  archetype: 'le-solve-integer',
  objection: ({ equations }) =>
    equations.every(({ a, b }) => sign(a) !== 0 || sign(b) !== 0)
      ? null
      : 'Each equation must contain a variable: one of yours has none.',
  solve: (given) => {
    const { equations, x, y } = given
    const holds = equations.map((equation) => equals(leftAt(equation, given), equation.c))
    const isSolution = holds.every(Boolean)
    const named = `$x = ${toTex(x)}$, $y = ${toTex(y)}$`
    const all = equations.length === 1 ? 'the equation' : 'both equations'
    return {
      lines: [
        `Put ${named} into ${equations.length === 1 ? 'the equation' : 'each equation'}.`,
        ...equations.map((equation, at) => {
          const left = sumTex([
            [equation.a, 'x'],
            [equation.b, 'y'],
          ])
          const value = chain(putIn(equation, given), toTex(leftAt(equation, given)))
          return earns(
            1,
            says`Left side of $${left} = ${toTex(equation.c)}$: ${value}; this is ${holds[at] ? 'the right side' : 'not the right side'}`,
          )
        }),
        isSolution ? `The values satisfy ${all}: yes.` : `The values do not satisfy ${all}: no.`,
      ],
      key: isSolution ? 'yes' : 'no',
    }
  },
})
