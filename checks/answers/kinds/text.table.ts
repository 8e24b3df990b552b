import type { TextRule } from '@/lib/answers'
import { outside, words } from '../spellings'
import type { KindTable } from './kind-table'

export const text: KindTable<TextRule> = {
  rule: { kind: 'text', expected: 'infinitely many solutions' },
  responses: [
    ['Infinite solutions.', 'right', 'other words for the same'],
    ['no solution', 'wrong', 'other words'],
    ['not infinitely many', 'wrong', 'denied'],
  ],
  spellings: [...outside.slice(0, 3), ...words],
  nearMisses: ({ expected }) => [`not ${expected}`],
}
