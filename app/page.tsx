import { allPapers, practiceTipList, problemTipList, studyTipList } from 'contentlayer/generated'
import { lessonOf } from './lesson'
import { builtPrompt } from './rich-text'
import { StudyApp } from '@/components/study-app'
import { topicKeys } from '@/lib/syllabus'

const firstTopic = topicKeys[0]

export default async function Page() {
  return (
    <StudyApp
      firstLesson={await lessonOf(firstTopic)}
      practiceTips={practiceTipList.tips.map(builtPrompt)}
      problemTips={problemTipList.tips.map(({ topic, ...tip }) => ({ topic, ...builtPrompt(tip) }))}
      studyTips={[...studyTipList.tips]}
      papers={allPapers.map(({ id, title }) => ({ id, title }))}
    />
  )
}
