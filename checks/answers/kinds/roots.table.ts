import type { RootsRule } from '@/lib/answers'
import { withDigitsChanged } from '../near-misses'
import { lists, outside, typography } from '../spellings'
import type { KindTable } from './kind-table'

export const roots: KindTable<RootsRule> = {
  rule: { kind: 'roots', expected: '3, -1/2' },
  responses: [
    ['x = 3 or x = -0.5', 'right', 'by name, one as a decimal'],
    ['-1/2, 3', 'right', 'in any order'],
    ['3', 'wrong', 'one is missing'],
  ],
  spellings: [...outside, ...typography, ...lists],
  nearMisses: ({ expected }) => withDigitsChanged(expected, 0),
}
