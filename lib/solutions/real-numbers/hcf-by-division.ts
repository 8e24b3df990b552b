import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { naturals, naturalsObjection } from './pieces/naturals'

/** The numbers whose HCF is wanted by Euclid's division algorithm. */
export interface Given {
  readonly numbers: readonly Fraction[]
}

/** Every division down to the remainder 0, and the last divisor. */
function divisionsOf(one: number, other: number) {
  const lines: { readonly whole: number; readonly by: number; readonly times: number; readonly rest: number }[] = []
  let [whole, by] = one < other ? [other, one] : [one, other]
  for (;;) {
    const rest = whole % by
    lines.push({ whole, by, times: (whole - rest) / by, rest })
    if (rest === 0) return { lines, hcf: by }
    ;[whole, by] = [by, rest]
  }
}

function linesOf(one: number, other: number, marks: number): readonly Line[] {
  const { lines, hcf } = divisionsOf(one, other)
  const measure = says`The remainder is $0$, and the divisor is $${hcf}$: ${chain(`\\text{HCF}(${one}, ${other})`, `${hcf}`)}`
  return [
    ...lines.map(({ whole, by, times, rest }) =>
      line(`division of ${whole}`, says`${chain(`${whole}`, `${by} \\times ${times} + ${rest}`)}`),
    ),
    earns(marks, measure, `HCF with ${other}`),
  ]
}

/** E.g. "Use Euclid's division algorithm to find the HCF of 135 and 225." */
export const hcfByDivision = worked<Given>({
  id: 'hcf-by-division',
  archetype: 'rn-hcf-two',
  objection: ({ numbers }) => naturalsObjection(numbers, 'HCF'),
  solve: ({ numbers }) => {
    const [first = 1, ...others] = naturals(numbers)
    const lines: Line[] = [
      line('rule', 'Divide the greater number by the smaller one, then each divisor by its remainder'),
    ]
    let hcf = first
    for (const other of others) {
      lines.push(...linesOf(hcf, other, 1))
      hcf = divisionsOf(hcf, other).hcf
    }
    if (others.length > 1)
      lines.push(earns(1, says`Hence ${chain(`\\text{HCF}(${naturals(numbers).join(', ')})`, `${hcf}`)}`, 'HCF'))
    return { lines, key: `${hcf}` }
  },
})
