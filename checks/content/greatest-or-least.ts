import type { WrongConclusion } from './wrong-conclusion'

const greatest = /\b(?:as (?:long|large|big|wide) as possible|longest|greatest|largest|maximum|biggest)\b/i
const parts =
  /\b(?:pieces?|tiles?|measures?|measured|divides?|lengths?|capacity|groups?|rows?|columns?|packets?|baskets?|teams?)\b/i
const together = /\b(?:together (?:again|next)|(?:again|next) together|meet again|coincide again)\b/i

/** The HCF where numbers are to meet, the LCM where they are to be divided: "pieces as long as possible" by an LCM. */
export function greatestOrLeastFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  const isOfHcf = greatest.test(question) && parts.test(question) && !/\bdigits?\b/i.test(question)
  const isOfLcm = together.test(question)
  if (isOfHcf === isOfLcm) return []
  const [wanted, other, why] = isOfHcf
    ? (['HCF', 'LCM', 'what is greatest and fits into each'] as const)
    : (['LCM', 'HCF', 'what each fits into'] as const)
  const named = (name: string) => lines.findIndex((text) => new RegExp(String.raw`\b${name}\b`).test(text))
  return named(other) >= 0 && named(wanted) < 0
    ? [{ line: named(other), what: `the question wants ${why}: that is the ${wanted}, and not the ${other}` }]
    : []
}
