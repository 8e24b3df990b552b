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

/** How the answer will be read, or what is missing in it and where, once the typing pauses. It never changes what was typed and never says whether it is right. */
export function LiveReading({ rule, answer }: LiveReadingProps) {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(answer), pause)
    return () => window.clearTimeout(timer)
  }, [answer])
  return (
    <div aria-live="polite" className="formula-row mt-2 min-h-6 text-sm text-muted">
      {paused === answer && answer.trim() !== '' && <Reading rule={rule} answer={answer} />}
    </div>
  )
}

function Reading({ rule, answer }: LiveReadingProps) {
  const { tex, problem, at } = readAnswer(rule, answer)
  if (tex) return <RichText>{`We read: $${tex}$`}</RichText>
  if (!problem) return null
  return (
    <>
      <RichText>{problem}</RichText>
      {at !== undefined && <Place answer={answer} from={at} piece={/“(.+?)”/.exec(problem)?.[1] ?? ''} />}
    </>
  )
}

interface PlaceProps {
  readonly answer: string
  readonly from: number
  /** What the problem speaks of; it is marked whole if it stands there. */
  readonly piece: string
}

/** How much of a long answer is shown before and behind the place. */
const [reach, beyond] = [24, 12]

/** The answer as typed with the place marked; to a screen reader the place in words. */
function Place({ answer, from, piece }: PlaceProps) {
  const at = from + (/^\s*/.exec(answer.slice(from))?.[0].length ?? 0)
  const [before, rest] = [answer.slice(0, at), answer.slice(at)]
  const [first = ''] = rest
  const marked = piece !== '' && rest.startsWith(piece) ? piece : first
  const after = rest.slice(marked.length)
  return (
    <>
      <span className="sr-only">{marked ? ` At character ${[...before].length + 1}.` : ' At the end.'}</span>
      <p aria-hidden="true" className="mt-1 text-base whitespace-pre-wrap text-ink">
        {before.length > reach ? `…${before.slice(-reach)}` : before}
        <mark className="place">{marked || '…'}</mark>
        {after.length > beyond ? `${after.slice(0, beyond)}…` : after}
      </p>
    </>
  )
}
