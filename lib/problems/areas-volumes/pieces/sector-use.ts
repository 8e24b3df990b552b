import type { Posed } from '../../posed'
import type { Slip } from '../../template'

/** A question with its numbers drawn. */
export interface SectorUse {
  readonly posed: Posed
  /** The key by another road. */
  readonly again: string
  readonly slips: readonly Slip[]
}
