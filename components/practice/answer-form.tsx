import type { FormEvent } from 'react'
import { PartAnswer } from './part-answer'
import type { Practice } from './use-practice'
import { notAnswerable, type Problem } from '@/lib/problems/problem'

interface AnswerFormProps {
  readonly practice: Practice
  readonly problem: Problem
}

/** A box for each part, and one Submit for all. */
export function AnswerForm({ practice, problem }: AnswerFormProps) {
  const { parts } = problem
  const disabled = problem.answer === notAnswerable

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    practice.submit()
  }

  const submit = (
    <button type="submit" className="button-main" disabled={disabled}>
      Submit
    </button>
  )
  return (
    <form onSubmit={onSubmit} className="mt-4 scroll-mb-4 space-y-4" noValidate>
      {parts.map((part, index) => (
        <PartAnswer key={part.label ?? ''} {...{ practice, problem, part, index, disabled }}>
          {parts.length === 1 && submit}
        </PartAnswer>
      ))}
      {parts.length > 1 && submit}
      {disabled && (
        <p className="mt-2 text-sm text-muted">
          Draw this on paper; there is nothing to type. Then compare with the drawing in the solution.
        </p>
      )}
    </form>
  )
}
