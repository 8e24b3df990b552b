/** What the assistant needs to know of the problem that a student has open. */
export interface OpenProblem {
  readonly question: string
  readonly hints: readonly string[]
}

export interface Context {
  /** The problem that the student has open. */
  readonly problem?: OpenProblem
}

export interface Reply {
  /** The id of the rule that replied. */
  readonly rule: string
  /** What the student reads, with $TeX$. */
  readonly text: string
  /** When something was worked out: the final answer alone, in the grammar of answers; the text ends with it. */
  readonly answer?: string
}

export type Said = Omit<Reply, 'rule'>

interface RuleDefinition<Found> {
  readonly id: string
  /** Questions that it answers: documentation, and tests. */
  readonly examples: readonly string[]
  /** What the reply needs, from the normalised question; null when the rule is not meant. */
  readonly match: (question: string, context: Context) => Found | null
  readonly reply: (found: Found) => Said
}

/** A skill of the assistant, with what it finds in a question sealed in. Order is priority: the first that answers wins. */
export interface Rule {
  readonly id: string
  readonly examples: readonly string[]
  readonly answer: (question: string, context: Context) => Said | null
}

export function rule<Found>({ id, examples, match, reply }: RuleDefinition<Found>): Rule {
  return {
    id,
    examples,
    answer: (question, context) => {
      const found = match(question, context)
      return found === null ? null : reply(found)
    },
  }
}

/** A rule that explains: whenever its words occur, its text is the reply. */
export const concept = (id: string, words: RegExp, examples: readonly string[], text: string): Rule => ({
  id,
  examples,
  answer: (question) => (words.test(question) ? { text } : null),
})
