import { chanceAt } from './bounds'

export const giveAwayChecks = [
  'position',
  'size',
  'length',
  'shape',
  'question',
  'one key',
  'printed',
  'codes',
  'branch',
  'variety',
] as const

export type GiveAwayCheck = (typeof giveAwayChecks)[number]

/** A share that is on the wrong side of its bound. */
export interface Finding {
  readonly check: GiveAwayCheck
  readonly what: string
  /** More than chance does at so many draws. */
  readonly sure: boolean
}

interface Measured {
  readonly check: GiveAwayCheck
  readonly what: string
  readonly share: number
  readonly draws: number
  readonly most?: number
  readonly least?: number
}

/** A finding where the share is more than `most` or less than `least`. */
export function measured({ check, what, share, draws, most = 1, least = 0 }: Measured): readonly Finding[] {
  const bound = share > most ? most : least
  const over = share > most ? share - most : least - share
  if (over <= 0) return []
  const limit = share > most ? `at most ${percent(most)}` : `at least ${percent(least)}`
  return [
    {
      check,
      what: `${what} in ${percent(share)} of the draws, ${limit} is wanted`,
      sure: over > chanceAt(bound, draws),
    },
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

/** The finding of the largest share; none where none is too large. */
export const worst = (measures: readonly Measured[]): readonly Finding[] =>
  measures
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 1)
    .flatMap(measured)
