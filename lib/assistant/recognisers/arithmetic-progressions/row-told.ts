import { fromFacts as solution, type Given } from '../../../solutions/arithmetic-progressions/from-facts'
import type { Asked } from '../../../solutions/arithmetic-progressions/pieces/asked'
import {
  differenceForm,
  less as lessForm,
  numberForm,
  sumForm,
  termForm,
} from '../../../solutions/arithmetic-progressions/pieces/form'
import { isFact, type Item, type Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberNamed } from '../../question/number-named'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import {
  add,
  compare,
  divide,
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

type Token =
  | { readonly kind: 'number'; readonly value: Fraction; readonly unit: string }
  | { readonly kind: 'place'; readonly n: number | 'last' }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'break'; readonly isStop: boolean }

const textOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '')
const has = (tokens: readonly Token[], form: RegExp): boolean => tokens.some((token) => form.test(textOf(token)))

const singular = (word: string): string =>
  word
    .replace(/^(?:hrs?|ghante?)$/, 'hour')
    .replace(/^mins?$/, 'minute')
    .replace(/^mahin[ae]$/, 'month')
    .replace(/^din$/, 'day')
    .replace(/^saal$/, 'year')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')

const up = /^(?:more|zyada|jyada|extra|increments?|increases?|increased|increasing|rises?|grows?|adds|added|raises?)$/
const down = /^(?:less|fewer|kam|decreases?|decreased|decreasing|reduces?|reduced|reducing|falls?|drops?|lower)$/
const every =
  /^(?:every|each|next|previous|preceding|before|successive|subsequent|following|succeeding|daily|front|inside|below|above|behind)$/
const totals = /^(?:total|all|altogether|sum|together|overall|entire|completely)$/
const places: readonly string[] = ['second', 'third', 'fourth', 'fifth', 'sixth']
const start = /^(?:innermost|bottom|lowest|bottommost|starting)$/
const asking = /^(?:find|what|how|which|calculate|determine|kitn[aei]|batao|nikalo|kis|kaunse|tell)$/
const beyond = {
  below: /^(?:below|less|fewer|under|kam)$/,
  above: /^(?:above|more|exceeds?|exceed|cross|crosses|over|greater|zyada)$/,
}
/** What is added up where so many are wanted. */
const gathers =
  /^(?:saves?|saved|sold|sells|makes|produced|earned|earns|placed|stacked|collects?|collected|pays?|paid|clears?|completes?|arranged|used|needed|required|made|built|planted|has|have|hold|holds)$/
const money: readonly string[] = ['₹']

/** The tokens of a question; null where it states what no such story does. */
function tokensOf(items: readonly Item[]): readonly Token[] | null {
  const tokens: Token[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'mark') tokens.push({ kind: 'break', isStop: item.text === '.' })
    else if (item.kind === 'number') {
      if (/[°%]/.test(item.unit)) return null
      tokens.push({ kind: 'number', value: item.value, unit: item.unit })
    } else if (item.kind === 'ordinal') {
      if (item.n === null) return null
      tokens.push({ kind: 'place', n: item.n })
    } else if (item.kind === 'word') {
      const text = item.text === 'nxt' ? 'next' : item.text
      const next = items[at + 1]
      const isCounting = next?.kind === 'number' || (next?.kind === 'word' && numberNamed(next.text) !== null)
      const named = places.indexOf(text)
      if (named >= 0) tokens.push({ kind: 'place', n: named + 2 })
      else if (start.test(text) || (text === 'first' && !isCounting && !/^(?:time|of)$/.test(textWord(next))))
        tokens.push({ kind: 'place', n: 1 })
      else if (/^(?:last|outermost|topmost)$/.test(text)) tokens.push({ kind: 'place', n: 'last' })
      else if (numberNamed(text) && !/^(?:one)$/.test(text)) {
        const value = numberNamed(text)
        if (value) tokens.push({ kind: 'number', value, unit: '' })
      } else tokens.push({ kind: 'word', text })
    } else return null
  }
  return tokens
}

