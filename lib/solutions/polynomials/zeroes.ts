import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { zeroesObjection, zeroesTex, zeroLines, type Given, type Manner } from './pieces/zeroes'

export type { Given }

/** E.g. "Find the zeroes of the quadratic polynomial x² − 3x − 10." */
export const zeroes = worked<Given, Manner>({
  id: 'zeroes',
  archetype: 'poly-zeroes-integer',
  objection: zeroesObjection,
  solve: (polynomial, manner) => {
    const { lines, found } = zeroLines(polynomial, manner)
    const [first, second] = zeroesTex(found)
    const { letter } = polynomial
    return {
      lines: [
        ...lines.map((one) => (one.name === 'zero' ? { ...one, marks: 0.5 } : one)),
        earns(
          0.5,
          first === second
            ? says`So ${chain(letter, first)}: both zeroes are $${first}$`
            : says`So ${chain(letter, first)} or ${chain(letter, second)}: the zeroes are $${first}$ and $${second}$`,
          'zeroes',
        ),
      ],
      key: found.key,
    }
  },
})
