import type { PaperInWords } from './structured-data'
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
