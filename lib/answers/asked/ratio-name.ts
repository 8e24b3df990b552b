import type { Asked } from '../rule'
import { called, type Called } from './called'
import { holds } from './words'

type Terms = readonly [Called, Called]

const longest = 80

/** "AP:PB", "AP/PB", "AP to PB", "cone : cylinder" as its two terms. */
function termsIn(name: string): Terms | null {
  const [left, right, ...more] = name
    .slice(0, longest)
    .replace(/\bratio\b(?: of)?/gi, ' ')
    .split(/\s*[:/]\s*|\s+is to\s+|\s+to\s+/)
  if (left === undefined || right === undefined || more.length > 0) return null
  const terms = [called(left), called(right)] as const
  return terms.every(({ marks, words }) => marks.length + words.length > 0) ? terms : null
}

/** Whether a name is the ratio of two letters: "AP:AB". */
export const isRatioName = (name: string): boolean =>
  termsIn(name)?.every(({ marks, words }) => marks.length > 0 && words.length === 0) === true

/**
 * Whether a name turns the ratio that is asked for round, "PB:AP" for AP:PB; undefined where it names none, or another one.
 */
export function turnedRatio({ names }: Asked, typed: readonly string[]): boolean | undefined {
  const wanted = names.flatMap((name) => (name.includes(':') ? (termsIn(name) ?? []) : []))
  const pairs = wanted.flatMap((left, index) => {
    const right = wanted[index + 1]
    return index % 2 === 0 && right ? [[left, right] as const] : []
  })
  if (pairs.length === 0) return undefined
  for (const name of typed) {
    const terms = termsIn(name)
    if (!terms) continue
    if (pairs.some(([left, right]) => fits(terms[0], left) && fits(terms[1], right))) return false
    if (pairs.some(([left, right]) => fits(terms[0], right) && fits(terms[1], left))) return true
  }
  return undefined
}

const fits = (typed: Called, wanted: Called): boolean =>
  (wanted.marks.length > 0 && wanted.marks.every((mark) => typed.marks.some((one) => sameSegment(one, mark)))) ||
  (wanted.marks.length === 0 && wanted.words.length > 0 && wanted.words.every((word) => holds(typed.words, word)))

/** "A?" is any segment from A. */
const sameSegment = (typed: string, wanted: string): boolean =>
  typed === wanted || (wanted.includes('?') && typed.length === 2 && typed.includes(wanted.replace('?', '')))
