import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'

const term = String.raw`(?:(\d) ?×? ?)?(mean|median|mode)`
const relation = new RegExp(String.raw`(?<![-+×\d] ?)\b${term} = ${term} ([+-]) ${term}(?! ?[-+×/]|\w)`, 'gi')
/** Values that satisfy Mode = 3 Median − 2 Mean, and in no other order. */
const at: Readonly<Record<string, number>> = { mean: 2.3, median: 3.1, mode: 3 * 3.1 - 2 * 2.3 }

/** "3 Mean = Mode + 2 Median": the empirical relation with its words changed. */
export const empiricalFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    isAsserted(sentence)
      ? [...sentence.matchAll(relation)].flatMap(([whole, many, name, first, one, sign, second, other]) => {
          const value = (times: string | undefined, word: string | undefined) =>
            Number(times ?? 1) * (at[(word ?? '').toLowerCase()] ?? NaN)
          const right = value(first, one) + (sign === '-' ? -1 : 1) * value(second, other)
          const isOfAll = new Set([name, one, other].map((word) => word?.toLowerCase())).size === 3
          return !isOfAll || same(value(many, name), right) ? [] : [`"${whole}": it is 3 Median = Mode + 2 Mean`]
        })
      : [],
  )
