import type { ExamPaper, ExamQuestion } from './exam'
import { topicKeys, type TopicKey } from '../syllabus'
import { unitOf, units } from '../units'

/** Marks got of marks that could be had. */
export interface Share {
  readonly name: string
  readonly got: number
  readonly of: number
}

export interface Score {
  readonly got: number
  readonly of: number
  readonly sections: readonly Share[]
  /** In the order of the syllabus. */
  readonly chapters: readonly { readonly topic: TopicKey; readonly got: number; readonly of: number }[]
  readonly units: readonly Share[]
  /** By the main archetype of each question: those of which most is missing first. */
  readonly archetypes: readonly Share[]
}

/** What of a question was answered: which alternative, and the marks that it got. */
export interface QuestionMark {
  readonly alternative: number
  readonly got: number
}

/** The score of a paper; a question without a mark got none. Units are those of the syllabus; a question that names no chapter is in none. */
export function scoreOf(paper: ExamPaper, markOf: (question: ExamQuestion) => QuestionMark | undefined): Score {
  const rows = paper.sections.flatMap(({ title, questions }) =>
    questions.map((question) => {
      const { alternative = 0, got = 0 } = markOf(question) ?? {}
      const { archetypes = [] } = question.alternatives[alternative] ?? {}
      return {
        section: title,
        topic: question.topic,
        unit: question.topic && unitOf(question.topic).title,
        archetype: archetypes[0],
        got: Math.min(got, question.marks),
        of: question.marks,
      }
    }),
  )
  const shares = (nameOf: (row: (typeof rows)[number]) => string | undefined): readonly Share[] =>
    [...new Set(rows.flatMap((row) => nameOf(row) ?? []))].map((name) => ({
      name,
      ...totalOf(rows.filter((row) => nameOf(row) === name)),
    }))
  return {
    ...totalOf(rows),
    sections: shares(({ section }) => section),
    chapters: topicKeys.flatMap((topic) => {
      const own = rows.filter((row) => row.topic === topic)
      return own.length === 0 ? [] : [{ topic, ...totalOf(own) }]
    }),
    units: shares(({ unit }) => unit).toSorted((a, b) => placeOfUnit(a) - placeOfUnit(b)),
    archetypes: shares(({ archetype }) => archetype).toSorted((a, b) => b.of - b.got - (a.of - a.got)),
  }
}

/** In the order of the syllabus. */
const placeOfUnit = ({ name }: Share): number => units.findIndex(({ title }) => title === name)

const totalOf = (rows: readonly { readonly got: number; readonly of: number }[]) => ({
  got: rows.reduce((sum, { got }) => sum + got, 0),
  of: rows.reduce((sum, row) => sum + row.of, 0),
})
