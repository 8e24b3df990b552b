import type { PrecacheEntry } from 'serwist'

/** What one build of the site consists of; "scripts/offline.ts" works it out and puts it into the worker. */
export interface Release {
  /** Names the build; the page says it in <meta name="release">. */
  readonly id: string
  /** Every file that is kept, relative to the worker, with its SHA-256: what a captive portal answers in its place is no file of ours. */
  readonly files: readonly (PrecacheEntry & { readonly url: string; readonly integrity: string })[]
  /** Bytes of the files as the network carries them, in the order of `files`. */
  readonly sizes: readonly number[]
}

declare const SITE_RELEASE: Release

export const release: Release = SITE_RELEASE

const prefix = 'site-'
export const cacheOf = (id: string): string => prefix + id
export const releaseOf = (cache: string): string => cache.slice(prefix.length)
export const isSiteCache = (cache: string): boolean => cache.startsWith(prefix)
