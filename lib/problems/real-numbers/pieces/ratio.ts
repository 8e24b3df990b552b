import { lcm } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

type Asked = 'HCF' | 'LCM' | 'greatest'

/** The numbers g × each term of the ratio; g is their HCF. */
export interface RatioDraw {
  readonly terms: readonly number[]
  readonly g: number
  readonly asked: Asked
  readonly stem: 'in' | 'if' | 'let'
}

export const keyOf = ({ terms, g, asked }: RatioDraw): number =>
  ({ HCF: g, LCM: g * lcm(...terms), greatest: g * Math.max(...terms) })[asked]

/** The wrong values for such a question. */
export function ratioSlips(draw: RatioDraw): readonly Slip[] {
  const { terms, g, asked } = draw
  const [all, sum, most] = [lcm(...terms), terms.reduce((a, b) => a + b, 0), Math.max(...terms)]
  const ofProduct = { response: `${g * all}`, note: 'That is the LCM, which is given.', step: 'result' }
  const swapped = {
    response: `${g}`,
    note: 'That is the HCF. Multiply it by the right term of the ratio.',
    step: 'result',
  }
  const wrongShare =
    (g * all) % sum === 0
      ? [
          {
            response: `${(g * all) / sum}`,
            note: 'The LCM is not the sum of the numbers: divide it by the product of the terms.',
            step: 'measures',
          },
        ]
      : []
  return distinctSlips(`${keyOf(draw)}`, [
    ...{
      HCF: [
        {
          response: `${g * most}`,
          note: 'That is one of the numbers. The HCF is the common multiplier.',
          step: 'result',
        },
        { response: `${all}`, note: 'That is the product of the terms. The HCF is the multiplier x.', step: 'x' },
      ],
      LCM: [
        {
          response: `${g * g * all}`,
          note: 'The multiplier x stands in the LCM once only, because it is common.',
          step: 'measures',
        },
        {
          response: `${g * sum}`,
          note: 'That is the sum of the numbers. The LCM holds the product of the terms.',
          step: 'measures',
        },
        {
          response: `${g * most}`,
          note: `That is one of the numbers. Is it a multiple of the other${terms.length === 2 ? '' : 's'}?`,
          step: 'result',
        },
      ],
      greatest: [
        swapped,
        {
          response: `${g * Math.min(...terms)}`,
          note: `That is the ${terms.length === 2 ? 'smaller' : 'smallest'} of the ${terms.length === 2 ? 'two' : 'three'} numbers.`,
          step: 'result',
        },
        ofProduct,
      ],
    }[asked],
    ...(asked === 'LCM' ? [] : wrongShare),
  ])
}
