import { useId, useRef, useState, type ReactNode } from 'react'
import { AnswerBox } from '../answering/answer-box'
import { KeyRow } from '../answering/key-row'
import { LiveReading } from '../answering/live-reading'
import { OptionChoice } from '../answering/option-choice'
import { toldBeginning } from './order-word'
import { PartVerdict } from './part-verdict'
import type { Practice } from './practice'
import type { StepLinks } from './slip-note'
import { startOf } from './start-of-part'
import { StepOrder } from './step-order'
import type { AnswerRule } from '@/lib/answers/rule'
import type { Part, Problem } from '@/lib/problems/problem'

interface PartAnswerProps {
  readonly practice: Practice
  readonly problem: Problem
  readonly part: Part
  /** Its place among the parts, counted from 0. */
  readonly index: number
  readonly disabled: boolean
  readonly links: StepLinks
  /** Of the only part: the button stands beside its box, the verdict right under both. */
  readonly submit?: ReactNode
  readonly verdict?: ReactNode
}

/** The box of one part with its options, verdict, keys and reading. */
export function PartAnswer({ practice, problem, part, index, disabled, links, submit, verdict }: PartAnswerProps) {
  const boxId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [visited, setVisited] = useState(false)
  const { session } = practice
  const answer = session.responses[index] ?? ''
  const type = (text: string) => practice.type(text, index)
  const rule = ruleOfBox(problem, index, session.responses)
  const several = problem.parts.length > 1
  const own = several ? session.verdict?.parts?.[index] : undefined
  const isChoice = part.rule.kind === 'choice'
  /** Options alone are picked, by tap or by letter; among other parts the letter may be typed as well. */
  const hasBox = !isChoice || several
  return (
    <div>
      {isChoice && <OptionChoice byKeys options={part.options ?? []} answer={answer} onAnswer={type} />}
      {part.rule.kind === 'sequence' && (
        <StepOrder steps={part.options ?? []} answer={answer} right={toldBeginning(session) ?? 0} onAnswer={type} />
      )}
      {hasBox && (
        <label htmlFor={boxId} className="text-sm font-medium">
          {nameOfBox(part.label)}
        </label>
      )}
      <div className="answer-row">
        {hasBox && (
          <AnswerBox
            {...{ box, rule, answer, disabled }}
            id={boxId}
            format={part.answerFormat}
            onAnswer={type}
            onVisit={() => setVisited(true)}
          />
        )}
        {submit}
      </div>
      {verdict}
      {own && (
        <PartVerdict
          verdict={own}
          label={part.label}
          marks={part.marks}
          answered={answer.trim() !== ''}
          links={links}
          start={startOf(session, index)}
        />
      )}
      {!disabled && hasBox && (!several || index === 0 || visited) && <KeyRow rule={part.rule} box={box} />}
      {!disabled && hasBox && !session.verdict && <LiveReading rule={rule} answer={answer} />}
    </div>
  )
}

/** "Your answer (ii)"; "Your answer, g" for a part that has a name. */
const nameOfBox = (label: string | undefined): string =>
  label === undefined ? 'Your answer' : label.startsWith('(') ? `Your answer ${label}` : `Your answer, ${label}`

/** The first box may hold the answers to all parts: then the whole problem's rule reads it. */
function ruleOfBox({ parts, answerValidator }: Problem, index: number, responses: readonly string[]): AnswerRule {
  const [first = '', ...others] = responses
  const holdsAll =
    index === 0 &&
    parts.slice(1).some(({ label }) => label !== undefined && first.includes(label)) &&
    others.every((text) => text.trim() === '')
  return holdsAll ? answerValidator : (parts[index]?.rule ?? answerValidator)
}
