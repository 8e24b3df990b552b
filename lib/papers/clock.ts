/**
 * How long a paper has been sat, by the clock on the wall, so that it goes on while the tab is closed or the phone sleeps. In milliseconds.
 */
export interface Clock {
  readonly elapsed: number
  /** When that was so, since 1970. */
  readonly seen: number
}

/** The clock at a later moment. A clock that was set back takes nothing away: it goes on from there. */
export const clockAt = ({ elapsed, seen }: Clock, now: number): Clock => ({
  elapsed: elapsed + Math.max(0, now - seen),
  seen: now,
})

const minute = 60_000

/** What the clock says: reading only, writing, or over; and the seconds that are left of that. */
export type PaperTime =
  { readonly phase: 'reading' | 'writing'; readonly left: number } | { readonly phase: 'over'; readonly over: number }

/** @param writing how much had elapsed, or will have, when writing begins, in milliseconds. */
export function paperTime({ elapsed }: Clock, writing: number, minutes: number): PaperTime {
  if (elapsed < writing) return { phase: 'reading', left: Math.ceil((writing - elapsed) / 1000) }
  const left = writing + minutes * minute - elapsed
  return left > 0
    ? { phase: 'writing', left: Math.ceil(left / 1000) }
    : { phase: 'over', over: Math.floor(-left / 1000) }
}

/** "2:59:05", "14:05" */
export function longClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** "3 hours", "2 hours 30 minutes", "15 minutes" */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`])
  return [...count(hours, 'hour'), ...count(rest, 'minute')].join(' ') || '0 minutes'
}
