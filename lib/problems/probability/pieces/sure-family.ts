import type { Random } from '../../../random'

/** A sentence with a blank for a probability that is 1 or 0. */
export interface SureFact {
  /** Ends where the number is missing. */
  readonly text: string
  readonly why: string
  /** The probability again by counting, where there is something to count. */
  readonly count?: () => readonly [favourable: number, total: number]
}

/** Facts of one kind, about a sure event and about an impossible one in the same words. */
export type SureFamily = (random: Random, isSure: boolean) => SureFact
