import { useId } from 'react'
import { Html } from '../ui/html'
import { Icon } from '../ui/icon'
import type { Prompt } from '../ui/prompt'

interface ProblemTipProps {
  readonly tip: Prompt
  readonly onAsk: (prompt: string) => void
}

/** The chapter's tip, which asks the assistant its question. */
export function ProblemTip({ tip, onAsk }: ProblemTipProps) {
  const tipId = useId()
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3 rounded-lg bg-sunk p-3">
      <button type="button" className="button-quiet" aria-describedby={tipId} onClick={() => onAsk(tip.prompt)}>
        <Icon name="tip" className="text-accent" />
        Board Exam Tip
      </button>
      <p id={tipId} className="min-w-0 grow basis-48 py-2 text-sm">
        <Html html={tip.html} />
      </p>
    </div>
  )
}
