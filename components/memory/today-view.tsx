import { closingWord } from './closing-word'
import type { RememberedProps } from './course-view'
import { CourseBar } from './course-bar'
import { DaysInARowLine } from './days-in-a-row-line'
import { askedFor } from './next-choice'
import { TenDots } from './ten-dots'
import { todayRequest } from './today-request'
import { TodaySummaryCard } from './today-summary-card'
import type { Choice } from '@/lib/memory/pose'
import { answeredToday, todaysTen } from '@/lib/memory/today'
import { summaryOfToday } from '@/lib/memory/today-summary'
import { isPosed, nextOpen } from '@/lib/memory/today-place'
import { chapterOf } from '@/lib/syllabus'

/** Ten problems for today: where the student is in them, or how to begin, or how they went. */
export function TodayView({ events, today, problem, onMode, onPose }: RememberedProps) {
  const request = todayRequest(today, events)
  const ten = todaysTen(request)
  const answered = answeredToday(request)
  const done = ten.filter(({ archetype }) => answered.includes(archetype.id)).length
  const place = ten.findIndex((choice) => isPosed(choice, problem))
  if (problem && place >= 0)
    return (
      <CourseBar
        title={`${place + 1} of ${ten.length}`}
        note={ten[place]?.archetype.name ?? ''}
        back="Today's ten"
        onBack={() => onMode('today')}
      >
        <TenDots {...{ ten, today, events, place }} />
      </CourseBar>
    )
  const next = nextOpen(ten, answered, null)
  const summary = next && done === 0 ? null : summaryOfToday(request)
  return (
    <>
      <section className="card p-4 sm:p-6" aria-labelledby="today-title">
        <h2 id="today-title" className="text-xl font-bold tracking-tight sm:text-2xl">
          {`Today's ten`}
        </h2>
        {next ? (
          <>
            <p className="mt-1 text-muted">
              {done === 0
                ? 'Ten problems from different chapters: what is due, what was hard on earlier days, and something new.'
                : `${done} of ${ten.length} done. You can stop and go on whenever you like today.`}
            </p>
            <TenDots {...{ ten, today, events, place: ten.indexOf(next) }} />
            <button type="button" className="button-main mt-4 w-full sm:w-auto" onClick={() => onPose(askedFor(next))}>
              {done === 0 ? 'Start' : `Go on with number ${ten.indexOf(next) + 1}`}
            </button>
          </>
        ) : (
          <>
            <TenDots {...{ ten, today, events, place: -1 }} />
            <p className="mt-2 text-lg font-semibold">{summary && closingWord(summary)}</p>
          </>
        )}
        <DaysInARowLine events={events} today={today} />
      </section>
      {summary && done > 0 && <TodaySummaryCard summary={summary} onMistakes={() => onMode('mistakes')} />}
      {next && done === 0 && <Chapters ten={ten} />}
    </>
  )
}

/** Where today's ten come from. */
function Chapters({ ten }: { readonly ten: readonly Choice[] }) {
  return (
    <section className="card p-4 sm:p-6">
      <h3 className="section-title">What is in them</h3>
      <ol className="ten-list mt-3">
        {ten.map(({ archetype }) => (
          <li key={archetype.id}>
            <span className="font-medium">{archetype.name}</span>
            <span className="text-sm text-muted">{chapterOf(archetype.topic).title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
