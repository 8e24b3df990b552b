import { readEvent, type MemoryEvent } from './event'
import { hashOf } from '../random'

/** All that was remembered: the events, oldest first, and what could not be read as one, just as it was found. */
export interface Log {
  readonly events: readonly MemoryEvent[]
  /** Damaged, foreign, or from a later version of the page: computed with never, thrown away never. */
  readonly aside: readonly unknown[]
}

export const emptyLog: Log = { events: [], aside: [] }

/** Reads what was stored. Never throws; an id that comes twice counts once. */
export function readLog(stored: readonly unknown[]): Log {
  const read = stored.map((value) => ({ value, event: readEvent(value) }))
  return {
    events: inOrder(read.flatMap(({ event }) => event ?? [])),
    aside: distinct(read.flatMap(({ value, event }) => (event ? [] : [value]))),
  }
}

/** Both logs as one: the same whichever comes first, and however often one is merged in. */
export const mergedLogs = (one: Log, other: Log): Log => ({
  events: inOrder([...one.events, ...other.events]),
  aside: distinct([...one.aside, ...other.aside]),
})

/** The events of the first that the second does not have. */
export function eventsMissing(from: readonly MemoryEvent[], log: readonly MemoryEvent[]): readonly MemoryEvent[] {
  const known = new Set(log.map(({ id }) => id))
  return from.filter(({ id }) => !known.has(id))
}

/** Oldest first, each id once. Of two that differ under one id (no page writes such) always the same one stays. */
function inOrder(events: readonly MemoryEvent[]): readonly MemoryEvent[] {
  const byId = new Map<string, MemoryEvent>()
  for (const event of events) {
    const known = byId.get(event.id)
    if (!known || textOf(event) < textOf(known)) byId.set(event.id, event)
  }
  return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** In an order of their own, so that merging does not depend on who comes first. */
function distinct(values: readonly unknown[]): readonly unknown[] {
  const byText = new Map(values.map((value) => [textOf(value), value]))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value)

/** All of a log as it is stored, each under a key that is its own. */
export const entriesOf = ({ events, aside }: Log): readonly { readonly key: string; readonly value: unknown }[] => [
  ...events.map((event) => ({ key: event.id, value: event })),
  ...aside.map((value) => ({ key: `aside/${hashOf(textOf(value)).toString(36)}`, value })),
]
