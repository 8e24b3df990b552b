import { hashOf } from '../random'

/**
 * The one of the items that a seed draws: the highest hash of seed and id wins (rendezvous hashing, Thaler and Ravishankar 1998), so
 * that an item added later takes only the seeds that it wins, and every other seed keeps what it had. undefined for an empty list.
 */
export function drawnBy<Item>(seed: string, items: readonly Item[], idOf: (item: Item) => string): Item | undefined {
  let [winner, highest] = [items[0], -1]
  for (const item of items) {
    const hash = hashOf(`${seed}/${idOf(item)}`)
    if (hash > highest) [winner, highest] = [item, hash]
  }
  return winner
}
