import { kinds, type RuleKind } from '@/lib/answers'

interface KindInWords {
  readonly kind: RuleKind
  readonly name: string
  readonly words: string
}

const isKind = (key: string): key is RuleKind => key in kinds

/** Each kind of rule, in words for teachers and editors. */
export const kindsInWords: readonly KindInWords[] = Object.keys(kinds)
  .filter(isKind)
  .map((kind) => ({ kind, name: kinds[kind].name, words: kinds[kind].words }))
