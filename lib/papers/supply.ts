import type { Pool } from './pool'
import type { Slot } from './slots'
import type { TopicKey } from '../syllabus'
import { grouped } from '../memory/grouped'

/** Places that are filled from the same templates. */
export interface AlikeSlots {
  readonly slot: Slot
  readonly count: number
}

export const alikeSlots = (slots: readonly Slot[]): readonly AlikeSlots[] =>
  Array.from(
    grouped(slots, ({ group, difficulty }) => `${group.kind} ${group.marks} ${difficulty}`).values(),
    (alike) => alike.slice(0, 1).map((slot) => ({ slot, count: alike.length })),
  ).flat()

/**
 * What the places that are still to be filled could give to some chapters at most, in marks; counted no further than `enough`, which is
 * all that is asked of a chapter's unit.
 */
export function supplyOf(
  topics: readonly TopicKey[],
  later: readonly AlikeSlots[],
  pool: Pool,
  taken: ReadonlySet<string>,
  enough: number,
): number {
  let sum = 0
  for (const { slot, count } of later) {
    if (sum >= enough) return sum
    sum += slot.group.marks * mostOf(slot, topics, pool, taken, count)
  }
  return sum
}

/** How many questions for places like this the chapters could give; no more than there are places. */
function mostOf(
  { group, difficulty }: Slot,
  topics: readonly TopicKey[],
  pool: Pool,
  taken: ReadonlySet<string>,
  places: number,
): number {
  let sum = 0
  for (const topic of topics) {
    if (sum >= places) return places
    if (group.chapters && !group.chapters.includes(topic)) continue
    const most = Math.min(group.perChapter ?? Infinity, places - sum)
    const main = new Set<string | undefined>()
    for (const marks of [group.marks, group.joined?.[1]])
      for (const { archetypes } of pool(topic, group.kind, marks, difficulty))
        if (main.size < most && !archetypes.some((one) => taken.has(one))) main.add(archetypes[0])
    sum += main.size
  }
  return sum
}
