import { useEffect, useRef } from 'react'
import { usePosed } from './use-posed'
import { OptionLines } from '../answering/option-lines'
import { setCaption } from '../answering/set-caption'
import { Figure } from '../figures/figure'
import { RichText } from '../ui/rich-text'
import { catalogue } from '@/lib/memory/catalogue'
import { shownKey } from '@/lib/papers/shown-key'
import type { QuestionSet } from '@/lib/sets/set'

interface SetQuestionsProps {
  readonly set: QuestionSet
  readonly copy: string
  readonly onReplace: (place: number) => void
  readonly onRemove: (place: number) => void
}

/** The questions of a set with their keys; each can be changed for another or left out. */
export function SetQuestions({ set, copy, onReplace, onRemove }: SetQuestionsProps) {
  const [copies, trouble] = usePosed(set, [copy])
  const posed = copies?.[0]?.posed
  const isPosed = posed !== undefined
  const section = useRef<HTMLElement>(null)
  const isInView = useRef(false)
  // The link of a copy is followed for its key: that is shown, once, and not the form above it.
  useEffect(() => {
    if (copy === '' || !isPosed || isInView.current) return
    isInView.current = true
    section.current?.scrollIntoView({ block: 'start' })
  }, [copy, isPosed])
  const marks = posed?.reduce((sum, { problem }) => sum + problem.marks, 0)
  return (
    <section ref={section} aria-labelledby="set-questions" className="card mt-4 p-4 sm:p-6 print:hidden">
      <h3 id="set-questions" className="text-lg font-semibold">
        {set.questions.length === 1 ? '1 question' : `${set.questions.length} questions`}
        {marks !== undefined && `, ${marks} marks`}
      </h3>
      {set.own && (
        <p className="text-sm text-muted">
          {copy === '' ? 'With the numbers of one student as an example.' : `With the numbers of copy ${copy}.`}
        </p>
      )}
      <p role="status">{trouble || (posed ? '' : 'Loading the questions…')}</p>
      <ol className="mt-2 space-y-4">
        {posed?.map(({ problem }, place) => (
          <li key={`${place}-${problem.id}`} className="problem-card border-t border-line pt-3">
            <p className="text-sm text-muted">
              {place + 1}. {catalogue.ofTemplate.get(problem.templateId)?.name ?? problem.chapter},{' '}
              {problem.marks === 1 ? '1 mark' : `${problem.marks} marks`}
            </p>
            <div className="problem-text scrolls">
              <RichText>{problem.question}</RichText>
            </div>
            <OptionLines parts={problem.parts} />
            {problem.figure && <Figure {...problem.figure} renderCaption={setCaption} />}
            <p className="mt-1 text-sm">
              Key: <RichText className="font-medium">{shownKey(problem)}</RichText>
            </p>
            <div className="mt-2 flex gap-2">
              <button type="button" className="button-quiet" onClick={() => onReplace(place)}>
                Another question
              </button>
              <button type="button" className="button-quiet" onClick={() => onRemove(place)}>
                Leave out
              </button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
