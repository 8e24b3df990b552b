import type { SequenceRule } from '@/lib/answers'
import { outside, sequences } from '../spellings'
import type { KindTable } from './kind-table'

export const sequence: KindTable<SequenceRule> = {
  rule: { kind: 'sequence', expected: 'B D A C' },
  responses: [
    ['b, d, a, c', 'right', 'with commas'],
    ['BDCA', 'wrong', 'another order'],
    ['B D A', 'wrong', 'one is missing'],
    ['B D A A', 'wrong', 'one stands twice, and one is missing'],
    ['B D A X', 'wrong', 'there is no such step'],
  ],
  spellings: [...outside.slice(0, 3), ...sequences],
  nearMisses: ({ expected }) => {
    const order = expected.split(' ')
    return order.slice(1).map((letter, index) =>
      order
        .with(index, letter)
        .with(index + 1, order[index] ?? '')
        .join(' '),
    )
  },
}
