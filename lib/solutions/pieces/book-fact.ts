import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked, type WorkedSolution } from '../solution'

/** A fact of a chapter that is asked as it stands in the book: why it is so, and in short. */
export interface BookFact {
  readonly why: readonly string[]
  readonly key: string
}

/** `option`: the place of the one that says it; null where none are offered. */
export interface FactAsked<Name extends string> {
  readonly fact: Name
  readonly option: number | null
}

/** The solution that states a fact of a chapter, and chooses the option that says it. */
export const bookFacts = <Name extends string>(
  id: string,
  archetype: string,
  facts: Readonly<Record<Name, BookFact>>,
): WorkedSolution<FactAsked<Name>> =>
  worked<FactAsked<Name>>({
    id,
    archetype,
    objection: () => null,
    solve: ({ fact, option }) => {
      const { why, key } = facts[fact]
      const letter = option === null ? null : letterAt(option)
      return {
        key: letter ?? key,
        lines: [
          ...why.slice(0, -1),
          earns(1, why.at(-1) ?? ''),
          ...(letter === null ? [] : [`The correct option is (${letter}).`]),
        ],
      }
    },
  })
