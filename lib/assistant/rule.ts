import type { AnswerRule, Verdict } from '../answers/rule'
import type { Figure } from '../figures/figure'
import type { Difficulty, TopicKey } from '../syllabus'

/** A part of an open problem. */
export interface OpenPart {
  readonly label?: string
  /** null: a proof that is written on paper, and compared with the scheme alone. */
  readonly rule: AnswerRule | null
  readonly steps: readonly { readonly text: string }[]
  readonly marks: number
}

/** What the assistant needs to know of the problem that a student has open; a problem of `lib/problems` is one. */
export interface OpenProblem {
  readonly question: string
  readonly hints: readonly string[]
  /** The lines of its solution, those of all parts one after another. */
  readonly steps: readonly string[]
  readonly explanation: string
  /** Empty for a proof. */
  readonly answer: number | string
  /** null where nothing that is typed can be judged. */
  readonly answerValidator: AnswerRule | null
  readonly parts: readonly OpenPart[]
  readonly options?: readonly string[]
  readonly type: TopicKey
  readonly difficulty: Difficulty
  /** Names it among others. */
  readonly templateId: string
  readonly marks: number
  /** Of a paper that is marked: nothing is typed into it any more, and its solution stands open. */
  readonly isMarked?: true
  /** What asks more of its kind, where its name is no template. */
  readonly kin?: { readonly template: string } | { readonly archetype: string } | null
}

/** A question of a marked paper, with what was answered to it. */
export type MarkedQuestion = Required<Pick<Context, 'problem' | 'response'>> &
  Pick<Context, 'verdict' | 'attempts' | 'solutionOpen'>

/** The marks of a paper, and those of its chapters. */
export interface PaperScore {
  readonly got: number
  readonly of: number
  readonly chapters: readonly { readonly topic: TopicKey; readonly got: number; readonly of: number }[]
}

/** A paper that the student writes, or has written. */
export type OpenPaper =
  | { readonly state: 'sitting' }
  | {
      readonly state: 'marked'
      /** The number of the question in view. */
      readonly place: number
      /** How many questions it has. */
      readonly count: number
      readonly score: () => PaperScore
      /** Null where there is nothing to say of it. */
      readonly question: (number: number) => MarkedQuestion | null
    }

/** What the page shows while the student asks. */
export interface Context {
  /** The problem that the student has open. */
  readonly problem?: OpenProblem
  /** What stands in its boxes, a text for each part. */
  readonly response?: readonly string[]
  /** What was said of the response; none while it is not submitted. */
  readonly verdict?: Verdict
  readonly attempts?: number
  /** How many hints the page has shown. */
  readonly hintsSeen?: number
  readonly solutionOpen?: boolean
  /** The lesson that is in view, and its open concept, counted from 1. */
  readonly lesson?: { readonly topic: TopicKey; readonly concept?: number }
  /** The paper that is in view. */
  readonly paper?: OpenPaper
  /** The assistant's last reply. */
  readonly last?: Reply
}

/** What a reply offers to do, as a button. */
export type Offer =
  /** Asks this. */
  | { readonly kind: 'ask'; readonly question: string }
  /** Opens a new problem; without a template or an archetype any of the chapter and level. */
  | {
      readonly kind: 'practise'
      readonly label: string
      readonly topic: TopicKey
      readonly difficulty: Difficulty
      readonly template?: string
      /** Any template that asks this archetype, where none is named. */
      readonly archetype?: string
    }
  /** Opens a lesson, at a concept counted from 1. */
  | { readonly kind: 'lesson'; readonly label: string; readonly topic: TopicKey; readonly concept?: number }

/** A question that the assistant has worked out, as far as the student asks about it. */
export interface Worked {
  readonly question: string
  /** The reply that worked it out; its lines are the steps. */
  readonly text: string
  readonly answer: string
  /** Which of its lines was explained last, counted from 1; 0 before. */
  readonly step: number
  /** More of its kind. */
  readonly practise?: Extract<Offer, { kind: 'practise' }>
  /** The template of the problem that was open meanwhile. */
  readonly beside?: string
}

export interface Reply {
  /** The id of the rule that replied. */
  readonly rule: string
  /** What the student reads, with $TeX$. */
  readonly text: string
  /** When something was worked out: the final answer alone, in the grammar of answers; the text ends with it. */
  readonly answer?: string
  readonly offers?: readonly Offer[]
  /** The lesson's figure of what is explained. */
  readonly figure?: Figure
  /** The ways in which the question can be meant, worked out: the next message says which. */
  readonly readings?: readonly Reply[]
  /** The question that was worked out, here or before: the next message may ask about its lines. */
  readonly worked?: Worked
  /** How far the help with the open problem has come: hints and lines of the solution, counted from 1. */
  readonly given?: {
    readonly template: string
    readonly hints: number
    readonly step: number
    /** The question of a paper that was in view then. */
    readonly place?: number
  }
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
