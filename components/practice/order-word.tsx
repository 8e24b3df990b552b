import type { PracticeSession } from './practice-session'
import { rightBeginning } from '@/lib/answers'

/** How many attempts a student makes alone before the right beginning of an order is told. */
const alone = 2

/** How far the order of a judged answer begins right; null where there is no order, or it is too early to say. */
export function toldBeginning({ currentProblem, responses, verdict, attempts }: PracticeSession): number | null {
  const [part, ...others] = currentProblem?.parts ?? []
  if (part?.rule.kind !== 'sequence' || others.length > 0) return null
  if (!verdict || verdict.correct || verdict.unclear || attempts < alone) return null
  return rightBeginning(part.rule, responses[0] ?? '')
}

/** After the second attempt at an order: how far it begins right. */
export function OrderWord({ session }: { readonly session: PracticeSession }) {
  const count = toldBeginning(session)
  if (count === null) return null
  return <p className="verdict-note">{words(count)}</p>
}

const words = (count: number): string =>
  count === 0
    ? 'The first step is not in its place yet.'
    : count === 1
      ? 'Your first step is right. What follows from it?'
      : `Your first ${count} steps are in the right order. Go on from there.`
