import type { Lesson } from '@/components/learn/lesson'
import { withMarkup, type LessonFile } from '@/components/learn/lesson-file'
import { linkTo } from '@/lib/links/link'
import { shortened } from '@/lib/rich-text/short-markup/shortened'
import { chapters, type TopicKey } from '@/lib/syllabus'

/** The link of the question that the concept of that number ends with. */
export const checkOf = (topic: TopicKey, concept: number): string =>
  linkTo({ tab: 'practice', topic, difficulty: 'easy', seed: `check-${concept}`, from: concept })

const lesson = (topic: TopicKey, title: string, duration: number): Lesson => ({
  title: `Lesson on ${title}`,
  description: `What there is to know about ${title}.`,
  duration,
  concepts: ['First', 'Second', 'Third'].map((ordinal, index) => ({
    title: `${ordinal} idea of ${title}`,
    html: `<p>${ordinal} explanation of ${title}</p>`,
    check: checkOf(topic, index + 1),
  })),
  formulas: [{ name: `Formula of ${title}`, html: '<math><mi>x</mi></math>' }],
  tips: [
    { html: `Show the working in <b>${title}</b>`, prompt: `How do I show the working in ${title}?` },
    { html: `Check the answer in ${title}`, prompt: `How do I check my answer in ${title}?` },
  ],
})

export const realNumbers = lesson('real-numbers', 'Real Numbers', 45)

export const fileOf = (one: Lesson): LessonFile => ({ lesson: withMarkup(one, shortened) })

/** Lessons as the server has them, by path. */
export const lessonFiles = Object.fromEntries(
  chapters.map(({ topic, title, minutes }) => [`/lessons/${topic}.json`, fileOf(lesson(topic, title, minutes))]),
)
