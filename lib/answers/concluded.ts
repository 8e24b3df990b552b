import { attempt, isUnread } from '../reading/reading'
import { refuseDoubt } from '../reading/text/doubt'
import { conclusions, type Concluded } from '../reading/text/working'
import { unwrapped } from '../reading/text/wrapping'
import type { Answer } from './judge'
import type { Verdict } from './rule'
import { faultOf } from './working-fault'

/**
 * A response as an answer with its working: judged as a whole, and where that is not right, by its answer alone, if all the working beside it
 * is sound. `names`: what the answer may be called.
 */
export function withWorking(
  whole: Answer,
  response: string,
  names: readonly string[],
  answerTo: (text: string) => Answer,
): Answer {
  const ends = isOpen(response) ? [] : conclusions(response)
  if (ends.length === 0) return whole
  const read = ends.map((end) => ({ end, answer: once(() => answerTo(unwrapped(end.answer).text)) }))
  return {
    get reading() {
      if (!isUnread(whole.reading)) return whole.reading
      return read.map(({ answer }) => answer().reading).find((reading) => !isUnread(reading)) ?? whole.reading
    },
    verdict() {
      const first = whole.verdict()
      return first.correct || first.unclear ? first : concludedVerdict(first, read, names)
    },
  }
}

interface End {
  readonly end: Concluded
  readonly answer: () => Answer
}

function concludedVerdict(first: Verdict, ends: readonly End[], names: readonly string[]): Verdict {
  let wrong: Verdict | undefined
  for (const { end, answer } of ends) {
    const verdict = answer().verdict()
    if (verdict.unread) continue
    const fault = faultOf(end, names)
    if (fault === null && (verdict.correct || verdict.unclear)) return verdict
    if (verdict.correct) return fault === '' || fault === null ? first : { correct: false, note: fault }
    if (fault === null) wrong = verdict
  }
  return first.unread && wrong ? wrong : first
}

const isOpen = (response: string): boolean => {
  const refused = attempt(() => {
    refuseDoubt(response)
    return {}
  })
  return isUnread(refused)
}

function once<T extends object>(work: () => T): () => T {
  let done: T | undefined
  return () => (done ??= work())
}
