import type { AnswerRule } from '../answers'

/** What of a question its rule has to know. */
interface Question {
  readonly question: string
  readonly options?: readonly string[]
}

/**
 * The rule of a problem, with what every rule of the bank has unless its template says otherwise: decimals are judged as roundings,
 * and a choice knows its options.
 */
export function completed<Rule extends AnswerRule>(rule: Rule, { options }: Question): Rule {
  const choices = rule.kind === 'choice' && !rule.options && options ? { options } : {}
  return { decimals: 'rounded', ...choices, ...rule }
}
