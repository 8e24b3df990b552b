import { ChaptersView } from './chapters-view'
import type { CourseViewProps } from './course-gate'
import { MistakesView } from './mistakes-view'
import { TodayView } from './today-view'
import { useMemory } from './use-memory'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'

/** What each of the three shows is made of. */
export interface RememberedProps extends CourseViewProps {
  readonly events: readonly MemoryEvent[]
  readonly today: Day
}

const views = { today: TodayView, mistakes: MistakesView, chapters: ChaptersView } as const

export function CourseView(props: CourseViewProps) {
  const memory = useMemory()
  if (!memory)
    return (
      <p role="status" className="card p-6 text-center text-muted">
        Looking up what you did…
      </p>
    )
  const View = views[props.mode]
  return (
    <>
      {props.notice}
      <View {...props} events={memory.log.events} today={memory.today} />
    </>
  )
}
