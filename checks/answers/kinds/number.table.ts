import type { NumberRule } from '@/lib/answers'
import { isZero, offByAThousandth, withDigitsChanged } from '../near-misses'
import { outside, typography, values } from '../spellings'
import type { KindTable } from './kind-table'

export const number: KindTable<NumberRule> = {
  rule: { kind: 'number', expected: '154', unit: 'cm²' },
  responses: [
    ['154', 'right', 'the unit may be left out'],
    ['154 sq cm', 'right', 'a unit in words'],
    ['area = 22/7 × 7 × 7 = 154', 'right', 'steps before the value'],
    ['154 cm', 'wrong', 'another unit'],
    ['155', 'wrong', 'another value'],
  ],
  spellings: [...outside, ...typography, ...values],
  // not where a rounding in the middle leaves a range
  nearMisses: ({ expected, tolerance, decimals }) =>
    tolerance === undefined && typeof decimals !== 'object'
      ? [
          ...withDigitsChanged(expected, 2),
          ...(isZero(expected) ? [] : [`-(${expected})`]),
          ...offByAThousandth(expected),
        ]
      : [],
}
