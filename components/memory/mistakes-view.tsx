import type { RememberedProps } from './course-view'
import { CourseBar } from './course-bar'
import { askedAnew } from './next-choice'
import { studentDayOf } from './student-day'
import { Icon } from '../ui/icon'
import { catalogue } from '@/lib/memory/catalogue'
import { openMistakes, type OpenMistake } from '@/lib/memory/mistakes'
import { standingsOn } from '@/lib/memory/standing'
import { daysToBeSure } from '@/lib/memory/words'
import { chapterOf } from '@/lib/syllabus'

/** What went wrong and waits to be put right, with new numbers. */
export function MistakesView({ events, today, problem, onMode, onPose }: RememberedProps) {
  const mistakes = openMistakes(catalogue, standingsOn(today, events, studentDayOf), today)
  const waiting = mistakes.filter(({ doneToday }) => !doneToday)
  if (problem)
    return (
      <CourseBar
        title="My mistakes"
        note={waiting.length === 0 ? 'All put right for today' : `${waiting.length} to put right today`}
        back="My mistakes"
        onBack={() => onMode('mistakes')}
      />
    )
  const [first] = waiting
  return (
    <section className="card p-4 sm:p-6" aria-labelledby="mistakes-title">
      <h2 id="mistakes-title" className="text-xl font-bold tracking-tight sm:text-2xl">
        My mistakes
      </h2>
      <p className="mt-1 text-muted">{introOf(mistakes, waiting)}</p>
      {first && (
        <button
          type="button"
          className="button-main mt-4 w-full sm:w-auto"
          onClick={() => onPose(askedAnew(first.archetype))}
        >
          Start
        </button>
      )}
      {mistakes.length > 0 && (
        <ul className="mistake-list mt-4" aria-label="What went wrong">
          {mistakes.map((mistake) => (
            <li key={mistake.archetype.id}>
              <button
                type="button"
                className="tip-button flex-wrap"
                onClick={() => onPose(askedAnew(mistake.archetype))}
              >
                <Icon
                  name={mistake.doneToday ? 'check' : 'again'}
                  className={mistake.doneToday ? 'text-good' : 'text-warn'}
                />
                <span className="min-w-0 grow basis-32">
                  <span className="block font-medium">{mistake.archetype.name}</span>
                  <span className="block text-sm text-muted">{chapterOf(mistake.archetype.topic).title}</span>
                </span>
                <span className="shrink-0 text-sm text-muted">{stateOf(mistake)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function introOf(mistakes: readonly OpenMistake[], waiting: readonly OpenMistake[]): string {
  if (mistakes.length === 0)
    return 'Nothing waits here. What goes wrong in practice comes back here with new numbers, until it is right on two different days.'
  if (waiting.length === 0) return 'All put right for today. They come once more on another day, to be sure.'
  return 'Each comes back with new numbers, until it is right on two different days without a hint.'
}

const stateOf = ({ doneToday, standing }: OpenMistake): string =>
  doneToday ? 'right today' : `right ${standing.cleanDays} of ${daysToBeSure}`
