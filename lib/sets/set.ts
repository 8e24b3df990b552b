import { hashOf } from '../random'

/** When the student may see a solution. */
export const solutionTimes = ['after', 'always', 'never'] as const
export type SolutionTime = (typeof solutionTimes)[number]

/** A template as a link pins it. */
export interface SetQuestion {
  readonly template: string
  /** Of the template, when the set was made. */
  readonly version: number
}

/** Questions that a teacher sends to a class. */
export interface QuestionSet {
  /** May be empty. */
  readonly title: string
  /** Letters and digits: with a template and a place it makes the numbers. */
  readonly seed: string
  /** Each student gets numbers of his own. */
  readonly own: boolean
  readonly hints: boolean
  readonly solutions: SolutionTime
  /** Left out: no limit. */
  readonly minutes?: number
  readonly questions: readonly SetQuestion[]
}

export const [mostQuestions, longestTitle, mostMinutes] = [60, 80, 300]

/** As much of a title as a link holds: it counts bytes, of which a letter of Hindi takes three. */
export function titleThatFits(title: string): string {
  let fitting = ''
  for (const letter of title.trim()) {
    if (new TextEncoder().encode(fitting + letter).length > longestTitle) return fitting
    fitting += letter
  }
  return fitting
}

/** Names the numbers of one student: letters and digits. Empty where all have the same. */
export type Copy = string
export const copyPattern = /^[a-z0-9]{0,12}$/

/** The seed of a question, at its place counted from 0: with its template it is that very problem, on every device and in every release. */
export const seedOfQuestion = ({ seed, own }: QuestionSet, copy: Copy, place: number): string =>
  `${seed}${own && copy !== '' ? `-${copy}` : ''}-${place + 1}`

/** How a link names a template, in 24 bits. A test sees that no two of the bank have the same. */
export const shortNameOf = (template: string): number => hashOf(`template/${template}`) >>> 8
