import type { ExamAlternative, ExamPaper, ExamPart, ExamQuestion, ExamSection } from './exam'
import { examPart } from './exam-part'
import { finelyMarked } from './fine-scheme'
import type { Breathe } from './breathe'
import type { Asked, DrawnQuestion, Paper, Piece } from './paper'
import { paperWording } from './paper-wording'
import { editionOf } from './pool'
import { posedOnce } from './posed-once'
import { spreadSince } from './spread'
import { otherCase } from './usable'
import { loadTemplate, type Problem } from '../problems'
import type { Template } from '../problems/template'

/**
 * A drawn paper with everything that it says.
 * @param breathe is awaited between questions, so that a page stays alive.
 * @throws when a chapter's file cannot be loaded.
 */
export async function posePaper(paper: Paper, breathe?: Breathe): Promise<ExamPaper> {
  const { blueprint, seed, title, marks, minutes, readingMinutes } = paper
  const finely = editionOf(seed) >= spreadSince
  const sections: ExamSection[] = []
  for (const { title: heading, description, questions } of paper.sections) {
    const posed: ExamQuestion[] = []
    for (const question of questions) {
      const asked = await poseQuestion(question)
      posed.push(finely ? finelyMarked(asked) : asked)
      await breathe?.()
    }
    sections.push({ title: heading, description, questions: posed })
  }
  return { id: blueprint, seed, title, marks, minutes, readingMinutes, sections }
}

/** One question of a drawn paper. */
export async function poseQuestion(question: DrawnQuestion): Promise<ExamQuestion> {
  const { number, kind, marks, topic, difficulty, asked, or } = question
  const [own, other] =
    kind === 'case'
      ? await caseOf(question)
      : [await alternative(question, asked), or && (await alternative(question, or))]
  return {
    id: `q${number}`,
    number,
    kind,
    marks,
    topic,
    difficulty,
    alternatives: other ? [own, other] : [own],
    shared: kind === 'case' ? own.parts.length - 1 : 0,
  }
}

async function loaded({ topic, difficulty }: DrawnQuestion, { template: name }: Piece): Promise<Template> {
  const [id = ''] = name.split('@')
  return loadTemplate(topic, difficulty, id)
}

/** The story with its last part, and with the other one. */
async function caseOf(question: DrawnQuestion): Promise<[ExamAlternative, ExamAlternative | undefined]> {
  const [piece] = question.asked.pieces
  if (!piece) throw new Error(`question ${question.number} has no piece`)
  const template = await loaded(question, piece)
  const problem = posedOnce(template, piece.seed)
  const other = otherCase(template, piece.seed)
  return [single(problem, question.asked), other ? single(other, question.asked) : undefined]
}

async function alternative(question: DrawnQuestion, asked: Asked): Promise<ExamAlternative> {
  const problems = await Promise.all(
    asked.pieces.map(async (piece) => posedOnce(await loaded(question, piece), piece.seed)),
  )
  const [problem, ...more] = problems
  if (!problem) throw new Error(`question ${question.number} has no piece`)
  return more.length === 0 ? single(problem, asked) : joined(problems, asked)
}

const sourceOf = ({ templateId, version, seed }: Problem) => ({ templateId, version, seed })

/** One problem: with several parts its story leads. */
function single(problem: Problem, { archetypes }: Asked): ExamAlternative {
  const [first, ...more] = problem.parts
  const severalParts = more.length > 0 && first
  const story = severalParts
    ? (problem.question.split(`\n${first.label ?? ''} ${first.ask}`)[0] ?? '').replace(/^Case study[.:]\s*/, '')
    : ''
  const parts = problem.parts.map((part) => examPart(problem, part))
  return {
    lead: paperWording(problem, story)?.ask ?? story,
    ...(problem.figure && { figure: problem.figure }),
    parts: withSolutionFigure(parts, problem),
    archetypes,
    sources: [sourceOf(problem)],
  }
}

/** Shorter problems as the parts (i) and (ii), each with its own figure. */
function joined(problems: readonly Problem[], { archetypes }: Asked): ExamAlternative {
  const parts = problems.flatMap((problem, index) =>
    problem.parts.map((part): ExamPart => ({
      ...examPart(problem, part),
      label: `(${'i'.repeat(index + 1)})`,
      ...(problem.figure && { figure: problem.figure }),
      ...(problem.solutionFigure && { solutionFigure: problem.solutionFigure }),
    })),
  )
  return { lead: '', parts, archetypes, sources: problems.map(sourceOf) }
}

const withSolutionFigure = (parts: readonly ExamPart[], { solutionFigure }: Problem): readonly ExamPart[] =>
  solutionFigure ? parts.map((part, index) => (index === parts.length - 1 ? { ...part, solutionFigure } : part)) : parts
