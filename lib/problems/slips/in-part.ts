import type { Slip } from '../template'
import { distinctSlips } from './distinct-slips'

/** The slips of one part of a case study, in the order of preference. */
export const inPart = (part: string, key: string, slips: readonly Slip[]): readonly Slip[] =>
  distinctSlips(key, slips).map((slip) => ({ ...slip, part }))
