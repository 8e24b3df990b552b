/** A calendar day as a whole number: how many days it lies after 1 January 1970. */
export type Day = number

/** The calendar day of a moment (milliseconds since 1970, UTC) where the student is. */
export type DayOf = (at: number) => Day

const millisecondsPerDay = 86_400_000

/** Days of a place that is always this far east of Greenwich: 330 minutes in India. */
export const daysEast =
  (minutes: number): DayOf =>
  (at) =>
    Math.floor((at + minutes * 60_000) / millisecondsPerDay)

/** The start of a day, told as if it were at Greenwich: for reckoning and printing, not for clocks. */
export const dateOf = (day: Day): Date => new Date(day * millisecondsPerDay)

/** "2027-02-17" */
export const dayText = (day: Day): string => dateOf(day).toISOString().slice(0, 10)

/** The day of "2027-02-17"; undefined for what is no such day of this century. */
export function readDay(text: string): Day | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const day = Date.parse(`${text}T00:00:00Z`) / millisecondsPerDay
  return Number.isInteger(day) && dayText(day) === text ? day : undefined
}
