import type { AnswerRule, NumberRule } from '../answers'
import { once } from '../once'
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

/** Wrong responses that its template expects, if any. */
export type Slips = Pick<AnswerRule, 'slips'>

/**
 * The rule of a problem, with what every rule of the bank has unless its template says otherwise: decimals are judged as roundings,
 * a choice knows its options, a unit that the question fixes is fixed, and names are judged by what the question asks. The words of the
 * question are read when a response is judged: most problems that are posed are never answered.
 */
export function completed<Rule extends AnswerRule>(rule: Rule, slips: Slips, { ask, question, options }: Question) {
  const choices = rule.kind === 'choice' && !rule.options && options ? { options } : {}
  const asked = once(() => askedIn(rule, ask, question))
  const unit = once(() => unitIn(rule, ask))
  // a mean number of days is in days
  const isPure = () => unit().unitless && !asked()?.things?.some((thing) => baseUnit(thing) !== undefined)
  const own: Pick<NumberRule, 'unitFixed' | 'unitless'> = rule
  return {
    decimals: 'rounded' as const,
    ...choices,
    ...rule,
    ...slips,
    get unitFixed() {
      return own.unitFixed ?? unit().unitFixed
    },
    get unitless() {
      return own.unitless ?? (isPure() ? (true as const) : undefined)
    },
    get asked() {
      return asked()
    },
  }
}
