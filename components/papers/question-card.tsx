import { useState } from 'react'
import { Html } from '../ui/html'
import type { PaperQuestion } from './paper'

export function QuestionCard({ question }: { readonly question: PaperQuestion }) {
  const { number, marks, questionHtml } = question
  const [shown, setShown] = useState(false)
  return (
    <article aria-label={`Question ${number}`} className="rounded-lg border border-line p-4">
      <header className="flex items-baseline justify-between gap-3">
        <h4 className="font-semibold">Question {number}</h4>
        <span className="badge">{marks === 1 ? '1 Mark' : `${marks} Marks`}</span>
      </header>
      <p className="problem-text mt-2">
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
            <span className="font-medium text-muted">Step {index + 1}:</span> <Html html={html} />
          </li>
        ))}
      </ol>
      <p className="formula-row mt-3 font-semibold">
        Final Answer: <Html html={answerHtml} />
      </p>
    </div>
  )
}
