import { WordSign } from './word-sign'
import type { TodaySummary } from '@/lib/memory/today-summary'
import { chapterOf } from '@/lib/syllabus'

interface TodaySummaryCardProps {
  readonly summary: TodaySummary
  /** Shows what went wrong, to be put right. */
  readonly onMistakes: () => void
}

/** How today's ten went, which words of My chapters they changed, and what comes tomorrow. */
export function TodaySummaryCard({ summary, onMistakes }: TodaySummaryCardProps) {
  const { answered, rightAtFirst, wrong, changed, tomorrow } = summary
  return (
    <section className="card p-4 sm:p-6" aria-labelledby="summary-title">
      <h3 id="summary-title" className="section-title">
        Today so far
      </h3>
      <p className="mt-2">
        <strong className="text-2xl tabular-nums">{rightAtFirst}</strong> of {answered} right at first try.
      </p>
      {wrong.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">Went wrong</h4>
          <p className="mt-1 text-muted">{wrong.map(({ name }) => name).join(', ')}.</p>
          <button type="button" className="button-quiet mt-2" onClick={onMistakes}>
            Practise these again
          </button>
        </>
      )}
      {changed.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">New in My chapters</h4>
          <ul className="mt-2 space-y-2">
            {changed.map(({ archetype, before, after }) => (
              <li key={archetype.id} className="summary-line">
                <span className="min-w-0">
                  {archetype.name} <span className="text-sm text-muted">{chapterOf(archetype.topic).title}</span>
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  <WordSign word={before} />
                  <span aria-label="becomes">→</span>
                  <WordSign word={after} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 className="mt-4 font-semibold">Tomorrow</h4>
      <p className="mt-1 text-muted">
        {tomorrow.length === 0
          ? 'Nothing has to come back tomorrow: there will be new things.'
          : `${tomorrow.length === 1 ? 'One thing comes' : `${tomorrow.length} things come`} back: ${namesOf(tomorrow.map(({ name }) => name))}.`}
      </p>
    </section>
  )
}

const namesOf = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
