import type { Asked } from '@/lib/answers/rule'

/** What a question asks for, by its names and its words, and what else is known of it. */
export const asks = (
  names: readonly string[],
  question: string,
  more: Partial<Asked> = {},
): { readonly asked: Asked } => ({ asked: { names, words: question.match(/\p{L}+|\d+/gu) ?? [], ...more } })