const textWord = (item: Item | undefined): string => (item?.kind === 'word' ? item.text : '')

/** The sentences, brackets being none. */
function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const all: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'break' && token.isStop) all.push([])
    else all.at(-1)?.push(token)
  }
  return all.filter((sentence) => sentence.length > 0)
}

const perYear: Readonly<Record<string, number>> = { month: 12, week: 52 }

const debts = /^(?:loan|debt|karz|karza|udhaar)$/

/** "A loan of ₹3250", "3250 ka loan". */
const isOwed = (sentence: readonly Token[], at: number): boolean =>
  has(sentence.slice(Math.max(0, at - 3), at), debts) ||
  has(sentence.slice(at + 1, /^k[aie]$/.test(textOf(sentence[at + 1])) ? at + 3 : at + 2), debts)

/** "In ten years". */
const isSpan = (sentence: readonly Token[], at: number): boolean =>
  /^(?:in|over|for|during|within)$/.test(textOf(sentence[at - 1]))

class Row {
  readonly terms = new Map<number, Fraction>()
  d: Fraction | null = null
  n: number | null = null
  last: Fraction | null = null
  total: Fraction | null = null
  isOpen = false
  /** The change is told to be the same each time, without its size. */
  isEven = false

  constructor(private readonly period: string) {}

  /** How many periods a number counts: "25 rows", "2 years" of months. */
  countAt(tokens: readonly Token[], at: number): number | null {
    const token = tokens[at]
    if (token?.kind !== 'number' || !isInteger(token.value) || toNumber(token.value) > 10_000) return null
    const noun = singular(token.unit === '' ? textOf(tokens[at + 1]) : token.unit)
    if (noun === this.period) return toNumber(token.value)
    return noun === 'year' && this.period === 'month' ? toNumber(token.value) * (perYear[this.period] ?? 1) : null
  }

  /** What a sentence tells; false where a number of it is not understood. */
  tell(sentence: readonly Token[]): boolean {
    const numbers = sentence.flatMap((token, at) => (token.kind === 'number' ? [at] : []))
    const done = new Set<number>()
    for (const at of numbers) {
      const before = numbers.findLast((one) => one < at) ?? -1
      const behind = numbers.find((one) => one > at) ?? sentence.length
      const near = [
        ...sentence.slice(Math.max(before + 1, at - 6), at),
        ...sentence.slice(at + 1, Math.min(behind, at + 5)),
      ]
      const [isUp, isDown] = [has(near, up), has(near, down)]
      const isEvery = has(sentence.slice(before + 1), every)
      if ((!isUp && !isDown) || !isEvery || this.d !== null) continue
      if (isUp === isDown) return false
      const token = sentence[at]
      if (token?.kind !== 'number') return false
      this.d = isUp ? token.value : negate(token.value)
      done.add(at)
    }
    const dots = sentence.map(textOf).join(' ')
    if (/\bso on\b|\bcontinu\w+|\bpattern\b|\bap\b/.test(dots)) this.isOpen = true
    if (/\buniform(?:ly)?\b|\b(?:fixed|same|constant|equal) (?:number|amount)\b/.test(dots)) this.isEven = true
    return this.tellTerms(
      sentence,
      numbers.filter((at) => !done.has(at)),
    )
  }

