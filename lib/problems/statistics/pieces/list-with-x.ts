import type { Random } from '../../../random'

/** A list in which one letter stands: the median or the mean is known. */
export interface ListWithX {
  readonly kind: 'middle two' | 'middle one' | 'mean' | 'mean of a row'
  readonly x: number
  /** As they stand: a number, or how much more than x. */
  readonly entries: readonly Entry[]
  readonly told: number
}

export type Entry = { readonly number: number } | { readonly more: number }

export const isLetter = (entry: Entry): entry is { readonly more: number } => 'more' in entry
export const valueOf = (entry: Entry, x: number): number => (isLetter(entry) ? x + entry.more : entry.number)
export const textOf = (entry: Entry): string =>
  isLetter(entry)
    ? entry.more === 0
      ? 'x'
      : `x ${entry.more < 0 ? '-' : '+'} ${Math.abs(entry.more)}`
    : `${entry.number}`

const kinds = ['middle two', 'middle one', 'mean', 'mean of a row'] as const

/** Numbers in ascending order, from the middle outwards. */
function outwards(
  random: Random,
  low: number,
  high: number,
  each: number,
): readonly [readonly number[], readonly number[]] {
  const [below, above] = [[low - random.integer(1, 4)], [high + random.integer(1, 4)]]
  while (below.length < each) {
    below.unshift((below[0] ?? 0) - random.integer(1, 4))
    above.push((above.at(-1) ?? 0) + random.integer(1, 4))
  }
  return [below, above]
}

export function drawListWithX(random: Random): ListWithX {
  const kind = random.pick(kinds)
  const x = random.integer(12, 45)
  if (kind === 'mean of a row') {
    const [step, count] = [random.integer(1, 5), random.pick([4, 5, 5, 6])]
    const entries = Array.from({ length: count }, (_, i) => ({ more: i * step }))
    return { kind, x, entries, told: x + ((count - 1) * step) / 2 }
  }
  if (kind === 'mean') {
    return random.until(
      (r) => {
        const others = Array.from({ length: r.integer(4, 8) }, () => r.integer(4, 48))
        const entries: Entry[] = others.map((number) => ({ number }))
        entries.splice(r.integer(1, others.length - 1), 0, { more: 0 })
        const sum = others.reduce((a, b) => a + b, x)
        return { kind, x, entries, told: sum / entries.length }
      },
      ({ told, entries }) =>
        Number.isInteger(2 * told) &&
        told !== x &&
        new Set(entries.map((entry) => valueOf(entry, x))).size === entries.length,
    )
  }
  const gap = random.integer(1, 5)
  const each = random.pick([2, 3, 4])
  if (kind === 'middle two') {
    const [below, above] = outwards(random, x, x + gap, each)
    const entries = [
      ...below.map((number) => ({ number })),
      { more: 0 },
      { more: gap },
      ...above.map((number) => ({ number })),
    ]
    return { kind, x, entries, told: x + gap / 2 }
  }
  // one observation with the letter stands in the middle, x more or less something
  const more = random.pick([-1, 1]) * gap
  const [below, above] = outwards(random, x + more, x + more, each)
  const entries = [...below.map((number) => ({ number })), { more }, ...above.map((number) => ({ number }))]
  return { kind, x, entries, told: x + more }
}
