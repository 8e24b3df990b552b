import { keyOf, proportionObjection, type Linear } from './pieces/proportion'
import { solving } from './pieces/proportion-lines'
import { earns } from '../line'
import { worked } from '../solution'

/** A trapezium ABCD with AB ∥ DC whose diagonals meet at O; the parts OA, OC, OB, OD in a letter. */
export interface Given {
  readonly parts: readonly [Linear, Linear, Linear, Linear]
  readonly letter: string
}

/** E.g. "In trapezium ABCD, AB ∥ DC and the diagonals meet at O. If OA = 3x − 1, OC = 5x − 3, OB = 2x + 1, OD = 6x − 5, find x." */
export const trapeziumDiagonals = worked<Given>({
  id: 'trapezium-diagonals',
  archetype: 'tri-trapezium-diagonals',
  objection: (given) => proportionObjection(given),
  solve: (given) => ({
    lines: [
      earns(
        1,
        'Since $AB \\parallel DC$, $\\angle OAB = \\angle OCD$ and $\\angle OBA = \\angle ODC$ (alternate angles), so $\\triangle OAB \\sim \\triangle OCD$ (AA).',
      ),
      ...solving(given, ['OA', 'OC', 'OB', 'OD'], 0.5),
    ],
    key: keyOf(given),
  }),
})
