import type { Slip } from '../template'

/** Leaves out a slip that, for this draw, lands on the key or on an earlier slip. */
export const distinctSlips = (key: string, slips: readonly Slip[]): readonly Slip[] =>
  slips.filter(
    ({ response }, index) => response !== key && slips.findIndex((earlier) => earlier.response === response) === index,
  )