  private tellTerms(sentence: readonly Token[], numbers: readonly number[]): boolean {
    // "day 1 84"
    const counted = numbers.filter((at) => {
      const [token, next] = [sentence[at], sentence[at + 1]]
      return token?.kind === 'number' && next?.kind === 'number' && singular(textOf(sentence[at - 1])) === this.period
    })
    const placeAt = (at: number): number | 'last' | null => {
      const token = sentence[at]
      // "in each year after the first", where the change is told
      if (
        /^after$/.test(textOf(sentence[textOf(sentence[at - 1]) === 'the' ? at - 2 : at - 1])) &&
        has(sentence, every)
      )
        return null
      if (token?.kind === 'place') return token.n
      const isNext = /^next$/.test(textOf(token)) && !/^(?:every|each)$/.test(textOf(sentence[at - 1]))
      if (isNext && this.terms.size > 0) return this.terms.size + 1
      return token?.kind === 'number' && counted.includes(at) ? toNumber(token.value) : null
    }
    // "a loan of 3250": what all of them come to
    const owed = numbers.find((at) => isOwed(sentence, at))
    const debt = owed === undefined ? undefined : sentence[owed]
    if (debt?.kind === 'number') {
      if (this.total) return false
      this.total = debt.value
    }
    const values = numbers.filter((at) => at !== owed && !counted.includes(at) && this.countAt(sentence, at) === null)
    const all = sentence.flatMap((_, at) => (placeAt(at) === null ? [] : [at]))
    const spots = all.filter((at) => sentence[at]?.kind !== 'word' || values.length > 0)
    const isLed = (spots[0] ?? Infinity) < (values[0] ?? -1)
    if (spots.length > 0 && spots.length === values.length) {
      for (const [index, at] of spots.entries()) {
        const value = sentence[values[index] ?? -1]
        const [from, to] = isLed ? [at, values[index] ?? 0] : [values[index] ?? 0, at]
        const n = placeAt(at)
        if (from > to || to - from > 9 || value?.kind !== 'number' || n === null) return false
        if (n === 'last') this.last = value.value
        else if (this.terms.has(n)) return false
        else this.terms.set(n, value.value)
      }
    } else if (spots.length > 0 || values.length > 1) return false
    else if (values[0] !== undefined) {
      const value = sentence[values[0]]
      const isInAll = has(sentence, totals) || (has(sentence, gathers) && numbers.some((at) => isSpan(sentence, at)))
      if (value?.kind !== 'number' || !isInAll || this.total) return false
      this.total = value.value
    }
    for (const at of numbers) {
      const n = counted.includes(at) ? null : this.countAt(sentence, at)
      if (n === null) continue
      if (this.n !== null && this.n !== n) return false
      this.n = n
    }
    return true
  }

  /** a and d; null where they are not told, or not in agreement. */
  progression(): { readonly a: Fraction; readonly d: Fraction } | null {
    const a = this.terms.get(1)
    const second = this.terms.get(2)
    const d =
      this.d ??
      (a && second && (this.terms.size > 2 || this.isOpen) ? subtract(second, a) : this.isEven ? this.slope() : null)
    const start = a ?? (d && (this.back(d) ?? this.shared(d)))
    if (!start || !d || sign(d) === 0) return null
    const at = (n: number): Fraction => add(start, multiply(fraction(n - 1), d))
    return [...this.terms].every(([n, value]) => equals(at(n), value)) ? { a: start, d } : null
  }

  /** d of two amounts with their places. */
  private slope(): Fraction | null {
    const [one, two, ...more] = this.terms
    if (!one || !two || more.length > 0) return null
    return divide(subtract(two[1], one[1]), fraction(two[0] - one[0]))
  }

  /** The first, from an amount with its place. */
  private back(d: Fraction): Fraction | null {
    const [[n, value] = [0, null]] = this.terms
    return value && this.isEven ? subtract(value, multiply(fraction(n - 1), d)) : null
  }

  /** The first, from how many there are and what they come to. */
  private shared(d: Fraction): Fraction | null {
    if (this.n === null || !this.total || this.terms.size > 0) return null
    const rest = multiply(fraction((this.n * (this.n - 1)) / 2), d)
    return divide(subtract(this.total, rest), fraction(this.n))
  }

