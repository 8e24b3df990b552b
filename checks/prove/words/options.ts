import type { Book } from '../book'
import { keyParts } from '../key-parts'
import { finding, type WordRule } from './finding'

/** The last line of a part that is a choice names the option of the key, and no other. */
export const chosenOption: WordRule = ({ problem }: Book) =>
  keyParts(problem).flatMap(({ part: { rule, steps }, to }) => {
    if (rule.kind !== 'choice') return []
    const last = steps.at(-1)?.text ?? ''
    const named = [...last.matchAll(/\(([A-D])\)|(?:option|answer is|option is) ([A-D])\b/g)]
    const holds = named.every(([, bracketed, bare]) => (bracketed ?? bare) === rule.expected.trim())
    return named.length === 0 ? [] : [finding(to - 1, holds, 'another option')]
  })
