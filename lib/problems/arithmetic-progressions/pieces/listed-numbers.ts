import type { Random } from '../../../random'

/** Multiples, or odd or even numbers between two bounds of the other kind, that are added. */
export interface Listed {
  readonly kind: 'multiples' | 'odd' | 'even'
  readonly first: number
  readonly d: number
  readonly n: number
  readonly from: number
  readonly to: number
  readonly stem: 0 | 1 | 2
}

export function drawListed(random: Random): Listed {
  const kind = random.pick(['multiples', 'multiples', 'odd', 'even'] as const)
  const stem = random.pick([0, 1, 2] as const)
  const n = random.integer(10, 60)
  if (kind === 'multiples') {
    const m = random.integer(3, 15)
    return { kind, first: m, d: m, n, from: 0, to: m * (n + 1), stem }
  }
  const start = 2 * random.integer(0, 40)
  const from = kind === 'odd' ? start : start + 1
  return { kind, first: from + 1, d: 2, n, from, to: from + 2 * n, stem }
}

export function questionOf({ kind, d, n, from, to, stem }: Listed): string {
  if (kind === 'multiples')
    return (
      [
        `Find the sum of the first ${n} positive multiples of ${d}.`,
        `The first ${n} positive multiples of ${d} are added. What is their sum?`,
        `Find the sum of the numbers $${d}, ${2 * d}, ${3 * d}, \\ldots$, if ${n} multiples of ${d} are taken in all.`,
      ][stem] ?? ''
    )
  return (
    [
      `Find the sum of the ${kind} numbers between ${from} and ${to}.`,
      `All ${kind} numbers that are greater than ${from} and less than ${to} are added. Find their sum.`,
      `What do the ${kind} numbers between ${from} and ${to} add up to?`,
    ][stem] ?? ''
  )
}
