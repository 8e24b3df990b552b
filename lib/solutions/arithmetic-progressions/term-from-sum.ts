import { bracketed, shown } from './pieces/progression'
import { apOf, sumAt, sumFormula, valuesAt, withNumber, type SumFormula } from './pieces/sum-formula'
import { polynomialTex, polynomialText, subtract, sumTex } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** "12 + 10": a number and another, with its sign. */
const added = (formula: SumFormula, n: number): string => sumTex(valuesAt(formula, n).map((value) => [value, '']))

/** E.g. "The sum of the first n terms of an AP is 3n² + 5n. Find its nth term." */
export const termFromSum = worked<SumFormula>({
  id: 'term-from-sum',
  archetype: 'ap-sn-to-term',
  objection: () => null,
  solve: (given) => {
    const { a, d } = apOf(given)
    const two = sumAt(given, 2)
    const second = subtract(two, a)
    const general = [d, subtract(a, d)]
    return {
      lines: [
        says`Given: ${sumFormula(given)}`,
        earns(0.5, says`${chain('a_1', 'S_1', added(given, 1), shown(a))}`, 'first term'),
        earns(0.5, says`${chain('S_2', withNumber(given, 2), added(given, 2), shown(two))}`, 'sum of two'),
        earns(0.5, says`${chain('a_2', 'S_2 - S_1', `${shown(two)} - ${bracketed(a)}`, shown(second))}`, 'second term'),
        earns(0.5, says`${chain('d', 'a_2 - a_1', `${shown(second)} - ${bracketed(a)}`, shown(d))}`, 'difference'),
        earns(0.5, says`${chain('a_n', 'a + (n - 1)d', `${shown(a)} + (n - 1) \\times ${bracketed(d)}`)}`, 'put in'),
        earns(0.5, says`Hence ${chain('a_n', polynomialTex(general, 'n'))}.`),
      ],
      key: polynomialText(general, 'n'),
    }
  },
})
