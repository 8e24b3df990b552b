import { useRef, useState } from 'react'
import { ChapterSign } from '../ui/chapter-sign'
import { Html } from '../ui/html'
import { useReach } from '../ui/reach'
import { unitKey } from '../ui/unit'
import type { PaperQuestion } from './paper'
import { chapterOf } from '@/lib/syllabus'

/** In the accent of its chapter's unit, where the paper names the chapter. */
export function QuestionCard({ question }: { readonly question: PaperQuestion }) {
  const { number, marks, topic, questionHtml } = question
  const [shown, setShown] = useState(false)
  const card = useRef<HTMLElement>(null)
  useReach(card, shown)
  return (
    <article
      ref={card}
      aria-label={`Question ${number}`}
      className="paper-question"
      {...(topic && { 'data-unit': unitKey(topic) })}
    >
      <header className="flex flex-wrap items-center gap-3">
        {topic && <ChapterSign topic={topic} />}
        <div className="min-w-0 grow basis-24">
          <h4 className="leading-tight font-semibold">Question {number}</h4>
          {topic && <p className="text-sm leading-tight text-unit">{chapterOf(topic).title}</p>}
        </div>
        <span className="badge">{marks === 1 ? '1 Mark' : `${marks} Marks`}</span>
      </header>
      <p className="problem-text mt-3">
        <Html html={questionHtml} />
      </p>
      <button type="button" className="button-quiet mt-4" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide Solution' : 'Show Solution'}
      </button>
      {shown && <PaperSolution question={question} />}
    </article>
  )
}

function PaperSolution({ question: { stepsHtml, answerHtml } }: { readonly question: PaperQuestion }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h5 className="font-semibold">Step-by-Step Solution:</h5>
      <ol className="mt-2 space-y-2">
        {stepsHtml.map((html, index) => (
          <li key={index} className="formula-row">
            <span className="font-semibold text-unit">Step {index + 1}:</span> <Html html={html} />
          </li>
        ))}
      </ol>
      <p className="formula-row final-answer">
        Final Answer: <Html html={answerHtml} />
      </p>
    </div>
  )
}