  /** What the AP is told by. */
  told(ap: { readonly a: Fraction; readonly d: Fraction }): Given['told'] {
    const byD = { form: differenceForm, value: ap.d }
    if (this.terms.has(1)) return [{ form: termForm(1), value: ap.a }, byD]
    const terms = [...this.terms].map(([n, value]) => ({ form: termForm(n), value }))
    if (terms.length > 0) return this.d ? [...terms, byD] : terms
    return this.n === null || !this.total ? [] : [byD, { form: sumForm(this.n), value: this.total }]
  }

  /** What a sentence asks; null where it is not understood. */
  asked(ask: readonly Token[], ap: { readonly a: Fraction; readonly d: Fraction }): readonly Asked[] | null {
    const numbers = ask.flatMap((token, at) => (token.kind === 'number' ? [at] : []))
    const spots = ask.flatMap((token) => (token.kind === 'place' ? [token.n] : []))
    const [at, ...others] = numbers
    const [place, other, ...more] = spots
    const isTotal = has(ask, totals)
    const isWhich = has(ask, /^(?:which|kis|kaunse)$/)
    const [isUp, isDown] = [has(ask, beyond.above), has(ask, beyond.below)]
    if (others.length > 0 || more.length > 0) return null
    if (numbers.length + spots.length === 0) {
      if (
        has(ask, /^(?:long|time|kab|when)$/) &&
        has(ask, /^(?:clear|clears|cleared|repay|repays|repaid|off|chuk\w*|pay|pura|poora)$/)
      )
        return this.total && this.n === null ? [{ kind: 'count' }] : null
      if (has(ask, /^difference$/) && has(ask, /^common$/))
        return isTotal ? null : [{ kind: 'value', form: differenceForm }]
      if (isUp || isDown || isWhich) return null
      const asksCount = ask.some(
        (token, i) =>
          /^(?:many|number|kitn[aei])$/.test(textOf(token)) &&
          singular(textOf(ask[textOf(ask[i + 1]) === 'of' ? i + 2 : i + 1])) === this.period,
      )
      if (asksCount) {
        // "how many rows are there in all" of so many in all
        const isWhole = isTotal && !this.total && ask.filter((token) => asking.test(textOf(token))).length > 1
        return this.n !== null || isWhole || !(this.total ?? this.last) ? null : [{ kind: 'count' }]
      }
      return isTotal && (this.n !== null || this.last !== null) && !this.total ? [{ kind: 'total' }] : null
    }
    const value = at === undefined ? undefined : ask[at]
    if (value?.kind === 'number' && at !== undefined && spots.length === 0) {
      const count = this.countAt(ask, at)
      if (count !== null)
        return (isTotal || textOf(ask[at - 1]) === 'first' || has(ask, /^(?:needed|required)$/)) &&
          !isWhich &&
          !isUp &&
          !isDown
          ? [{ kind: 'value', form: sumForm(count) }]
          : null
      if (value.unit !== '' && !money.includes(value.unit) && !/^(?:kg|m|cm|km|litre)$/.test(value.unit)) return null
      if (isWhich && !isTotal) {
        if (isUp !== isDown) return isUp === sign(ap.d) > 0 ? [{ kind: 'first beyond', bound: value.value }] : null
        return isUp ? null : [{ kind: 'place', of: numberForm(value.value, toTex(value.value)) }]
      }
      const asksCount = ask.some(
        (token, i) =>
          /^(?:many|kitn[aei]|number)$/.test(textOf(token)) &&
          singular(textOf(ask[textOf(ask[i + 1]) === 'of' ? i + 2 : i + 1])) === this.period,
      )
      if (!asksCount || isUp || isDown || !(isTotal || has(ask, gathers)) || this.total || sign(ap.d) < 0) return null
      this.total = value.value
      return [{ kind: 'count' }]
    }
    if (value || place === undefined || isTotal) return null
    if (other !== undefined) {
      const compares = [isUp, isDown, has(ask, /^difference$/)].filter(Boolean).length
      if (place === 'last' || other === 'last' || compares !== 1) return null
      const [one, two] = isDown ? [other, place] : [place, other]
      const form = lessForm(termForm(one), termForm(two))
      const isAbove = sign(ap.d) > 0 === one > two
      if (has(ask, /^difference$/) && !isAbove) return [{ kind: 'value', form: lessForm(termForm(two), termForm(one)) }]
      return isAbove ? [{ kind: 'value', form }] : null
    }
    if (isWhich || isUp || isDown || (has(ask, /^(?:number|difference)$/) && !has(ask, /^of$/))) return null
    if (place === 'last') return this.n !== null ? [{ kind: 'last' }] : null
    return [{ kind: 'value', form: termForm(place) }]
  }
}

