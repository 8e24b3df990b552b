import type { Keeping } from './progress-store'

const newerWord =
  'A newer version of this page has stored your work, and it stays as it is. What you do now counts until this page is closed: reload it.'
const typingWord =
  'This browser has no room for all: your answers are kept, but what you type will be lost when you close the tab.'
const lostWord = 'This browser does not let the page store your progress: it will be lost when you close the tab.'
const answersWord =
  'This browser keeps your numbers alone: which problems went wrong is remembered until you close the tab.'
const unreadable = 'The progress stored in this browser could not be read. It is kept aside, and'

/** The one line that says what is not kept; undefined while all is. */
export function keepingWord({ saved, newer, beganAfresh, log }: Keeping, counted: boolean): string | undefined {
  if (newer || log === 'newer') return newerWord
  if (!saved) return log === 'kept' ? typingWord : lostWord
  if (log === 'refused' || log === 'full') return answersWord
  if (!beganAfresh) return undefined
  return `${unreadable} ${counted ? 'was counted anew from your answers.' : 'counting begins afresh.'}`
}
