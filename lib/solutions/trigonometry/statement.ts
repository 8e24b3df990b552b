import { ratioTex } from './pieces/in-sines'
import type { Node } from '../../reading/tree/node'
import { worked } from '../solution'

/** A statement about ratios, judged. */
export interface TrigStatement {
  readonly left: Node
  readonly right: Node
  /** 'possible': one ratio and a number; 'numbers': angles of the table; 'identity': for every angle. */
  readonly kind: 'possible' | 'numbers' | 'identity'
  readonly holds: boolean
}

function reasonOf({ left, right, kind, holds }: TrigStatement): string {
  const [one, two] = [ratioTex(left), ratioTex(right)]
  if (kind === 'numbers')
    return `With the values of the table the two sides of $${one} = ${two}$ are ${holds ? 'equal' : 'different'}.`
  if (kind === 'identity')
    return holds
      ? `With all ratios in sine and cosine and with $\\sin^2 + \\cos^2 = 1$ both sides of $${one} = ${two}$ come to the same, for every angle for which they have a value.`
      : `With all ratios in sine and cosine the two sides of $${one} = ${two}$ do not come to the same, so it does not hold for every angle.`
  const name = left.kind === 'trig' ? left.name : right.kind === 'trig' ? right.name : 'sin'
  if (name === 'tan' || name === 'cot') return `$\\${name}$ of an angle may be any number.`
  return name === 'sin' || name === 'cos'
    ? `The hypotenuse is the longest side, so $\\${name}$ is never more than $1$ in size.`
    : `The hypotenuse is the longest side, so $\\${name}$ is never less than $1$ in size.`
}

/** E.g. "True or false: cos A = 7/5 for some acute angle A." */
export const trigStatement = worked<TrigStatement>({
  id: 'statement',
  archetype: 'trig-true-false',
  objection: () => null,
  solve: (given) => ({
    lines: [reasonOf(given), `So the statement is ${given.holds ? 'true' : 'false'}.`],
    key: given.holds ? 'True' : 'False',
  }),
})
