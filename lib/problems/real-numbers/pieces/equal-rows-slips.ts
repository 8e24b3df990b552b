import { gcd, lcm } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { timesDividing } from './by-trial'
import type { EqualRows } from './equal-rows'
import { product } from './in-words'
import { rowStories } from './row-stories'

export function equalRowsSlips(
  { g, quotients, asked, prime, last, story }: EqualRows,
  amounts: readonly number[],
): readonly Slip[] {
  const [a = 0, b = 0] = amounts
  const { row, rows, item } = rowStories[story]
  const exponent = timesDividing(amounts[asked] ?? 1, prime)
  const [both, least, total] = [gcd(a, b), lcm(...amounts), quotients.reduce((x, y) => x + y, 0)]
  return [
    ...inPart('(i)', `${exponent}`, [
      {
        response: `${prime ** exponent}`,
        note: 'That is the power itself. The question asks for its exponent.',
        step: 'exponent',
      },
      {
        response: `${exponent - 1}`,
        note: `You stopped too early: the quotient can still be divided by ${prime}.`,
        step: 'factors of one',
      },
      { response: `${prime * exponent}`, note: 'A power is a repeated product: count its factors.', step: 'exponent' },
    ]),
    ...inPart('(ii)', `${both}`, [
      {
        response: `${lcm(a, b)}`,
        note: 'That is the LCM: the HCF takes the smallest powers of the common primes.',
        step: 'HCF of two',
      },
      { response: `${g}`, note: 'That divides both numbers, but a greater number does so too.', step: 'HCF of two' },
    ]),
    ...inPart(
      '(iii)',
      `${last === 'rows' ? total : least}`,
      last === 'rows'
        ? [
            {
              response: `${g}`,
              note: `That is the number of ${item} in each ${row}. The number of ${rows} is asked for.`,
              step: 'divided',
            },
            {
              response: `${product(quotients)}`,
              note: 'The three quotients are added, not multiplied.',
              step: 'divided',
            },
            {
              response: `${least}`,
              note: 'HCF and LCM are exchanged: equal parts without a remainder need the HCF.',
              step: 'rule',
            },
          ]
        : [
            {
              response: `${g}`,
              note: 'That is the HCF: the LCM takes the greatest power of every prime.',
              step: 'rule',
            },
            { response: `${lcm(a, b)}`, note: 'That is the LCM of the first two numbers only.', step: 'LCM' },
            {
              response: `${product(amounts) / g}`,
              note: 'HCF × LCM = product holds for two numbers only.',
              step: 'LCM',
            },
          ],
    ),
  ]
}
