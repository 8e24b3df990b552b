import type { ReactNode } from 'react'
import { lessonPlace, type Addresses } from './addresses'
import { ChapterSign } from '@/components/ui/chapter-sign'
import { unitKey } from '@/components/ui/unit'
import { chapterOf, type TopicKey } from '@/lib/syllabus'

interface QuestionCardProps {
  readonly number: number
  readonly marks: number
  readonly topic?: TopicKey | undefined
  readonly addresses: Addresses
  readonly children: ReactNode
}

/** A question in the accent of its chapter's unit, with the way to the chapter's lesson. */
export function QuestionCard({ number, marks, topic, addresses, children }: QuestionCardProps) {
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
      {children}
    </article>
  )
}

/** Folded, so that the question stands alone first; on paper it is open. */
export const Folded = ({ children }: { readonly children: ReactNode }) => (
  <details className="lesson-solution">
    <summary className="button-quiet">
      <span>Show Solution</span>
      <span>Hide Solution</span>
    </summary>
    {children}
  </details>
)
