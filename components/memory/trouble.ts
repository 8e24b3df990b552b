/** Why the browser keeps nothing of the memory. */
export type Trouble = 'refused' | 'full' | 'newer'

/** One honest sentence for each. */
export const troubleWords: Readonly<Record<Trouble, string>> = {
  refused:
    'This browser does not let the page store what you did: it is remembered until this page is closed or loaded again.',
  full: 'There is no room left on this device: what you do now is remembered until this page is closed or loaded again.',
  newer: 'A newer version of this page has stored your work: reload the page to see it.',
}

export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'VersionError' ? 'newer' : 'refused'
}
