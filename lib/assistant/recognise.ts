import type { Understood } from './recogniser'
import { recognisersFor } from './recognisers'
import { readQuestion } from './question/question'
import type { Reply } from './rule'

/** The reply of the recogniser that understands the most of a question, or null when none understands it all or two differ. */
export async function recognised(text: string): Promise<Reply | null> {
  const question = readQuestion(text)
  const all = await recognisersFor(question)
  return chosen(all.flatMap((one) => one.understand(question) ?? []))
}

export function chosen(understood: readonly Understood[]): Reply | null {
  const most = Math.max(...understood.map(({ words }) => words))
  const [best, ...others] = understood.filter(({ words }) => words === most)
  if (!best || others.some(({ said }) => said.answer !== best.said.answer)) return null
  return { rule: best.id, ...best.said }
}
