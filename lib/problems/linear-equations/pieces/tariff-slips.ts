import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { solutionText } from '../../../solutions/linear-equations/pieces/line'
import type { Tariffs } from './tariff-stories'

/** What goes wrong with two charges that are equal at one place. */
export function tariffSlips(drawn: Tariffs): readonly Slip[] {
  const { a, x, which, at, last, beyond } = drawn
  const own = drawn[which]
  const cost = a.fixed + a.rate * x
  return [
    ...inPart('(i)', '', [
      {
        response: `y = ${own.fixed}x + ${own.rate}`,
        note: 'The rate is multiplied by x; the fixed part is paid once.',
        step: 'rate',
      },
      { response: `y = ${own.fixed + own.rate}x`, note: 'The fixed part is paid only once.', step: 'rate' },
    ]),
    ...inPart('(ii)', `${own.fixed + own.rate * at}`, [
      { response: `${own.rate * at}`, note: 'The fixed part belongs to the charge as well.', step: 'put in' },
      { response: `${(own.fixed + own.rate) * at}`, note: 'The fixed part is paid only once.', step: 'put in' },
    ]),
    ...(last === 'meet'
      ? inPart('(iii)', solutionText(x, cost), [
          { response: solutionText(x, a.rate * x), note: 'Add the fixed part to get the charge.', step: 'y' },
          { response: solutionText(cost, x), note: 'x and y are exchanged: y is the charge.', step: 'last' },
        ])
      : inPart('(iii)', `${x + beyond}`, [
          { response: `${x}`, note: 'There the two charges are equal: the difference is 0.', step: 'equation' },
          {
            response: `${beyond}`,
            note: 'You compared the rates alone: the fixed parts differ too.',
            step: 'difference',
          },
          ...(x > beyond
            ? [
                {
                  response: `${x - beyond}`,
                  note: 'There the other charge is the lower one by this amount: which charge do you subtract?',
                  step: 'difference',
                },
              ]
            : []),
        ])),
  ]
}
