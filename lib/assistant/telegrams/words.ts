import { listed } from '../listed'

/** A number, a span of years, an amount of money and a time, as patterns. */
export const n = String.raw`(\d+(?:\.\d+)?)`
export const years = '(?:years?|yrs?|saal|yr)'
export const money = String.raw`(?:rs\.? ?|₹ ?)?(\d+)(?: ?(?:rs|rupees|\/-))?`
export const hours = String.raw`${n} ?(?:hours?|hrs?|h|ghante)\b`
export const rows = String.raw`(\d+(?:[ ,]+(?:and |aur |n )?\d+){1,4})`

/** "Rohan" for "rohan". */
export const named = (name: string): string => name.replace(/^./, (one) => one.toUpperCase())

export const timesOf = (word: string): string =>
  /thrice|tigun|tign/.test(word) ? '3' : /twice|double|dugn|duga/.test(word) ? '2' : word

/** "12 15 20" as "12, 15 and 20". */
export const rowListed = (row: string): string => listed(row.match(/\d+/g) ?? [])
