import type { ExamAlternative, ExamPaper, ExamPart, ExamQuestion } from './exam'
import { markedQuestion, scoreSoFar, type MarkedPart } from './marked-question'
import type { Score } from './score'
import { doneOf, questionsOf, type PaperSitting } from './sitting'
import type { AnswerRule, Verdict } from '../answers'
import type { TopicKey } from '../syllabus'

/** What is told of the paper on the screen to who is asked about it: while it is written, only that it is. */
export type PaperInView =
  | { readonly state: 'sitting' }
  | {
      readonly state: 'marked'
      /** The number of the question in view. */
      readonly place: number
      readonly count: number
      readonly score: () => Score
      readonly question: (number: number) => ReturnType<typeof askedAbout>
    }

export const beingWritten: PaperInView = { state: 'sitting' }

/** The marks are added up, and questions looked at, when they are asked for. */
export function markedPaper(paper: ExamPaper, sitting: PaperSitting): PaperInView {
  const questions = questionsOf(paper)
  return {
    state: 'marked',
    place: questions[sitting.place]?.number ?? 1,
    count: questions.length,
    score: () => scoreSoFar(paper, sitting),
    question: (number) => askedAbout(paper, sitting, number),
  }
}

/** What the assistant is told of a question of a marked paper: it is a problem whose solution stands open. Null where it names no chapter. */
export function askedAbout(paper: ExamPaper, sitting: PaperSitting, number: number) {
  const question = questionsOf(paper).find((one) => one.number === number)
  const done = question && doneOf(sitting, question)
  const alternative = question?.alternatives[done?.alternative ?? 0]
  if (!question?.topic || !done || !alternative) return null
  const { parts, got } = markedQuestion(question, done)
  const response = parts.map((part) => part.response)
  const isAnswered = response.some((text) => text.trim() !== '')
  return {
    problem: problemOf(question, question.topic, alternative),
    response,
    ...(isAnswered && { verdict: verdictOn(parts, alternative, got) }),
    attempts: isAnswered ? 1 : 0,
    solutionOpen: true,
  }
}

function problemOf(question: ExamQuestion, type: TopicKey, { lead, parts, archetypes, sources }: ExamAlternative) {
  const [only, ...others] = parts
  const single = others.length === 0 ? only : undefined
  const [source] = sources
  const [archetype] = archetypes
  const labelled = (text: string, label = '') => `${label} ${text}`.trim()
  return {
    question: [lead, ...parts.map(({ ask, label }) => labelled(ask, label))].filter((text) => text !== '').join('\n'),
    hints: [],
    steps: parts.flatMap(({ scheme, label = '' }) =>
      scheme.map(({ text }, line) => (line === 0 && !single ? labelled(text, label) : text)),
    ),
    explanation: '',
    answer: parts
      .filter(({ key }) => key !== '')
      .map(({ key, label }) => (single ? key : labelled(key, label)))
      .join('; '),
    answerValidator: single ? single.rule : togetherOf(parts),
    parts: parts.map(({ label, rule, scheme, marks }) => ({ ...(label && { label }), rule, steps: scheme, marks })),
    ...(single?.options && { options: single.options }),
    type,
    difficulty: question.difficulty ?? ('medium' as const),
    templateId: `question ${question.number}`,
    marks: question.marks,
    isMarked: true as const,
    kin: source ? { template: source.templateId } : archetype ? { archetype } : null,
  }
}

/** The rule of several parts; null where one of them is a proof. */
function togetherOf(parts: readonly ExamPart[]): AnswerRule | null {
  const rules = parts.flatMap(({ rule, label, marks }, index) =>
    rule && rule.kind !== 'parts' ? [{ label: label ?? `(${index + 1})`, marks, rule }] : [],
  )
  if (rules.length < parts.length) return null
  return { kind: 'parts', expected: rules.map(({ rule }) => rule.expected).join('; '), parts: rules }
}

/** Steps are counted through the whole question. */
function verdictOn(parts: readonly MarkedPart[], { sources }: ExamAlternative, marks: number): Verdict {
  let before = 0
  const each = parts.map(({ verdict, part }): Verdict => {
    // problems that are joined count theirs from 1
    const offset = sources.length > 1 ? before : 0
    before += part.scheme.length
    if (!verdict) return { correct: false, unread: true }
    return verdict.step === undefined ? verdict : { ...verdict, step: verdict.step + offset }
  })
  const [only, ...others] = each
  if (only && others.length === 0) return only
  return { correct: each.every(({ correct }) => correct), marks, parts: each }
}
