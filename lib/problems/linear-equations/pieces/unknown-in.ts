import { fraction } from '../../../maths'
import { equation } from '../../../solutions/linear-equations/pieces/equation'
import type { Line } from '../../../solutions/linear-equations/pieces/line'
import type { Place, WithUnknown } from '../../../solutions/linear-equations/pieces/with-unknown'

export type { Place }

/** What a question states of two equations, the second with k in one place. */
export function unknownIn(first: Line, second: Line, place: Place): WithUnknown {
  const at = (index: Place) => (index === place ? null : fraction(second[index]))
  return { first: equation(...first), second: { a: at(0), b: at(1), c: at(2) }, letter: 'k' }
}
