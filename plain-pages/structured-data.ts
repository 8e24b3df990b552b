import type { Lesson } from '@/components/learn/lesson'
import { chapterLabel, chapterOf, type TopicKey } from '@/lib/syllabus'

/** What a page is, in the words of schema.org: for search engines. Addresses stand in it only where the host is known. */

const school = {
  '@context': 'https://schema.org',
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  educationalLevel: 'Class 10',
  educationalAlignment: {
    '@type': 'AlignmentObject',
    alignmentType: 'educationalSubject',
    educationalFramework: 'CBSE',
    targetName: 'Mathematics',
  },
} as const

interface Whereabouts {
  readonly url: string | undefined
  readonly picture: string | undefined
}

export const lessonData = (topic: TopicKey, lesson: Lesson, { url, picture }: Whereabouts): object => ({
  ...school,
  '@type': 'LearningResource',
  name: lesson.title,
  description: lesson.description,
  about: chapterLabel(topic),
  learningResourceType: 'Lesson',
  timeRequired: `PT${lesson.duration}M`,
  teaches: lesson.concepts.map(({ title }) => title),
  ...(url && { url }),
  ...(picture && { image: picture }),
})

/** A paper as its author wrote it, in plain words. */
export interface PaperInWords {
  readonly title: string
  readonly description: string
  readonly questions: readonly { readonly text: string; readonly answer: string; readonly topic?: TopicKey }[]
}

export const paperData = (paper: PaperInWords, { url, picture }: Whereabouts): object => ({
  ...school,
  '@type': 'Quiz',
  name: paper.title,
  description: paper.description,
  about: { '@type': 'Thing', name: 'CBSE Class 10 Mathematics' },
  ...(url && { url }),
  ...(picture && { image: picture }),
  hasPart: paper.questions.map(({ text, answer, topic }) => ({
    '@type': 'Question',
    eduQuestionType: 'Flashcard',
    ...(topic && { about: chapterOf(topic).title }),
    text,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
