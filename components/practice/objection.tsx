import { addressOf } from './address'
import type { PracticeSession } from './practice-session'
import { useCopy } from './use-copy'
import { objectionText } from '@/lib/links/objection'

/** For a student who is sure: copies what was typed and how it was judged, to send to a teacher. */
export function Objection({ session }: { readonly session: PracticeSession }) {
  const [copied, copy] = useCopy()
  const { currentProblem: problem, responses, verdict } = session
  if (!problem || !verdict) return null
  const { parts } = problem
  const text = () => objectionText({ address: addressOf(problem), parts, responses, verdict })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <button type="button" className="button-quiet" onClick={() => void copy(text())}>
        This should be right
      </button>
      <p role="status" className="text-sm empty:hidden">
        {copied.state === 'done' && 'Copied. Paste it into a message to your teacher.'}
      </p>
      {copied.state === 'shown' && (
        <label className="block w-full text-sm">
          Copy this and send it to your teacher:
          <textarea readOnly rows={5} value={copied.text} className="answer-box mt-1" />
        </label>
      )}
    </div>
  )
}
