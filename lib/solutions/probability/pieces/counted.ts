import { equals, says, type Said } from '../../claim'
import type { Step } from '../../line'

/** Number of favourable outcomes and the lines that find it, of which the last earns half a mark. */
export interface Counted {
  readonly good: number
  readonly lines: readonly Step[]
}

/** The line that states the count. */
export const favourable = (...sides: readonly string[]): Said =>
  says`${equals('Number of favourable outcomes', ...sides)}.`
