import type { Keeping } from './progress-store'

/** The one line that says what is not kept; undefined while all is. */
export function keepingWord({ saved, newer, beganAfresh, inLog }: Keeping, counted: boolean): string | undefined {
  if (newer)
    return 'A newer version of this page has stored your progress: it stays as it is. What you do now counts until this page is closed: reload it.'
  if (!saved && inLog)
    return 'This browser has no room for all: your answers are kept, but what you type is lost when you close the tab.'
  if (!saved) return 'This browser does not let the page store your progress: it will be lost when you close the tab.'
  if (beganAfresh && counted)
    return 'The progress stored in this browser could not be read. It is kept aside, and was counted anew from your answers.'
  return beganAfresh
    ? 'The progress stored in this browser could not be read. It is kept aside, and counting begins afresh.'
    : undefined
}
