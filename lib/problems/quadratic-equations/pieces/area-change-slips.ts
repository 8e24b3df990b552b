import { polynomialText } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { newArea, type AreaChange } from './area-change-stories'

/** What goes wrong with both sides of a rectangle that change. */
export function areaChangeSlips(change: AreaChange): readonly Slip[] {
  const { length, breadth, x, way, side, last } = change
  const own = side === 'length' ? length : breadth
  const sign = way > 0 ? '+' : '-'
  const area = newArea(change)
  const other = way > 0 ? -(length + breadth + x) : length + breadth - x
  return [
    ...inPart('(i)', `${own} ${sign} x`, [
      { response: `${own} ${sign} 2x`, note: 'The whole side changes by $x$, not by $x$ at each end.', step: 'change' },
      {
        response: `${own} ${way > 0 ? '-' : '+'} x`,
        note: 'Does the side become longer or shorter?',
        step: 'change',
      },
    ]),
    ...inPart('(ii)', '', [
      {
        response: `${polynomialText([1, way * (length + breadth), -area])} = 0`,
        note: 'The product of the two numbers in the brackets is missing.',
        step: 'opened',
      },
      {
        response: `${polynomialText([1, 0, length * breadth - area])} = 0`,
        note: 'Open the brackets term by term: there is a middle term.',
        step: 'opened',
      },
    ]),
    ...(last === 'x'
      ? inPart('(iii)', `${x}`, [
          { response: `${other}`, note: 'This root does not fit the story: reject it.', step: 'rejected' },
        ])
      : inPart('(iii)', `${2 * (length + breadth + 2 * way * x)}`, [
          {
            response: `${2 * (length + breadth + way * x)}`,
            note: 'Both the length and the breadth change by $x$.',
            step: 'sides',
          },
          {
            response: `${length + breadth + 2 * way * x}`,
            note: 'Once round there are two lengths and two breadths.',
            step: 'last',
          },
        ])),
  ]
}
