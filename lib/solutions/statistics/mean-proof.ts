import { earns } from '../line'
import { worked } from '../solution'

/** What the mean does when all values are treated alike, as it is proved. */
export interface Given {
  readonly of: 'sum of the deviations' | 'sum with frequencies' | 'times' | 'plus' | 'minus' | 'divided' | 'times plus'
}

const mean = '$\\bar{x} = \\frac{x_1 + x_2 + \\ldots + x_n}{n}$, so $x_1 + x_2 + \\ldots + x_n = n\\bar{x}$.'

const changed = {
  times: [
    'ax',
    '\\frac{ax_1 + ax_2 + \\ldots + ax_n}{n} = \\frac{a(x_1 + x_2 + \\ldots + x_n)}{n} = \\frac{a \\times n\\bar{x}}{n} = a\\bar{x}',
  ],
  'times plus': [
    'ax + b',
    '\\frac{(ax_1 + b) + (ax_2 + b) + \\ldots + (ax_n + b)}{n} = \\frac{a \\times n\\bar{x} + nb}{n} = a\\bar{x} + b',
  ],
  divided: [
    '\\frac{x}{a}',
    '\\frac{1}{n}\\left(\\frac{x_1}{a} + \\frac{x_2}{a} + \\ldots + \\frac{x_n}{a}\\right) = \\frac{n\\bar{x}}{na} = \\frac{\\bar{x}}{a}',
  ],
  plus: ['x + a', '\\frac{(x_1 + a) + (x_2 + a) + \\ldots + (x_n + a)}{n} = \\frac{n\\bar{x} + na}{n} = \\bar{x} + a'],
  minus: ['x - a', '\\frac{(x_1 - a) + (x_2 - a) + \\ldots + (x_n - a)}{n} = \\frac{n\\bar{x} - na}{n} = \\bar{x} - a'],
} as const

/** E.g. "Prove that the sum of the deviations of the observations from their mean is zero." */
export const meanProof = worked<Given>({
  id: 'mean-proof',
  archetype: 'stat-property',
  objection: () => null,
  solve: ({ of }) => {
    if (of === 'sum with frequencies')
      return {
        lines: [
          'The mean of the distribution is $\\bar{x} = \\frac{\\sum f_i x_i}{\\sum f_i}$, so $\\sum f_i x_i = \\bar{x} \\sum f_i$.',
          earns(1, '$\\sum f_i (x_i - \\bar{x}) = \\sum f_i x_i - \\bar{x} \\sum f_i$'),
          earns(1, '$= \\bar{x} \\sum f_i - \\bar{x} \\sum f_i = 0$'),
        ],
        key: 'proved',
      }
    const lines =
      of === 'sum of the deviations'
        ? [
            earns(1, '$\\sum(x_i - \\bar{x}) = (x_1 - \\bar{x}) + (x_2 - \\bar{x}) + \\ldots + (x_n - \\bar{x})$'),
            earns(1, '$= (x_1 + x_2 + \\ldots + x_n) - n\\bar{x} = n\\bar{x} - n\\bar{x} = 0$'),
          ]
        : [
            earns(1, `The new values are of the form $${changed[of][0]}$.`),
            earns(1, `Their mean is $${changed[of][1]}$.`),
          ]
    return { lines: [`Let the observations be $x_1, x_2, \\ldots, x_n$. ${mean}`, ...lines], key: 'proved' }
  },
})
