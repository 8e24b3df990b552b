import { largestDivisorOfAll, leastMultipleOfAll } from './by-trial'
import { generalFacts as facts, type FactName } from '../../../solutions/real-numbers/general-facts'
import type { Rule } from '../../kinds-of-question/assertion-rules'

export { factNames as ruleNames } from '../../../solutions/real-numbers/general-facts'

/** What the chapter knows. */
export type RuleName = FactName

/** With each mistake the example that shows it. */
export const numberRules: Readonly<Record<RuleName, Rule>> = {
  product: {
    ...facts.product,
    survives: () => largestDivisorOfAll(2, 4, 8) * leastMultipleOfAll(2, 4, 8) === 2 * 4 * 8,
  },
  divides: { ...facts.divides, survives: () => largestDivisorOfAll(6, 12) < 6 },
  factors: { ...facts.factors, survives: () => largestDivisorOfAll(4, 6) === 12 },
  coprime: { ...facts.coprime, survives: () => largestDivisorOfAll(8, 9) !== 1 },
  sum: { ...facts.sum, survives: () => Math.SQRT2 + -Math.SQRT2 !== 0 },
  primeRoot: { ...facts.primeRoot, survives: () => !Number.isInteger(Math.sqrt(4)) },
  rootsTimes: { ...facts.rootsTimes, survives: () => Number.isInteger(Math.sqrt(6)) },
  lastDigit: { ...facts.lastDigit, survives: () => 15 % 10 === 0 },
  composite: { ...facts.composite, survives: () => 9 % 3 !== 0 },
}
