import type { CoordinatesRule } from '@/lib/answers'
import { withDigitsChanged } from '../near-misses'
import { outside, typography } from '../spellings'
import type { KindTable } from './kind-table'

export const coordinates: KindTable<CoordinatesRule> = {
  rule: { kind: 'coordinates', expected: '(3, -4)' },
  responses: [
    ['P(3, -4)', 'right', 'with the name of the point'],
    ['x = 3, y = -4', 'right', 'by name'],
    ['(-4, 3)', 'wrong', 'x comes first'],
  ],
  spellings: [...outside.slice(0, 3), ...typography],
  nearMisses: ({ expected }) => withDigitsChanged(expected, 0),
}
