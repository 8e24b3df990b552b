import { lengthAt, otherRoot, productOf, type FourParts } from './four-parts'
import { fraction, isSquare, toText } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

type Coefficients = readonly [number, number, number]

/** The x of a wrong equation, where it is a whole number or a short fraction. */
function wrongly(left: Coefficients, right: Coefficients, note: string, step: string): readonly Slip[] {
  const [a, b, c] = [left[0] - right[0], left[1] - right[1], left[2] - right[2]] as const
  const discriminant = b * b - 4 * a * c
  const roots = a !== 0 && isSquare(discriminant) ? [fraction(-b + Math.sqrt(discriminant), 2 * a)] : []
  return (a === 0 && b !== 0 ? [fraction(-c, b)] : roots)
    .filter(({ n, d }) => n > 0n && d <= 20n)
    .map((root) => ({ response: toText(root), note, step }))
}

/** What goes wrong on the way from the proportion to x. */
export function unknownSlips(drawn: FourParts): readonly Slip[] {
  const other = otherRoot(drawn)
  const length = lengthAt(drawn.parts[0], drawn.root)
  const [first, second, third, fourth] = drawn.parts
  const [left, right] = [productOf(first, fourth), productOf(second, third)]
  const moved = 'Check the signs when terms go to the other side.'
  return distinctSlips(`${drawn.root}`, [
    ...(other === null
      ? []
      : [
          {
            response: toText(other),
            note: 'That root makes one of the lengths zero or negative: reject it.',
            step: 'rejected',
          },
        ]),
    { response: `${-drawn.root}`, note: moved, step: 'solved' },
    ...wrongly(
      productOf(first, third),
      productOf(second, fourth),
      'Multiply crosswise: each numerator with the other denominator.',
      'crossed',
    ),
    ...wrongly(
      left,
      productOf([first[0] + second[0], first[1] + second[1]], third),
      'Part and whole are mixed: compare part with part on both sides.',
      'proportion',
    ),
    ...wrongly([left[0], left[1], -left[2]], right, moved, 'solved'),
    ...wrongly([left[0], -left[1], left[2]], right, moved, 'solved'),
    { response: toText(length), note: 'That is a length. The question asks for $x$.', step: 'last' },
  ])
}
