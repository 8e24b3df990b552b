import type { Fact, FactOf, Item, Word } from './fact'
import { keysOf } from './keys'
import { isFree } from './meanings'
import { fillers } from './words'
import type { Question } from './question'
import { compiled, nounOf, numberOf, sizesAt, timesOf, type Slot } from './slot'
import type { Fraction } from '../../maths/fraction'

type Pieces<Text extends string> = Text extends `${infer Head} ${infer Rest}` ? Head | Pieces<Rest> : Text
type NumberNames<Text extends string> = Pieces<Text> extends infer Piece ? Named<Piece> : never
type Named<Piece> = Piece extends `#${infer Name}` ? Name : Piece extends `%${infer Name}` ? Name : never
type RowNames<Text extends string> = Pieces<Text> extends infer Piece ? RowNamed<Piece> : never
type RowNamed<Piece> = Piece extends `&${infer Name}` ? Name : never
type NounNames<Text extends string> = Pieces<Text> extends infer Piece ? NounNamed<Piece> : never
type NounNamed<Piece> = Piece extends `~${string}?` ? never : Piece extends `~${infer Name}` ? Name : never
type FactPairs<Text extends string> = Pieces<Text> extends infer Piece ? Paired<Piece> : never
type Paired<Piece> = Piece extends `@${infer Name}:${infer Kind extends Fact['kind']}` ? readonly [Name, Kind] : never

/** What a phrase holds: its numbers and facts by name, and what it has taken of the question. */
export interface Phrase<Text extends string = string> {
  readonly numbers: { readonly [Name in NumberNames<Text>]: Fraction }
  readonly rows: { readonly [Name in RowNames<Text>]: readonly Fraction[] }
  /** As typed, 'cm^2', '₹'; '' where there is none. */
  readonly units: { readonly [Name in NumberNames<Text> | RowNames<Text>]: string }
  readonly facts: { readonly [Pair in FactPairs<Text> as Pair[0]]: FactOf<Pair[1]> }
  /** In the singular, to be compared: "pencils" is 'pencil'. */
  readonly nouns: { readonly [Name in NounNames<Text>]: string }
  readonly taken: readonly Item[]
}

/** A phrase whose pattern is not known to the compiler. */
interface Held {
  readonly numbers: Readonly<Record<string, Fraction>>
  readonly rows: Readonly<Record<string, readonly Fraction[]>>
  readonly units: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, Fact>>
  readonly nouns: Readonly<Record<string, string>>
  readonly taken: readonly Item[]
}

/**
 * Looks for a phrase in a question; the first of the patterns that is found. A pattern is written in pieces with a space between:
 * - `sum|total` one of these words; `digit?` a word that may be missing;
 * - `#n` a number, bare, with a unit or in words ("five"), kept as `numbers.n`;
 * - `&l` numbers in a row, "9, 12 and 15 minutes", kept as `rows.l`;
 * - `@at:ordinal`, `@e:equation`, `@p:point`, ... a fact of that kind, kept as `facts.at`; `@l:list` takes a row as one;
 * - `%k` so many times: "twice", "three times", kept as `numbers.k`;
 * - `~x` the noun that stands there, kept as `nouns.x`; `~x?` such as may be missing;
 * - `.` the end of a sentence, `.?` such as may be missing; `*` any words within the sentence, also such as have a meaning.
 * Between two pieces fillers, the nouns of a story and commas may stand, and nothing else: "sum * digits #s" finds 9 in "the sum of the
 * two digits is 9", "sum digits #s" does not. All patterns hold the same names.
 */
export function phrase<Text extends string>(question: Question, ...patterns: readonly Text[]): Phrase<Text> | null
export function phrase(question: Question, ...patterns: readonly string[]): Held | null {
  const keys = keysOf(question).all
  for (const pattern of patterns) {
    const { slots, needs, isOfRows } = compiled(pattern)
    if (needs.some((any) => !any.some((key) => keys.has(key)))) continue
    const items = isOfRows ? question.items : question.apart
    for (let from = 0; from < items.length; from++) {
      if (!canBegin(slots[0], items, from)) continue
      const found = foundAt(slots, items, from)
      if (found) return heldBy(slots, found)
    }
  }
  return null
}

