import { distinctSlips } from './distinct-slips'
import type { Slip } from '../template'

/** Where two mistakes lead to one wrong answer, one slip with a word on both: neither word alone would be true of everyone who comes there. */
export const twoCauses = (key: string, slips: readonly Slip[]): readonly Slip[] =>
  distinctSlips(key, slips).map((slip) => {
    if (slip.byAccident) return slip
    const notes = [...new Set(slips.filter(({ response }) => response === slip.response).map(({ note }) => note))]
    return notes.length === 1 ? slip : { ...slip, note: `More than one mistake leads here. ${notes.join(' Or: ')}` }
  })
