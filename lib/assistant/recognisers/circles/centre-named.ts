import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

/** The letter of the centre, "centre O", "O is the centre", and what says so; the name of a segment beside the word is not it. */
export function centreNamed(question: Question): { readonly o: string; readonly found: Pick<Phrase, 'taken'> | null } {
  const ways = ['@o:letter is centre|center', 'centre|center @o:letter', '@o:letter centre|center'] as const
  for (const way of ways) {
    const found = phrase(question, way)
    if (found?.facts.o.name.length === 1) return { o: found.facts.o.name.toUpperCase(), found }
  }
  return { o: 'O', found: null }
}
