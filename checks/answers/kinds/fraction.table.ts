import type { FractionRule } from '@/lib/answers'
import { isZero, withDigitsChanged } from '../near-misses'
import { outside, typography, values } from '../spellings'
import type { KindTable } from './kind-table'

export const fraction: KindTable<FractionRule> = {
  rule: { kind: 'fraction', expected: '3/13' },
  responses: [
    ['6/26', 'right', 'not in lowest terms'],
    ['0.23', 'right', 'rounded'],
    ['3 out of 13', 'right', 'in words'],
    ['0.2', 'wrong', 'rounded too far'],
    ['13/3', 'wrong', 'turned over'],
  ],
  spellings: [...outside, ...typography, ...values],
  nearMisses: ({ expected }) => [
    ...withDigitsChanged(expected, 2),
    ...(isZero(expected) ? [] : [`-(${expected})`]),
    `${expected} + 1/1000`,
  ],
}
