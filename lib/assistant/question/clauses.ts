import type { Fact, Item } from './fact'
import type { Question } from './question'

const divides = new Set(['and', 'if', 'find', 'while', 'but', 'whereas', 'which', 'then', 'so', 'how', 'what'])

const isBreak = (item: Item): boolean => item.kind === 'mark' || (item.kind === 'word' && divides.has(item.text))

/** What stands between marks and words such as "and", "if", "whereas". */
export function clausesOf({ apart }: Question): readonly (readonly Item[])[] {
  const clauses: Item[][] = [[]]
  for (const item of apart) {
    if (isBreak(item)) clauses.push([])
    else clauses.at(-1)?.push(item)
  }
  return clauses
}

/** The facts of a clause. */
export const factsIn = (clause: readonly Item[]): readonly Fact[] =>
  clause.filter((item) => item.kind !== 'word' && item.kind !== 'mark')
