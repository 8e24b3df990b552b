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
      <button
        type="button"
        className="button-quiet shrink-0"
        aria-describedby={tipId}
        onClick={() => onAsk(tip.prompt)}
      >
        <Icon name="tip" className="text-accent" />
        Board Exam Tip
      </button>
      <p id={tipId} className="min-w-48 grow basis-32 py-2 text-sm">
        <Html html={tip.html} />
      </p>
    </div>
  )
}
