import type { Blueprint } from './blueprint'
import type { ExamAlternative, ExamPaper, ExamQuestion } from './exam'

const unseen: ExamAlternative = { lead: '', parts: [], archetypes: [], sources: [] }

/** What is known of a paper before it is drawn: its sections and marks, and how many questions offer a choice. */
export function outlineOf({ id, title, marks, minutes, readingMinutes, sections }: Blueprint, seed: string): ExamPaper {
  let number = 0
  return {
    id,
    seed,
    title,
    marks,
    minutes,
    readingMinutes,
    sections: sections.map(({ title: heading, description, questions }) => ({
      title: heading,
      description,
      questions: questions.flatMap(({ count, kind, marks: each, choices = 0 }) =>
        Array.from({ length: count }, (_, index): ExamQuestion => {
          number += 1
          const isChoice = kind === 'case' || index < choices
          return {
            id: `q${number}`,
            number,
            kind,
            marks: each,
            alternatives: isChoice ? [unseen, unseen] : [unseen],
            shared: 0,
          }
        }),
      ),
    })),
  }
}
