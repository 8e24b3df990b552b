import type { SurdRule } from '@/lib/answers'
import { isZero, withDigitsChanged } from '../near-misses'
import { outside, typography, values } from '../spellings'
import type { KindTable } from './kind-table'

export const surd: KindTable<SurdRule> = {
  rule: { kind: 'surd', expected: '5√2' },
  responses: [
    ['√50', 'right', 'another exact form'],
    ['5 root 2', 'right', 'in words'],
    ['2√5', 'wrong', 'the numbers are exchanged'],
  ],
  spellings: [...outside, ...typography, ...values],
  nearMisses: ({ expected }) => [
    ...withDigitsChanged(expected, 2),
    ...(isZero(expected) ? [] : [`-(${expected})`]),
    `${expected} + 1/1000`,
  ],
}
