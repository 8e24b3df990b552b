import { basePath } from './base-path'
import { releaseOfPage } from './release'

/** Why something could not be loaded. */
export type Cause =
  | 'no network'
  /** The server takes the question and stays silent. */
  | 'no answer'
  /** A network that answers for the site, with a page on which one signs in. */
  | 'portal'
  /** The site is of another release than this page: the file is gone. */
  | 'new release'
  | 'unknown'

/** How long the server may take to say what is wrong, in milliseconds. */
const patience = 8000

/** Asks the server for the page itself, past every cache, and sees what comes. Never throws. */
export async function causeOfTrouble(): Promise<Cause> {
  if (!navigator.onLine) return 'no network'
  try {
    // The worker has no such release, so it asks the network.
    const response = await fetch(`${basePath}/?release=now`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? causeIn(await response.text()) : 'unknown'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'no answer' : 'no network'
  }
}

function causeIn(page: string): Cause {
  const own = releaseOfPage()
  if (own === undefined) return 'unknown'
  const there = /<meta name="release" content="(\w+)"/.exec(page)?.[1]
  if (there === undefined) return 'portal'
  return there === own ? 'unknown' : 'new release'
}

const endings: Readonly<Record<Cause, string>> = {
  'no network': '. Check your connection and try again.',
  'no answer': ': the server does not answer. Try again in a moment.',
  portal: ': this network answers with a page of its own. Sign in to the network, then try again.',
  'new release': ': there is a newer version of this site. Reload the page.',
  unknown: '. Check your connection and try again.',
}

/** "Could not load the lesson" with its cause, and what to do about it. */
export const withCause = (sentence: string, cause: Cause): string => `${sentence}${endings[cause]}`
