import { longestWait } from './in-time'
import { builtAddress } from './release'

/**
 * Fetches a file that the build made, e.g. "lessons/circles.json". Its shape is the build's promise, so the reader names it and a
 * guard at the call's end checks it.
 * @throws when the network or the file fails.
 */
export async function fetchBuilt<T>(path: string, isExpected: (value: unknown) => value is T): Promise<T> {
  const response = await fetch(builtAddress(path), { signal: AbortSignal.timeout(longestWait) })
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`)
  const value: unknown = await response.json()
  if (!isExpected(value)) throw new Error(`${path}: not what the build promises`)
  return value
}