/** All that the phrases have taken, as a recogniser answers for it; a row of numbers only when each of them is taken. */
export function told(question: Question, ...phrases: readonly (Pick<Phrase, 'taken'> | null)[]) {
  const taken = new Set(phrases.flatMap((one) => one?.taken ?? []))
  const isTaken = (fact: Fact): boolean =>
    taken.has(fact) || (question.rows.get(fact)?.every((one) => taken.has(one)) ?? false)
  return {
    used: question.facts.filter(isTaken),
    said: question.items.filter((item): item is Word => item.kind === 'word' && taken.has(item)),
  }
}

/** Most places cannot begin a phrase: they are passed over before anything is set up to look further. */
const canBegin = (first: Slot | undefined, items: readonly Item[], from: number): boolean =>
  !first || first.kind === 'gap' || ('optional' in first && first.optional) || sizesAt(first, items, from).length > 0

/** The items that each slot takes from a place on. */
function foundAt(slots: readonly Slot[], items: readonly Item[], from: number): readonly (readonly Item[])[] | null {
  // a place that has failed once fails always
  const failed = new Set<number>()
  const from_ = (slot: number, at: number): readonly (readonly Item[])[] | null => {
    const wanted = slots[slot]
    if (!wanted) return []
    const key = slot * (items.length + 1) + at
    if (failed.has(key)) return null
    const found = tried(wanted, slot, at)
    if (!found) failed.add(key)
    return found
  }
  const tried = (wanted: Slot, slot: number, at: number): readonly (readonly Item[])[] | null => {
    const gap = wanted.kind === 'gap' || slots[slot - 1]?.kind === 'gap'
    for (let place = at; ; place++) {
      const item = items[place]
      for (const size of wanted.kind === 'gap' ? [0] : sizesAt(wanted, items, place)) {
        const rest = from_(slot + 1, place + size)
        if (rest && item) return [items.slice(place, place + size), ...rest]
      }
      if (!item || slot === 0 || !(gap ? isWordOrComma(item) : isSkipped(item))) break
    }
    const without = 'optional' in wanted && wanted.optional ? from_(slot + 1, at) : null
    return without && [[], ...without]
  }
  return from_(0, from)
}

const isWordOrComma = (item: Item): boolean => item.kind === 'word' || (item.kind === 'mark' && item.text !== '.')
const isSkipped = (item: Item): boolean =>
  (item.kind === 'word' && isFree(item.text)) || (item.kind === 'mark' && (item.text === ',' || item.text === ':'))

function heldBy(slots: readonly Slot[], found: readonly (readonly Item[])[]): Held {
  const numbers: Record<string, Fraction> = {}
  const rows: Record<string, readonly Fraction[]> = {}
  const units: Record<string, string> = {}
  const facts: Record<string, Fact> = {}
  const nouns: Record<string, string> = {}
  slots.forEach((slot, index) => {
    const item = found[index]?.[0]
    if (!item) return
    if (slot.kind === 'number' || slot.kind === 'times') {
      const value = timesOf(item) ?? numberOf(item)
      if (value) numbers[slot.name] = value
      units[slot.name] = item.kind === 'number' ? item.unit : ''
    }
    if (slot.kind === 'row') {
      const row = (found[index] ?? []).filter((one) => one.kind === 'number')
      rows[slot.name] = row.map(({ value }) => value)
      units[slot.name] = row.find(({ unit }) => unit !== '')?.unit ?? ''
    }
    if (slot.kind === 'noun') nouns[slot.name] = nounOf(found[index] ?? [])
    if (slot.kind === 'fact' && item.kind !== 'word' && item.kind !== 'mark') facts[slot.name] = item
  })
  return { numbers, rows, units, facts, nouns, taken: found.flat() }
}

/** The words and facts that stand behind all of these, as a question does behind what is told; fillers left out. */
export function behind(question: Question, ...phrases: readonly Pick<Phrase, 'taken'>[]): readonly (Fact | Word)[] {
  const taken = new Set(phrases.flatMap((one) => one.taken))
  const last = question.apart.findLastIndex((item) => taken.has(item))
  return question.apart
    .slice(last + 1)
    .filter((item) => item.kind !== 'mark' && !(item.kind === 'word' && fillers.has(item.text)))
    .filter((item): item is Fact | Word => item.kind !== 'mark')
}
