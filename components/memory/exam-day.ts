import { readDay, type Day } from '@/lib/memory/day'

export const examKey = 'mathTutorExamDay'

/** The day of the board exam as the student set it; undefined where none is set, or nothing can be kept. */
export function examDay(): Day | undefined {
  try {
    return readDay(window.localStorage.getItem(examKey) ?? '')
  } catch {
    return undefined
  }
}

/** Whether it could be kept. An empty text forgets it. */
export function keepExamDay(text: string): boolean {
  try {
    if (text === '') window.localStorage.removeItem(examKey)
    else window.localStorage.setItem(examKey, text)
    return true
  } catch {
    return false
  }
}
