import { memo, useId, useRef } from 'react'
import { AnswerBox } from '../../answering/answer-box'
import { KeyRow } from '../../answering/key-row'
import { LiveReading } from '../../answering/live-reading'
import { OptionChoice } from '../../answering/option-choice'
import type { AnswerRule } from '@/lib/answers/rule'
import type { ExamPart } from '@/lib/papers'

interface PartAnswerProps {
  readonly part: ExamPart
  readonly answer: string
  readonly withKeys: boolean
  readonly disabled: boolean
  readonly onVisit: () => void
  readonly onAnswer: (text: string) => void
}

/** How a part is answered: an option, a box for the final answer, or paper alone. Nothing is judged before the paper is finished. */
export function PartAnswer({ part, answer, withKeys, disabled, onVisit, onAnswer }: PartAnswerProps) {
  const { options, rule } = part
  if (options)
    return (
      <fieldset disabled={disabled} className="exam-options">
        <OptionChoice options={options} answer={answer} onAnswer={onAnswer} />
        {answer !== '' && (
          <button type="button" className="exam-clear" onClick={() => onAnswer('')}>
            Clear the choice
          </button>
        )}
      </fieldset>
    )
  if (rule === null) return <p className="mt-2 text-sm text-muted">Write this on paper.</p>
  return <Typed {...{ part, rule, answer, withKeys, disabled, onVisit, onAnswer }} />
}

function Typed({
  part,
  rule,
  answer,
  withKeys,
  disabled,
  onVisit,
  onAnswer,
}: PartAnswerProps & { readonly rule: AnswerRule }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { label, answerFormat, marks } = part
  const name = `${marks > 1 ? 'Your final answer' : 'Your answer'}${label ? ` ${label}` : ''}`
  return (
    <div className="mt-2">
      <label htmlFor={id} className="text-sm font-medium">
        {name}
      </label>
      <div className="answer-row">
        <AnswerBox {...{ id, box, rule, answer, disabled, onAnswer, onVisit }} format={answerFormat} />
      </div>
      {withKeys && !disabled && <Keys rule={rule} box={box} />}
      <LiveReading rule={rule} answer={answer} />
    </div>
  )
}

/** They stay as they are while something is typed. */
const Keys = memo(KeyRow)
