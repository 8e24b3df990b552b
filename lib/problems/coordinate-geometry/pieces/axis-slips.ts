import { axisRatio, meetingPoint, type CutByAxis } from '../../../solutions/coordinate-geometry/pieces/axis'
import { exactText, type ExactPoint } from '../../../solutions/coordinate-geometry/pieces/point'
import { lowestRatio, ratioText } from '../../../solutions/coordinate-geometry/pieces/ratio'
import { sectionAt } from '../../../solutions/coordinate-geometry/pieces/section'
import { add, sign, zero } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** Wrong ratios in which an axis cuts AB. */
export function ratioSlips(cut: CutByAxis): readonly Slip[] {
  const { a, b, axis } = cut
  const [m, n] = axisRatio(cut)
  const [first, second] = axis === 'x' ? [a.at[0], b.at[0]] : [a.at[1], b.at[1]]
  const other = sign(first) * sign(second) === 0 ? [] : [ratioText(lowestRatio(first, second))]
  return distinctSlips(ratioText([m, n]), [
    {
      response: ratioText([n, m]),
      note: 'The ratio is upside down: $k$ is multiplied by the coordinates of $B$.',
      step: 'formula',
    },
    ...other.map((response) => ({
      response,
      note: `Points on the $${axis}$-axis have $${axis === 'x' ? 'y' : 'x'} = 0$: use that coordinate.`,
      step: 'zero',
    })),
    {
      response: ratioText(lowestRatio(m, add(m, n))),
      note: 'That compares $AP$ with the whole of $AB$; compare it with $PB$.',
      step: 'solved',
    },
  ])
}

/** Wrong points in which an axis meets AB. */
export function pointSlips(cut: CutByAxis): readonly Slip[] {
  const { a, b, axis } = cut
  const [m, n] = axisRatio(cut)
  const onAxis = ([x, y]: ExactPoint): ExactPoint => (axis === 'x' ? [x, zero] : [zero, y])
  const [x, y] = meetingPoint(cut)
  return distinctSlips(exactText([x, y]), [
    {
      response: exactText(onAxis(sectionAt(a.at, b.at, n, m))),
      note: 'In the section formula $m$ goes with the coordinates of the far point $B$.',
      step: 'along',
    },
    {
      response: exactText(onAxis(sectionAt(a.at, b.at, 1, 1))),
      note: 'The axis does not halve the segment: use the ratio of part (i).',
      step: 'along',
    },
    {
      response: exactText([y, x]),
      note: `On the $${axis}$-axis it is the $${axis === 'x' ? 'y' : 'x'}$-coordinate that is zero.`,
      step: 'last',
    },
  ]).map((slip) => ({ ...slip, part: '(ii)' }))
}
