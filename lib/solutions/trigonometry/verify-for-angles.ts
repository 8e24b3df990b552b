import { tableAngles, tableValue, type TableAngle } from './pieces/ratio'
import { sign, surdTex, surdText, type Surd } from '../../maths'
import { timesSurd } from '../pieces/surd-sum'
import { earns } from '../line'
import { worked } from '../solution'

type Name = 'sin' | 'cos'

/** sin or cos of A + B or A - B, for two angles of the table. */
export interface Given {
  readonly left: Name
  readonly operation: '+' | '-'
  readonly a: TableAngle
  readonly b: TableAngle
}

/** The two products on the right, "sin A cos B + cos A sin B", and the sign between them. */
export const rightOf = ({ left, operation }: Pick<Given, 'left' | 'operation'>) =>
  left === 'sin'
    ? { products: [['sin', 'cos'] as const, ['cos', 'sin'] as const] as const, between: operation }
    : {
        products: [['cos', 'cos'] as const, ['sin', 'sin'] as const] as const,
        between: operation === '+' ? ('-' as const) : ('+' as const),
      }

const totalOf = ({ operation, a, b }: Given): TableAngle | undefined =>
  tableAngles.find((angle) => angle === (operation === '+' ? a + b : a - b))

const isZero = ({ coefficient }: Surd): boolean => sign(coefficient) === 0

/** E.g. "For A = 60° and B = 30°, verify that sin(A - B) = sin A cos B - cos A sin B. What is the common value?" */
export const verifyForAngles = worked<Given>({
  id: 'verify-for-angles',
  archetype: 'trig-verify-numeric',
  objection: (given) =>
    totalOf(given) === undefined
      ? `The angle $A ${given.operation} B$ is not in the table of ratios: check what you typed.`
      : null,
  solve: (given) => {
    const { left, operation, a, b } = given
    const angle = totalOf(given)
    if (angle === undefined) throw new Error('verifyForAngles: the angle is not in the table')
    const {
      products: [[p, q], [r, s]],
      between,
    } = rightOf(given)
    const value = tableValue(left, angle)
    const tex = (name: Name, degrees: TableAngle) => surdTex(tableValue(name, degrees))
    const numbers = `${tex(p, a)} \\times ${tex(q, b)} ${between} ${tex(r, a)} \\times ${tex(s, b)}`
    const [one, two] = [timesSurd(tableValue(p, a), tableValue(q, b)), timesSurd(tableValue(r, a), tableValue(s, b))]
    const worked = isZero(one) || isZero(two) ? '' : ` = ${surdTex(one)} ${between} ${surdTex(two)}`
    return {
      lines: [
        `Given: $A = ${a}^\\circ$ and $B = ${b}^\\circ$`,
        earns(
          0.5,
          `LHS $= \\${left}(${a}^\\circ ${operation} ${b}^\\circ) = \\${left} ${angle}^\\circ = ${surdTex(value)}$`,
          'left side',
        ),
        earns(
          0.5,
          `RHS $= \\${p} ${a}^\\circ\\,\\${q} ${b}^\\circ ${between} \\${r} ${a}^\\circ\\,\\${s} ${b}^\\circ$`,
        ),
        earns(0.5, `$= ${numbers}${worked} = ${surdTex(value)}$`, 'right side'),
        earns(0.5, `Hence LHS = RHS, so the relation is verified; the common value is $${surdTex(value)}$.`),
      ],
      key: surdText(value),
    }
  },
})
