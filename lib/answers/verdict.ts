import type { Verdict } from './rule'

/** A verdict without empty fields. */
export const verdict = (correct: boolean, reading?: string, note?: string): Verdict => ({
  correct,
  ...(reading ? { reading } : {}),
  ...(note ? { note } : {}),
})

/**
 * The verdict where "3/2y" was typed and its two readings differ: the usual reading, left to right, decides and a note says so;
 * when only the other reading is right, the student is asked and it is no attempt.
 */
export const twoReadings = (right: boolean, reading: string, note: string): Verdict =>
  right ? verdict(true, reading, note) : { ...verdict(false, reading, note), unclear: true }
