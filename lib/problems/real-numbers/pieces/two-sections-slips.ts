import { gcd } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { tooSmall } from './in-words'
import type { TwoSections } from './two-sections'

/** A number that divides as it should, but is not the largest one. */
const smallerThan = (hcf: number, step: string): readonly Slip[] => {
  const smaller = tooSmall(hcf)
  return smaller === null
    ? []
    : [{ response: `${smaller}`, note: 'Your number divides the quantities, but a greater one does so too.', step }]
}

export function twoSectionsSlips({ g, m, n, third, last }: TwoSections): readonly Slip[] {
  const all = gcd(g, third)
  return [
    ...inPart('(i)', `${g}`, [
      { response: `${g * m * n}`, note: 'HCF and LCM are exchanged: the largest part is the HCF.', step: 'rule' },
      ...smallerThan(g, 'HCF'),
    ]),
    ...inPart('(ii)', `${m + n}`, [
      { response: `${g}`, note: 'That is the size of each part. How many parts are there in all?', step: 'count' },
      { response: `${m}`, note: 'The parts of both quantities are counted together.', step: 'count' },
      { response: `${m * n}`, note: 'The two numbers of parts are added, not multiplied.', step: 'count' },
    ]),
    ...(last === 'multiple'
      ? inPart('(iii)', `${g * m * n}`, [
          { response: `${g}`, note: 'HCF and LCM are exchanged: a common multiple is the LCM.', step: 'rule' },
          {
            response: `${g * m * g * n}`,
            note: 'The LCM is asked for, which is smaller than the product.',
            step: 'LCM',
          },
        ])
      : inPart('(iii)', `${all}`, [
          {
            response: `${g}`,
            note: 'That fitted the first two quantities. Does it divide the third one?',
            step: 'rule',
          },
          ...smallerThan(all, 'HCF of three'),
          {
            response: `${third / all}`,
            note: 'That is how many parts the third quantity gives. Their size is asked for.',
            step: 'new size',
          },
        ])),
  ]
}
