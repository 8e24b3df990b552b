import { differing, hasTwoSides, sidesOf, tossedOut } from './event-kinds'
import { holds, wordOf } from './words'

/** An event whose probability is named: "P(not red)", "probability of getting 53 Sundays". */
export interface Event {
  readonly words: readonly string[]
  readonly figures: readonly string[]
  readonly negated: boolean
  /** Of which words it takes which side: "odd", not "even". */
  readonly sides: readonly string[]
}

const longest = 160
const opening = /^\s*(?:the\s+)?(?:P|p|[Pp]r|[Pp]rob|[Pp]robability)\s?\((.*)\)\s*['’\u0304\u0305]?$/
const said = /\b(?:prob|probability|chances?)\b\s*(?:of|that|for|is)?(.*)$/i
const negation = /\b(?:not|no|neither|nor|never|non|without|complement|bar|isn't|doesn't|won't)\b|['’\u0304\u0305]$/i

/** The event in a name; null for a name that is no probability. */
export function eventIn(name: string): Event | null {
  const text = name.slice(0, longest)
  const inner = opening.exec(text)?.[1] ?? said.exec(text)?.[1]
  return inner === undefined ? null : eventOf(/['’\u0304\u0305]$/.test(text) ? `not ${inner}` : inner)
}

/** The event of that name. */
export const eventCalled = (name: string): Event => eventOf(name.slice(0, longest))

function eventOf(said: string): Event {
  const text = boundsSaid(signsSaid(tossedOut(said)))
  const pieces = text.match(/\p{L}[\p{L}'’]*|\d+/gu) ?? []
  return {
    words: pieces
      .filter((piece) => /^\p{L}/u.test(piece) && !negation.test(piece))
      .flatMap((piece) => wordOf(piece) ?? []),
    figures: text.replace(tossed, '').match(/\d+/g) ?? [],
    negated: negation.test(text.replace(tossed, '')),
    sides: sidesOf(text),
  }
}

/** "not less than 8" as "at least 8", "8 or more" as one word; in none of them is 8 left out, as it is in "more than 8". */
const boundsSaid = (text: string): string =>
  text
    .replace(/\b(less|more|greater)than\b/gi, '$1 than')
    .replace(/\b(?:div\.?|divisble|divisable)(?= by\b)/gi, 'divisible')
    .replace(/\bno[t]? (?:less|smaller) than\b/gi, 'at least')
    .replace(/\bno[t]? (?:more|greater|larger) than\b/gi, 'at most')
    .replace(/\bor (more|less)\b/gi, 'or$1')

const relations: readonly (readonly [RegExp, string])[] = [
  [/\b([xyabmnpq])\s?[*]?\s?(?!\1)([xyabmnpq])(?=\s?[<>])/g, ' product of $1 and $2 '],
  [/\b([xyabmnpq])\s?\+\s?([xyabmnpq])(?=\s?[<>])/g, ' sum of $1 and $2 '],
  [/>=/g, ' at least '],
  [/<=/g, ' at most '],
  [/>/g, ' greater than '],
  [/</g, ' less than '],
]

/** "xy > 10" as "product of x and y greater than 10". */
const signsSaid = (text: string): string =>
  /[<>]/.test(text) ? relations.reduce((out, [sign, words]) => out.replace(sign, words), text) : text

/** "no head" counts heads, and so does "2 tails": neither denies, and neither is a figure of the question. */
const tossed = /\b(?:no|\d) (?=heads?\b|tails?\b)/gi

export const isNoEvent = ({ words, figures, sides }: Event): boolean =>
  words.length + figures.length + sides.length === 0

/** P(E), P(A): a letter of the student's own, or nothing. */
export const isAnyEvent = ({ words, figures, negated }: Event): boolean =>
  !negated && figures.length === 0 && words.every((word) => word.length === 1)

export const sameEvent = (a: Event, b: Event): boolean =>
  a.negated === b.negated &&
  differing(a.sides, b.sides).length === 0 &&
  (a.words.length > 0 || a.sides.length === b.sides.length) &&
  a.words.length === b.words.length &&
  a.words.every((word) => holds(b.words, word)) &&
  a.figures.join() === b.figures.join()

/** Whether one denies the other side of what the other says: "not the same day" and "different days". */
export function saysOtherwise(a: Event, b: Event): boolean {
  const [choice, ...more] = differing(a.sides, b.sides)
  return choice !== undefined && more.length === 0 && a.negated !== b.negated && hasTwoSides(choice)
}

/** Whether they contradict one another: one denies what the other says, takes another side, or they speak of different numbers. */
export function contradicts(a: Event, b: Event): boolean {
  if (differing(a.sides, b.sides).length > 0) return true
  const common = a.words.some((word) => isWithin(word, b.words)) || a.words.length === 0
  if (common && a.negated !== b.negated) return true
  return a.figures.length > 0 && b.figures.length > 0 && !a.figures.some((figure) => b.figures.includes(figure))
}

/** "raining" is within "it will not rain": the same beginning. */
export const isWithin = (word: string, words: readonly string[]): boolean =>
  holds(words, word) ||
  words.some((other) => Math.min(word.length, other.length) >= 4 && (word.startsWith(other) || other.startsWith(word)))
