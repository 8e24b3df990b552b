/** What this tab keeps under a key, over reloads; null where it keeps nothing. Never throws. */
export function keptInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for this tab, or with null nothing; false where the browser refuses: then the page has it as long as it lasts. */
export function keepInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
