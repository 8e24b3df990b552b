import {
  add,
  divide,
  fraction,
  gcd,
  polynomialTex,
  subtract,
  sumTex,
  toNumber,
  toTex,
  type Fraction,
} from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** The reciprocals of an age so many years ago and so many years from now, and their sum. */
export interface Given {
  readonly ago: Fraction
  readonly later: Fraction
  readonly sum: Fraction
}

export interface Manner {
  /** "Rehman's" and 'his' */
  readonly whose: string
  readonly pronoun: string
}

/** The whole age, more than `ago`, whose two reciprocals have that sum. */
function ageOf({ ago, later, sum }: Given): number | null {
  for (let age = toNumber(ago) + 1; age <= 200; age++) {
    const found = add(fraction(1, age - toNumber(ago)), fraction(1, age + toNumber(later)))
    if (found.n === sum.n && found.d === sum.d) return age
  }
  return null
}

/** E.g. "The sum of the reciprocals of Rehman's ages (in years) 3 years ago and 5 years from now is 1/3. ..." */
export const ageReciprocals = worked<Given, Manner>({
  id: 'age-reciprocals',
  archetype: 'qe-word-ages-marks-cost',
  objection: (given) => wholeObjection(given.ago, given.later) ?? (ageOf(given) === null ? noWhole('the age') : null),
  solve: (given, { whose, pronoun } = { whose: 'the', pronoun: 'the' }) => {
    const [ago, later] = [toNumber(given.ago), toNumber(given.later)]
    const age = ageOf(given) ?? 1
    const right = toTex(given.sum)
    const [N, D] = [Number(given.sum.n), Number(given.sum.d)]
    // the roots add up to 2/sum + ago − later
    const sum = add(divide(fraction(2), given.sum), subtract(given.ago, given.later))
    const other = subtract(sum, fraction(age))
    const factors = { p: 1, q: -age, r: Number(other.d), s: -Number(other.n) }
    const [gap, product] = [later - ago, -ago * later]
    const [top, quadratic] = [polynomialTex([2, gap]), polynomialTex([1, gap, product])]
    const cleared = [N, N * gap - 2 * D, N * product - D * gap]
    const common = gcd(...cleared)
    return {
      lines: [
        `Let ${whose} present age be $x$ years.`,
        `${ago} years ago ${pronoun} age was $(x - ${ago})$ years; ${later} years from now it will be $(x + ${later})$ years.`,
        earns(0.5, `Sum of the reciprocals: $\\frac{1}{x - ${ago}} + \\frac{1}{x + ${later}} = ${right}$`),
        earns(
          0.5,
          `Taking the LCM of the denominators: $\\frac{(x + ${later}) + (x - ${ago})}{(x - ${ago})(x + ${later})} = ${right}$`,
        ),
        `Working out the brackets: $\\frac{${top}}{${quadratic}} = ${right}$`,
        `Cross-multiplying: $${sumTex([[D, `(${top})`]])} = ${sumTex([[N, N === 1 ? quadratic : `(${quadratic})`]])}$`,
        `Opening the brackets: $${polynomialTex([2 * D, D * gap])} = ${polynomialTex([N, N * gap, N * product])}$`,
        earns(
          0.5,
          `In standard form: $${equationTex(cleared)}$${common > 1 ? `. Dividing by ${common}: $${equationTex(expanded(factors))}$` : ''}`,
        ),
        ...factorSteps(factors, { factors: 0.5 }),
        earns(0.5, `$x = ${toTex(other)}$ is rejected, because age cannot be negative.`, 'rejected'),
        earns(0.5, `Hence ${whose} present age is ${age} years.`),
      ],
      key: `${age}`,
    }
  },
})
