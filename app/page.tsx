import { lessonOf } from './lesson'
import { listedPapers } from './papers'
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

/** What the check of the content says, while an editor writes; no part of the built site. */
async function desk() {
  if (process.env.NODE_ENV === 'development' && process.env.DESK_PORT !== undefined) {
    const { ContentDesk } = await import('@/components/desk/content-desk')
    return <ContentDesk port={Number(process.env.DESK_PORT)} />
  }
  return null
}

export default async function Page() {
  return (
    <>
      {await desk()}
      <StartTrouble />
      <StudyApp firstLesson={await beginningOf(firstTopic)} papers={listedPapers} />
    </>
  )
}
