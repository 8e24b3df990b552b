import { useId, useRef, type FormEvent } from 'react'
import { inputMode } from './answer-keys'
import { KeyRow } from './key-row'
import { LiveReading } from './live-reading'
import { OptionChoice } from './option-choice'
import { StepOrder } from './step-order'
import type { Practice } from './use-practice'
import { notAnswerable, type AnswerFormat, type Problem } from '@/lib/problems/problem'

const placeholders: Readonly<Record<AnswerFormat, string>> = {
  roots: 'Enter roots, e.g., 5, -2',
  coordinates: 'Enter coordinates, e.g., (3, 4)',
  text: 'Enter your answer as text',
  number: 'Enter your answer...',
  string: 'Enter your answer...',
}

interface AnswerFormProps {
  readonly practice: Practice
  readonly problem: Problem
}

export function AnswerForm({ practice, problem }: AnswerFormProps) {
  const boxId = useId()
  const box = useRef<HTMLInputElement>(null)
  const { userAnswer } = practice.session
  const disabled = problem.answer === notAnswerable

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    practice.submit()
  }

  return (
    <form onSubmit={onSubmit} className="mt-4 scroll-mb-4" noValidate>
      {problem.answerValidator.kind === 'choice' && (
        <OptionChoice options={problem.options ?? []} answer={userAnswer} onAnswer={practice.type} />
      )}
      {problem.answerValidator.kind === 'sequence' && (
        <StepOrder steps={problem.options ?? []} answer={userAnswer} onAnswer={practice.type} />
      )}
      <label htmlFor={boxId} className="text-sm font-medium">
        Your answer
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={box}
          id={boxId}
          type="text"
          className="answer-box scroll-mb-12"
          value={userAnswer}
          placeholder={placeholders[problem.answerFormat]}
          disabled={disabled}
          inputMode={inputMode(problem.answerValidator)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => practice.type(event.target.value)}
          onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
        />
        <button type="submit" className="button-main" disabled={disabled}>
          Submit
        </button>
      </div>
      {!disabled && <KeyRow rule={problem.answerValidator} box={box} />}
      {!disabled && !practice.session.verdict && <LiveReading rule={problem.answerValidator} answer={userAnswer} />}
      {disabled && (
        <p className="mt-2 text-sm text-muted">
          Draw this on paper; there is nothing to type. Then compare with the drawing in the solution.
        </p>
      )}
    </form>
  )
}
