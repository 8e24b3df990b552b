import { letterOf } from '../../kinds-of-question/lettered'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { lineTex, solutionText } from '../../../solutions/linear-equations/pieces/line'
import { ratioOutcomes, salePair, type Sales } from './sales-stories'
import { storySlips } from './usual-slips'

/** What goes wrong with two days of sales. */
export function salesSlips(drawn: Sales): readonly Slip[] {
  const {
    price: [x, y],
    day,
    outcome,
    last,
    bill: [m, n],
    order,
  } = drawn
  const pair = salePair(drawn)
  const [a, b, c] = pair[day]
  return [
    ...inPart('(i)', '', [
      {
        response: lineTex([b, a, c]),
        note: 'Which number belongs to which price? Read the story again.',
        step: 'money',
      },
      {
        response: lineTex([a, b, c * drawn.by[day]]),
        note: 'Divide the money by the common factor as well.',
        step: 'lowest',
      },
    ]),
    ...inPart(
      '(ii)',
      letterOf(0, order),
      ratioOutcomes(outcome)
        .slice(1)
        .map((other, index) => ({
          response: letterOf(index + 1, order),
          note:
            outcome === 'unique' || other === 'unique'
              ? 'Compare the ratio of the coefficients of x with that of y.'
              : 'The first two ratios agree. What does the third one say?',
          step: outcome === 'unique' || other === 'unique' ? 'two ratios' : 'third ratio',
        })),
    ),
    ...(last === 'prices'
      ? inPart('(iii)', solutionText(x, y), storySlips(pair))
      : inPart('(iii)', `${m * x + n * y}`, [
          { response: `${m * y + n * x}`, note: 'The two prices are exchanged: which one is x?', step: 'last' },
          { response: `${x + y}`, note: 'Multiply each price by the number of pieces.', step: 'last' },
          { response: `${(m + n) * x}`, note: 'The two kinds have different prices.', step: 'last' },
        ])),
  ]
}
