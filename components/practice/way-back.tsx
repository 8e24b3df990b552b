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
  const link = linkTo(lesson)
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    let wanted = true
    conceptTitle(lesson).then((found) => wanted && setTitle(found), console.error)
    return () => {
      wanted = false
    }
    // The link says all of the lesson.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [link, conceptTitle])
  return (
    <a
      className="mb-2 inline-flex min-h-11 items-center gap-1 text-link underline"
      href={link}
      onClick={onPlainClick(() => onLesson(lesson))}
    >
      <Icon name="chevron" className="rotate-90" />
      {title === undefined ? 'Back to the lesson' : `Back to the lesson: ${title}`}
    </a>
  )
}
