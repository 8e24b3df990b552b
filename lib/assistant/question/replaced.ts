import { neededText, type Needed } from './needed-text'

type Replacer = (whole: string, ...found: string[]) => string

/** What is written, and what stands for it. */
export type Pairs = readonly (readonly [RegExp, string | Replacer])[]

const known = new WeakMap<RegExp, Needed>()

/** A text in which each of the pairs has been replaced, one after the other. A pattern whose words the text does not hold is not tried. */
export function replaced(text: string, pairs: Pairs): string {
  let [so, inSmallLetters] = [text, text.toLowerCase()]
  for (const [from, to] of pairs) {
    if (!mayFit(from, so, inSmallLetters)) continue
    const next = typeof to === 'string' ? so.replace(from, to) : so.replace(from, to)
    if (next !== so) [so, inSmallLetters] = [next, next.toLowerCase()]
  }
  return so
}

/** Whether a text holds the words without which the pattern cannot fit it: a tenth of the work of trying it. */
export const mayFit = (pattern: RegExp, text: string, inSmallLetters = text.toLowerCase()): boolean =>
  holds(pattern.ignoreCase ? inSmallLetters : text, neededBy(pattern))

function neededBy(pattern: RegExp): Needed {
  const before = known.get(pattern)
  if (before) return before
  const needed = neededText(pattern)
  known.set(pattern, needed)
  return needed
}

/** Plain loops, for there are a thousand rules and a question is put in several ways. */
function holds(text: string, needed: Needed): boolean {
  for (const pieces of needed) {
    let isThere = false
    for (const piece of pieces) if (text.includes(piece)) isThere = true
    if (!isThere) return false
  }
  return true
}
