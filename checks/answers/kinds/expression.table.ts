import type { ExpressionRule } from '@/lib/answers'
import { withDigitsChanged } from '../near-misses'
import { outside, typography } from '../spellings'
import type { KindTable } from './kind-table'

export const expression: KindTable<ExpressionRule> = {
  rule: { kind: 'expression', expected: 'x^2 - 5x + 6' },
  responses: [
    ['(x - 2)(x - 3)', 'right', 'factorised'],
    ['p(x) = 6 - 5x + x²', 'right', 'with its name, in another order'],
    ['x^2 + 5x + 6', 'wrong', 'another sign'],
    ['x^2 - 5x + 6 = 0', 'wrong', 'an equation'],
  ],
  spellings: [...outside.slice(0, 2), ...typography.filter(([name]) => name !== 'TeX in dollars')],
  nearMisses: ({ expected, upToFactor }) => (upToFactor ? [`(${expected}) + 1/1000`] : withDigitsChanged(expected, 0)),
}
