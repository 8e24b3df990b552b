import type { PartText } from '../../reading/values/part-texts'
import type { Asked, PartRule } from '../rule'
import { meaningOf } from './meaning'

type Rules = readonly Pick<PartRule, 'rule'>[]

/**
 * The texts of a list in the order of the parts that their names ask for: "area = 48, PA = 6" where PA is asked first. A text whose name fits
 * no part, or several, takes a place that is left.
 */
export function byAskedNames(texts: readonly PartText[], rules: Rules): readonly PartText[] {
  if (texts.length !== rules.length || texts.some(({ isMarked, text }) => isMarked || text === '')) return texts
  const fitting = texts.map(({ text }) => partsNamed(nameIn(text), rules))
  if (fitting.every((parts, index) => parts.length === 0 || parts.includes(index))) return texts
  const places = fitting.map(([only = -1, ...others]) => (others.length === 0 ? only : -1))
  const taken = places.filter((place) => place >= 0)
  if (new Set(taken).size < taken.length) return texts
  const free = rules.map((_, index) => index).filter((index) => !taken.includes(index))
  const order = places.map((place) => (place >= 0 ? place : (free.shift() ?? -1)))
  return rules.map((_, part) => texts[order.indexOf(part)] ?? { text: '', at: 0 })
}

/** The parts that ask for what is named: the only one in whose own words it is, else all that may mean it. */
function partsNamed(name: string, rules: Rules): readonly number[] {
  if (name === '') return []
  const places = (fits: (asked: Asked) => boolean) =>
    rules.flatMap(({ rule }, index) => (rule.asked && fits(rule.asked) ? [index] : []))
  const own = places(({ names }) => names.some((one) => squeezed(one) === squeezed(name)))
  return own.length === 1 ? own : places((asked) => meaningOf(name, asked) === 'asked')
}

const squeezed = (name: string): string => name.toLowerCase().replace(/\s|^the /g, '')

const longest = 80

/** "AP:PB" of "AP:PB = 5:3", "angle sum" of "angle sum is 180°". */
function nameIn(text: string): string {
  const start = text.slice(0, longest)
  const [name = ''] = start.includes('=') ? start.split('=') : (/^.{1,80}?(?=\b(?:is|are)\b)/i.exec(start) ?? [])
  return /\p{L}/u.test(name) ? name.trim() : ''
}
