import { partNames, type Letters } from './pieces/letters'
import { keyOf, proportionObjection, type Linear } from './pieces/proportion'
import { solving } from './pieces/proportion-lines'
import { earns } from '../line'
import { worked } from '../solution'

/** DE ∥ BC in △ABC cuts AB into AD and DB, and AC into AE and EC, all in a letter. */
export interface Given {
  readonly letters: Letters
  readonly parts: readonly [Linear, Linear, Linear, Linear]
  readonly letter: string
}

/** E.g. "In △ABC, DE ∥ BC. If AD = x, DB = x − 2, AE = x + 2 and EC = x − 1, find x." */
export const bptUnknown = worked<Given>({
  id: 'bpt-unknown',
  archetype: 'tri-bpt-x',
  objection: (given) => proportionObjection(given),
  solve: (given) => {
    const [, B, C, D, E] = given.letters
    return {
      lines: [
        earns(
          0.5,
          `Given: $${D}${E} \\parallel ${B}${C}$. By the Basic Proportionality Theorem the four parts are in proportion.`,
        ),
        ...solving(given, partNames(given.letters)),
      ],
      key: keyOf(given),
    }
  },
})
