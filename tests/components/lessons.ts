import type { Lesson } from '@/components/learn/lesson'
import { chapters } from '@/lib/syllabus'

const lesson = (title: string, duration: number): Lesson => ({
  title: `Lesson on ${title}`,
  description: `What there is to know about ${title}.`,
  duration,
  concepts: ['First', 'Second', 'Third'].map((ordinal) => ({
    title: `${ordinal} idea of ${title}`,
    html: `<p>${ordinal} explanation of ${title}</p>`,
  })),
  formulas: [{ name: `Formula of ${title}`, html: '<math><mi>x</mi></math>' }],
  tips: [
    { html: `Show the working in <b>${title}</b>`, prompt: `How do I show the working in ${title}?` },
    { html: `Check the answer in ${title}`, prompt: `How do I check my answer in ${title}?` },
  ],
})

export const realNumbers = lesson('Real Numbers', 45)

/** Lessons as the server has them, by path. */
export const lessonFiles = Object.fromEntries(
  chapters.map(({ topic, title, minutes }) => [`/lessons/${topic}.json`, lesson(title, minutes)]),
)
