import type { ChoiceRule } from '@/lib/answers'
import { letters, outside } from '../spellings'
import type { KindTable } from './kind-table'

export const choice: KindTable<ChoiceRule> = {
  rule: { kind: 'choice', expected: 'B', options: ['1/2', '3/4', 'parallel', 'x + 1'] },
  responses: [
    ['(b)', 'right', 'a small letter in brackets'],
    ['0.75', 'right', 'the wording of the option, by value'],
    ['c', 'wrong', 'another letter'],
    ['B or C', 'wrong', 'two letters'],
  ],
  spellings: [...outside, ...letters],
  nearMisses: ({ expected }) => ['A', 'B', 'C', 'D'].filter((letter) => letter !== expected),
}
