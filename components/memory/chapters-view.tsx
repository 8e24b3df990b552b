import { useState } from 'react'
import { CarryCard } from './carry-card'
import { ChapterMap } from './chapter-map'
import type { RememberedProps } from './course-view'
import { CourseBar } from './course-bar'
import { DaysInARowLine } from './days-in-a-row-line'
import { ExamPlanCard } from './exam-plan-card'
import { askedAnew } from './next-choice'
import { studentDayOf } from './student-day'
import { WordSign } from './word-sign'
import { catalogue } from '@/lib/memory/catalogue'
import { standingsOn } from '@/lib/memory/standing'
import { words } from '@/lib/memory/words'
import { units } from '@/lib/units'

/** The map: each kind of question of each chapter with its word, by the units of the board with their marks. */
export function ChaptersView({ events, today, problem, onMode, onPose }: RememberedProps) {
  /** How often a file, or forgetting all, has set the date of the exam: its card reads it anew. */
  const [broughtDays, setBroughtDays] = useState(0)
  const standings = standingsOn(today, events, studentDayOf)
  if (problem)
    return (
      <CourseBar
        title="My chapters"
        note={catalogue.ofTemplate.get(problem.templateId)?.name ?? ''}
        back="My chapters"
        onBack={() => onMode('chapters')}
      />
    )
  const count = (word: (typeof words)[number]) =>
    catalogue.archetypes.filter(({ id }) => (standings.get(id)?.word ?? 'new') === word).length
  return (
    <>
      <section className="card p-4 sm:p-6" aria-labelledby="chapters-title">
        <h2 id="chapters-title" className="text-xl font-bold tracking-tight sm:text-2xl">
          My chapters
        </h2>
        <p className="mt-1 text-muted">
          Every kind of question of the exam. Open a chapter and tap one to practise it.
        </p>
        <ul className="word-counts" aria-label="All chapters together">
          {words.map((word) => (
            <li key={word}>
              <strong className="text-xl tabular-nums">{count(word)}</strong> <WordSign word={word} />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
          Sure: right at first try, without help, on two different days. Due again: it was sure, and it is time to see
          it once more.
        </p>
        <DaysInARowLine events={events} today={today} />
      </section>
      <div className="unit-grid">
        {units.map((unit) => (
          <section key={unit.key} data-unit={unit.key} className="card p-3 sm:p-4" aria-label={unit.title}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 px-1 font-semibold text-unit">
              {unit.title}
              <span className="shrink-0 text-sm font-medium text-muted">{unit.marks} marks</span>
            </h3>
            {unit.topics.map((topic) => (
              <ChapterMap
                key={topic}
                topic={topic}
                standings={standings}
                onArchetype={(archetype) => onPose(askedAnew(archetype))}
              />
            ))}
          </section>
        ))}
      </div>
      <ExamPlanCard key={broughtDays} standings={standings} today={today} />
      <CarryCard onExamDay={() => setBroughtDays((count) => count + 1)} />
    </>
  )
}
