import type { Lesson } from './lesson'

export const isLesson = (value: unknown): value is Lesson =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'concepts' in value &&
  Array.isArray(value.concepts) &&
  'formulas' in value &&
  'tips' in value
