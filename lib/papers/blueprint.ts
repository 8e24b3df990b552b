import type { Difficulty, TopicKey } from '../syllabus'

/**
 * How a question is answered. `choice`: four options; `assertion`: assertion and reason; `answer`: worked out; `case`: a story with parts,
 * the last of which is an internal choice.
 */
export const questionKinds = ['choice', 'assertion', 'answer', 'case'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Questions of a section that are alike. */
export interface BlueprintGroup {
  readonly count: number
  readonly kind: QuestionKind
  readonly marks: number
  /** How many are of each level; they add up to the count. */
  readonly levels: Readonly<Partial<Record<Difficulty, number>>>
  /** How many offer another question in their place; none where it is left out. */
  readonly choices?: number
  /** The most questions of one chapter in the group. */
  readonly perChapter?: number
  /** The chapters that may be drawn; all where it is left out. */
  readonly chapters?: readonly TopicKey[]
  /** The marks of two shorter questions of one chapter that may stand for one of these, as its parts (i) and (ii). */
  readonly joined?: readonly [number, number]
  /** The marks of the parts of a case. */
  readonly parts?: readonly number[]
}

export interface BlueprintSection {
  readonly title: string
  readonly description: string
  readonly questions: readonly BlueprintGroup[]
}

export interface BlueprintUnit {
  /** The key of a unit of lib/units.ts. */
  readonly unit: string
  readonly marks: number
  /** The least and the most marks of its chapters. */
  readonly chapters?: Readonly<Partial<Record<TopicKey, readonly [least: number, most: number]>>>
}

/** The pattern of a paper, from content/blueprints/. */
export interface Blueprint {
  readonly id: string
  readonly title: string
  readonly marks: number
  readonly minutes: number
  readonly readingMinutes: number
  /** Per cent of the marks. */
  readonly difficulty: Readonly<Record<Difficulty, number>>
  readonly units: readonly BlueprintUnit[]
  readonly sections: readonly BlueprintSection[]
}
