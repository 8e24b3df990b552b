import type { RefObject } from 'react'
import { inputMode } from './answer-keys'
import type { AnswerRule } from '@/lib/answers/rule'
import type { AnswerFormat } from '@/lib/problems/problem'

const placeholders: Readonly<Record<AnswerFormat, string>> = {
  roots: 'Enter roots, e.g., 5, -2',
  coordinates: 'Enter coordinates, e.g., (3, 4)',
  text: 'Enter your answer as text',
  number: 'Enter your answer...',
  string: 'Enter your answer...',
}

interface AnswerBoxProps {
  readonly id: string
  readonly box: RefObject<HTMLInputElement | null>
  readonly rule: AnswerRule
  readonly format: AnswerFormat
  readonly answer: string
  readonly disabled: boolean
  readonly onAnswer: (answer: string) => void
  readonly onVisit: () => void
}

/** Where an answer is typed as it stands: nothing corrects it. It comes into view when the student turns to it. */
export function AnswerBox({ id, box, rule, format, answer, disabled, onAnswer, onVisit }: AnswerBoxProps) {
  return (
    <input
      ref={box}
      id={id}
      type="text"
      className="answer-box scroll-mb-12"
      value={answer}
      placeholder={disabled ? 'Nothing to type here' : placeholders[format]}
      disabled={disabled}
      inputMode={inputMode(rule)}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => onAnswer(event.target.value)}
      onFocus={(event) => {
        onVisit()
        event.target.scrollIntoView({ block: 'nearest' })
      }}
    />
  )
}
