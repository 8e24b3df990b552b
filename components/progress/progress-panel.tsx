'use client'

import { useEffect } from 'react'
import { startMemoryLate } from '../memory/start-late'
import { AsideGate } from './aside-gate'
import { keepingWord } from './keeping-word'
import { useKeeping, useProgress } from './use-progress'
import { useWholeStyle } from '../ui/whole-style'
import { accuracy, overallProgress } from '@/lib/progress/progress'

interface ProgressPanelProps {
  /** Opens the map of the chapters. */
  readonly onChapters?: () => void
}

/** One line above every tab: what was done, and how far the whole is. */
export function ProgressPanel({ onChapters }: ProgressPanelProps) {
  const progress = useProgress()
  const keeping = useKeeping()
  useEffect(startMemoryLate, [])
  const word = keepingWord(keeping, progress.totalProblems > 0)
  useWholeStyle(progress.totalProblems > 0 || word !== undefined)
  return (
    <section aria-labelledby="progress-title" className="progress">
      <h2 id="progress-title" className="progress-title">
        Your Progress
      </h2>
      <dl className="progress-tiles">
        <Tile name="Total Problems" value={`${progress.totalProblems}`} />
        <Tile name="Correct Answers" value={`${progress.correctAnswers}`} />
        <Tile name="Accuracy" value={`${accuracy(progress).toFixed(1)}%`} />
        <Tile
          name="Current Streak"
          value={`${progress.streak}`}
          counts={`answer${progress.streak === 1 ? '' : 's'} in a row`}
        />
      </dl>
      {progress.totalProblems > 0 && <OverallProgress percent={Math.round(overallProgress(progress))} />}
      {onChapters && (
        <button type="button" className="progress-opener" onClick={onChapters}>
          See how far each chapter is
        </button>
      )}
      {word !== undefined && <p className={`progress-word ${keeping.saved ? 'text-muted' : 'text-bad'}`}>{word}</p>}
      {keeping.beganAfresh && <AsideGate />}
    </section>
  )
}

interface TileProps {
  readonly name: string
  readonly value: string
  /** What the number counts, where the name does not say it: the style sheet sets it beside the number. */
  readonly counts?: string
}

function Tile({ name, value, counts }: TileProps) {
  return (
    <div className="progress-tile">
      <dt>{name}</dt>
      <dd data-counts={counts}>{value}</dd>
    </div>
  )
}

function OverallProgress({ percent }: { readonly percent: number }) {
  return (
    <div className="overall">
      <span id="overall-progress" className="overall-name">
        Overall Progress
      </span>
      <progress aria-labelledby="overall-progress" max={100} value={percent} className="progress-bar" />
      <span className="overall-percent">{percent}%</span>
    </div>
  )
}
