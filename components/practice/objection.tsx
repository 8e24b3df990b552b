import { addressOf } from './address'
import type { PracticeSession } from './practice-session'
import { useCopy } from '../ui/use-copy'
import { objectionText } from '@/lib/links/objection'

/** For a student who is sure: copies what was typed and how it was judged, to send to a teacher. */
export function Objection({ session }: { readonly session: PracticeSession }) {
  const [copied, copy] = useCopy()
  const { currentProblem: problem, responses, verdict } = session
  if (!problem || !verdict) return null
  const { parts } = problem
  const text = () => objectionText({ address: addressOf(problem), parts, responses, verdict })
  return (
    <>
      <button type="button" className="min-h-11 underline" onClick={() => void copy(text())}>
        This should be right
      </button>
      <p role="status" className="w-full empty:hidden">
        {copied.state === 'done' && 'Copied. Paste it into a message to your teacher.'}
      </p>
      {copied.state === 'shown' && (
        <label className="block w-full">
          Copy this and send it to your teacher:
          <textarea readOnly rows={5} value={copied.text} className="answer-box mt-1" />
        </label>
      )}
    </>
  )
}
