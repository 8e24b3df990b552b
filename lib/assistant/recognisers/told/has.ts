import type { Question } from '../../question/question'

export const has = (question: Question, ...words: readonly string[]): boolean =>
  words.some((word) => question.words.includes(word))
