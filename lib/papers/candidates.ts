import type { Pool, PoolEntry } from './pool'
import type { Slot } from './slots'
import { spreadSince } from './spread'
import type { Random } from '../random'
import type { Difficulty, TopicKey } from '../syllabus'

/** One template, or two whose questions are joined. */
export interface Candidate {
  readonly entries: readonly PoolEntry[]
  readonly archetypes: readonly string[]
}

/** How often a question is joined of two where the bank also has one of its own; of the editions before the spread more often. */
const [shareOfJoined, shareBefore] = [0.1, 0.25]

/** How many different questions of one chapter there are for a place, those of two parts counted by the scarcer of them. */
export function countFor({ group, difficulty }: Slot, topic: TopicKey, pool: Pool, taken: ReadonlySet<string>): number {
  const free = (marks: number | undefined, level: Difficulty) =>
    pool(topic, group.kind, marks, level).filter(({ archetypes }) => !archetypes.some((one) => taken.has(one)))
  const [short, long] = group.joined ?? []
  const joins = (entries: readonly PoolEntry[]) => entries.filter(({ joins: can }) => can).length
  const joined = Math.min(joins(free(long, difficulty)), joins([...free(short, 'medium'), ...free(short, 'hard')]))
  const whole = free(group.marks, difficulty).length
  return whole > 0 ? whole : joined
}

/** A question for a place from one chapter, none of whose archetypes is taken; null where there is none. */
export function choosable(
  { group, difficulty }: Slot,
  topic: TopicKey,
  pool: Pool,
  taken: ReadonlySet<string>,
  random: Random,
  edition: number,
): Candidate | null {
  const free = (marks: number | undefined, level: Difficulty) =>
    pool(topic, group.kind, marks, level).filter(({ archetypes }) => !archetypes.some((one) => taken.has(one)))
  const whole = free(group.marks, difficulty)
  const [short, long] = group.joined ?? []
  const second = free(long, difficulty).filter(({ joins }) => joins)
  // the shorter part is never a mere warming up
  const first = [...free(short, 'medium'), ...free(short, 'hard')].filter(({ joins }) => joins)
  const joins = second.length > 0 && first.length > 0
  if (joins && (whole.length === 0 || random.chance(edition < spreadSince ? shareBefore : shareOfJoined))) {
    const [b, a] = [random.pick(second), random.pick(first)]
    if (!a.archetypes.some((one) => b.archetypes.includes(one))) return candidate(a, b)
  }
  return whole.length > 0 ? candidate(random.pick(whole)) : null
}

const candidate = (...entries: readonly PoolEntry[]): Candidate => ({
  entries,
  archetypes: entries.flatMap(({ archetypes }) => archetypes),
})
