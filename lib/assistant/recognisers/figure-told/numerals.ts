import { numberNamed } from '../../question/number-named'
import type { Piece } from './pieces'

/** "3", "5/2", "four", as an equation writes it; null for anything else. */
export function numeralOf(piece: Piece | undefined): string | null {
  if (piece?.kind === 'number') {
    const { n, d } = piece.value
    return n <= 0n ? null : d === 1n ? `${n}` : `${n}/${d}`
  }
  const named = piece?.kind === 'word' && piece.text.length > 2 ? numberNamed(piece.text) : null
  return named && `${named.n}`
}
