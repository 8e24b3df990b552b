import { small as all } from './question/reading'

const small = all.slice(0, 13)

/** "three" and the like, as a piece of a pattern. */
export const smallNumber = small.join('|')

/** "3" of "three" and of "3". */
export const figure = (word: string): string => {
  const at = small.indexOf(word.toLowerCase())
  return at < 0 ? word : `${at}`
}
