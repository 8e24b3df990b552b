import type { ReactNode } from 'react'
import type { Practice } from './use-practice'
import { BusySign } from '../ui/busy-sign'
import { holdsBeyond } from '@/lib/problems/cells-beyond'
import { chapters, difficulties, difficultyLabels, mixedTopic } from '@/lib/syllabus'

interface ProblemSelectorProps {
  readonly practice: Practice
  readonly notice?: ReactNode
}

export function ProblemSelector({ practice, notice }: ProblemSelectorProps) {
  const { topic, loading } = practice.session
  const current = chapters.find((chapter) => chapter.topic === topic)?.currentNumber
  return (
    <section className="card p-4 sm:p-6" aria-labelledby="practice-title">
      {notice}
      <h2 id="practice-title" className="text-lg font-bold tracking-tight sm:text-xl">
        CBSE Class 10 Mathematics
      </h2>
      {current && <p className="mt-1 text-sm text-muted">In the current NCERT book: Chapter {current}.</p>}
      <DifficultyButtons practice={practice} />
      <BeyondSwitch practice={practice} />
      <button
        type="button"
        className="button-main mt-4 w-full sm:w-auto"
        aria-disabled={loading}
        onClick={() => practice.generate()}
      >
        Generate CBSE Problem{loading && <BusySign />}
      </button>
    </section>
  )
}

/** Where there is something of the kind to draw. */
function BeyondSwitch({ practice }: Pick<ProblemSelectorProps, 'practice'>) {
  const { topic, difficulty, beyond } = practice.session
  if (!holdsBeyond(topic, difficulty)) return null
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-(--accent)"
        checked={beyond}
        onChange={({ target }) => practice.chooseBeyond(target.checked)}
      />
      Also ask what lies beyond the current syllabus
    </label>
  )
}

function DifficultyButtons({ practice }: Pick<ProblemSelectorProps, 'practice'>) {
  const { topic, difficulty } = practice.session
  const mixed = topic === mixedTopic
  return (
    <>
      <div role="group" aria-label="Difficulty" aria-describedby="difficulty-note" className="trio mt-4">
        {difficulties.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={level === difficulty}
            className={`difficulty-button difficulty-${level}`}
            onClick={() => practice.chooseDifficulty(level)}
          >
            <span className="font-semibold">{difficultyLabels[level].name}</span>{' '}
            <span className="text-xs">{difficultyLabels[level].meaning}</span>
          </button>
        ))}
      </div>
      <p id="difficulty-note" className="mt-2 text-sm text-muted" hidden={!mixed}>
        Mixed Practice draws the chapter and the difficulty for each problem.
      </p>
    </>
  )
}
