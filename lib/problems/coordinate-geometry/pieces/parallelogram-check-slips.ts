import { letterAt } from '../../kinds-of-question/lettered'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { exactText } from '../../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../../maths'
import { kindsFrom, lengthsOf, type Check } from './parallelogram-check-parts'

/** Wrong answers to the three parts. */
export function checkSlips(check: Check): readonly Slip[] {
  const {
    corners: [a, b, c],
    asked,
    order,
  } = check
  const [one, two] = lengthsOf(check, asked)
  const half = (p: readonly [number, number], q: readonly [number, number], sign: 1 | -1) =>
    exactText([fraction(q[0] + sign * p[0], 2), fraction(q[1] + sign * p[1], 2)])
  return [
    ...inPart('(i)', half(a, c, 1), [
      {
        response: half(a, c, -1),
        note: 'The mid-point is half of the sum of the coordinates, not half of the difference.',
        step: 'mid-point',
      },
      {
        response: half(a, b, 1),
        note: 'That is the mid-point of the side $AB$. The diagonals join opposite vertices.',
        step: 'mid-point',
      },
    ]),
    {
      part: '(ii)',
      response: `${one.name} = ${one.square}, ${two.name} = ${two.square}`,
      note: 'Take the square roots last.',
      step: 'first',
    },
    ...kindsFrom(check)
      .slice(1)
      .map((kind, index) => ({ part: '(iii)', response: letterAt(order.indexOf(index + 1)), ...against(check, kind) })),
  ]
}

const hasEqualSides = (kind: Check['kind']): boolean => kind === 'square' || kind === 'rhombus'

/** What tells against a wrong kind. */
function against(check: Check, wrong: Check['kind']): Pick<Slip, 'note' | 'step'> {
  return hasEqualSides(wrong) === hasEqualSides(check.kind)
    ? {
        note: 'The diagonals of a rectangle are equal, and so are those of a square: compare $AC$ and $BD$ again.',
        step: 'diagonals',
      }
    : {
        note: 'Adjacent sides of a rhombus are equal, and so are those of a square: compare $AB$ and $BC$ again.',
        step: 'sides',
      }
}
