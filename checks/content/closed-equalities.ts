import { asWritten } from '../prove/as-written'
import { checkClaim } from '../prove/check-claims'
import { namesOf } from '../prove/identity'
import { bookOf } from '../prove/read-book'
import type { Verdict } from '../prove/verdict'
import { exampleProblem } from '../lessons/example-problem'
import { plainEqualities } from './plain-equalities'
import { toldFalsely } from './told-in-words'
import { unitEquality } from './unit-equality'
import type { TopicKey } from '@/lib/syllabus'

/** What of the equalities of numbers in a text is false, as they stand, in its formulas and its words; letters are left alone. */
export const falseEqualities = (topic: TopicKey, text: string): readonly string[] => [
  ...falseIn(topic, text),
  ...falseInWords(topic, text),
]

/** The same of the words alone. */
export const falseInWords = (topic: TopicKey, text: string): readonly string[] => [
  ...plainEqualities(text).flatMap((formula) => falseIn(topic, agreement.test(text) ? `take ${formula}` : formula)),
  ...toldFalsely(text),
]

const falseIn = (topic: TopicKey, text: string): readonly string[] =>
  text.includes('$')
    ? verdictsIn(topic, text).flatMap(({ claim, what }) =>
        what === null ? [] : [`[${asWritten(claim, text)}] ${what}`],
      )
    : []

/** Whether a text holds an equality of numbers that is false: what stands in <Wrong> must. */
export const holdsFalsehood = (topic: TopicKey, text: string): boolean =>
  verdictsIn(topic, text).some(({ what }) => what !== null) || toldFalsely(text).length > 0

/** The equalities of numbers in a text, with what is wrong with each; null where it is true. */
function verdictsIn(
  topic: TopicKey,
  text: string,
): readonly { readonly claim: string; readonly what: string | null }[] {
  const line = { text, line: 1 }
  const book = bookOf(
    exampleProblem(topic, { title: '', question: '', lines: [line], figures: [undefined, undefined] }),
  )
  return book.claims.flatMap((claim) =>
    checkClaim(book, claim).flatMap((verdict, index) => {
      const sides = [claim.sides[index]?.node, claim.sides[index + 1]?.node]
      const isClosed = sides.every((node) => node && namesOf(node).length === 0) && !isAgreed(claim.text, text)
      return isClosed ? [{ claim: claim.text, what: wrongIn(claim.text, verdict) }] : []
    }),
  )
}

const agreement = /\b(?:us|tak)(?:e|ing)\b/i

/** "(Use π = 3.14.)": what a value is taken for, a decimal near it, is no claim. */
function isAgreed(claim: string, text: string): boolean {
  const [, radicand, told = ''] =
    /^\\(?:pi|sqrt \{ (\d+) \}) = (\d+(?:\.\d+)?(?: \/ \d+)?|\\frac .*)$/.exec(claim) ?? []
  const value = radicand === undefined ? Math.PI : Math.sqrt(Number(radicand))
  const [above = '', below = '1'] = told.match(/\d+(?:\.\d+)?/g) ?? []
  return agreement.test(text) && Math.abs(Number(above) / Number(below) - value) < 0.01 * value
}

function wrongIn(claim: string, verdict: Verdict): string | null {
  const ofUnits = unitEquality(claim)
  if (ofUnits !== undefined) return ofUnits ? null : 'is false: the units do not agree'
  return verdict.kind === 'wrong' ? verdict.what : null
}
