import { useId } from 'react'
import type { OpenSitting } from './use-sitting'
import { basePath } from '../ui/base-path'
import { useCopy } from '../ui/use-copy'
import { codeOfResult } from '@/lib/sets/result-code'
import { longestName } from '@/lib/sets/result'
import { resultText } from '@/lib/sets/result-text'
import type { QuestionSet } from '@/lib/sets/set'
import { resultOf } from '@/lib/sets/sitting'

interface SendResultProps {
  readonly code: string
  readonly set: QuestionSet
  readonly open: OpenSitting
}

/** The way back to the teacher: a text with a link that carries everything, sent by the student alone. */
export function SendResult({ code, set, open }: SendResultProps) {
  const [copied, copy] = useCopy()
  const nameId = useId()
  const { sitting } = open
  const named = sitting.name.trim() !== ''
  const result = resultOf(code, sitting)
  const link = `${window.location.origin}${basePath}/teach/?result=${codeOfResult(result)}`
  const text = resultText(result, set, link)
  const canShare = typeof navigator.share === 'function'
  return (
    <section aria-labelledby={`${nameId}-head`} className="card p-5 sm:p-6">
      <h2 id={`${nameId}-head`} className="text-lg font-semibold">
        Send your result to your teacher
      </h2>
      <p className="mt-1 text-sm text-muted">
        The text holds your name, your answers and your times. Nothing is sent by this page: you send it yourself.
      </p>
      <label htmlFor={nameId} className="mt-3 block font-medium">
        Your name
      </label>
      <input
        id={nameId}
        className="answer-box mt-1 w-full"
        value={sitting.name}
        maxLength={longestName}
        autoComplete="name"
        onChange={(event) => open.setName(event.target.value)}
      />
      {!named && (
        <p className="mt-1 text-sm">Write your name first, so that your teacher knows whose answers these are.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {canShare && (
          <button
            type="button"
            className="button-main"
            disabled={!named}
            onClick={() => void navigator.share({ text }).catch(() => {})}
          >
            Share
          </button>
        )}
        <button
          type="button"
          className={canShare ? 'button-quiet' : 'button-main'}
          disabled={!named}
          onClick={() => void copy(text)}
        >
          Copy the text
        </button>
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {copied.state === 'done' && 'Copied: paste it into a message to your teacher.'}
      </p>
      {named && (
        <textarea readOnly aria-label="Your result" rows={4} className="answer-box mt-3 w-full text-sm" value={text} />
      )}
    </section>
  )
}
