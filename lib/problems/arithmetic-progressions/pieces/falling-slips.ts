import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { sumOf, termOf } from './progression'
import type { Falling } from './falling-scenes'

/** Wrong answers to the three parts. */
export function fallingSlips(falling: Falling): readonly Slip[] {
  const { a, d, k, place, n, to, length, last, opening } = falling
  const value = termOf(a, -d, k)
  const key = opening === 'term' ? value : (k - 1) * d
  const from = to - length + 1
  const sum = last === 'block' ? sumOf(termOf(a, -d, from), -d, length) : sumOf(a, -d, n)
  return [
    ...inPart('(i)', `${key}`, [
      opening === 'term'
        ? { response: `${a - k * d}`, note: `There are ${k - 1} steps to that place, not ${k}.`, step: 'term' }
        : { response: `${k * d}`, note: `There are ${k - 1} steps to that place, not ${k}.`, step: 'term' },
      opening === 'term'
        ? { response: `${termOf(a, d, k)}`, note: 'Does it grow or fall? Check the sign of $d$.', step: 'ap' }
        : {
            response: `${value}`,
            note: 'That is the term itself. By how much is it less than the first?',
            step: 'term',
          },
    ]),
    ...inPart('(ii)', `${place}`, [
      { response: `${place - 1}`, note: 'That is $n - 1$, the number of steps. Add 1.', step: 'place' },
      { response: `${place + 1}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 'place' },
    ]),
    ...inPart(
      '(iii)',
      `${sum}`,
      last === 'block'
        ? [
            {
              response: `${sumOf(a, -d, to)}`,
              note: 'That is the sum from the first term on. The block begins later.',
              step: 'formula',
            },
            {
              response: `${sum - termOf(a, -d, from)}`,
              note: 'The first term of the block belongs to it: how many terms are there?',
              step: 'count',
            },
            { response: `${2 * sum}`, note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.', step: 'sum' },
          ]
        : [
            { response: `${termOf(a, -d, n)}`, note: 'That is one term. All together are asked.', step: 'formula' },
            { response: `${sumOf(a, d, n)}`, note: 'Does it grow or fall? Check the sign of $d$.', step: 'sum' },
            { response: `${2 * sum}`, note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.', step: 'sum' },
          ],
    ),
  ]
}
