import type { Step } from './line'

/** A question worked out: its lines, the last of which states the key. */
export interface Solution {
  readonly lines: readonly Step[]
  /** In the grammar of answers. */
  readonly key: string
}

/** How an archetype of question is worked, from what the question gives: for a problem and for the assistant alike. */
export interface WorkedSolution<Given, Manner = never> {
  /** Kebab-case: the name of its file. */
  readonly id: string
  /** The id of the archetype in archetypes.json. */
  readonly archetype: string
  /** What is odd about numbers that a student typed, or null: the solution holds for all that it lets pass. */
  readonly objection: (given: Given) => string | null
  /**
   * Exact and general. `manner`: what a writer is free to choose and no question states, such as which of two roots comes first;
   * it never changes the key's value. @throws for what `objection` names.
   */
  readonly solve: (given: Given, manner?: Manner) => Solution
}

/** Ties a solution to what it needs. */
export const worked = <Given, Manner = never>(solution: WorkedSolution<Given, Manner>): WorkedSolution<Given, Manner> =>
  solution
