import { letterAt } from '../../letters'
import type { Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { naturals, wholeObjection } from './pieces/naturals'

/** One of the two measures of two numbers, and candidates for the other in the order in which they are offered. */
export interface Given {
  readonly given: 'HCF' | 'LCM'
  readonly value: Fraction
  readonly wanted: 'can' | 'cannot'
  readonly candidates: readonly Fraction[]
}

const fits = (given: Given['given'], value: number, candidate: number): boolean =>
  given === 'HCF' ? candidate % value === 0 : value % candidate === 0

/** The places of those that fit what is wanted. */
const placesOf = ({ given, value, wanted, candidates }: Given): readonly number[] =>
  naturals(candidates).flatMap((one, place) =>
    fits(given, Number(value.n), one) === (wanted === 'can') ? [place] : [],
  )

function reason(given: Given['given'], value: number, candidate: number): string {
  const [hcf, lcm] = given === 'HCF' ? [value, candidate] : [candidate, value]
  const rest = lcm % hcf
  const times = (lcm - rest) / hcf
  return rest === 0
    ? `$${lcm} = ${hcf} \\times ${times}$, so $${hcf}$ divides $${lcm}$`
    : `$${lcm} = ${hcf} \\times ${times} + ${rest}$, so $${hcf}$ does not divide $${lcm}$`
}

/** E.g. "The HCF of two numbers is 16. Which of these cannot be their LCM?" */
export const possibleHcfLcm = worked<Given>({
  id: 'possible-hcf-lcm',
  archetype: 'rn-possible-hcf-lcm',
  objection: (all) => {
    const problem = wholeObjection([all.value, ...all.candidates])
    if (problem !== null) return problem
    const count = placesOf(all).length
    if (count === 1) return null
    return `${count === 0 ? 'None' : 'More than one'} of the options ${all.wanted} be the ${all.given === 'HCF' ? 'LCM' : 'HCF'}: look at them again.`
  },
  solve: (all) => {
    const { given, value, wanted, candidates } = all
    const numbers = naturals(candidates)
    const [place = 0] = placesOf(all)
    const letter = letterAt(place)
    return {
      lines: [
        line('rule', 'The HCF of two numbers always divides their LCM'),
        ...numbers.map((candidate, index) =>
          line(`option ${letterAt(index)}`, `(${letterAt(index)}) ${reason(given, Number(value.n), candidate)}`),
        ),
        earns(
          1,
          `So the only one that ${wanted} be the ${given === 'HCF' ? 'LCM' : 'HCF'} is $${numbers[place] ?? 0}$: option (${letter})`,
        ),
      ],
      key: letter,
    }
  },
})
