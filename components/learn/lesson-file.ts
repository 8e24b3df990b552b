import { isLesson } from './is-lesson'
import type { Lesson } from './lesson'
import { lengthened } from '@/lib/rich-text/short-markup/lengthened'

/** What the file of a lesson holds: its markup shortened. A page of an older release takes it for no lesson, and not for one in strange letters. */
export interface LessonFile {
  readonly lesson: Lesson
}

export const isLessonFile = (value: unknown): value is LessonFile =>
  typeof value === 'object' && value !== null && 'lesson' in value && isLesson(value.lesson)

/** The lesson with another markup in each of its places. */
export const withMarkup = (lesson: Lesson, changed: (html: string) => string): Lesson => ({
  ...lesson,
  concepts: lesson.concepts.map((concept) =>
    concept.html === undefined ? concept : { ...concept, html: changed(concept.html) },
  ),
  formulas: lesson.formulas.map((formula) => ({ ...formula, html: changed(formula.html) })),
  tips: lesson.tips.map((tip) => ({ ...tip, html: changed(tip.html) })),
})

export const lessonIn = ({ lesson }: LessonFile): Lesson => withMarkup(lesson, lengthened)
