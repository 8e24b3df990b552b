import type { Clock } from './clock'
import type { ExamPaper, ExamPart, ExamQuestion } from './exam'
import { hashOf } from '../random'

/** Names a part among those of a question: of a case the common parts are the same under both alternatives. */
export type PartKey = string

export const partKey = ({ shared }: Pick<ExamQuestion, 'shared'>, alternative: number, part: number): PartKey =>
  `${part < shared ? 0 : alternative}.${part}`

/** What a student did on one question. */
export interface QuestionDone {
  /** Which question it was: where it says something else by now, what was answered is no answer to it. */
  readonly of: number
  /** Which of the alternatives is answered, counted from 0. */
  readonly alternative: number
  readonly texts: Readonly<Record<PartKey, string>>
  /** It was worked on paper. */
  readonly onPaper: boolean
  /** Marked to be looked at again. */
  readonly again: boolean
  readonly seconds: number
  /** The lines of the scheme as the student ticked them, where they differ from the first marking. */
  readonly ticks: Readonly<Record<PartKey, readonly boolean[]>>
  /** The student has marked what was written on paper. */
  readonly marked: boolean
}

/** What a student did on a paper so far: kept in the browser at every change. */
export interface PaperSitting {
  readonly version: 1
  /** Of the paper, to be listed by. */
  readonly title: string
  /** Milliseconds since 1970; null before the start, and before the end. It names the sitting: what it counted is counted once. */
  readonly started: number | null
  readonly finished: number | null
  readonly timed: boolean
  readonly clock: Clock
  /** How much has elapsed when writing begins: what comes before is reading time. In milliseconds. */
  readonly writing: number
  /** The question in front, counted from 0. */
  readonly place: number
  readonly questions: Readonly<Record<string, QuestionDone>>
  /** Once finished: the marks so far, and of how many. */
  readonly score?: { readonly got: number; readonly of: number }
}

export const freshSitting = (title: string): PaperSitting => ({
  version: 1,
  title,
  started: null,
  finished: null,
  timed: true,
  clock: { elapsed: 0, seen: 0 },
  writing: 0,
  place: 0,
  questions: {},
})

/** The start: the clock runs from now, reading time first where it is wanted. */
export const startedSitting = (
  title: string,
  { readingMinutes }: Pick<ExamPaper, 'readingMinutes'>,
  { timed, reading }: { readonly timed: boolean; readonly reading: boolean },
  now: number,
): PaperSitting => ({
  ...freshSitting(title),
  started: now,
  timed,
  clock: { elapsed: 0, seen: now },
  writing: timed && reading ? readingMinutes * 60_000 : 0,
})

export const questionsOf = ({ sections }: ExamPaper): readonly ExamQuestion[] =>
  sections.flatMap(({ questions }) => questions)

/** A short name of what a question says; worked out once, for it is asked for at every key that is pressed. */
export function nameOfQuestion(question: ExamQuestion): number {
  const known = names.get(question)
  if (known !== undefined) return known
  const said = question.alternatives.map(({ lead, parts }) => [lead, parts.map(({ ask, options }) => [ask, options])])
  const name = hashOf(JSON.stringify(said))
  names.set(question, name)
  return name
}
const names = new WeakMap<ExamQuestion, number>()

export const nothingDone = (question: ExamQuestion): QuestionDone => ({
  of: nameOfQuestion(question),
  alternative: 0,
  texts: {},
  onPaper: false,
  again: false,
  seconds: 0,
  ticks: {},
  marked: false,
})

/** What was done on a question; nothing where it says something else by now. */
export function doneOf({ questions }: Pick<PaperSitting, 'questions'>, question: ExamQuestion): QuestionDone {
  const done = questions[question.id]
  return done && done.of === nameOfQuestion(question) && done.alternative in question.alternatives
    ? done
    : nothingDone(question)
}

/** What was answered to a question that says something else by now; nothing where it is the same. */
export function earlierAnswer({ questions }: Pick<PaperSitting, 'questions'>, question: ExamQuestion): string {
  const done = questions[question.id]
  if (!done || done.of === nameOfQuestion(question)) return ''
  return Object.values(done.texts)
    .filter((text) => text.trim() !== '')
    .join('; ')
}

export const withDone = (
  sitting: PaperSitting,
  question: ExamQuestion,
  change: Partial<QuestionDone>,
): PaperSitting => ({
  ...sitting,
  questions: { ...sitting.questions, [question.id]: { ...doneOf(sitting, question), ...change } },
})

export interface ChosenPart {
  readonly part: ExamPart
  readonly key: PartKey
}

/** The parts of the alternative that is answered. */
export const chosenParts = (question: ExamQuestion, { alternative }: Pick<QuestionDone, 'alternative'>) =>
  (question.alternatives[alternative]?.parts ?? []).map((part, index): ChosenPart => ({
    part,
    key: partKey(question, alternative, index),
  }))

/** How many of its parts are answered, of how many: on paper all are. */
export function answeredParts(
  question: ExamQuestion,
  done: QuestionDone,
): { readonly done: number; readonly of: number } {
  const parts = chosenParts(question, done)
  const written = parts.filter(({ key, part }) => isWritten(part, done) || (done.texts[key] ?? '').trim() !== '')
  return { done: written.length, of: parts.length }
}

/** An option is picked on the screen; all else may be written on paper. */
const isWritten = ({ options }: ExamPart, { onPaper }: QuestionDone): boolean => onPaper && !options

/** Whether a question is worked on paper, or may be: whatever is more than a choice of an option or a line to type. */
export const mayBeOnPaper = (question: ExamQuestion, done: QuestionDone): boolean =>
  chosenParts(question, done).some(({ part }) => !part.options && (part.rule === null || question.marks > 1))
