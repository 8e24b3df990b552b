import { letterAt } from '../../kinds-of-question/lettered'
import type { Slip } from '../../template'
import { inOrder, itemsFor, lengthsOf } from './four-points'
import type { Four } from './four-points-draw'

const notes = {
  none: 'Compare the opposite sides again: $PQ$ with $RS$, and $QR$ with $SP$; and look whether three points lie on one line.',
  parallelogram:
    'In a parallelogram both pairs of opposite sides are equal. Compare $PQ$ with $RS$ and $QR$ with $SP$.',
  rectangle: 'A rectangle has equal opposite sides and a right angle: test $PQ^2 + QR^2 = PR^2$.',
} as const

/** Wrong answers to the three parts. */
export function fourSlips(draw: Four): readonly Slip[] {
  const [pq, qr, pr, rs, sp] = lengthsOf(draw)
  const [short, next, longest] = inOrder(draw)
  const squares = (lengths: readonly { readonly name: string; readonly square: number }[]) =>
    lengths.map(({ name, square }) => `${name} = ${square}`).join(', ')
  return [
    { part: '(i)', response: squares([pq, qr, pr]), note: 'Take the square roots last.', step: 'first' },
    { part: '(ii)', response: squares([rs, sp]), note: 'Take the square roots last.', step: 'fourth' },
    ...itemsFor(draw.kind)
      .slice(1)
      .map((item, index) => ({
        part: '(iii)',
        response: letterAt(draw.order.indexOf(index + 1)),
        note:
          item === 'collinear'
            ? `Three points lie on one line only if the two shorter distances add up to the longest. Compare $${short} + ${next}$ with $${longest}$.`
            : notes[item],
        step: 'compared',
      })),
  ]
}
