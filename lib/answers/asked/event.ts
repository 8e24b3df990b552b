import { holds, wordOf } from './words'

/** An event whose probability is named: "P(not red)", "probability of getting 53 Sundays". */
export interface Event {
  readonly words: readonly string[]
  readonly figures: readonly string[]
  readonly negated: boolean
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

function eventOf(text: string): Event {
  const pieces = text.match(/\p{L}[\p{L}'’]*|\d+/gu) ?? []
  return {
    words: pieces
      .filter((piece) => /^\p{L}/u.test(piece) && !negation.test(piece))
      .flatMap((piece) => wordOf(piece) ?? []),
    figures: pieces.filter((piece) => /^\d/.test(piece)),
    negated: negation.test(text),
  }
}

/** P(E), P(A): a letter of the student's own, or nothing. */
export const isAnyEvent = ({ words, figures, negated }: Event): boolean =>
  !negated && figures.length === 0 && words.every((word) => word.length === 1)

export const sameEvent = (a: Event, b: Event): boolean =>
  a.negated === b.negated &&
  a.words.length === b.words.length &&
  a.words.every((word) => holds(b.words, word)) &&
  a.figures.join() === b.figures.join()

/** Whether they contradict one another: one denies what the other says, or they speak of different numbers. */
export function contradicts(a: Event, b: Event): boolean {
  const common = a.words.some((word) => isWithin(word, b.words)) || a.words.length === 0
  if (common && a.negated !== b.negated) return true
  return a.figures.length > 0 && b.figures.length > 0 && !a.figures.some((figure) => b.figures.includes(figure))
}

/** "raining" is within "it will not rain": the same beginning. */
export const isWithin = (word: string, words: readonly string[]): boolean =>
  holds(words, word) ||
  words.some((other) => Math.min(word.length, other.length) >= 4 && (word.startsWith(other) || other.startsWith(word)))
