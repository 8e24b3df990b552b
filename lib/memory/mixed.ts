import type { Archetype } from './catalogue'
import { grouped } from './grouped'
import { seededRandom } from '../random'

/** The archetypes in an order that the seed draws, no two of one chapter in a row as long as that can be. */
export function mixed(archetypes: readonly Archetype[], seed: string): readonly Archetype[] {
  const byTopic = grouped(seededRandom(seed).shuffle(archetypes), ({ topic }) => topic)
  const order: Archetype[] = []
  while (order.length < archetypes.length) {
    const last = order.at(-1)?.topic
    const waiting = [...byTopic.values()].filter((group) => group.length > 0)
    const others = waiting.filter(([first]) => first?.topic !== last)
    // the chapter with most left goes first, so that it is not left over at the end
    const [longest] = (others.length > 0 ? others : waiting).toSorted((a, b) => b.length - a.length)
    const next = longest?.shift()
    if (!next) break
    order.push(next)
  }
  return order
}
