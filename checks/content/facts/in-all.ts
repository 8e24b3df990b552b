import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const part = String.raw`(\d+) (?!times|more|years?|hours?|minutes?|days?|km|cm|m\b|in all)[a-z]+(?: [a-z]+)?`
const told = new RegExp(
  String.raw`\b(?:has|have|contains?|holds?|with|there are) ${part}(?:,| and) (?:and )?${part}(?:,? and ${part})?(?:,|:|, that is,|, so| -)? (?:making |so |or )?(?:a total of )?(\d+)(?: [a-z]+)? (?:in all|altogether|in total|together)\b`,
  'gi',
)

/** "A bag has 3 red and 5 blue balls, 9 balls in all": the parts make the whole. */
export const inAllFaults = (text: string): readonly string[] =>
  /\b(?:in all|altogether|in total|together)\b/i.test(text)
    ? sentencesIn(text).flatMap((sentence) =>
        [...sentence.matchAll(told)].flatMap(([whole, ...numbers]) => {
          const counts = numbers.flatMap((one) => (one === undefined ? [] : Number(one)))
          const sum = counts.slice(0, -1).reduce((so, one) => so + one, 0)
          const isOther = sum !== counts.at(-1) && isAsserted(sentence) && !/\b(?:other|rest|more|some)\b/.test(whole)
          return isOther ? [`"${whole}": together they are ${sum}`] : []
        }),
      )
    : []
