import { beginningOf } from './lesson'
import { listedPapers } from './papers'
import { StartTrouble } from './start-trouble'
import { StudyApp } from '@/components/study-app'
import { topicKeys } from '@/lib/syllabus'

const firstTopic = topicKeys[0]

/** What the check of the content says, while an editor writes; no part of the built site. */
async function desk() {
  if (process.env.NODE_ENV === 'development' && process.env.DESK_PORT !== undefined) {
    const [{ ContentDesk }, { contentStamp }] = await Promise.all([
      import('@/components/desk/content-desk'),
      import('./content-stamp'),
    ])
    return <ContentDesk port={Number(process.env.DESK_PORT)} stamp={contentStamp()} />
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
