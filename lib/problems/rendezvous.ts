import { hashOf } from '../random'

const mostHashes = 2 ** 32

/**
 * The one of the items that a seed draws: the highest score of seed and id wins (rendezvous hashing, Thaler and Ravishankar 1998), so
 * that an item added later takes only the seeds that it wins, and every other seed keeps what it had. An item's share is its weight
 * among those of all; of equal weights the highest hash wins. undefined for an empty list.
 */
export function drawnBy<Item>(
  seed: string,
  items: readonly Item[],
  idOf: (item: Item) => string,
  weightOf: (item: Item) => number = () => 1,
): Item | undefined {
  let [winner, highest] = [items[0], -1]
  for (const item of items) {
    // between 0 and 1, and never either: a weight divides the logarithm, which rises with the hash
    const chance = (hashOf(`${seed}/${idOf(item)}`) + 0.5) / mostHashes
    const score = weightOf(item) / -Math.log(chance)
    if (score > highest) [winner, highest] = [item, score]
  }
  return winner
}
