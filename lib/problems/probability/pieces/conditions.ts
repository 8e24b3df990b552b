/** A condition on a number x. */
export interface Condition {
  readonly kind: (typeof conditions)[number]
  readonly k: number
}

export const conditions = ['square below', 'square at most', 'cube above', 'size below', 'size at most'] as const

export function holds({ kind, k }: Condition, x: number): boolean {
  switch (kind) {
    case 'square below':
      return x * x < k
    case 'square at most':
      return x * x <= k
    case 'cube above':
      return x * x * x > k
    case 'size below':
      return -k < x && x < k
    case 'size at most':
      return -k <= x && x <= k
    default:
      return kind satisfies never
  }
}
