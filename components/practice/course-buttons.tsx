import '../memory/memory.css'
import { Icon, type IconName } from '../ui/icon'
import { practiceModes, type PracticeMode } from '@/lib/links/link'

const courses: Readonly<Record<PracticeMode, { readonly name: string; readonly icon: IconName }>> = {
  today: { name: "Today's ten", icon: 'clock' },
  mistakes: { name: 'My mistakes', icon: 'again' },
  chapters: { name: 'My chapters', icon: 'map' },
}

interface CourseButtonsProps {
  readonly mode: PracticeMode | undefined
  /** A problem of it is on the table. */
  readonly isInside: boolean
  readonly onMode: (mode: PracticeMode | undefined) => void
}

/** What to practise besides a chapter; pressed again, it leads from a problem to its overview, and from there back to the chapters. */
export function CourseButtons({ mode, isInside, onMode }: CourseButtonsProps) {
  return (
    <div role="group" aria-label="Practise" className="trio">
      {practiceModes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          className="course-button"
          onClick={() => onMode(one === mode && !isInside ? undefined : one)}
        >
          <Icon name={courses[one].icon} />
          {courses[one].name}
        </button>
      ))}
    </div>
  )
}
