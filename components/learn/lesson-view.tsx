import type { ReactNode } from 'react'
import { ConceptList } from './concept-list'
import { ChapterSign } from '../ui/chapter-sign'
import { Html } from '../ui/html'
import { Icon } from '../ui/icon'
import { PromptButtons } from '../ui/prompt-buttons'
import type { Lesson } from './lesson'
import type { LessonPlace } from '@/lib/links/link'
import { chapterOf } from '@/lib/syllabus'
import { unitOf } from '@/lib/units'

interface LessonViewProps {
  readonly opened: LessonPlace
  readonly lesson: Lesson
  readonly notice?: ReactNode
  readonly onStartPractice: () => void
  readonly onCheck: (link: string) => void
  readonly onAsk: (prompt: string) => void
}

export function LessonView({ opened, lesson, notice, onStartPractice, onCheck, onAsk }: LessonViewProps) {
  const { topic } = opened
  const { number, learnLabel, currentNumber } = chapterOf(topic)
  const unit = unitOf(topic)
  return (
    <div className="space-y-4 sm:space-y-6">
      <section className="card lesson-head" aria-labelledby={`lesson-${topic}`}>
        {notice}
        <div className="flex flex-wrap-reverse items-end gap-4">
          <div className="min-w-0 grow basis-48">
            <p className="text-sm font-medium text-unit">{learnLabel ?? `Chapter ${number}`}</p>
            <h2 id={`lesson-${topic}`} className="text-2xl leading-tight font-bold tracking-tight sm:text-3xl">
              {lesson.title}
            </h2>
            <p className="mt-1 text-sm text-muted">
              {unit.title}: {unit.marks} of 80 marks
            </p>
          </div>
          <ChapterSign topic={topic} className="sign-plate" />
        </div>
        <p className="mt-3 max-w-prose leading-normal text-muted">{lesson.description}</p>
        {currentNumber && (
          <p className="mt-2 text-sm text-muted">In the current NCERT book: Chapter {currentNumber}.</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Icon name="clock" className="text-muted" /> {lesson.duration} minutes
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Icon name="list" className="text-muted" /> {lesson.concepts.length} concepts
          </p>
          <button type="button" className="button-main max-sm:w-full sm:ml-auto" onClick={onStartPractice}>
            Start Practice
          </button>
        </div>
      </section>
      <ConceptList opened={opened} concepts={lesson.concepts} onCheck={onCheck} />
      <Formulas lesson={lesson} />
      <section className="quiet">
        <h3 className="section-title">Board Exam Tips</h3>
        <p className="mt-1 text-sm text-muted">Choose a tip to ask the assistant about it.</p>
        <PromptButtons prompts={lesson.tips} onAsk={onAsk} />
      </section>
      <section className="squared flex flex-wrap items-center gap-4 text-left">
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

function Formulas({ lesson }: Pick<LessonViewProps, 'lesson'>) {
  return (
    <section>
      <h3 className="section-title">Important Formulas</h3>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {lesson.formulas.map(({ name, html }) => (
          <div key={name} className="formula">
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
