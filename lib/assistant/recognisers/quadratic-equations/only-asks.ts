import { behind, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

type Taken = Pick<Phrase, 'taken'>

/** What stands behind all that is told, where it is such words alone and one of those that must be there. */
export function onlyAsks(
  question: Question,
  facts: readonly Taken[],
  wanted: readonly string[],
  besides: readonly string[] = [],
): (Taken & { readonly words: readonly string[] }) | null {
  const rest = behind(question, ...facts)
  const words = rest.flatMap((item) => (item.kind === 'word' ? item.text : []))
  const fits = words.length === rest.length && words.every((word) => wanted.includes(word) || besides.includes(word))
  return fits && words.some((word) => wanted.includes(word)) ? { taken: rest, words } : null
}

/** Whether a question asks for both sides of a rectangle: never the length alone. */
export const asksBoth = (words: readonly string[]): boolean =>
  words.includes('length') === (words.includes('breadth') || words.includes('width'))
