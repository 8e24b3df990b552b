import { bracketed, countObjection, ordinal, shown } from './pieces/progression'
import { apOf, sumAt, sumFormula, valuesAt, withNumber, type SumFormula } from './pieces/sum-formula'
import { absolute, subtract, toText } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked, type Solution } from '../solution'

/** S_n is given: the first term and the common difference are asked, or the term at a place. */
export type Given = SumFormula & ({ readonly asked: 'both' } | { readonly asked: 'term'; readonly place: number })

/** The sides of "S_4 = 3 \times 4^2 + 5 \times 4 = 48 + 20 = 68" */
function sumSides(given: SumFormula, n: number): readonly string[] {
  const [square, linear] = valuesAt(given, n)
  const sides = `${shown(square)} ${linear.n < 0n ? '-' : '+'} ${shown(absolute(linear))}`
  return [`S_{${n}}`, withNumber(given, n), sides, shown(sumAt(given, n))]
}

function term(given: SumFormula, place: number): Solution {
  const [last, before] = [sumAt(given, place), sumAt(given, place - 1)]
  const value = subtract(last, before)
  const [here, earlier] = [`S_{${place}}`, `S_{${place - 1}}`]
  return {
    lines: [
      {
        name: 'given',
        ...says`Given: ${sumFormula(given)}. The ${ordinal(place)} term is ${chain(`a_{${place}}`, `${here} - ${earlier}`)}.`,
      },
      earns(0.5, says`${chain(...sumSides(given, place))}`, 'last sum'),
      earns(0.5, says`${chain(...sumSides(given, place - 1))}`, 'sum before'),
      earns(0.5, says`${chain(`a_{${place}}`, `${shown(last)} - ${bracketed(before)}`, shown(value))}`, 'subtracted'),
      earns(0.5, says`Hence ${isValue(`the ${ordinal(place)} term`, shown(value))}.`),
    ],
    key: toText(value),
  }
}

function both(given: SumFormula): Solution {
  const { a, d } = apOf(given)
  const two = sumAt(given, 2)
  const second = subtract(two, a)
  return {
    lines: [
      says`Given: ${sumFormula(given)}`,
      earns(0.5, says`First term: ${chain('a', ...sumSides(given, 1))}`, 'first term'),
      says`Sum of the first two terms: ${chain(...sumSides(given, 2))}`,
      earns(
        0.5,
        says`Second term: ${chain('a_2', 'S_2 - S_1', `${shown(two)} - ${bracketed(a)}`, shown(second))}`,
        'second term',
      ),
      earns(
        0.5,
        says`Common difference: ${chain('d', 'a_2 - a', `${shown(second)} - ${bracketed(a)}`, shown(d))}`,
        'difference',
      ),
      earns(0.5, says`Hence ${chain('a', shown(a))} and ${chain('d', shown(d))}.`),
    ],
    key: `a = ${toText(a)}, d = ${toText(d)}`,
  }
}

/** E.g. "The sum of the first n terms of an AP is given by S_n = 4n² − n. Find its first term a and common difference d." */
export const valuesFromSum = worked<Given>({
  id: 'values-from-sum',
  archetype: 'ap-sn-to-term',
  objection: (given) => (given.asked === 'term' ? countObjection(given.place) : null),
  solve: (given) => (given.asked === 'term' ? term(given, given.place) : both(given)),
})
