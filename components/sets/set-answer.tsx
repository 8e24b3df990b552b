import { useId, useRef } from 'react'
import { AnswerBox } from '../answering/answer-box'
import { KeyRow } from '../answering/key-row'
import { LiveReading } from '../answering/live-reading'
import { OptionChoice } from '../answering/option-choice'
import { StepOrder } from '../practice/step-order'
import type { Part, Problem } from '@/lib/problems/problem'

interface SetAnswerProps {
  readonly problem: Problem
  readonly texts: readonly string[]
  readonly onTexts: (texts: readonly string[]) => void
}

/** The boxes of a question, one for each part; nothing is judged before the set is finished. */
export function SetAnswer({ problem: { parts }, texts, onTexts }: SetAnswerProps) {
  const all = parts.map((_, index) => texts[index] ?? '')
  return parts.map((part, index) => (
    <PartBox
      key={part.label ?? ''}
      part={part}
      several={parts.length > 1}
      answer={all[index] ?? ''}
      onAnswer={(text) => onTexts(all.with(index, text))}
    />
  ))
}

interface PartBoxProps {
  readonly part: Part
  readonly several: boolean
  readonly answer: string
  readonly onAnswer: (text: string) => void
}

function PartBox({ part, several, answer, onAnswer }: PartBoxProps) {
  const boxId = useId()
  const box = useRef<HTMLInputElement>(null)
  const { rule, label, options = [], answerFormat } = part
  const isChoice = rule.kind === 'choice'
  const hasBox = !isChoice || several
  return (
    <div>
      {isChoice && <OptionChoice options={options} answer={answer} onAnswer={onAnswer} />}
      {rule.kind === 'sequence' && <StepOrder steps={options} answer={answer} right={0} onAnswer={onAnswer} />}
      {hasBox && (
        <>
          <label htmlFor={boxId} className="text-sm font-medium">
            {label === undefined
              ? 'Your answer'
              : label.startsWith('(')
                ? `Your answer ${label}`
                : `Your answer, ${label}`}
          </label>
          <div className="answer-row">
            <AnswerBox
              {...{ box, rule, answer, onAnswer }}
              id={boxId}
              format={answerFormat}
              disabled={false}
              onVisit={() => {}}
            />
          </div>
          <KeyRow rule={rule} box={box} />
          <LiveReading rule={rule} answer={answer} />
        </>
      )}
    </div>
  )
}
