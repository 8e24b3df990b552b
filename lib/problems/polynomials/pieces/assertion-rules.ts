import { generalFacts as facts, type FactName } from '../../../solutions/polynomials/general-facts'
import type { Rule } from '../../kinds-of-question/assertion-rules'

export { factNames as ruleNames } from '../../../solutions/polynomials/general-facts'

/** The facts of the chapter from which an assertion may follow. */
export type RuleName = FactName

/** With each mistake the example that shows it. */
export const rules: Readonly<Record<RuleName, Rule>> = {
  sum: { ...facts.sum, survives: () => 1 + 2 === -3 / 1 },
  product: { ...facts.product, survives: () => 1 * 2 === -2 / 1 },
  form: { ...facts.form, survives: () => 1 + (1 + 2) + 1 * 2 === 0 },
  factor: { ...facts.factor, survives: () => 5 * (2 - 2) !== 0 },
  constant: { ...facts.constant, survives: () => 1 * 1 + 1 === 0 },
  square: { ...facts.square, survives: () => 0 * 0 !== 0 },
  most: { ...facts.most, survives: () => [-2, -1, 0, 1, 2].filter((x) => x * x + 1 <= 0).length >= 2 },
  axis: { ...facts.axis, survives: () => 0 - 5 - 5 === 0 },
  opens: { ...facts.opens, survives: () => 1 - 3 ** 2 > 1 },
  exponents: { ...facts.exponents, survives: () => Number.isInteger(0.5) },
  degree: { ...facts.degree, survives: () => ['x^5', '1'].length === 5 },
}
