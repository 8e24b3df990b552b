import type { ExamPaper, ExamQuestion } from './exam'
import { marked, marksOf, type Marked } from './marking'
import { scoreOf, type Score } from './score'
import { chosenParts, doneOf, type ChosenPart, type PaperSitting, type QuestionDone } from './sitting'

export interface MarkedPart extends ChosenPart, Marked {
  readonly response: string
  readonly got: number
  /** Its lines are the student's to tick: an option is right or wrong by itself. */
  readonly byStudent: boolean
}

export interface MarkedQuestion {
  readonly parts: readonly MarkedPart[]
  readonly got: number
  /** Something was written on paper that nobody has marked yet. */
  readonly waiting: boolean
}

/** A question as it is marked so far: by its rules, and where the student ticked lines of the scheme, by those. */
export function markedQuestion(question: ExamQuestion, done: QuestionDone): MarkedQuestion {
  let before = 0
  const severalProblems = (question.alternatives[done.alternative]?.sources.length ?? 0) > 1
  const parts = chosenParts(question, done).map(({ part, key }): MarkedPart => {
    const response = done.texts[key] ?? ''
    const first = marked(part, response, severalProblems ? 0 : before)
    before += part.scheme.length
    const byStudent = !part.options
    const ticks = byStudent ? done.ticks[key] : undefined
    const lines = part.scheme.map((_, line) => (ticks ?? first.lines)[line] ?? false)
    return { part, key, response, verdict: first.verdict, lines, got: marksOf(part, lines), byStudent }
  })
  return {
    parts,
    got: parts.reduce((sum, { got }) => sum + got, 0),
    waiting: done.onPaper && !done.marked && parts.some(isUnjudged),
  }
}

/** Only the student can say how it went. */
export const isUnjudged = ({ byStudent, verdict }: MarkedPart): boolean =>
  byStudent && (verdict === null || verdict.unread === true || verdict.unclear === true)

/** The score of a paper as it is marked so far. */
export const scoreSoFar = (paper: ExamPaper, sitting: PaperSitting): Score =>
  scoreOf(paper, (question) => {
    const done = doneOf(sitting, question)
    return { alternative: done.alternative, got: markedQuestion(question, done).got }
  })
