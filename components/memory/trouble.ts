/** Why the browser keeps nothing of the memory. */
export type Trouble = 'refused' | 'full' | 'newer'

export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'VersionError' ? 'newer' : 'refused'
}
