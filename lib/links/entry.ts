import { linkTo, readLink, type Place } from './link'

/**
 * What an entry of the browser's history is besides its link. `layer`: a dialog or a sheet is open over the place. `spent`: it was, and
 * the entry below shows the same place. `awaiting`: the place waits for its problem, whose link takes the entry over.
 */
const entryKinds = ['layer', 'spent', 'awaiting'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Entry {
  /** The query of its link. */
  readonly search: string
  readonly kind?: EntryKind
  /** How far the page was scrolled when the student went on from here, in pixels. */
  readonly scroll?: number
}

/** How the history goes on to a place: a new entry, another name for the present one, or nothing where the place is shown already. */
export type Step = 'push' | 'replace' | 'stay'

export function stepTo(from: Entry, next: Place): Step {
  const here = readLink(from.search).place
  if (linkTo(here) === linkTo(next)) return 'stay'
  return from.kind || renames(here, next) ? 'replace' : 'push'
}

/**
 * Whether `next` is what is shown already, named more exactly: the problem with its template, the chapter with another difficulty, the
 * lesson with its open concept.
 */
function renames(here: Place, next: Place): boolean {
  if (here.tab === 'learn' && next.tab === 'learn') return here.topic === next.topic
  if (here.tab !== 'practice' || next.tab !== 'practice') return false
  if (here.topic !== next.topic || here.mode !== next.mode || here.seed !== next.seed) return false
  return next.seed === undefined || here.template === undefined || here.template === next.template
}

/** Whether a place of a link is the one that is shown. */
export const isShown = (shown: Place, linked: Place): boolean =>
  linkTo(shown) === linkTo(linked) || (shown.tab === 'practice' && shown.seed !== undefined && renames(linked, shown))

/** Whether going back to `to` shows nothing new: its layer was closed by hand, and Back goes one entry further. */
export const isEcho = (from: Entry, to: Entry): boolean =>
  from.kind === 'spent' && linkTo(readLink(from.search).place) === linkTo(readLink(to.search).place)

/**
 * The entry that is left for a new one, with how far the page was scrolled. Not from one problem to another: of a problem that comes back
 * the head of its card is shown, and not its verdict, which was seen last.
 */
export function leftFor({ scroll: _, ...from }: Entry, next: Place, scroll: number): Entry {
  const isNextProblem = [readLink(from.search).place, next].every((place) => place.tab === 'practice' && place.seed)
  return isNextProblem ? from : { ...from, scroll }
}

/** What the history keeps of an entry, and back. Foreign or damaged state is an entry without a kind. */
export const stateOf = ({ kind, scroll }: Omit<Entry, 'search'>) => ({ entry: { kind, scroll } })

export function entryOf(search: string, state: unknown): Entry {
  const kept = fieldOf(state, 'entry')
  const kind = entryKinds.find((one) => one === fieldOf(kept, 'kind'))
  const scroll = fieldOf(kept, 'scroll')
  return { search, ...(kind && { kind }), ...(typeof scroll === 'number' && { scroll }) }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
