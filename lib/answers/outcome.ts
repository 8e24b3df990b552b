import type { Outcome } from './kind'

/** An outcome without empty fields. */
export const outcome = (correct: boolean, note?: string): Outcome => ({ correct, ...(note ? { note } : {}) })

/**
 * The outcome where "3/2y" was typed and its two readings differ: the usual reading, left to right, decides and a note says so;
 * when only the other reading is right, the student is asked and it is no attempt.
 */
export const twoReadings = (right: boolean, note: string): Outcome =>
  right ? outcome(true, note) : { ...outcome(false, note), unclear: true }
