import { checkAnswer } from '../../lib/answers'
import { numberOf } from '../../lib/answers/number-of'
import type { AnswerRule } from '../../lib/answers/rule'

/** How an answer of the assistant compares with one that a person wrote down: the same, the same values otherwise put, or another. */
export type Likeness = 'same' | 'values' | 'other'

/** Compares two answers of which no rule is known: by each kind of rule, then by the values that stand in them. */
export function likeness(wanted: string, answer: string): Likeness {
  if (plain(wanted) === plain(answer) || rulesFor(wanted).some((rule) => isRight(rule, answer))) return 'same'
  const [first, second] = [valuesIn(wanted), valuesIn(answer)]
  if (first.length > 0 && isSameSet(first, second)) return 'values'
  return wordOf(wanted) !== null && wordOf(wanted) === wordOf(answer) ? 'values' : 'other'
}

const kinds = ['number', 'surd', 'fraction', 'ratio', 'coordinates', 'roots', 'pair', 'expression'] as const

const rulesFor = (wanted: string): readonly AnswerRule[] => [
  ...kinds.map((kind): AnswerRule => ({ kind, expected: wanted })),
  { kind: 'text', expected: wanted },
]

/** A key that is not of the rule's grammar is no rule for it. */
function isRight(rule: AnswerRule, answer: string): boolean {
  try {
    return checkAnswer(rule, answer).correct
  } catch {
    return false
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[\s.$₹]|rs/g, '')

/** The numbers of an answer, "3/5", "2√3", "-4"; letters, units and words left out. */
const valuesIn = (text: string): readonly number[] =>
  (text.replace(/[−–]/g, '-').match(/-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)?(?:\/\d+)?√?\(?\d*\)?(?:\/\d+)?π?/g) ?? [])
    .filter((piece) => /\d|π/.test(piece))
    .flatMap((piece) => numberOf(piece.replaceAll(',', '')) ?? [])

const isSameSet = (a: readonly number[], b: readonly number[]): boolean => {
  const [first, second] = [a, b].map((all) => all.toSorted((p, q) => p - q))
  return (
    first !== undefined &&
    first.length === second?.length &&
    first.every((value, at) => Math.abs(value - (second[at] ?? NaN)) <= 0.006 * Math.max(1, Math.abs(value)))
  )
}

const verdicts: readonly (readonly [string, RegExp])[] = [
  ['no', /^(?:no\b|not\b|false|never|does not|is not|impossible)/],
  ['yes', /^(?:yes|true|it is\b|consistent|possible)/],
]

const wordOf = (text: string): string | null =>
  verdicts.find(([, form]) => form.test(text.trim().toLowerCase()))?.[0] ?? null
