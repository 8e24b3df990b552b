import { solvedPapers } from './papers'
import { builtHtml } from './rich-text'
import type { Paper } from '@/components/papers/paper'

/** The solved paper with this id, its texts set as HTML at build time. */
export function paperOf(id: string): Paper | undefined {
  const source = solvedPapers.find((paper) => paper.id === id)
  if (!source) return undefined
  let number = 0
  return {
    id,
    title: source.title,
    year: source.year,
    ...(source.note && { note: source.note }),
    sections: source.sections.map(({ title, description, questions }) => ({
      title,
      description,
      questions: questions.map(({ id, marks, topic, question, solution }) => ({
        id,
        number: ++number,
        marks,
        ...(topic && { topic }),
        questionHtml: builtHtml(question),
        stepsHtml: solution.steps.map(builtHtml),
        answerHtml: builtHtml(solution.answer),
      })),
    })),
  }
}
