import { useEffect, useRef, useState } from 'react'
import type { OpenExam } from './use-exam'
import { FinishNow } from '../../answering/finish-now'
import { answeredParts, doneOf } from '@/lib/papers/sitting'

/** The end, which asks once more. */
export function FinishCard({ open }: { readonly open: OpenExam }) {
  const [asking, setAsking] = useState(false)
  const { questions, sitting } = open
  const asked = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asking) asked.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <button type="button" className="button-main mt-4" onClick={() => setAsking(true)}>
        Finish and mark
      </button>
    )
  const missing = questions.filter((question) => {
    const { done, of } = answeredParts(question, doneOf(sitting, question))
    return done < of
  }).length
  const again = questions.filter((question) => doneOf(sitting, question).again).length
  return (
    <div ref={asked} role="alert" tabIndex={-1} className="mt-4 outline-none">
      <p>
        {missing === 0
          ? 'Every question is answered.'
          : `${missing} of ${questions.length} questions ${missing === 1 ? 'is' : 'are'} not, or not wholly, answered.`}
        {again > 0 && ` ${again} ${again === 1 ? 'is' : 'are'} marked to look at again.`} Once you finish, answers
        cannot be changed.
      </p>
      <FinishNow onFinish={open.finish} onGoOn={() => setAsking(false)} />
    </div>
  )
}
