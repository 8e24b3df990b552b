import { noun } from './growth'
import type { FactOf, Item } from '../../question/fact'
import type { Question } from '../../question/question'

/** An amount with its place: "₹29 for her 4th lap", "the 5th row has 40 seats". */
export interface PlacedAmount {
  readonly place: FactOf<'ordinal'> & { readonly n: number }
  readonly amount: FactOf<'number'>
  /** 'lap', or ''. */
  readonly period: string
}

const divides = new Set(['and', 'if', 'find', 'while', 'but', 'whereas', 'which', 'then', 'so', 'how', 'what'])

const isBreak = (item: Item): boolean => item.kind === 'mark' || (item.kind === 'word' && divides.has(item.text))

/** What stands between marks and such words. */
function clausesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [[]]
  for (const item of items) {
    if (isBreak(item)) clauses.push([])
    else clauses.at(-1)?.push(item)
  }
  return clauses
}

/** The amounts that are told, each in a clause with its place and nothing else that is a number. */
export const amountsTold = ({ apart }: Question): readonly PlacedAmount[] =>
  clausesOf(apart).flatMap((clause) => {
    const facts = clause.filter((item) => item.kind !== 'word')
    const place = facts.find((fact): fact is PlacedAmount['place'] => fact.kind === 'ordinal' && fact.n !== null)
    const amount = facts.find((fact) => fact.kind === 'number')
    if (!place || !amount || facts.length !== 2) return []
    const after = clause[clause.indexOf(place) + 1]
    return [{ place, amount, period: after?.kind === 'word' ? noun(after.text) : '' }]
  })
