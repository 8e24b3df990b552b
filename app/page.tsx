import { allPapers, practiceTipList, problemTipList, studyTipList } from 'contentlayer/generated'
import { lessonOf } from './lesson'
import { StudyApp } from '@/components/study-app'
import { topicKeys } from '@/lib/syllabus'
import type { Prompt } from '@/components/ui/prompt'

const firstTopic = topicKeys[0]

export default async function Page() {
  return (
    <StudyApp
      firstLesson={await lessonOf(firstTopic)}
      practiceTips={practiceTipList.tips.map(plainPrompt)}
      problemTips={problemTipList.tips.map(({ topic, text, prompt }) => ({ topic, text, prompt }))}
      studyTips={[...studyTipList.tips]}
      papers={allPapers.map(({ id, title }) => ({ id, title }))}
    />
  )
}

const plainPrompt = ({ text, prompt }: Prompt): Prompt => ({ text, prompt })
