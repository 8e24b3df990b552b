import { drawnPaper, type PapersPlace } from '@/lib/links/link'
import type { Clock } from '@/lib/papers/clock'
import { readSitting } from '@/lib/papers/read-sitting'
import { freshSitting, type PaperSitting } from '@/lib/papers/sitting'
import { isPaperSeed } from '@/lib/papers/seed'

const prefix = 'mathTutorPaper.'
/** How what this version stores begins: it need not be read to be known. */
const own = '{"version":1,'
const asidePrefix = 'mathTutorPaperUnreadable.'

/** Whether a sitting is kept; `newer`: a later version of the page has stored it, and it is left as it is. */
export type Keeping = 'kept' | 'refused' | 'newer'

export interface OpenedSitting {
  readonly sitting: PaperSitting
  readonly keeping: Keeping
}

/** What was done on a paper before, or a fresh beginning. What cannot be read is kept aside. Never throws. */
export function openKept(name: string, title: string): OpenedSitting {
  const fresh = freshSitting(title)
  try {
    const text = window.localStorage.getItem(prefix + name)
    const stored = readSitting(text)
    if (stored.kind === 'sitting') return { sitting: stored.sitting, keeping: 'kept' }
    if (stored.kind === 'unreadable') window.localStorage.setItem(asidePrefix + name, text ?? '')
    return { sitting: fresh, keeping: stored.kind === 'newer' ? 'newer' : 'kept' }
  } catch {
    return { sitting: fresh, keeping: 'refused' }
  }
}

/** Keeps a sitting; what a later version has stored is not touched. Never throws. */
export function keepSitting(name: string, sitting: PaperSitting): Keeping {
  try {
    const before = window.localStorage.getItem(prefix + name)
    if (before !== null && !before.startsWith(own) && readSitting(before).kind === 'newer') return 'newer'
    window.localStorage.setItem(prefix + name, JSON.stringify(sitting))
    return 'kept'
  } catch {
    return 'refused'
  }
}

/** Keeps how late it is, and leaves all else as it is kept: another tab may have done more. Never throws. */
export function keepClock(name: string, clock: Clock): void {
  try {
    const stored = readSitting(window.localStorage.getItem(prefix + name))
    if (stored.kind === 'sitting' && stored.sitting.finished === null) keepSitting(name, { ...stored.sitting, clock })
  } catch {
    // The page knows what time it is as long as it lasts, and has said so.
  }
}

/** What another tab has done on the same paper. */
export function sittingFrom({ key, newValue }: StorageEvent, name: string): PaperSitting | undefined {
  const stored = key === prefix + name ? readSitting(newValue) : undefined
  return stored?.kind === 'sitting' ? stored.sitting : undefined
}

export interface KeptPaper {
  readonly name: string
  readonly place: PapersPlace
  readonly sitting: PaperSitting
}

/** The papers that were begun on this device: those that are not finished first, the latest before the others. Never throws. */
export function keptPapers(): readonly KeptPaper[] {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key): readonly KeptPaper[] => {
        const stored = readSitting(localStorage.getItem(key))
        const name = key.slice(prefix.length)
        const place = placeOf(name)
        return stored.kind === 'sitting' && stored.sitting.started !== null && place
          ? [{ name, place, sitting: stored.sitting }]
          : []
      })
      .toSorted(
        ({ sitting: a }, { sitting: b }) =>
          Number(a.finished !== null) - Number(b.finished !== null) || (b.started ?? 0) - (a.started ?? 0),
      )
  } catch {
    return []
  }
}

/** "board.2.k3f9" */
function placeOf(name: string): PapersPlace | undefined {
  const [paper = '', ...rest] = name.split('.')
  const seed = rest.join('.')
  if (paper !== drawnPaper) return rest.length === 0 ? { tab: 'past-papers', paper } : undefined
  return isPaperSeed(seed) ? { tab: 'past-papers', paper, seed } : undefined
}
