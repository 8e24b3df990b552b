import type { KeywordsRule } from '@/lib/answers'
import { outside, words } from '../spellings'
import type { KindTable } from './kind-table'

export const keywords: KindTable<KeywordsRule> = {
  rule: { kind: 'keywords', expected: 'rhs | congruence' },
  responses: [
    ['Proved by R.H.S.', 'right', 'the word that decides it'],
    ['by SSS congruence', 'wrong', 'another reason'],
    ['not RHS', 'wrong', 'denied'],
  ],
  spellings: [...words, ...outside.slice(0, 3)].map(([name, spell]) => [
    name,
    (key) => spell(key.split(/[|&]/)[0] ?? ''),
  ]),
  nearMisses: ({ expected }) => [`not ${expected.split(/[|&]/)[0] ?? ''}`],
}
