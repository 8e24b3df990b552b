import type { TopicKey } from '@/lib/syllabus'

/** Sentences of each chapter: such as are false and must be named, and their neighbours that are sound and must not be. */
export type ToldFacts = Readonly<
  Partial<Record<TopicKey, { readonly wrong: readonly string[]; readonly right: readonly string[] }>>
>
