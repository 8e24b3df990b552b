import { inPlainWords, isTurned, sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'

const number = String.raw`(-?\d+(?:\.\d+)?)`
const point = String.raw`\(${number}, ?${number}\)`
const middle = new RegExp(
  String.raw`\bmid-?point of (?:[A-Z]{2} |the segment )?(?:with )?${point} and ${point} is ${point}`,
  'i',
)
const quadrant = new RegExp(String.raw`\bpoint ${point} lies in the (first|second|third|fourth) quadrant`, 'i')
const median = new RegExp(
  String.raw`\bmedian of ((?:${number}, )+${number} and ${number}|(?:${number}, )+${number}) is ${number}(?![\d/])`,
  'i',
)
const root = /(?:√|sqrt\{?)(\d+)\}? is (?:an )?irrational\b/

/** What is said of numbers that can be reckoned out: mid-points, quadrants, medians, roots that are whole. */
export const reckonedFaults = (text: string): readonly string[] =>
  sentencesIn(inPlainWords(text))
    .filter((sentence) => !isTurned(sentence) && !/\b(?:if|suppose|assume|prove|contrary)\b/i.test(sentence))
    .flatMap((sentence) => [
      ...middleFaults(sentence),
      ...quadrantFaults(sentence),
      ...medianFaults(sentence),
      ...rootFaults(sentence),
    ])

function middleFaults(sentence: string): readonly string[] {
  const [whole, ...found] = middle.exec(sentence) ?? []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = found.map(Number)
  const isSo = same((a + c) / 2, x) && same((b + d) / 2, y)
  return whole === undefined || isSo ? [] : [`"${whole}": it is (${(a + c) / 2}, ${(b + d) / 2})`]
}

const order = ['first', 'second', 'third', 'fourth']

function quadrantFaults(sentence: string): readonly string[] {
  const [whole, a, b, told = ''] = quadrant.exec(sentence) ?? []
  const [x, y] = [Number(a), Number(b)]
  if (whole === undefined || x === 0 || y === 0) return []
  const should = order[y > 0 ? (x > 0 ? 0 : 1) : x > 0 ? 3 : 2] ?? ''
  return told.toLowerCase() === should ? [] : [`"${whole}": it is the ${should}`]
}

function medianFaults(sentence: string): readonly string[] {
  const [whole, list = ''] = median.exec(sentence) ?? []
  const told = Number(/(-?[\d.]+)$/.exec(whole ?? '')?.[1])
  const all = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).toSorted((a, b) => a - b)
  const should = ((all[Math.floor((all.length - 1) / 2)] ?? 0) + (all[Math.floor(all.length / 2)] ?? 0)) / 2
  return whole === undefined || same(told, should) ? [] : [`"${whole}": it is ${should}`]
}

/** A proof by contradiction may call √2 rational; nothing calls √16 irrational. */
function rootFaults(sentence: string): readonly string[] {
  const [whole, square] = root.exec(sentence) ?? []
  return whole !== undefined && Number.isInteger(Math.sqrt(Number(square))) ? [`"${whole}": it is rational`] : []
}
