import type { PaperInWords } from './structured-data'
import { letterAt } from '@/lib/letters'
import type { ExamPaper, ExamPart } from '@/lib/papers/exam'
import { piecesOf } from '@/lib/papers/pieces-of'
import { plainText } from '@/lib/rich-text/plain'
import type { TopicKey } from '@/lib/syllabus'

/** A paper as its file has it: texts with $formulas$. */
interface PaperSource {
  readonly title: string
  readonly note?: string | undefined
  readonly sections: readonly {
    readonly questions: readonly {
      readonly question: string
      readonly topic?: TopicKey | undefined
      readonly solution: { readonly answer: string }
    }[]
  }[]
}

/** Its questions and answers in plain words and signs, for readers that set no formulas. */
export const paperInWords = ({ title, note, sections }: PaperSource): PaperInWords => ({
  title,
  description: `${title}: every question with its solution step by step.${note ? ` ${note}` : ''}`,
  questions: sections.flatMap(({ questions }) =>
    questions.map(({ question, topic, solution }) => ({
      text: plainText(question),
      answer: plainText(solution.answer),
      ...(topic && { topic }),
    })),
  ),
})

/** A paper that is sat, in the same words: options, parts and both ways of a choice with each question; of a proof its lines. */
export const examInWords = ({ title, note, sections }: ExamPaper): PaperInWords => ({
  title,
  description: `${title}: a full paper, every question with its answer and marking scheme.${note ? ` ${plainText(note)}` : ''}`,
  questions: sections.flatMap(({ questions }) =>
    questions.map((question) => {
      const pieces = piecesOf(question)
      const inAll = (own: (piece: (typeof pieces)[number], index: number) => readonly string[]): string =>
        plainText(pieces.flatMap((piece, index) => [...(piece.isOther ? ['OR'] : []), ...own(piece, index)]).join(' '))
      return {
        text: inAll(({ alternative, parts }, index) => [
          ...(question.shared === 0 || index === 0 ? [alternative.lead] : []),
          ...parts.flatMap(askedWords),
        ]),
        answer: inAll(({ parts }) => parts.flatMap(answerWords)),
        ...(question.topic && { topic: question.topic }),
      }
    }),
  ),
})

const askedWords = ({ label = '', ask, options = [] }: ExamPart): readonly string[] => [
  label,
  ask,
  ...options.map((option, index) => `(${letterAt(index)}) ${option}`),
]

const answerWords = ({ label = '', key, scheme }: ExamPart): readonly string[] =>
  key === '' ? [label, ...scheme.map(({ text }) => text)] : [label, key]