/** What goes by from one to the next: the noun behind the places, all of them. */
function periodOf(tokens: readonly Token[]): string | null {
  const found = tokens.flatMap((token, at) => {
    const isPlace = token.kind === 'place' || /^(?:each|every|next|successive)$/.test(textOf(token))
    const next = textOf(tokens[at + 1]) === 'next' ? textOf(tokens[at + 2]) : textOf(tokens[at + 1])
    const own = tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.kind === 'number' ? textOf(token) : ''
    const noun = isPlace ? next : own
    return noun !== '' && isFree(noun) && !/^(?:has|had|is|of|the|and|in|it|with|so|one|have|contains?)$/.test(noun)
      ? [singular(noun)]
      : []
  })
  const [first] = found
  return first !== undefined && found.filter((noun) => noun === first).length * 2 > found.length ? first : null
}

const words =
  'total all altogether sum many number which first second third fourth fifth sixth last next every each previous preceding before successive subsequent following succeeding daily front inside below above behind more less fewer kam zyada than common difference ap formed arranged time innermost outermost bottom topmost place row open increases increase increased decreases decrease decreased reduces falls one used needed required made after between two then as till show exceed exceeds cross over together overall arrangement uniformly uniform fixed same constant amount increasing clear cleared long'.split(
    ' ',
  )

/** "The second year" of what goes month by month. */
const isOfOther = (token: Token, next: Token | undefined, period: string): boolean =>
  token.kind === 'place' &&
  token.n !== 'last' &&
  /^(?:day|week|month|year|hour|minute)$/.test(singular(textOf(next))) &&
  singular(textOf(next)) !== period

function rowIn(question: Question): Found<Given> | null {
  // what has been paid after the 30th instalment is all of them together
  const soFar = phrase(question, 'has|have paid|saved|repaid|deposited * after|till|until|upto @n:ordinal')
  if (soFar && !question.words.includes('total')) return null
  const tokens = tokensOf(question.apart)
  const period = tokens && periodOf(tokens)
  if (!tokens || !period || tokens.some((token, i) => isOfOther(token, tokens[i + 1], period))) return null
  const sentences = sentencesOf(tokens)
  const lastAsk = sentences.findLastIndex((sentence) => has(sentence, asking))
  const at = lastAsk < 0 ? sentences.length - 1 : lastAsk
  const last = sentences[at] ?? []
  const bid = last.findIndex((token) => asking.test(textOf(token)))
  const lead = last.findLastIndex(
    (token, i) => i < bid && (token.kind === 'break' || /^(?:to|toh|then)$/.test(textOf(token))),
  )
  // "(in) which row ..."; in Hindi the ask stands last
  const isLed = bid >= 0 && bid - lead <= 3
  const isMixed = bid >= 0 && !isLed && last.slice(lead + 1, bid).some((token) => token.kind === 'number')
  const from = isMixed ? (/^(?:in|on|by)$/.test(textOf(last[bid - 1])) ? bid - 1 : bid) : lead + 1
  const row = new Row(period)
  const told = [...sentences.slice(0, at), ...sentences.slice(at + 1), last.slice(0, from)]
  for (const sentence of told) {
    if (sentence.length === 0 || (sentence !== last && has(sentence, asking) && sentence !== told.at(-1))) continue
    if (!row.tell(sentence)) return null
  }
  const ap = row.progression()
  const asked = ap && row.asked(last.slice(from), ap)
  if (!ap || !asked) return null
  const places_ = asked.map((one) =>
    one.kind === 'value' && one.form.as
      ? one.form.as.n
      : one.kind === 'total' || one.kind === 'last'
        ? (row.n ?? 1)
        : 1,
  )
  const least = add(ap.a, multiply(fraction(Math.max(1, ...places_) - 1), ap.d))
  // there are no fewer than none of anything
  if (sign(least) < 0 || (row.last && row.n !== null)) return null
  const shown = sign(ap.d) < 0 ? `-${toTex(negate(ap.d))}` : toTex(ap.d)
  const reaches = row.last && divide(subtract(row.last, ap.a), ap.d)
  if (reaches && (!isInteger(reaches) || compare(reaches, fraction(0)) < 0)) return null
  return {
    given: {
      opening: row.terms.has(1)
        ? [`The numbers make an AP with $a = ${toTex(ap.a)}$ and $d = ${shown}$.`]
        : ['The numbers make an AP.'],
      told: row.told(ap),
      products: null,
      n: reaches ? toNumber(reaches) + 1 : row.n,
      last: null,
      total: row.terms.size > 0 ? row.total : null,
      asked,
    },
    used: question.facts.filter(isFact),
    said: question.items.filter((item): item is Word => item.kind === 'word' && numberNamed(item.text) !== null),
  }
}

