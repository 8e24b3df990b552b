import { lessonPlace, type Addresses } from './addresses'
import type { Lesson } from '@/components/learn/lesson'
import { ChapterSign } from '@/components/ui/chapter-sign'
import { linkTo } from '@/lib/links/link'
import { chapterOf, chapters, type TopicKey } from '@/lib/syllabus'
import { unitOf } from '@/lib/units'

/** What stands before a lesson and behind it: both lead into the app. */

export interface LessonProps {
  readonly topic: TopicKey
  readonly lesson: Lesson
  readonly addresses: Addresses
}

export function LessonHead({ topic, lesson, addresses }: LessonProps) {
  const { number, learnLabel, currentNumber } = chapterOf(topic)
  const unit = unitOf(topic)
  return (
    <section className="card lesson-head">
      <div className="plain-head">
        <div>
          <p className="plain-chapter">{learnLabel ?? `Chapter ${number}`}</p>
          <h1>{lesson.title}</h1>
          <p className="plain-small">
            {unit.title}: {unit.marks} of 80 marks
          </p>
        </div>
        <ChapterSign topic={topic} className="sign-plate" />
      </div>
      <p className="plain-lead">{lesson.description}</p>
      <p className="plain-small">
        {lesson.duration} minutes, {lesson.concepts.length} concepts.
        {currentNumber && ` In the current NCERT book: Chapter ${currentNumber}.`}
      </p>
      <p className="plain-ways">
        <a className="button-main" href={addresses.path(linkTo({ tab: 'learn', topic }))}>
          Open this lesson in the app
        </a>
        <a className="button-quiet" href={addresses.path(practiceOf(topic))}>
          Start Practice
        </a>
      </p>
    </section>
  )
}

/** What comes after the lesson: its problems, and the chapters before and behind it. */
export function Onward({ topic, lesson, addresses }: LessonProps) {
  const at = chapters.findIndex((chapter) => chapter.topic === topic)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <>
      <section className="squared plain-ready">
        <p>Ready to try {lesson.title}? Problems come with hints and full solutions.</p>
        <a className="button-main" href={addresses.path(practiceOf(topic))}>
          Start Practice
        </a>
      </section>
      <nav className="plain-ways" aria-label="Chapters">
        {before && (
          <a className="button-quiet" rel="prev" href={addresses.path(lessonPlace(before.topic))}>
            Before: {before.title}
          </a>
        )}
        {after && (
          <a className="button-quiet" rel="next" href={addresses.path(lessonPlace(after.topic))}>
            Next: {after.title}
          </a>
        )}
      </nav>
    </>
  )
}

const practiceOf = (topic: TopicKey): string => linkTo({ tab: 'practice', topic, difficulty: 'easy' })
