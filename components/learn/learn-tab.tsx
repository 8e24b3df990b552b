import { lessonLoader } from './lesson-loader'
import { LessonView } from './lesson-view'
import { ChapterPicker } from '../ui/chapter-picker'
import { Loaded } from '../ui/loaded'
import type { Layers } from '../ui/layers'
import { unitKey } from '../ui/unit'
import type { Lesson } from './lesson'
import type { ReactNode } from 'react'
import type { LessonPlace } from '@/lib/links/link'
import { chapters, topicKeys, type TopicKey } from '@/lib/syllabus'

interface LearnTabProps {
  readonly firstLesson: Lesson
  /** The lesson, and the concept that a link opens: each link is another object. */
  readonly opened: LessonPlace
  /** A word on the link that led here. */
  readonly notice?: ReactNode
  readonly layers?: Layers
  readonly onTopic: (topic: TopicKey) => void
  readonly onStartPractice: (topic: TopicKey) => void
  /** Follows the link of a concept's question. */
  readonly onCheck: (link: string) => void
  readonly onAsk: (prompt: string) => void
}

const choices = chapters.map(({ topic, number, learnLabel, title }) => ({
  topic,
  label: learnLabel ?? `Chapter ${number}`,
  title,
}))

export function LearnTab(props: LearnTabProps) {
  const { firstLesson, opened, notice, layers, onTopic, onStartPractice, onCheck, onAsk } = props
  const { topic } = opened
  const view = (lesson: Lesson) => (
    <LessonView
      key={topic}
      {...{ opened, lesson, notice, onCheck }}
      onStartPractice={() => onStartPractice(topic)}
      onAsk={onAsk}
    />
  )
  return (
    <div className="beside">
      <ChapterPicker choices={choices} chosen={topic} onChoose={onTopic} {...(layers && { layers })} />
      <div className="min-w-0" data-unit={unitKey(topic)}>
        {topic === topicKeys[0] ? (
          view(firstLesson)
        ) : (
          <Loaded key={topic} load={lessonLoader(topic)} what="the lesson">
            {view}
          </Loaded>
        )}
      </div>
    </div>
  )
}
