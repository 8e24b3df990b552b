import { useId } from 'react'
import { ChapterSign } from './chapter-sign'
import { unitKey } from './unit'
import { useProgress } from '../progress/use-progress'
import { enoughPerChapter } from '@/lib/progress/progress'
import { chapterLabel, mixedTopic, type PracticeTopic } from '@/lib/syllabus'

interface ChapterRowProps {
  readonly topic: PracticeTopic
  readonly label: string
  readonly title: string
  readonly chosen: boolean
  /** How the student stands in it. */
  readonly word: string | undefined
  readonly onChoose: () => void
}

/** A chapter to choose, with how far it is: its button keeps the chapter's name alone. */
export function ChapterRow({ topic, label, title, chosen, word, onChoose }: ChapterRowProps) {
  const standingId = useId()
  const right = useRight(topic)
  const standing = word ?? (right > 0 ? `${right} of ${enoughPerChapter}` : '')
  return (
    <div className="chapter-row" data-unit={unitKey(topic)}>
      <button
        type="button"
        aria-pressed={chosen}
        className="chapter-button"
        onClick={onChoose}
        {...(standing && { 'aria-describedby': standingId })}
      >
        <ChapterSign topic={topic} />
        <span>
          <span className="chapter-label">{label}</span> <span className="block font-medium">{title}</span>
        </span>
      </button>
      {standing && (
        <span id={standingId} className="chapter-standing">
          {standing}
        </span>
      )}
      {right > 0 && (
        <svg
          className="chapter-bar"
          viewBox={`0 0 ${enoughPerChapter} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={right} height="1" />
        </svg>
      )}
    </div>
  )
}

/** Correct answers in a chapter, as far as they count for it. */
function useRight(topic: PracticeTopic): number {
  const { chapterWiseProgress } = useProgress()
  if (topic === mixedTopic) return 0
  return Math.min(chapterWiseProgress[chapterLabel(topic)]?.correct ?? 0, enoughPerChapter)
}
