import { sectorValues } from '../../../solutions/areas-volumes/sector-measure'
import { fraction, isInteger, type Fraction } from '../../../maths'
import { tenths, twentyTwoBySeven } from './pi'
import type { Ask } from './sector-reverse-questions'

/** A sector, in tenths of a centimetre and degrees, and what is asked of it. */
export interface KnownSector {
  readonly ask: Ask
  readonly r: number
  readonly angle: number
}

/** The value of π that fits its radii. */
export const sectorPi = twentyTwoBySeven

/** All its measures. */
export const sectorFacts = ({ r, angle }: KnownSector) => {
  const { 'length of the arc': arc, ...others } = sectorValues({
    pi: sectorPi.value,
    radius: tenths(r),
    angle: fraction(angle),
  })
  return { arc, ...others }
}

/** Whether the division that the question leads to can be done by hand, by cancelling whole numbers or tenths. */
export function isManageable(draw: KnownSector): boolean {
  const { arc, area } = sectorFacts(draw)
  if (draw.ask === 'angle from area') return isInteger(area) && draw.r >= 140
  if (draw.ask === 'angle from arc') return isInteger(arc) && draw.r >= 70
  return 10n % arc.d === 0n
}

/** What is asked for, with its unit. */
export function wanted(draw: KnownSector): { readonly key: Fraction; readonly unit: '°' | 'cm' | 'cm²' } {
  const { ask, r, angle } = draw
  if (ask.startsWith('angle')) return { key: fraction(angle), unit: '°' }
  return ask === 'radius from arc' ? { key: tenths(r), unit: 'cm' } : { key: sectorFacts(draw).area, unit: 'cm²' }
}
