import { useEffect, useState } from 'react'
import { RichText } from '../ui/rich-text'
import { readAnswer } from '@/lib/answers'
import type { AnswerRule } from '@/lib/answers/rule'

/** Long enough not to interrupt typing, in milliseconds. */
const pause = 500

interface LiveReadingProps {
  readonly rule: AnswerRule
  readonly answer: string
}

/** How the answer will be read, or what is missing in it, once the typing pauses. It never changes what was typed and never says whether it is right. */
export function LiveReading({ rule, answer }: LiveReadingProps) {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(answer), pause)
    return () => window.clearTimeout(timer)
  }, [answer])
  return (
    <p aria-live="polite" className="mt-2 min-h-6 overflow-x-auto text-sm text-muted">
      {paused === answer && answer.trim() !== '' && <Reading rule={rule} answer={answer} />}
    </p>
  )
}

function Reading({ rule, answer }: LiveReadingProps) {
  const { tex, problem } = readAnswer(rule, answer)
  if (tex) return <RichText>{`We read: $${tex}$`}</RichText>
  return problem ? <RichText>{problem}</RichText> : null
}
