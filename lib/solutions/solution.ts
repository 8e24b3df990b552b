import type { Step } from './line'

/** A question worked out: its lines, the last of which states the key. */
export interface Solution {
  readonly lines: readonly Step[]
  /** In the grammar of answers. */
  readonly key: string
}

/** How an archetype of question is worked, from what the question gives: for a problem and for the assistant alike. */
export interface WorkedSolution<Given> {
  /** Kebab-case: the name of its file. */
  readonly id: string
  /** The id of the archetype in archetypes.json. */
  readonly archetype: string
  /** What is odd about numbers that a student typed, or null: the solution holds for all that it lets pass. */
  readonly objection: (given: Given) => string | null
  /** Exact and general. @throws for what `objection` names. */
  readonly solve: (given: Given) => Solution
}

/** Ties a solution to what it needs. */
export const worked = <Given>(solution: WorkedSolution<Given>): WorkedSolution<Given> => solution
