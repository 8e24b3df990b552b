/** A key, another way of writing it, and what is nearest to it and is something else. */
export type Row = readonly [key: string, equal: string, unequal: string]

/** Where the letters lie when the two are compared a second time, by another reader. */
export type Region = 'any' | 'positive' | 'acute' | 'a unit apart'

export interface Rows {
  readonly title: string
  readonly region: Region
  readonly rows: readonly Row[]
}
