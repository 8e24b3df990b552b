import { inPlainWords, sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0)

/** What is false of numbers that stand in a row: angles of a figure, Pythagorean triples, things that are counted. */
export const listFaults = (text: string): readonly string[] => [
  ...angleSums(text),
  ...triples(text),
  ...counts(text),
  ...orders(text),
  ...days(text),
]

/** "two contain a Sunday, (Sat, Sun) and (Sun, Mon)" */
const days = (text: string): readonly string[] =>
  [
    ...text.matchAll(/\bcontain an? ([A-Z][a-z]{2})[a-z]*day,? ((?:\([A-Z][a-z]+, [A-Z][a-z]+\)(?:, | and )?)+)/g),
  ].flatMap(([, day = '', listed = '']) =>
    (listed.match(/\([^)]*\)/g) ?? []).flatMap((pair) =>
      pair.includes(day) ? [] : [`${pair} does not contain ${day}`],
    ),
  )

/** "In order: $3, 5, 6, 8$" */
const orders = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /\b[Ii]n (?:ascending |increasing )?order(?: of size)?(?: they are| we have)?:? \$(-?\d[\d.,\s-]*)\$/g,
    ),
  ].flatMap(([whole, list = '']) => {
    const numbers = list.split(/,\s*/).map(Number)
    const isSorted = numbers.every((one, at) => at === 0 || (numbers[at - 1] ?? NaN) <= one)
    return numbers.length < 3 || numbers.some(Number.isNaN) || isSorted
      ? []
      : [`"${whole}": they do not stand in order`]
  })

const angle = String.raw`\d+(?:\.\d+)?°`
const angles = new RegExp(
  String.raw`\bangles(?: of (?:a|the) (?:triangle|quadrilateral)(?: \w{3,4})?)? are (?:always |then )?(${angle}(?:, ${angle})*,? and ${angle})(?! (?:and|each))`,
  'g',
)

/** "The angles are 45°, 60° and 90°." of a triangle. */
const angleSums = (text: string): readonly string[] =>
  [...inPlainWords(text).matchAll(angles)].flatMap(([whole, list = '']) => {
    const all = (list.match(/[\d.]+(?=°)/g) ?? []).map(Number)
    const should = { 3: 180, 4: 360 }[all.length]
    return should === undefined || same(sum(all), should)
      ? []
      : [`"${whole}": they add up to ${sum(all)}°, and not to ${should}°`]
  })

/** "the triples: $3, 4, 5$; $5, 12, 14$" */
const triples = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    const [, list = ''] = /\btriples?\b[^\d]*(.*)$/.exec(sentence) ?? []
    return list.split(/;| and (?=\d+, )/).flatMap((one) => {
      const [, a, b, c] = /^\D*(\d+), (\d+),?(?: and)? (\d+)\D*$/.exec(one) ?? []
      const [short, middle, long] = [a, b, c].map(Number).toSorted((x, y) => x - y)
      if (short === undefined || middle === undefined || long === undefined || Number.isNaN(short)) return []
      const isTriple = same(short * short + middle * middle, long * long)
      return isTriple ? [] : [`${short}² + ${middle}² is ${short * short + middle * middle}, and not ${long}²`]
    })
  })

const counted = new RegExp(
  String.raw`((?:\d+, ){3,}\d+(?:,? and \d+)?),? (?:that is|which are|which makes?|in all|altogether) (\d+)(?!\d|\.\d| ?[+×/%-])`,
  'g',
)

/** "2, 3, 5, 7, that is 5" */
const counts = (text: string): readonly string[] =>
  [...inPlainWords(text).matchAll(counted)].flatMap(([, list = '', told]) => {
    const many = list.match(/\d+/g)?.length ?? 0
    // a sum is meant, or the last number of a list with a gap in it
    const total = sum((list.match(/\d+/g) ?? []).map(Number))
    return many === Number(told) || total === Number(told) || text.includes('dots')
      ? []
      : [`${many} numbers are listed, and ${told ?? ''} counted: ${list}`]
  })
