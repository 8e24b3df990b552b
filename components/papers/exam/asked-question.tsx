import { useState } from 'react'
import { PartAnswer } from './part-answer'
import { AskedLead, AskedPart } from './asked-part'
import type { OpenExam } from './use-exam'
import type { ExamAlternative, ExamPart, ExamQuestion } from '@/lib/papers'
import { mayBeOnPaper, partKey, type QuestionDone } from '@/lib/papers/sitting'

interface AskedQuestionProps {
  readonly open: OpenExam
  readonly question: ExamQuestion
  readonly done: QuestionDone
  /** While the paper is only read. */
  readonly disabled: boolean
}

/** A question with its boxes and options; of two that are joined by OR the student chooses one. */
export function AskedQuestion({ open, question, done, disabled }: AskedQuestionProps) {
  const { alternatives, shared } = question
  const [first] = alternatives
  /** The part whose box was visited last: it alone shows its keys. */
  const [visited, setVisited] = useState<string>()
  if (!first) return null
  const part = (one: ExamPart, of: ExamAlternative, alternative: number, index: number) => {
    const key = partKey(question, alternative, index)
    const isChosen = index < shared || alternative === done.alternative
    return (
      <div key={key} className="exam-part">
        <AskedPart part={one} of={of} />
        {isChosen && (
          <PartAnswer
            part={one}
            answer={done.texts[key] ?? ''}
            withKeys={visited === key}
            disabled={disabled}
            onVisit={() => setVisited(key)}
            onAnswer={(text) => open.type(key, text)}
          />
        )}
      </div>
    )
  }
  return (
    <div className="exam-asked">
      {shared > 0 && (
        <>
          <AskedLead alternative={first} />
          {first.parts.slice(0, shared).map((one, index) => part(one, first, 0, index))}
        </>
      )}
      {alternatives.map((alternative, place) => (
        <div key={place} className="exam-alternative">
          {place > 0 && (
            <p className="exam-or">
              <span>OR</span>
            </p>
          )}
          {alternatives.length > 1 && (
            <label className="exam-check exam-choose">
              <input
                type="radio"
                name={`alternative-${question.id}`}
                checked={done.alternative === place}
                disabled={disabled}
                onChange={() => open.choose(place)}
              />
              <span>{place === 0 ? 'I answer the first' : 'I answer the second'}</span>
            </label>
          )}
          {shared === 0 && <AskedLead alternative={alternative} />}
          {alternative.parts.slice(shared).map((one, index) => part(one, alternative, place, shared + index))}
        </div>
      ))}
      {mayBeOnPaper(question, done) && (
        <label className="exam-check mt-3">
          <input
            type="checkbox"
            checked={done.onPaper}
            disabled={disabled}
            onChange={(event) => open.setOnPaper(event.target.checked)}
          />
          <span>Written on paper: I mark it myself at the end</span>
        </label>
      )}
    </div>
  )
}
