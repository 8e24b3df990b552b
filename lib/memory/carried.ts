import { dayText, readDay, type Day } from './day'
import { readLog, type Log } from './log'
import type { Kept } from './merged-progress'
import { noProgress } from '../progress/progress'
import { parseProgress } from '../progress/storage'

/** All that a student takes along to another device. */
export interface Carried extends Kept {
  readonly exam?: Day
}

const kind = 'cbse-math-tutor-progress'
const version = 1

/** Why a file cannot be brought back. */
export type FileTrouble = 'damaged' | 'foreign' | 'newer'

/** The text of the file. What could not be read as an event goes along as it is. */
export const carriedText = ({ progress, log, exam }: Carried): string =>
  JSON.stringify({
    kind,
    version,
    progress,
    ...(exam !== undefined && { exam: dayText(exam) }),
    events: [...log.events, ...log.aside],
  })

/** Never throws: a file that is not ours, or not whole, says why. */
export function readCarried(text: string): Carried | FileTrouble {
  const file = parsed(text)
  if (file === undefined) return text.includes(kind) ? 'damaged' : 'foreign'
  if (file.kind !== kind) return 'foreign'
  if (typeof file.version === 'number' && file.version > version) return 'newer'
  if (!Array.isArray(file.events)) return 'damaged'
  const log: Log = readLog(file.events)
  const exam = typeof file.exam === 'string' ? readDay(file.exam) : undefined
  const progress = parseProgress(JSON.stringify(file.progress) ?? '') ?? noProgress
  return { log, progress, ...(exam !== undefined && { exam }) }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}
