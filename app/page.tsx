import { allPapers } from 'contentlayer/generated'
import { lessonOf } from './lesson'
import { StartTrouble } from './start-trouble'
import { StudyApp } from '@/components/study-app'
import type { Lesson } from '@/components/learn/lesson'
import { topicKeys, type TopicKey } from '@/lib/syllabus'

const firstTopic = topicKeys[0]

/** What the first view needs of a lesson: its other concepts come when they are opened. */
async function beginningOf(topic: TopicKey): Promise<Lesson> {
  const { concepts, ...lesson } = await lessonOf(topic)
  const [first, ...others] = concepts
  return { ...lesson, concepts: [...(first ? [first] : []), ...others.map(({ title }) => ({ title }))] }
}

export default async function Page() {
  return (
    <>
      <StartTrouble />
      <StudyApp
        firstLesson={await beginningOf(firstTopic)}
        papers={allPapers.map(({ id, title }) => ({ id, title }))}
      />
    </>
  )
}
