import type { RatioRule } from '@/lib/answers'
import { withDigitsChanged } from '../near-misses'
import { outside, ratios, typography } from '../spellings'
import type { KindTable } from './kind-table'

export const ratio: KindTable<RatioRule> = {
  rule: { kind: 'ratio', expected: '2:3' },
  responses: [
    ['4 : 6', 'right', 'an equal ratio'],
    ['2 is to 3', 'right', 'in words'],
    ['3:2', 'wrong', 'the terms are exchanged'],
  ],
  spellings: [...outside, ...typography.slice(0, 6), ...ratios],
  nearMisses: ({ expected }) => withDigitsChanged(expected, 0),
}
