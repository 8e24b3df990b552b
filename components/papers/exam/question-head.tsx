import { useEffect, useRef } from 'react'
import type { OpenExam } from './use-exam'
import { marksText } from '@/lib/marks'
import { earlierAnswer } from '@/lib/papers/sitting'

/** The section and the number, with the marks at the right; a question that comes to the front is read from here. */
export function QuestionHead({ open }: { readonly open: OpenExam }) {
  const { exam, question, sitting } = open
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.closest('[data-sitting]')?.scrollIntoView({ block: 'start' })
  }, [])
  if (!question) return null
  const section = exam.sections.find(({ questions }) => questions.includes(question))
  const earlier = earlierAnswer(sitting, question)
  return (
    <>
      <p className="exam-section">
        <span className="font-semibold">{section?.title}</span> {section?.description}
      </p>
      <header className="exam-question-head">
        <h2 ref={head} tabIndex={-1} className="text-lg font-bold outline-none">
          <span className="sr-only">Question </span>
          {question.number}.
        </h2>
        <span className="exam-marks">
          <span aria-hidden="true">[{question.marks}]</span>
          <span className="sr-only">{marksText(question.marks)}</span>
        </span>
      </header>
      {earlier && (
        <p className="mt-2 text-sm text-muted">
          This question was improved since you answered it. Your answer to the earlier one was: {earlier}
        </p>
      )}
    </>
  )
}
