import type { ReactNode } from 'react'
import { Icon } from './icon'
import { useWholeStyle } from './whole-style'

/** A word to the student that stays until closed. */
export function Notice({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  useWholeStyle()
  return (
    <div role="alert" className="mb-3 flex items-start gap-3 rounded-lg border border-warn bg-warn-soft px-4 py-2">
      <p className="grow py-2 text-sm">{children}</p>
      <button type="button" className="icon-button" aria-label="Close this message" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
