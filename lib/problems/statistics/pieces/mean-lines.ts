import { chain, earns, equals, isValue, says, type Step } from '../../template'

interface Sums {
  /** Of the frequencies. */
  readonly n: number
  /** Of the products. */
  readonly total: string
  readonly key: string
  /** What the mean is of: "number of saplings". */
  readonly what: string
}

/** From the sums of the table to the mean by the direct method: two and a half marks. */
export const meanLines = ({ n, total, key, what }: Sums): readonly Step[] => [
  earns(
    1,
    says`From the table of the solution, ${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i x_i', total)}.`,
    'sums',
  ),
  earns(0.5, 'Mean $\\overline{x} = \\dfrac{\\sum f_i x_i}{\\sum f_i}$', 'formula'),
  earns(0.5, says`${equals('Mean', `\\dfrac{${total}}{${n}}`, key)}`, 'worked out'),
  earns(0.5, says`Hence, ${isValue(`the mean ${what}`, key)}.`),
]
