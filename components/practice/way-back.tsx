import { useEffect, useState } from 'react'
import { onPlainClick } from '../ui/plain-click'
import { Icon } from '../ui/icon'
import { linkTo, type LessonPlace } from '@/lib/links/link'

export interface WayBackProps {
  readonly lesson: LessonPlace
  /** The same function always. */
  readonly conceptTitle: (lesson: LessonPlace) => Promise<string | undefined>
  readonly onLesson: (lesson: LessonPlace) => void
}

/** Back to the concept whose question this is; its name comes with the lesson. */
export function WayBack({ lesson, conceptTitle, onLesson }: WayBackProps) {
  const { topic, concept } = lesson
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    let wanted = true
    const place: LessonPlace = { tab: 'learn', topic, ...(concept !== undefined && { concept }) }
    conceptTitle(place).then((found) => wanted && setTitle(found), console.error)
    return () => {
      wanted = false
    }
  }, [topic, concept, conceptTitle])
  return (
    <a
      className="mb-2 inline-flex min-h-11 items-center gap-1 text-link underline"
      href={linkTo(lesson)}
      onClick={onPlainClick(() => onLesson(lesson))}
    >
      <Icon name="chevron" className="rotate-90" />
      {title === undefined ? 'Back to the lesson' : `Back to the lesson: ${title}`}
    </a>
  )
}
