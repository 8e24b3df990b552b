import { inPlainWords } from './facts/in-plain-words'
import { same } from '../prove/worked-out'

/** What is told in two units, "1 hour 30 minutes", and how many of the smaller one the greater is. */
const pairs: readonly (readonly [greater: string, smaller: string, times: number])[] = [
  ['hours?|h', 'minutes?|min', 60],
  ['minutes?|min', 'seconds?|s', 60],
  ['days?', 'hours?|h', 24],
  ['weeks?', 'days?', 7],
  ['years?', 'months?', 12],
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['litres?|l', 'ml|millilitres?', 1000],
]

const number = String.raw`(?<![\d.,:/\w]|[-+×/] ?)(\d+(?:\.\d+)?)`
const split = pairs.map(([greater, smaller, times]) => {
  const both = String.raw`${number} (?:${greater})(?: and|,)? (\d+) (?:${smaller})(?!\w)`
  const alone = String.raw`${number} (?:${smaller})(?!\w)`
  const is = String.raw`,? (?:are|is|=|makes?|that is|i\.e\.)(?: equal to|,)? `
  return {
    times,
    both: new RegExp(both, 'g'),
    told: [new RegExp(alone + is + both, 'g'), new RegExp(both + is + alone, 'g')] as const,
  }
})

/** A sentence without the numbers in two units that are one of the told numbers: 1 hour 30 minutes are 90 minutes, or 1.5 hours. */
export const withoutSplit = (text: string, isThere: (value: number) => boolean): string =>
  split.reduce(
    (rest, { both, times }) =>
      rest.replace(both, (whole, large: string, few: string) => {
        const all = Number(large) * times + Number(few)
        return isThere(all) || isThere(all / times) ? ' … ' : whole
      }),
    text,
  )

/** "90 minutes are 1 hour 20 minutes" */
export function splitFaults(text: string): readonly string[] {
  const plain = inPlainWords(text)
  return split.flatMap(({ times, told: [first, last] }) =>
    [
      ...[...plain.matchAll(first)].map(([whole, all, large, few]) => ({ whole, all, large, few })),
      ...[...plain.matchAll(last)].map(([whole, large, few, all]) => ({ whole, all, large, few })),
    ].flatMap(({ whole, all, large, few }) => {
      const [is, should] = [Number(large) * times + Number(few), Number(all)]
      return same(is, should) ? [] : [`"${whole}": they are ${Number(is.toFixed(3))}, and not ${all ?? ''}`]
    }),
  )
}
