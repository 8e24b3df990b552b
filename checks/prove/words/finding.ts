import type { Book } from '../book'

/** What a claim made in words came to. */
export interface Finding {
  readonly line: number
  /** null: it holds. */
  readonly wrong: string | null
}

/** Reads one kind of sentence wherever it occurs. */
export type WordRule = (book: Book) => readonly Finding[]

export const finding = (line: number, holds: boolean, wrong: string): Finding => ({ line, wrong: holds ? null : wrong })
