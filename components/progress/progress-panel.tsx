'use client'

import { useBeganAfresh, useProgress, useProgressIsSaved } from './use-progress'
import { accuracy, overallProgress } from '@/lib/progress/progress'

export function ProgressPanel() {
  const progress = useProgress()
  const saved = useProgressIsSaved()
  const beganAfresh = useBeganAfresh()
  return (
    <section aria-labelledby="progress-title" className="card px-4 py-3 sm:px-6 sm:py-4">
      <h2 id="progress-title" className="text-sm font-semibold text-muted">
        Your Progress
      </h2>
      <dl className="mt-2 grid grid-cols-4 gap-2 sm:gap-4">
        <Tile name="Total Problems" value={`${progress.totalProblems}`} />
        <Tile name="Correct Answers" value={`${progress.correctAnswers}`} />
        <Tile name="Accuracy" value={`${accuracy(progress).toFixed(1)}%`} />
        <Tile name="Current Streak" value={`${progress.streak}`} />
      </dl>
      {progress.totalProblems > 0 && <OverallProgress percent={Math.round(overallProgress(progress))} />}
      {beganAfresh && (
        <p className="mt-2 text-sm text-muted">
          The progress stored in this browser could not be read. It is kept aside, and counting begins afresh.
        </p>
      )}
      {!saved && (
        <p className="mt-2 text-sm text-bad">
          This browser does not let the page store your progress: it will be lost when you close the tab.
        </p>
      )}
    </section>
  )
}

function Tile({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs leading-tight text-muted sm:text-sm">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums sm:text-2xl">{value}</dd>
    </div>
  )
}

function OverallProgress({ percent }: { readonly percent: number }) {
  return (
    <div className="mt-3 flex items-center gap-3 text-sm">
      <span id="overall-progress" className="text-muted">
        Overall Progress
      </span>
      <progress aria-labelledby="overall-progress" max={100} value={percent} className="progress-bar grow" />
      <span className="tabular-nums">{percent}%</span>
    </div>
  )
}
