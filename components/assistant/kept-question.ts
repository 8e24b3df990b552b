const key = 'mathTutorQuestion'
/** No question is longer. */
const longestText = 2000

/** Keeps what is typed and not yet sent, for this tab. */
export function keepQuestion(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text.slice(0, longestText))
  } catch {
    // Blocked or full: it stands in its box all the same.
  }
}

/** What was typed before a reload. Never throws. */
export function keptQuestion(): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
