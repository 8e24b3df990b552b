import { chapterLabel, topicKeys, type TopicKey } from '../syllabus'

/** What the student has done so far; plain JSON, kept in the browser. */
export interface Progress {
  readonly version: 1
  readonly totalProblems: number
  readonly correctAnswers: number
  /** Problems tried, per topic. */
  readonly topicProgress: Readonly<Partial<Record<TopicKey, number>>>
  /** Correct answers in a row. */
  readonly streak: number
  /** Per chapter label, e.g. "Chapter 1: Real Numbers". */
  readonly chapterWiseProgress: Readonly<Record<string, ChapterProgress>>
}

export interface ChapterProgress {
  /** Problems tried at least once. */
  readonly solved: number
  readonly correct: number
}

export const noProgress: Progress = {
  version: 1,
  totalProblems: 0,
  correctAnswers: 0,
  topicProgress: {},
  streak: 0,
  chapterWiseProgress: {},
}

/** One press of Submit that was judged. A problem that is already solved sends no more of them. */
export interface Submission {
  readonly topic: TopicKey
  readonly correct: boolean
  readonly firstAttempt: boolean
}

/** A problem counts on its first attempt only; a wrong answer ends the streak. */
export function afterSubmission(progress: Progress, { topic, correct, firstAttempt }: Submission): Progress {
  const label = chapterLabel(topic)
  const chapter = progress.chapterWiseProgress[label] ?? { solved: 0, correct: 0 }
  // Never more right than tried: where the first attempt has been forgotten, cleared in another tab, a later one is the first.
  const tried = firstAttempt || (correct && chapter.correct >= chapter.solved) ? 1 : 0
  const right = correct ? 1 : 0
  const correctAnswers = plus(progress.correctAnswers, right)
  return {
    ...progress,
    totalProblems: Math.max(plus(progress.totalProblems, tried), correctAnswers),
    correctAnswers,
    topicProgress: { ...progress.topicProgress, [topic]: plus(progress.topicProgress[topic] ?? 0, tried) },
    streak: correct ? plus(progress.streak, 1) : 0,
    chapterWiseProgress: {
      ...progress.chapterWiseProgress,
      [label]: { solved: plus(chapter.solved, tried), correct: plus(chapter.correct, right) },
    },
  }
}

/** Counts stop at the last integer that can be told from the next. */
const plus = (count: number, more: number): number => Math.min(count + more, Number.MAX_SAFE_INTEGER)

/** Correct answers per hundred problems; 0 before the first problem. */
export const accuracy = ({ totalProblems, correctAnswers }: Progress): number =>
  totalProblems === 0 ? 0 : (correctAnswers / totalProblems) * 100

/** Correct answers that make a chapter full. */
export const enoughPerChapter = 10

/** 0 to 100: the mean over the chapters of how far each is towards ten correct answers. */
export function overallProgress({ chapterWiseProgress }: Progress): number {
  const shares = topicKeys.map((topic) =>
    Math.min((chapterWiseProgress[chapterLabel(topic)]?.correct ?? 0) / enoughPerChapter, 1),
  )
  return (shares.reduce((sum, share) => sum + share, 0) / topicKeys.length) * 100
}
