import type { Node } from './reading'
import type { Fraction } from '../../maths/fraction'

/** '=' for "find n: n = 5"; a chain of several sides keeps them all. */
export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!='

/** Something that a question states, other than in words. */
export type Fact =
  /** `unit`: as typed, 'cm^2', '°', '₹'; '' where there is none. */
  | { readonly kind: 'number'; readonly value: Fraction; readonly unit: string; readonly node: Node }
  /** A root, a power or a sum with letters. `name`: p for "p(x) = ...". */
  | { readonly kind: 'formula'; readonly node: Node; readonly name: string }
  /** `mixed`: its signs are not all the same, "0 < x ≤ 90". */
  | { readonly kind: 'equation'; readonly sides: readonly Node[]; readonly relation: Relation; readonly mixed?: true }
  /** `name`: 'A', or ''. */
  | { readonly kind: 'point'; readonly name: string; readonly x: Node; readonly y: Node }
  /** `open`: it goes on, "2, 5, 8, ..."; `end`: as far as that, "2, 5, ..., 50". */
  | { readonly kind: 'list'; readonly items: readonly Node[]; readonly open: boolean; readonly end: Node | null }
  /** "20th"; null for "nth". */
  | { readonly kind: 'ordinal'; readonly n: number | null }
  | { readonly kind: 'ratio'; readonly terms: readonly Fraction[] }
  /** A letter or the name of a figure, alone: "x", "AB"; `unit`: "t minutes". */
  | { readonly kind: 'letter'; readonly name: string; readonly unit?: string }
  /** A length of a figure, "AB = 8 cm", or an angle of it, "∠APB = 50°". */
  | { readonly kind: 'length'; readonly name: string; readonly node: Node; readonly unit: string }
  | { readonly kind: 'angle'; readonly name: string; readonly node: Node }
  /** What no reader knows: no recogniser can use it. */
  | { readonly kind: 'unread'; readonly text: string }

export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

/** A word in small letters, one spelling for each. */
export interface Word {
  readonly kind: 'word'
  readonly text: string
}

/** Divides: a comma, "and", the dots of a list. */
export interface Mark {
  readonly kind: 'mark'
  readonly text: ',' | '...' | '.' | ':'
}

export type Item = Fact | Word | Mark

export const isFact = (item: Item): item is Fact => item.kind !== 'word' && item.kind !== 'mark'

/** The text of a word; '' for anything else. */
export const textOf = (item: Item | undefined): string => (item?.kind === 'word' ? item.text : '')

/** Whether an item is a word of a form. */
export const isWord = (item: Item | undefined, form: RegExp): item is Word =>
  item?.kind === 'word' && form.test(item.text)

export const isNumber = (item: Item | undefined): item is FactOf<'number'> => item?.kind === 'number'
