import type { MouseEvent, RefObject } from 'react'
import { answerKeys, type AnswerKey } from './answer-keys'
import type { AnswerRule } from '@/lib/answers/rule'

interface KeyRowProps {
  readonly rule: AnswerRule
  readonly box: RefObject<HTMLInputElement | null>
}

/** Signs that a phone's keyboard hides or lacks, each written at the cursor of the answer box, which keeps the focus. */
export function KeyRow({ rule, box }: KeyRowProps) {
  const groups = answerKeys(rule)
  if (groups.length === 0) return null

  function press({ text }: AnswerKey, event: MouseEvent) {
    if (!box.current || box.current.disabled) return
    write(box.current, text)
    // A tap goes on in the box; a press of the keyboard stays where it is. A tap counts itself, a press does not.
    if (event.detail > 0) box.current.focus()
  }

  return (
    <div role="group" aria-label="Symbols" className="key-row" onMouseDown={(event) => event.preventDefault()}>
      {groups.map((keys, index) => (
        <div key={index} className="key-group">
          {keys.map((one) => (
            <button
              key={one.face}
              type="button"
              className="key"
              aria-label={one.name}
              onClick={(event) => press(one, event)}
            >
              {one.face}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** In place of the selection, with the cursor behind it; told to the page as typing is. */
function write(box: HTMLInputElement, text: string) {
  const end = box.value.length
  box.setRangeText(text, box.selectionStart ?? end, box.selectionEnd ?? end, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
