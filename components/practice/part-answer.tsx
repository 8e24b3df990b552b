import { useId, useRef, useState, type ReactNode } from 'react'
import { inputMode } from './answer-keys'
import { KeyRow } from './key-row'
import { LiveReading } from './live-reading'
import { OptionChoice } from './option-choice'
import { StepOrder } from './step-order'
import type { Practice } from './use-practice'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import type { AnswerRule, Verdict } from '@/lib/answers/rule'
import type { AnswerFormat, Part, Problem } from '@/lib/problems/problem'

const placeholders: Readonly<Record<AnswerFormat, string>> = {
  roots: 'Enter roots, e.g., 5, -2',
  coordinates: 'Enter coordinates, e.g., (3, 4)',
  text: 'Enter your answer as text',
  number: 'Enter your answer...',
  string: 'Enter your answer...',
}

interface PartAnswerProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly part: Part
  /** Its place among the parts, counted from 0. */
  readonly index: number
  readonly disabled: boolean
  /** Stands beside the box. */
  readonly children: ReactNode
}

/** The box of one part with its options, keys, reading and verdict. */
export function PartAnswer({ practice, problem, part, index, disabled, children }: PartAnswerProps) {
  const boxId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [visited, setVisited] = useState(false)
  const { responses, verdict } = practice.session
  const answer = responses[index] ?? ''
  const type = (text: string) => practice.type(text, index)
  const rule = ruleOfBox(problem, index, responses)
  const own = problem.parts.length > 1 ? verdict?.parts?.[index] : undefined
  return (
    <div>
      {part.rule.kind === 'choice' && <OptionChoice options={part.options ?? []} answer={answer} onAnswer={type} />}
      {part.rule.kind === 'sequence' && <StepOrder steps={part.options ?? []} answer={answer} onAnswer={type} />}
      <label htmlFor={boxId} className="text-sm font-medium">
        {part.label ? `Your answer ${part.label}` : 'Your answer'}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={box}
          id={boxId}
          type="text"
          className="answer-box scroll-mb-12"
          value={answer}
          placeholder={placeholders[part.answerFormat]}
          disabled={disabled}
          inputMode={inputMode(rule)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            setVisited(true)
            event.target.scrollIntoView({ block: 'nearest' })
          }}
        />
        {children}
      </div>
      {!disabled && (problem.parts.length === 1 || index === 0 || visited) && <KeyRow rule={part.rule} box={box} />}
      {!disabled && !verdict && <LiveReading rule={rule} answer={answer} />}
      {own && <PartVerdict verdict={own} marks={part.marks} answered={answer.trim() !== ''} />}
    </div>
  )
}

/** The first box may hold the answers to all parts: then the whole problem's rule reads it. */
function ruleOfBox({ parts, answerValidator }: Problem, index: number, responses: readonly string[]): AnswerRule {
  const [first = '', ...others] = responses
  const holdsAll =
    index === 0 &&
    parts.slice(1).some(({ label }) => label !== undefined && first.includes(label)) &&
    others.every((text) => text.trim() === '')
  return holdsAll ? answerValidator : (parts[index]?.rule ?? answerValidator)
}

interface PartVerdictProps {
  readonly verdict: Verdict
  readonly marks: number
  readonly answered: boolean
}

/** Beside the box; the verdict as a whole is announced once, by the banner. */
function PartVerdict({ verdict, marks, answered }: PartVerdictProps) {
  if (verdict.unread && !answered) return <p className="mt-2 text-sm text-muted">Still to be answered</p>
  return (
    <div className={`mt-2 text-sm ${verdict.correct ? 'text-good' : 'text-bad'}`}>
      <p className="flex items-center gap-1 font-semibold">
        <Icon name={verdict.correct ? 'check' : 'cross'} />
        {verdict.correct ? `Right: ${marks === 1 ? '1 mark' : `${marks} marks`}` : 'Not yet right'}
      </p>
      {verdict.note && (
        <p className="mt-1 text-ink">
          <RichText>{verdict.note}</RichText>
        </p>
      )}
    </div>
  )
}
