import { likeness } from '../same-answer'
import type { Way } from './way'
import { reply } from '@/lib/assistant'
import { seededRandom } from '@/lib/random'

/** A question that is answered right as it stands. */
export interface Known {
  readonly question: string
  readonly answer: string
}

export interface Careless {
  readonly way: string
  readonly known: Known
  readonly written: string
  /** What was answered; undefined where it was declined. */
  readonly answer: string | undefined
  readonly outcome: 'same' | 'other' | 'declined'
}

/** Puts so many of the questions, written in one way, to the assistant; those that it does not change are passed over. */
export async function askCarelessly(
  { name, write }: Way,
  questions: readonly Known[],
  count: number,
  seed: string,
): Promise<readonly Careless[]> {
  const asked: Careless[] = []
  for (const known of seededRandom(`${seed} ${name}`).shuffle(questions)) {
    if (asked.length === count) break
    const written = write(known.question, seededRandom(`${seed} ${known.question}`))
    if (written === known.question) continue
    const { answer } = await reply(written)
    // a proof says what it has proved, or that it has
    const isProof = answer === 'proved' && /\b(?:prove|show)\b/i.test(known.question)
    const same =
      answer !== undefined && (isProof || answer === known.answer || likeness(known.answer, answer) !== 'other')
    asked.push({
      way: name,
      known,
      written,
      answer,
      outcome: answer === undefined ? 'declined' : same ? 'same' : 'other',
    })
  }
  return asked
}
