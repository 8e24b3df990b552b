import type { ExamPaper, ExamQuestion } from './exam'
import { isUnjudged, markedQuestion, type MarkedPart } from './marked-question'
import { doneOf, questionsOf, type PaperSitting, type QuestionDone } from './sitting'
import type { MemoryEvent } from '../memory/event'

/** What names a paper among all: "board.k3f9", "model-standard". */
export const nameOfPaper = ({ id, seed }: Pick<ExamPaper, 'id' | 'seed'>): string =>
  seed === undefined ? id : `${id}.${seed}`

/**
 * What a finished paper tells the student's memory: an event for each problem that was answered and judged, or that the student has
 * marked. What was left out tells nothing, and what waits to be marked nothing yet. Each has an id of its own, the same however often it
 * is told, so that it counts once.
 */
export const paperEvents = (
  paper: ExamPaper,
  sitting: PaperSitting,
  archetypeOf: ArchetypeOf,
): readonly MemoryEvent[] =>
  questionsOf(paper).flatMap((question) =>
    questionEvents(paper, sitting, question, doneOf(sitting, question), archetypeOf),
  )

/** The archetype that a template of the bank asks; nothing where it is none. */
type ArchetypeOf = (template: string) => string | undefined

function questionEvents(
  paper: ExamPaper,
  { started, finished }: PaperSitting,
  question: ExamQuestion,
  done: QuestionDone,
  archetypeOf: ArchetypeOf,
): readonly MemoryEvent[] {
  const { topic, difficulty = 'medium', alternatives } = question
  const alternative = alternatives[done.alternative]
  const { parts, waiting } = markedQuestion(question, done)
  if (!topic || !alternative || waiting || finished === null) return []
  // A paper written by hand has no problems of the bank: it names itself in their place.
  const own = { templateId: `paper-${paper.id}`, version: 1, seed: question.id }
  const sources = alternative.sources.length > 0 ? alternative.sources : [own]
  const isJoined = sources.length > 1
  return sources.flatMap((source, place): readonly MemoryEvent[] => {
    const asked = isJoined ? parts.slice(place, place + 1) : parts
    const judged = asked.filter((part) => part.verdict !== null && !isUnjudged(part))
    if (judged.length === 0 && !done.marked) return []
    const slip = judged.map(({ verdict }) => verdict).find((verdict) => verdict?.step !== undefined)?.note
    const archetype = archetypeOf(source.templateId) ?? alternative.archetypes[0]
    if (!archetype) return []
    return [
      {
        version: 1,
        id: `paper-${nameOfPaper(paper)}-${(started ?? 0).toString(36)}-${question.id}-${place}`.slice(0, 200),
        at: finished,
        archetype,
        template: source.templateId,
        templateVersion: source.version,
        topic,
        difficulty,
        seed: source.seed,
        correct: asked.every(isRight),
        attempt: 1,
        hints: 0,
        solution: false,
        ...(slip && { slip: slip.slice(0, 200) }),
        milliseconds: Math.round((done.seconds * 1000) / sources.length),
        selfReported: judged.length === 0,
        mode: 'paper',
      },
    ]
  })
}

/** Judged so; where nobody could, marked by the student with all its marks. */
const isRight = (part: MarkedPart): boolean =>
  isUnjudged(part) ? part.got === part.part.marks : part.verdict?.correct === true
