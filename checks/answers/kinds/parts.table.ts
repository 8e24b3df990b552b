import type { AnswerRule, PartsRule } from '@/lib/answers'
import { partLists } from '../spellings'
import type { KindTable } from './kind-table'

/** `nearMisses`: those of the parts' own kinds. */
export const parts = (nearMisses: (rule: AnswerRule) => readonly string[]): KindTable<PartsRule> => ({
  rule: {
    kind: 'parts',
    expected: '(i) 9; (ii) 19 cm',
    parts: [
      { label: '(i)', rule: { kind: 'number', expected: '9' }, marks: 1 },
      { label: '(ii)', rule: { kind: 'number', expected: '19', unit: 'cm' }, marks: 2 },
    ],
  },
  responses: [
    ['(ii) 19 (i) 9', 'right', 'labelled, in any order'],
    ['9, 19 cm', 'right', 'bare, in the order of the question'],
    ['1. 9 2. 19', 'right', 'other labels'],
    ['(i) 9', 'wrong', 'a part is missing'],
    ['19, 9', 'wrong', 'bare, in another order'],
  ],
  spellings: partLists,
  nearMisses: ({ parts: all }) =>
    all.flatMap(({ rule: changed }, at) =>
      nearMisses(changed).map((response) =>
        all.map(({ label, rule }, index) => `${label} = ${index === at ? response : rule.expected}`).join('; '),
      ),
    ),
})
