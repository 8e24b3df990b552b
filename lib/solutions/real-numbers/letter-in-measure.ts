import { divide, subtract, toTex, fraction, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** The HCF or the LCM of numbers, written as am + b. */
export interface Given {
  readonly measure: 'HCF' | 'LCM'
  readonly numbers: readonly Fraction[]
  readonly letter: string
  readonly a: Fraction
  readonly b: Fraction
  /** The expression as the question writes it, in TeX. */
  readonly expression: string
}

/** E.g. "If the HCF of 65 and 117 is expressible in the form 65m − 117, find m." */
export const letterInMeasure = worked<Given>({
  id: 'letter-in-measure',
  archetype: 'rn-hcf-two',
  objection: ({ numbers, a, measure }) =>
    a.n === 0n ? 'There is no letter to be found.' : naturalsObjection(numbers, measure),
  solve: ({ measure, numbers, letter, a, b, expression }) => {
    const found = naturals(numbers)
    const powers = measure === 'HCF' ? commonPowers(found) : allPowers(found)
    const value = fraction(powersValue(powers))
    const rest = subtract(value, b)
    const m = divide(rest, a)
    return {
      lines: [
        ...factorLines(found, 0),
        line('measure', says`${chain(`\\text{${measure}}`, ...evaluatedSides(powers))}`),
        { text: `So $${expression} = ${toTex(value)}$` },
        says`${chain(letter, `\\frac{${toTex(rest)}}{${toTex(a)}}`, toTex(m))}`,
      ],
      key: toText(m),
    }
  },
})
