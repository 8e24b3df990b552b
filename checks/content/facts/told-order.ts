import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

/** Which of two things has more of a unit, and of time less where the last says so. */
const orders: readonly (readonly [more: string, less: string, units: RegExp, says: string])[] = [
  [
    'express|faster|fast|quicker',
    'passenger|slower|slow|goods',
    /^km\/h|^m\/s|^km per hour/,
    'the faster one has the greater speed',
  ],
  [
    'passenger|slower|slow|goods',
    'express|faster|fast|quicker',
    /^(?:hours?|h|minutes?|days?)$/,
    'the faster one takes less time',
  ],
  [
    'smaller (?:tap|pipe|pump)',
    'larger|bigger|wider',
    /^(?:hours?|h|minutes?|days?)$/,
    'the larger tap takes less time',
  ],
  ['father|mother|elder|older', 'son|daughter|younger', /^years?$/, 'the older one has more years'],
  [
    '(?:larger|greater|bigger|longer|major)(?! (?:tap|pipe|pump))',
    '(?:smaller|lesser|shorter|minor)(?! (?:tap|pipe|pump))',
    /^(?:|cm|m|mm|km|cm²|m²)$/,
    'the greater one has the greater number',
  ],
]

const number = String.raw`(-?\d+(?:\.\d+)?)(?![\d/.]*\d)(?!°)(?: ([a-z²/]+))?`
const pattern = (a: string, b: string): RegExp =>
  new RegExp(
    String.raw`\b(?:the|a|his|her) (?:${a})\b(?: [a-z]+){0,3}? (?:is |takes |has |at )?${number}(?: old)?,? and (?:that of )?(?:the|a|his|her) (?:${b})\b(?: [a-z]+){0,3}? ?(?:is |takes |has |at )?${number}`,
    'i',
  )

const read = orders.map(([more, less, units, says]) => ({
  units,
  says,
  patterns: [
    { words: pattern(more, less), sign: 1 },
    { words: pattern(less, more), sign: -1 },
  ],
}))

/** "The smaller tap takes 6 hours and the larger one 12 hours": two numbers of one sentence that say the opposite of their words. */
export const toldOrderFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    / and /.test(sentence) && isAsserted(sentence)
      ? read.flatMap(({ units, says, patterns }) =>
          patterns.flatMap(({ words, sign }) => {
            const [whole, a, unit = '', b, other = unit] = words.exec(sentence) ?? []
            const isOne = units.test(unit) || units.test(other)
            return whole !== undefined && isOne && sign * (Number(a) - Number(b)) < 0 ? [`"${whole}": ${says}`] : []
          }),
        )
      : [],
  )
