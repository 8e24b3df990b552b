import type { Item } from './fact'
import { phrase } from './phrase'
import type { Question } from './question'
import { without } from './without'

/** Every place where one of the patterns is found. */
export function everywhere(question: Question, ...patterns: readonly string[]): { readonly taken: readonly Item[] } {
  const found = phrase<string>(question, ...patterns)
  return { taken: found ? [...found.taken, ...everywhere(without(question, found), ...patterns).taken] : [] }
}
