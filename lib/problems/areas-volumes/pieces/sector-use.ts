import type { Posed } from '../../posed'
import type { Slip, Thing } from '../../template'

/** A question with its numbers drawn. */
export interface SectorUse {
  readonly things: readonly Thing[]
  readonly posed: Posed
  /** The key by another road. */
  readonly again: string
  readonly slips: readonly Slip[]
}
