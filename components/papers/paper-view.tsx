import { useState, type ReactNode } from 'react'
import { QuestionCard } from './question-card'
import { Disclosure } from '../ui/disclosure'
import type { Paper } from './paper'

/** One section open at a time, the first at the start. */
export function PaperView({ paper, notice }: { readonly paper: Paper; readonly notice?: ReactNode }) {
  const [open, setOpen] = useState<number | null>(0)
  return (
    <section aria-labelledby="paper-title" className="space-y-4">
      <h2 id="paper-title" className="text-xl font-bold tracking-tight sm:text-2xl">
        {paper.title}
      </h2>
      {paper.note && <p className="text-muted">{paper.note}</p>}
      {notice}
      {paper.sections.map(({ title, description, questions }, index) => (
        <div key={title} className="card overflow-hidden">
          <Disclosure
            id={`section-${paper.id}-${index}`}
            open={index === open}
            onToggle={() => setOpen(index === open ? null : index)}
            head={
              <span className="grow">
                <span className="block">{title}</span>{' '}
                <span className="block text-sm font-normal text-muted">{description}</span>
              </span>
            }
          >
            <div className="grid items-start gap-4 px-4 pb-5 sm:px-6 lg:grid-cols-2">
              {questions.map((question) => (
                <QuestionCard key={question.id} question={question} />
              ))}
            </div>
          </Disclosure>
        </div>
      ))}
    </section>
  )
}
