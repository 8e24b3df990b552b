import { takenBy } from './alike'
import { choosable, countFor, type Candidate } from './candidates'
import { Balance } from './balance'
import type { Blueprint } from './blueprint'
import type { Pool } from './pool'
import { slotsOf, type Slot } from './slots'
import { shareOfShort, spreadSince } from './spread'
import { alikeSlots, supplyOf } from './supply'
import type { Random } from '../random'
import { topicKeys, type TopicKey } from '../syllabus'
import { unitOf } from '../units'

/** A place with what was drawn for it. */
export interface Filled {
  readonly slot: Slot
  readonly topic: TopicKey
  readonly asked: Candidate
  readonly or?: Candidate
}

/** One attempt at a paper, the places of the most marks first; null where it came to an end before all was well. */
export function filled(blueprint: Blueprint, pool: Pool, random: Random, edition: number): readonly Filled[] | null {
  const balance = new Balance(blueprint)
  const taken = new Set<string>()
  const questions: Filled[] = []
  const slots = inOrderOfDrawing(slotsOf(blueprint, random))
  const short = edition < spreadSince ? null : shareOfShort(blueprint, pool)
  for (const [index, slot] of slots.entries()) {
    const later = alikeSlots(slots.slice(index + 1))
    const urgent = balance.urgent((topics, wanted) => supplyOf(topics, later, pool, taken, wanted))
    const counts = new Map(short ? topicKeys.map((topic) => [topic, countFor(slot, topic, pool, taken)]) : [])
    const wants = (topic: TopicKey): number =>
      short === null
        ? balance.wants(slot.group, topic)
        : (balance.wants(slot.group, topic, slot.group.marks > 1 ? short : nothing) * (counts.get(topic) ?? 0)) /
          Math.max(
            1,
            unitOf(topic).topics.reduce((sum, other) => sum + (counts.get(other) ?? 0), 0),
          )
    const question = drawn(slot, urgent ?? topicKeys, wants, pool, taken, random, edition)
    if (!question) return null
    for (const { archetypes } of [question.asked, ...(question.or ? [question.or] : [])])
      for (const archetype of takenBy(archetypes, edition)) taken.add(archetype)
    balance.take(slot.group, question.topic)
    questions.push(question)
  }
  return balance.isKept() ? questions.toSorted((a, b) => a.slot.number - b.slot.number) : null
}

const nothing: ReadonlyMap<string, number> = new Map()

/** The most marks first; of one mark those of which the bank has fewest, assertion and reason, and the higher levels. */
const inOrderOfDrawing = (slots: readonly Slot[]): readonly Slot[] =>
  slots.toSorted((a, b) => b.group.marks - a.group.marks || rank(a) - rank(b))

const rank = ({ group, difficulty }: Slot): number =>
  (group.kind === 'assertion' ? 0 : 1) + (difficulty === 'easy' ? 2 : 0)

/** A chapter that still wants marks, and a question of it that asks nothing that the paper asks already. */
function drawn(
  slot: Slot,
  chapters: readonly TopicKey[],
  wantsOf: (topic: TopicKey) => number,
  pool: Pool,
  taken: ReadonlySet<string>,
  random: Random,
  edition: number,
): Filled | null {
  let topics = chapters.flatMap((topic) => {
    const wants = wantsOf(topic)
    return wants > 0 ? [{ topic, wants }] : []
  })
  while (topics.length > 0) {
    const { topic } = weighted(topics, ({ wants }) => wants, random)
    const asked = choosable(slot, topic, pool, taken, random, edition)
    if (asked) {
      const or =
        slot.choice && slot.group.kind !== 'case'
          ? choosable(slot, topic, pool, new Set([...taken, ...asked.archetypes]), random, edition)
          : undefined
      if (or !== null) return { slot, topic, asked, ...(or && { or }) }
    }
    topics = topics.filter((other) => other.topic !== topic)
  }
  return null
}

/** One of a list, each with the chance of its weight. */
export function weighted<T>(list: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let at = random.real() * list.reduce((sum, item) => sum + weightOf(item), 0)
  return list.find((item) => (at -= weightOf(item)) < 0) ?? random.pick(list)
}
