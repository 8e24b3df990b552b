import './papers.css'
import '../print/app-print.css'
import { useState, type ReactNode } from 'react'
import { QuestionCard } from './question-card'
import { Disclosure } from '../ui/disclosure'
import { Icon } from '../ui/icon'
import type { Paper } from './paper'

/** One section open at a time, the first at the start. */
export function PaperView({ paper, notice }: { readonly paper: Paper; readonly notice?: ReactNode }) {
  const [open, setOpen] = useState<number | null>(0)
  return (
    <div className="space-y-4 sm:space-y-6">
      <PaperHead paper={paper} notice={notice} />
      <div className="card divide-y divide-line overflow-hidden">
        {paper.sections.map(({ title, description, questions }, index) => (
          <div key={title}>
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
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-3 pb-4 sm:px-6 sm:pb-6 lg:grid-cols-2">
                {questions.map((question) => (
                  <QuestionCard key={question.id} question={question} />
                ))}
              </div>
            </Disclosure>
          </div>
        ))}
      </div>
    </div>
  )
}

function PaperHead({ paper, notice }: { readonly paper: Paper; readonly notice?: ReactNode }) {
  return (
    <section aria-labelledby="paper-title" className="card lesson-head">
      {notice}
      <h2 id="paper-title" className="text-2xl leading-tight font-bold tracking-tight sm:text-3xl">
        {paper.title}
      </h2>
      {paper.note && <p className="mt-2 text-muted">{paper.note}</p>}
      <p className="mt-3 flex items-center gap-2 text-sm">
        <Icon name="paper" className="text-muted" /> Try each question on paper first, then open its solution.
      </p>
    </section>
  )
}
