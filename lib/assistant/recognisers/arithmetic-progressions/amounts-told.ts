import { noun } from './growth'
import { clausesOf, factsIn } from '../../question/clauses'
import type { FactOf } from '../../question/fact'
import type { Question } from '../../question/question'

/** An amount with its place: "₹29 for her 4th lap", "the 5th row has 40 seats". */
export interface PlacedAmount {
  readonly place: FactOf<'ordinal'> & { readonly n: number }
  readonly amount: FactOf<'number'>
  /** 'lap', or ''. */
  readonly period: string
}

/** The amounts that are told, each in a clause with its place and nothing else that is a number. */
export const amountsTold = (question: Question): readonly PlacedAmount[] =>
  clausesOf(question).flatMap((clause) => {
    const facts = factsIn(clause)
    const place = facts.find((fact): fact is PlacedAmount['place'] => fact.kind === 'ordinal' && fact.n !== null)
    const amount = facts.find((fact) => fact.kind === 'number')
    if (!place || !amount || facts.length !== 2) return []
    const after = clause[clause.indexOf(place) + 1]
    return [{ place, amount, period: after?.kind === 'word' ? noun(after.text) : '' }]
  })
