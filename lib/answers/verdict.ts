import type { Verdict } from './rule'

/** A verdict without empty fields. */
export const verdict = (correct: boolean, reading?: string, note?: string): Verdict => ({
  correct,
  ...(reading ? { reading } : {}),
  ...(note ? { note } : {}),
})
