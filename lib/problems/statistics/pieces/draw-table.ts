import type { Random } from '../../../random'
import { hasOnePeak, hill, lowerLimit, type Grouped } from './grouped'
import { drawSetting, type Story } from './stories'

export interface Told {
  readonly story: Story
  readonly table: Grouped
}

export interface Wish {
  readonly classes?: readonly number[]
  readonly totals?: readonly number[]
  /** The last upper limit lies in this range: small numbers for direct sums, large ones for an assumed mean. */
  readonly limit?: readonly [least: number, greatest: number]
  /** Whether the table will do, e.g. because its mean is a short decimal. */
  readonly passes: (table: Grouped) => boolean
}

/** A story and a table with one highest frequency that meets the wish. */
export function drawTold(
  random: Random,
  { classes = [5, 6], totals = [20, 25, 30, 40, 50], limit, passes }: Wish,
): Told {
  return random.until(
    (r) => {
      const { story, from, width } = drawSetting(r)
      return { story, table: { from, width, frequencies: hill(r, r.pick(classes), r.pick(totals)) } }
    },
    ({ story, table }) => {
      const end = lowerLimit(table, table.frequencies.length)
      const [least, greatest] = limit ?? [0, 1000]
      const sound = Math.min(...table.frequencies) >= 2 && hasOnePeak(table.frequencies)
      return sound && end >= least && end <= Math.min(greatest, story.most ?? greatest) && passes(table)
    },
  )
}