/** A row of amounts that grow or fall evenly, its facts in any order: the first, the change, how many there are, the last. */
export const rowTold = recogniser<Given>({
  id: 'row-told',
  solution,
  last: 'of all',
  story: true,
  asPart: true,
  cues: ['total', 'all', 'many', 'next', 'every', 'each', 'which', 'common', 'uniformly', '#ordinal'],
  words,
  examples: [
    'In an open-air hall the first row has 22 seats and each row behind it has 3 more seats than the row in front. The last row has 94 seats. Find the number of rows.',
    'The innermost ring has 12 diyas and every next ring has 6 more than the ring inside it. There are 15 rings in all. How many diyas are used in total?',
    'There are 15 drones in the first row, 19 in the second, 23 in the third and so on. How many more drones does the 20th row have than the 8th row?',
    'A loan of Rs 1400 is paid off with Rs 50 in the first week and an amount that increases by Rs 20 every week. In how many weeks is the loan cleared?',
    'A man saved Rs 16500 in ten years. In each year after the first he saved Rs 100 more than he did in the preceding year. How much did he save in the first year?',
    'day 1 84, day 2 79, day 3 74 and so on, on which day does the sale go below 20 for the first time',
  ],
  refuses: [
    'There are 15 drones in the first row, 19 in the second, 24 in the third and so on. How many drones does the 20th row have?',
    'There are 15 drones in the first row, 19 in the second, 23 in the third and so on. How many fewer drones does the 20th row have than the 8th row?',
    'The innermost ring has 12 diyas and every next ring has twice as many as the ring inside it. There are 15 rings in all. How many diyas are used in total?',
    'The innermost ring has 12 diyas and every next ring has 6 more than the ring inside it. There are 15 rings in all. How many diyas are in all but the last ring?',
    'A loan of Rs 1400 is paid off with Rs 50 in the first week and an amount that doubles every week. In how many weeks is the loan cleared?',
    'A loan of Rs 1400 is paid off with Rs 50 in the first week and an amount that increases by Rs 20 every week. How much of the loan is left after 5 weeks?',
    'The output of a factory increases every year. It made 16000 sets in the 6th year and 22600 in the 9th year. How many sets did it make in the 8th year?',
    'The first row has 20 seats, each next row has 2 fewer seats. How many seats are there in 15 rows in all?',
    'The first row has 22 seats and each next row has 3 more seats. The last row has 93 seats. Find the number of rows.',
  ],
  read: rowIn,
})
