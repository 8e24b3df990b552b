import { fromFacts as solution, type Given } from '../../../solutions/arithmetic-progressions/from-facts'
import { differenceForm, numberForm, sumForm, termForm } from '../../../solutions/arithmetic-progressions/pieces/form'
import { type Item, textOf, type Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import {
  add,
  equals,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  toNumber,
  toTex,
  type Fraction,
} from '../../../maths'

const isStop = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text !== ':'
const singular = (word: string): string =>
  word
    .replace(/^hrs?$/, 'hour')
    .replace(/s$/, '')
    .replace(/^mahin[ae]$/, 'month')
    .replace(/^din$/, 'day')
    .replace(/^saal$/, 'year')
const more = /^(?:more|zyada|extra|increment|increases?|increased|rises?|increasing)$/
const less = /^(?:less|fewer|kam|decreases?|decreased|reduces?|decreasing|falls?)$/
const every = /^(?:every|each|next|previous|pichle|preceding)$/
const places: readonly string[] = ['second', 'third', 'fourth', 'fifth']
/** What adds up: "in how many months will he save ₹2000". */
const gathers = /^(?:saves?|saved|placed|stacked|collects?|pays?|paid|clears?|completes?)$/
const wholes = /^(?:total|all|altogether|sum)$/

/** "480 L" too. */
function numberAt(item: Item | undefined): Fraction | null {
  if (item?.kind === 'number') return /[°%]/.test(item.unit) ? null : item.value
  if (item?.kind !== 'formula' || item.node.kind !== 'binary' || item.node.operation !== '*') return null
  const { left, right } = item.node
  return left.kind === 'number' && right.kind === 'letter' && /^[Ll]$/.test(right.name) ? left.value : null
}

class Story {
  readonly said = new Set<Item>()
  readonly told = new Map<number, Fraction>()
  /** What goes by from one to the next, 'month', or ''. */
  period = ''
  private readonly done = new Set<number>()

  total: Fraction | null = null

  constructor(private readonly items: readonly Item[]) {}

  /** The place that is named: "1st", "first", "next", "day 1". */
  private placeAt(at: number, last: number): { readonly n: number; readonly size: number } | null {
    const item = this.items[at]
    const word = textOf(item)
    if (item?.kind === 'ordinal' && item.n !== null) return { n: item.n, size: 1 }
    if (word === 'first' || (word === 'bottom' && last === 0)) return { n: 1, size: 1 }
    if (word === 'next' && last > 0 && !/^(?:every|each)$/.test(textOf(this.items[at - 1])))
      return { n: last + 1, size: 1 }
    const named = places.indexOf(word)
    if (named >= 0) return { n: named + 2, size: 1 }
    const next = this.items[at + 1]
    const isOne = next?.kind === 'number' && next.unit === '' && equals(next.value, fraction(1))
    return /^(?:day|week|month|year|hour|row)$/.test(word) && isOne ? { n: 1, size: 2 } : null
  }

  /** "18 seats in the first row", "pehle mahine 150 rs" */
  private termAt(at: number, last: number): { readonly n: number; readonly taken: readonly number[] } | null {
    for (let place = at + 1; place < at + 7; place++) {
      const found = this.placeAt(place, last)
      if (found) {
        const taken = Array.from({ length: found.size }, (_, i) => place + i)
        this.period ||= singular(found.size === 2 ? textOf(this.items[place]) : textOf(this.items[place + 1]))
        return { n: found.n, taken }
      }
      const item = this.items[place]
      if (isStop(item) || numberAt(item) || (item?.kind === 'word' && !isFree(item.text))) break
    }
    for (let place = at - 1; place > at - 6; place--) {
      const item = this.items[place]
      const named = textOf(item) === 'before' && last === 0 ? { n: 1, size: 1 } : this.placeAt(place, last)
      if (named?.size === 1) {
        this.period ||= singular(textOf(this.items[place + 1]))
        return { n: named.n, taken: [place] }
      }
      if (!item || isStop(item) || numberAt(item) || (item.kind === 'word' && !isFree(item.text))) break
    }
    return null
  }

  /** The terms from the first on, and by how much each is more than the one before; the place behind what is told. */
  read(): number | null {
    let [last, end] = [0, 0]
    for (const [at, item] of this.items.entries()) {
      const value = numberAt(item)
      if (!value) continue
      const found = this.done.has(at) ? null : this.termAt(at, last)
      if (!found || found.n !== last + 1) continue
      last = found.n
      this.told.set(last, value)
      for (const place of [at, ...found.taken]) this.take(place)
      end = Math.max(at, ...found.taken)
    }
    if (last === 0) return null
    if (last > 1) return last > 2 || this.goesOn(end) ? end : null
    return this.growth(end)
  }

  private take(place: number): void {
    const item = this.items[place]
    this.done.add(place)
    if (item) this.said.add(item)
  }

  private goesOn(end: number): boolean {
    return (
      this.items.slice(end, end + 6).some((item) => item.kind === 'mark' && item.text === '...') ||
      this.items
        .slice(end, end + 6)
        .map(textOf)
        .join(' ')
        .includes('so on')
    )
  }

  private growth(end: number): number | null {
    const stop = this.items.findIndex((item, at) => at > end && item.kind === 'mark' && item.text === '.')
    const until = stop < 0 ? this.items.length : stop
    const places = Array.from({ length: until - end - 1 }, (_, i) => end + 1 + i)
    const numbers = places.filter((place) => numberAt(this.items[place]) && !this.done.has(place))
    const words = places.map((place) => textOf(this.items[place]))
    const [at, ...others] = numbers
    const d = at === undefined ? null : numberAt(this.items[at])
    const [up, down] = [words.some((word) => more.test(word)), words.some((word) => less.test(word))]
    if (at === undefined || !d || others.length > 0 || up === down || !words.some((word) => every.test(word)))
      return null
    const first = this.told.get(1) ?? fraction(0)
    this.told.set(2, up ? add(first, d) : subtract(first, d))
    this.take(at)
    for (const place of places)
      if (
        /^(?:than|before)$/.test(textOf(this.items[place])) ||
        [more, less, every].some((one) => one.test(textOf(this.items[place])))
      )
        this.take(place)
    return until
  }

  asked(end: number): readonly Given['asked'][number][] | null {
    const rest = this.items.slice(end + 1)
    const found: Given['asked'][number][] = []
    // "and how much is saved till then" is asked as well
    if (/\b(?:till|until|upto|by|including|incl) (?:then|that)\b/.test(rest.map(textOf).join(' '))) return null
    const isWhole = rest.some((item) => wholes.test(textOf(item)))
    for (const [at, item] of rest.entries()) {
      if (item.kind === 'word') {
        if (wholes.test(item.text) || /^(?:first|many|which|number)$/.test(item.text)) this.said.add(item)
        continue
      }
      const ends = (one: Item) => one.kind === 'mark' || /^(?:and|ii|iii|iv)$/.test(textOf(one))
      const from = rest.findLastIndex((one, i) => i < at && ends(one))
      const until = rest.findIndex((one, i) => i > at && ends(one))
      const words = rest.slice(from + 1, until < 0 ? undefined : until).map(textOf)
      if (item.kind === 'ordinal' && item.n !== null) {
        if (words.some((word) => wholes.test(word) || /^(?:last|end|which)$/.test(word))) return null
        found.push({ kind: 'value', form: termForm(item.n) })
        this.said.add(item)
        continue
      }
      const value = numberAt(item)
      if (!value) {
        if (item.kind === 'mark') continue
        return null
      }
      this.said.add(item)
      const unit = item.kind === 'number' ? item.unit : ''
      const noun = singular(unit === '' ? textOf(rest[at + 1]) : unit)
      const counts = isInteger(value) && noun === this.period && this.period !== ''
      const whole = words.some((word) => wholes.test(word))
      if (counts && (whole || isWhole) && toNumber(value) <= 10000)
        found.push({ kind: 'value', form: sumForm(toNumber(value)) })
      else if (counts) return null
      else if (words.includes('many') && (whole || words.some((word) => gathers.test(word))))
        found.push({ kind: 'count' })
      else if (!whole && words.includes('which') && !words.includes('many'))
        found.push({ kind: 'place', of: numberForm(value, toTex(value)) })
      else return null
      if (found.at(-1)?.kind === 'count') this.total = value
    }
    return found.length > 0 ? found : null
  }
}

function storyIn(question: Question): Found<Given> | null {
  const story = new Story(question.apart)
  const end = story.read()
  const asked = end === null ? null : story.asked(end)
  const [a, b] = [story.told.get(1), story.told.get(2)]
  if (!asked || !a || !b) return null
  const d = subtract(b, a)
  if (sign(d) === 0) return null
  for (const [n, value] of story.told)
    if (n > 2 && !equals(subtract(value, story.told.get(n - 1) ?? value), d)) return null
  if (story.total && (asked.length > 1 || sign(d) < 0)) return null
  // there are no fewer than none of anything
  const last = Math.max(1, ...asked.map((one) => (one.kind === 'value' ? (one.form.as?.n ?? 1) : 1)))
  if (sign(add(a, multiply(fraction(last - 1), d))) < 0) return null
  const shown = sign(d) < 0 ? `-${toTex(negate(d))}` : toTex(d)
  const given: Given = {
    opening: [`The numbers make an AP with $a = ${toTex(a)}$ and $d = ${shown}$.`],
    told: [
      { form: termForm(1), value: a },
      { form: differenceForm, value: d },
    ],
    products: null,
    n: null,
    last: null,
    total: story.total,
    asked,
  }
  const isSaid = (item: Item) => story.said.has(item)
  return {
    given,
    used: question.facts.filter(
      (fact) =>
        isSaid(fact) ||
        (question.rows.get(fact)?.every((one) => one.kind === 'word' || one.kind === 'mark' || isSaid(one)) ?? false),
    ),
    said: question.items.filter((item): item is Word => item.kind === 'word' && isSaid(item)),
  }
}

/** "18 seats in the first row, 22 in the second, 26 in the third": terms by their places, in a story. */
export const termsInPlaces = recogniser<Given>({
  id: 'terms-in-places',
  solution,
  last: 'of all',
  story: true,
  cues: ['total', 'all', 'many', 'next', 'every', 'each', '#ordinal'],
  examples: [
    'a pump draws 480 L in 1st hour, 455 L in 2nd hour, 430 L in 3rd hour and so on. (i) how much in 8th hour (ii) in which hour does it draw 180 L (iii) total water in first 12 hours',
  ],
  refuses: [
    'A theatre has 18 seats in the first row, 22 in the second, 27 in the third and so on. If there are 25 rows, how many seats are there in all?',
    'Ravi saves ₹100 in the first month, ₹150 in the second month and ₹200 in the third month. Find his total savings in 2 years.',
    'A theatre has 18 seats in the first row, 22 in the second, 26 in the third and so on. There are 25 rows. Find the seats in the 5th row from the end.',
    'The first row has 20 seats, each next row has 2 fewer seats and so on. How many seats are there in 4 rows?',
    'logs are stacked 20 in bottom row, 19 in next row, 18 in the row next to it. in how many rows are 200 logs placed',
    'Ravi saves ₹100 in the first month and twice as much each month as in the previous month. Find his total savings in 12 months.',
  ],
  read: storyIn,
})
