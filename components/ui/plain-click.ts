import type { MouseEvent } from 'react'

/** A link that the page follows itself; a new tab or window is left to the browser. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  follow()
}
