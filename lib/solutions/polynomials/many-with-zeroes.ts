import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked } from '../solution'

/** The place of the option that says "infinitely many" or "more than 3"; null where none are offered. */
export interface Given {
  readonly option: number | null
}

/** E.g. "How many polynomials have the zeroes −3 and 4?" Infinitely many. */
export const manyWithZeroes = worked<Given>({
  id: 'many-with-zeroes',
  archetype: 'poly-degree-count',
  objection: () => null,
  solve: ({ option }) => {
    const key = option === null ? 'infinitely many' : letterAt(option)
    return {
      lines: [
        'If $\\alpha$ and $\\beta$ are the zeroes, $k(x - \\alpha)(x - \\beta)$ has them for every number $k \\neq 0$.',
        earns(1, 'So there are infinitely many such polynomials.'),
        ...(option === null ? [] : [`The correct option is (${key}).`]),
      ],
      key,
    }
  },
})
