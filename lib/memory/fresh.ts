import type { Archetype } from './catalogue'
import { grouped } from './grouped'
import { levelOf } from './pose'
import { seededRandom } from '../random'

/** Archetypes that were never asked, in the order in which to meet them: chapter by chapter in turn, within each the easy ones first. */
export function inMeetingOrder(fresh: readonly Archetype[], seed: string): readonly Archetype[] {
  const easiest = ({ templates }: Archetype) => Math.min(...templates.map(levelOf))
  const byTopic = grouped(fresh, ({ topic }) => topic)
  const chapters = seededRandom(seed)
    .shuffle([...byTopic.values()])
    .map((own) => own.toSorted((a, b) => easiest(a) - easiest(b)))
  const rounds = Math.max(0, ...chapters.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => chapters.flatMap((own) => own[round] ?? [])).flat()
}
