import type { MemoryEvent } from './event'
import { mergedLogs, type Log } from './log'
import { afterSubmission, noProgress, type ChapterProgress, type Progress } from '../progress/progress'
import { chapterLabel, topicKeys, type TopicKey } from '../syllabus'

/** The numbers of Your Progress on one device, and the log behind them. */
export interface Kept {
  readonly progress: Progress
  readonly log: Log
}

/**
 * Your Progress of two devices as one. What both logs tell is counted from the events, each once; what a device had counted without
 * events (before there was a log, or while it could not be stored) is the greater of the two, for nobody can say whether it is the
 * same. So nothing is lost that has an event, nothing counts twice, and bringing the same file again changes nothing.
 */
export function mergedProgress(one: Kept, other: Kept): Progress {
  const { events } = mergedLogs(one.log, other.log)
  const counted = countedFrom(events)
  const before = combined(uncounted(one), uncounted(other), Math.max)
  return {
    ...sound(combined(counted, before, plus)),
    streak: streakOf(events, [one.progress, other.progress]),
  }
}

/**
 * What is stored, with what it lacks of the log: two tabs that wrote at once, a text that was damaged, or a browser that died before
 * it wrote. `before` was counted without events. The same object where it lacks nothing.
 */
export function healedProgress(stored: Progress, events: readonly MemoryEvent[], before: Progress): Progress {
  const counted = combined(countedFrom(events), before, plus)
  const healed = sound(combined(stored, counted, Math.max))
  const lacks = JSON.stringify(healed) !== JSON.stringify(combined(stored, stored, Math.max))
  return lacks ? { ...healed, streak: streakOf(events, [stored]) } : stored
}

const countedFrom = (events: readonly MemoryEvent[]): Progress =>
  events
    .filter(({ selfReported }) => !selfReported)
    .reduce(
      (progress, { topic, correct, attempt }) =>
        afterSubmission(progress, { topic, correct, firstAttempt: attempt === 1 }),
      noProgress,
    )

/** What was counted without events. */
export const uncounted = ({ progress, log }: Kept): Progress =>
  combined(progress, countedFrom(log.events), (all, counted) => Math.max(0, all - counted))

/** The answers in a row since the last wrong one; where no event is wrong, the longest row that is known. */
function streakOf(events: readonly MemoryEvent[], both: readonly Progress[]): number {
  const judged = events.filter(({ selfReported }) => !selfReported)
  const row = judged.length - 1 - judged.findLastIndex(({ correct }) => !correct)
  return row < judged.length ? row : Math.max(row, ...both.map(({ streak }) => streak))
}

const plus = (a: number, b: number): number => Math.min(a + b, Number.MAX_SAFE_INTEGER)

function combined(one: Progress, other: Progress, take: (a: number, b: number) => number): Progress {
  const topicProgress: Partial<Record<TopicKey, number>> = {}
  const chapterWiseProgress: Record<string, ChapterProgress> = {}
  for (const topic of topicKeys) {
    const label = chapterLabel(topic)
    const [a, b] = [one.chapterWiseProgress[label] ?? none, other.chapterWiseProgress[label] ?? none]
    const chapter = { solved: take(a.solved, b.solved), correct: take(a.correct, b.correct) }
    const tried = take(one.topicProgress[topic] ?? 0, other.topicProgress[topic] ?? 0)
    if (tried > 0) topicProgress[topic] = tried
    if (chapter.solved > 0 || chapter.correct > 0) chapterWiseProgress[label] = chapter
  }
  return {
    version: 1,
    totalProblems: take(one.totalProblems, other.totalProblems),
    correctAnswers: take(one.correctAnswers, other.correctAnswers),
    streak: 0,
    topicProgress,
    chapterWiseProgress,
  }
}

const none: ChapterProgress = { solved: 0, correct: 0 }

/** The whole is never less than its chapters, and never more is right than was tried. */
function sound(progress: Progress): Progress {
  const chapters = Object.values(progress.chapterWiseProgress)
  const sum = (pick: keyof ChapterProgress) => chapters.reduce((total, chapter) => total + chapter[pick], 0)
  const totalProblems = Math.max(progress.totalProblems, sum('solved'))
  return {
    ...progress,
    totalProblems,
    correctAnswers: Math.min(Math.max(progress.correctAnswers, sum('correct')), totalProblems),
  }
}
