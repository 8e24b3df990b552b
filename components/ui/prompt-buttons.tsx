import { Html } from './html'
import { Icon } from './icon'
import type { Prompt } from './prompt'

interface PromptButtonsProps {
  readonly prompts: readonly Prompt[]
  readonly onAsk: (prompt: string) => void
}

/** Tips to click; each asks the assistant its question. */
export function PromptButtons({ prompts, onAsk }: PromptButtonsProps) {
  return (
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      {prompts.map(({ html, prompt }) => (
        <li key={prompt}>
          <button type="button" className="tip-button" onClick={() => onAsk(prompt)}>
            <Icon name="tip" className="mt-0.5 text-accent" />
            <Html html={html} className="min-w-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
