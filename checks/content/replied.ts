import { reply } from '@/lib/assistant'

/** As many questions are kept; then it begins anew. */
const most = 2000
const known = new Map<string, ReturnType<typeof reply>>()

/** What the assistant says to a question, asked once however often a lesson is looked at. */
export function replied(question: string): ReturnType<typeof reply> {
  const before = known.get(question)
  if (before) return before
  if (known.size >= most) known.clear()
  const said = reply(question)
  known.set(question, said)
  return said
}
