import { toTex } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { sumInBrackets } from './pieces/brackets'
import { productSides, sumSides } from './pieces/coefficient-relations'
import { sumAndProductOf, zeroesObjection, zeroesTex, zeroLines, type Given, type Manner } from './pieces/zeroes'

export type { Given }

/** E.g. "Find the zeroes of 6x² − 7x − 3 and verify the relationship between the zeroes and the coefficients." */
export const zeroesWithCheck = worked<Given, Manner>({
  id: 'zeroes-with-check',
  archetype: 'poly-zeroes-nonmonic-verify',
  objection: zeroesObjection,
  solve: (polynomial, manner) => {
    const { a, b, c, letter } = polynomial
    const { lines, found } = zeroLines(polynomial, manner)
    const [first, second] = zeroesTex(found)
    const [sum, product] = sumAndProductOf(found, polynomial)
    const same = first === second
    return {
      lines: [
        ...lines,
        earns(
          0.5,
          same ? says`So ${chain(letter, first)}, twice` : says`So ${chain(letter, first)} or ${chain(letter, second)}`,
          'zeroes',
        ),
        earns(
          0.5,
          says`${equals('Sum of the zeroes', `${first} + ${sumInBrackets(second)}`, toTex(sum))}, and ${chain(...sumSides(a, b))}`,
          'sum',
        ),
        earns(
          0.5,
          says`${equals('Product of the zeroes', `${sumInBrackets(first)} \\times ${sumInBrackets(second)}`, toTex(product))}, and ${chain(...productSides(a, c))}`,
          'product',
        ),
        earns(
          0.5,
          same
            ? `Both agree with the coefficients. Both zeroes are $${first}$`
            : `Both agree with the coefficients. The zeroes are $${first}$ and $${second}$`,
          'agreed',
        ),
      ],
      key: found.key,
    }
  },
})
