/**
 * What is packed looks for what stood before it within 32 KiB: pieces that are alike are packed best side by side. Here an order is found in which
 * each piece follows those that are most like it.
 */

/** Signs of a run by which two texts are compared. */
const run = 8

/** One run in four is kept: enough to tell how much two texts have in common. */
const kept = 4

/** As far back as gzip sees, in signs. */
const sight = 32_000

/** The places of the texts, the longest first, and then always the one with the most runs in common with what stands within sight before it. */
export function inAlikeOrder(texts) {
  const runs = texts.map(runsOf)
  const left = new Set(texts.keys())
  const lastAt = new Map()
  const order = []
  let end = 0
  let next = [...left].toSorted((a, b) => texts[b].length - texts[a].length)[0]
  while (next !== undefined) {
    order.push(next)
    left.delete(next)
    for (const one of runs[next]) lastAt.set(one, end + texts[next].length / 2)
    end += texts[next].length
    next = mostAlike(left, runs, (one) => end - (lastAt.get(one) ?? -Infinity) < sight)
  }
  return order
}

function mostAlike(left, runs, isInSight) {
  let [best, most] = [undefined, -1]
  for (const place of left) {
    const common = runs[place].filter(isInSight).length / Math.sqrt(runs[place].length + 1)
    if (common > most) [best, most] = [place, common]
  }
  return best
}

/** The runs of a text as numbers, each once. */
function runsOf(text) {
  const found = new Set()
  for (let start = 0; start + run <= text.length; start++) {
    let hash = 0
    for (let at = start; at < start + run; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 13
    if (hash % kept === 0) found.add(hash)
  }
  return [...found]
}
