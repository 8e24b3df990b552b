import type { Pool } from './pool'
import type { Slot } from './slots'
import type { TopicKey } from '../syllabus'
import { grouped } from '../memory/grouped'

/** What the places that are still to be filled could give to some chapters at most, in marks. */
export function supplyOf(
  topics: readonly TopicKey[],
  later: readonly Slot[],
  pool: Pool,
  taken: ReadonlySet<string>,
): number {
  const alike = grouped(later, ({ group, difficulty }) => `${group.kind} ${group.marks} ${difficulty}`)
  return [...alike.values()].reduce((sum, slots) => {
    const [slot] = slots
    return slot ? sum + slot.group.marks * Math.min(slots.length, mostOf(slot, topics, pool, taken)) : sum
  }, 0)
}

/** How many questions for places like this the chapters could give at most. */
const mostOf = (
  { group, difficulty }: Slot,
  topics: readonly TopicKey[],
  pool: Pool,
  taken: ReadonlySet<string>,
): number =>
  topics.reduce((sum, topic) => {
    if (group.chapters && !group.chapters.includes(topic)) return sum
    const fitting = [
      ...pool(topic, group.kind, group.marks, difficulty),
      ...pool(topic, group.kind, group.joined?.[1], difficulty),
    ].filter(({ archetypes }) => !archetypes.some((one) => taken.has(one)))
    const different = new Set(fitting.map(({ archetypes: [main] }) => main)).size
    return sum + Math.min(group.perChapter ?? Infinity, different)
  }, 0)
