import type { AnswerRule } from '../answers'
import { baseUnit } from '../reading/values/unit-names'
import { askedIn } from './asked/derive'
import { unitIn } from './fixed-unit'

/** What of a question its rule has to know. */
interface Question {
  readonly ask: string
  /** All that is said: the story and the other parts as well. */
  readonly question: string
  readonly options?: readonly string[]
}

/**
 * The rule of a problem, with what every rule of the bank has unless its template says otherwise: decimals are judged as roundings,
 * a choice knows its options, a unit that the question fixes is fixed, and names are judged by what the question asks.
 */
export function completed<Rule extends AnswerRule>(rule: Rule, { ask, question, options }: Question): Rule {
  const choices = rule.kind === 'choice' && !rule.options && options ? { options } : {}
  const asked = askedIn(rule, ask, question)
  const { unitless, ...fixed } = unitIn(rule, ask)
  // a mean number of days is in days
  const isPure = unitless && !asked?.things?.some((thing) => baseUnit(thing) !== undefined)
  return { decimals: 'rounded', ...choices, ...(isPure && { unitless }), ...fixed, ...rule, ...(asked && { asked }) }
}
