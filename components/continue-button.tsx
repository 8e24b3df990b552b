import { ChapterSign } from './ui/chapter-sign'
import { Icon } from './ui/icon'
import { unitKey } from './ui/unit'
import { useWholeStyle } from './ui/whole-style'
import type { WorkPlace } from '@/lib/links/last-place'
import { chapterOf } from '@/lib/syllabus'

interface ContinueButtonProps {
  readonly place: WorkPlace
  readonly onContinue: (place: WorkPlace) => void
}

/** The way back to what was worked on last. */
export function ContinueButton({ place, onContinue }: ContinueButtonProps) {
  useWholeStyle()
  const { topic } = place
  return (
    <button type="button" className="continue" data-unit={unitKey(topic)} onClick={() => onContinue(place)}>
      <ChapterSign topic={topic} />
      <span className="grow">Continue: {chapterOf(topic).title}</span>
      <Icon name="chevron" className="-rotate-90" />
    </button>
  )
}
