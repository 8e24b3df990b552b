import { useState, type ReactNode } from 'react'
import { Disclosure } from '../ui/disclosure'
import { Html, HtmlBlock } from '../ui/html'
import { Icon } from '../ui/icon'
import { PromptButtons } from '../ui/prompt-buttons'
import type { Lesson } from './lesson'
import { chapterOf, type TopicKey } from '@/lib/syllabus'

interface LessonViewProps {
  readonly topic: TopicKey
  readonly lesson: Lesson
  readonly notice?: ReactNode
  readonly onStartPractice: () => void
  readonly onAsk: (prompt: string) => void
}

export function LessonView({ topic, lesson, notice, onStartPractice, onAsk }: LessonViewProps) {
  const { number, learnLabel, currentNumber } = chapterOf(topic)
  return (
    <div className="space-y-4 sm:space-y-6">
      <section className="card p-4 sm:p-6" aria-labelledby={`lesson-${topic}`}>
        {notice}
        <p className="text-sm font-medium text-accent">{learnLabel ?? `Chapter ${number}`}</p>
        <h2 id={`lesson-${topic}`} className="mt-1 text-2xl font-bold tracking-tight sm:text-3xl">
          {lesson.title}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{lesson.description}</p>
        {currentNumber && (
          <p className="mt-2 text-sm text-muted">In the current NCERT book: Chapter {currentNumber}.</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="flex items-center gap-2 text-sm">
            <Icon name="clock" className="text-muted" /> {lesson.duration} minutes
          </p>
          <p className="flex items-center gap-2 text-sm">
            <Icon name="list" className="text-muted" /> {lesson.concepts.length} concepts
          </p>
          <button type="button" className="button-main sm:ml-auto" onClick={onStartPractice}>
            Start Practice
          </button>
        </div>
      </section>
      <ConceptList topic={topic} lesson={lesson} />
      <Formulas lesson={lesson} />
      <section className="card p-4 sm:p-6">
        <h3 className="section-title">Board Exam Tips</h3>
        <p className="mt-1 text-sm text-muted">Choose a tip to ask the assistant about it.</p>
        <PromptButtons prompts={lesson.tips} onAsk={onAsk} />
      </section>
      <section className="card flex flex-wrap items-center gap-4 p-4 sm:p-6">
        <p className="grow">
          Ready to try {lesson.title}? <span className="text-muted">Problems come with hints and full solutions.</span>
        </p>
        <button type="button" className="button-main" onClick={onStartPractice}>
          Start Practice
        </button>
      </section>
    </div>
  )
}

/** One concept open at a time, the first at the start. */
function ConceptList({ topic, lesson }: Pick<LessonViewProps, 'topic' | 'lesson'>) {
  const [open, setOpen] = useState<number | null>(0)
  return (
    <section aria-label="Concepts" className="card divide-y divide-line overflow-hidden">
      {lesson.concepts.map(({ title, html }, index) => (
        <div key={title}>
          <Disclosure
            id={`concept-${topic}-${index}`}
            open={index === open}
            onToggle={() => setOpen(index === open ? null : index)}
            head={
              <>
                <span className="disclosure-number">{index + 1}</span>
                <span className="grow">{title}</span>
              </>
            }
          >
            <HtmlBlock html={html} className="prose-maths px-4 pb-6 sm:px-6" />
          </Disclosure>
        </div>
      ))}
    </section>
  )
}

function Formulas({ lesson }: Pick<LessonViewProps, 'lesson'>) {
  return (
    <section className="card p-4 sm:p-6">
      <h3 className="section-title">Important Formulas</h3>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {lesson.formulas.map(({ name, html }) => (
          <div key={name} className="min-w-0 rounded-lg bg-sunk px-4 py-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="formula-row mt-1" tabIndex={0}>
              <Html html={html} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
