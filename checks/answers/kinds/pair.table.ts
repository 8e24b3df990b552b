import type { PairRule } from '@/lib/answers'
import { withDigitsChanged } from '../near-misses'
import { named, outside, typography } from '../spellings'
import type { KindTable } from './kind-table'

export const pair: KindTable<PairRule> = {
  rule: { kind: 'pair', expected: 'HCF = 6, LCM = 36' },
  responses: [
    ['LCM = 36, HCF = 6', 'right', 'by name in any order'],
    ['6 and 36', 'right', 'bare, in the order of the question'],
    ['HCF = 36, LCM = 6', 'wrong', 'exchanged'],
    ['HCF = 6', 'wrong', 'one is missing'],
  ],
  spellings: [...outside.slice(0, 3), ...typography.filter(([name]) => name !== 'no spaces at all'), ...named],
  nearMisses: ({ expected }) => withDigitsChanged(expected.replace(/\d+(?= ?[=])/g, ''), 2),
}
