import type { Slip } from '../template'

/** Leaves out a slip that, for this draw, lands on an earlier slip; one that lands on the key is marked as no slip. */
export const distinctSlips = (key: string, slips: readonly Slip[]): readonly Slip[] =>
  slips
    .filter(
      ({ response }, index) =>
        response === key || slips.findIndex((earlier) => earlier.response === response) === index,
    )
    .map((slip) => (slip.response === key ? { ...slip, byAccident: true } : slip))
