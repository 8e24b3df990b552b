import { lessonPlace, type Addresses } from './addresses'
import type { PaperQuestion } from '@/components/papers/paper'
import { ChapterSign } from '@/components/ui/chapter-sign'
import { Html } from '@/components/ui/html'
import { unitKey } from '@/components/ui/unit'
import { chapterOf } from '@/lib/syllabus'

interface QuestionProps {
  readonly question: PaperQuestion
  readonly addresses: Addresses
}

/** In the accent of its chapter's unit, with the way to the chapter's lesson. */
export function Question({ question, addresses }: QuestionProps) {
  const { number, marks, topic, questionHtml } = question
  return (
    <article
      aria-label={`Question ${number}`}
      className="card paper-question"
      {...(topic && { 'data-unit': unitKey(topic) })}
    >
      <header className="plain-question-head">
        {topic && <ChapterSign topic={topic} />}
        <div>
          <h3>Question {number}</h3>
          {topic && (
            <p className="plain-small">
              Chapter: <a href={addresses.path(lessonPlace(topic))}>{chapterOf(topic).title}</a>
            </p>
          )}
        </div>
        <span className="badge">{marks === 1 ? '1 Mark' : `${marks} Marks`}</span>
      </header>
      <p className="problem-text">
        <Html html={questionHtml} />
      </p>
      <Solution question={question} />
    </article>
  )
}

/** Folded, so that the question stands alone first; on paper it is open. */
function Solution({ question: { stepsHtml, answerHtml } }: Pick<QuestionProps, 'question'>) {
  return (
    <details className="lesson-solution">
      <summary className="button-quiet">
        <span>Show Solution</span>
        <span>Hide Solution</span>
      </summary>
      <h4>Step-by-Step Solution:</h4>
      <ol className="plain-steps">
        {stepsHtml.map((html, index) => (
          <li key={index} className="formula-row">
            <span className="plain-step">Step {index + 1}:</span> <Html html={html} />
          </li>
        ))}
      </ol>
      <p className="formula-row final-answer">
        Final Answer: <Html html={answerHtml} />
      </p>
    </details>
  )
}
