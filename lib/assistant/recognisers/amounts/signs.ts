import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Fraction } from '../../../maths'
import { divide, fraction, toNumber, isInteger } from '../../../maths/fraction'

/** A piece of a story of amounts that change evenly. */
export type Sign =
  | { readonly kind: 'amount'; readonly value: Fraction }
  /** The nth of them. */
  | { readonly kind: 'place'; readonly n: number }
  /** So many of them. */
  | { readonly kind: 'many'; readonly n: number }
  | { readonly kind: 'period' }
  | { readonly kind: 'word'; readonly text: string }

const listed = (sign: string, words: string): readonly (readonly [string, string])[] =>
  words.split(' ').map((word) => [word, sign] as const)

const signOf: ReadonlyMap<string, string> = new Map([
  ...listed(
    'up',
    'more extra additional increase increases increased increasing increment raise raises rise rises grows grew hike hikes badha badhti badhata badhate badhakar badhta zyada jyada adhik greater longer',
  ),
  ...listed(
    'down',
    'less fewer decrease decreases decreased decreasing fall falls fell drop drops dropped reduces reduced cuts shorter ghatta ghatti ghatate kam',
  ),
  ...listed('each', 'each every har'),
  ...listed('from', 'from between'),
  ...listed('till', 'till upto until tak'),
  ...listed(
    'next',
    'subsequent successive succeeding following later further thereafter afterwards after agle agli agla baad',
  ),
  ...listed('previous', 'previous preceding pichle pichli'),
  ...listed('total', 'total all altogether together sum kul overall totally in-all'),
  ...listed('which', 'which konse kaunse kaunsa kis'),
  ...listed('much', 'much far'),
  ...listed('long', 'long'),
  ...listed('last', 'last top'),
  ...listed('starts', 'starts started starting start begins began initially'),
  ...listed('loan', 'loan debt'),
  ...listed('left', 'still remaining remains unpaid outstanding'),
  ...listed('than', 'than'),
  ...listed('extra', 'extra additional'),
  ...listed('find', 'find what calculate determine kitne kitni kitna'),
])

const periods: Readonly<Record<string, string>> = {
  din: 'day',
  dino: 'day',
  hafte: 'week',
  hafta: 'week',
  mahine: 'month',
  mahina: 'month',
  saal: 'year',
  sal: 'year',
  min: 'minute',
  metre: 'metre',
  meter: 'metre',
}
const known =
  /^(?:day|week|month|year|hour|minute|second|row|step|lap|round|level|layer|shelf|turn|metre|stage|floor|line)$/
const ofTime = /^(?:day|week|month|year|hour|minute)$/
/** What a story may say and which changes nothing in it. */
const idle = new Set(
  `late delay delayed added adds add lost loses lose distance above height ball balls speed speeds class join joins joining joined per line first
   same pattern up whole taken remove removes removed both included inclusive only earlier front square rest chord
   solution water level`.split(/\s+/),
)
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const hindiPlaces: Readonly<Record<string, number>> = {
  pehle: 1,
  pehli: 1,
  pehla: 1,
  dusre: 2,
  doosre: 2,
  teesre: 3,
  teesri: 3,
  chauthe: 4,
  bottom: 1,
}

export const periodOf = (word: string): string => {
  const own = word.replace(/s$/, '')
  return periods[own] ?? periods[word] ?? own
}

const adverbs: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
}

export interface Signs {
  /** The clauses of each sentence. */
  readonly sentences: readonly (readonly (readonly Sign[])[])[]
}

/** How many of the smaller unit the larger has. */
const larger: readonly (readonly [large: string, small: string, times: number])[] = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['kg', 'g', 1000],
]

/** In the larger unit, where amounts are told in two: "5 km, and 500 m more each day". */
function inOneUnit(items: readonly Item[]): readonly Item[] {
  const has = (unit: string) => items.some((item) => item.kind === 'number' && item.unit === unit)
  const [large, small, times] = larger.find(([one, other]) => has(one) && has(other)) ?? []
  return large === undefined || times === undefined
    ? items
    : items.map((item) =>
        item.kind === 'number' && item.unit === small
          ? { ...item, value: divide(item.value, fraction(times)), unit: large }
          : item,
      )
}

/** "480 L" too; null for an angle or a share. */
function amountOf(item: Item): Fraction | null {
  if (item.kind === 'number') return /[°%]/.test(item.unit) ? null : item.value
  if (item.kind !== 'formula' || item.node.kind !== 'binary' || item.node.operation !== '*') return null
  const { left, right } = item.node
  return left.kind === 'number' && right.kind === 'letter' && /^[Ll]$/.test(right.name) ? left.value : null
}

const wholeNumber = (value: Fraction): number | null =>
  isInteger(value) && value.n > 0n && value.n < 10_000n ? toNumber(value) : null

/** What goes by from one amount to the next: the noun behind the first place that is named. */
function periodIn(items: readonly Item[]): string | null {
  for (const [at, item] of items.entries()) {
    const next = periodOf(textOf(items[at + 1]))
    const isPlace =
      item.kind === 'ordinal' ||
      textOf(item) === 'first' ||
      textOf(item) === 'bottom' ||
      Object.hasOwn(hindiPlaces, textOf(item))
    if (isPlace && next !== '' && (known.test(next) || (item.kind === 'word' && isFree(next)))) return next
    if (/^(?:each|every)$/.test(textOf(item)) && known.test(next)) return next
    const often = adverbs[textOf(item)]
    if (often !== undefined) return often
    const after = items[at + 1]
    if (
      known.test(periodOf(textOf(item))) &&
      (textOf(after) === 'one' || (after?.kind === 'number' && after.value.n === 1n && after.value.d === 1n))
    )
      return periodOf(textOf(item))
  }
  return null
}

/** A story as signs; null where something stands in it that none is for. */
export function signsOf(question: Question): Signs | null {
  const items = inOneUnit(question.apart)
  const period = periodIn(question.apart)
  if (period === null) return null
  const isPeriod = (word: string) => word !== '' && periodOf(word) === period
  const isOtherPeriod = (word: string) => ofTime.test(periodOf(word)) && !isPeriod(word)
  const sentences: Sign[][][] = [[[]]]
  const put = (sign: Sign) => sentences.at(-1)?.at(-1)?.push(sign)
  const word = (text: string) => put({ kind: 'word', text })
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (!item) return null
    const [text, next] = [textOf(item), textOf(items[at + 1])]
    if (item.kind === 'mark') {
      if (item.text === '.' || item.text === '...') sentences.push([[]])
      else sentences.at(-1)?.push([])
      continue
    }
    const amount = amountOf(item)
    if (amount) {
      const unit = item.kind === 'number' ? item.unit : ''
      const whole = wholeNumber(amount)
      const isCount = isPeriod(next) || (unit !== '' && isPeriod(unit)) || (period === 'metre' && unit === 'm')
      const isPlace =
        isPeriod(textOf(items[at - 1])) &&
        !/^(?:each|every|first|previous)$/.test(textOf(items[at - 2])) &&
        signOf.get(textOf(items[at - 2])) !== 'next' &&
        items[at - 2]?.kind !== 'ordinal' &&
        unit === '' &&
        !isFirstNamed(items, at - 2)
      if (isCount && whole !== null) {
        put({ kind: 'many', n: whole })
        if (isPeriod(next)) at++
      } else if (isPlace && whole !== null) {
        // "day 12"
        const clause = sentences.at(-1)?.at(-1)
        if (clause?.at(-1)?.kind === 'period') clause.pop()
        put({ kind: 'place', n: whole })
      } else put({ kind: 'amount', value: amount })
      continue
    }
    if (item.kind === 'ordinal') {
      // "the second year" of amounts that are told month by month
      if (item.n === null || isOtherPeriod(next)) return null
      put({ kind: 'place', n: item.n })
      if (isPeriod(next)) at++
      continue
    }
    if (item.kind !== 'word') return null
    if (text === 'one' && isPeriod(textOf(items[at - 1]))) {
      const clause = sentences.at(-1)?.at(-1)
      if (clause?.at(-1)?.kind === 'period') clause.pop()
      put({ kind: 'place', n: 1 })
      continue
    }
    // "one brick less"
    if (
      text === 'one' &&
      items.slice(at + 1, at + 4).some((one) => /^(?:up|down)$/.test(signOf.get(textOf(one)) ?? ''))
    ) {
      put({ kind: 'amount', value: fraction(1) })
      continue
    }
    const isUnit = text === 'second' && period === 'second'
    const named = isUnit ? 0 : places.indexOf(text) + 1 || hindiPlaces[text] || 0
    const isHindiPlace = (text === 'before' || text === 'other') && isPeriod(next)
    if (named > 0 || isHindiPlace) {
      const n = named > 0 ? named : text === 'before' ? 1 : 2
      // "the first 12 months"
      const count = items[at + 1]
      if (n === 1 && count?.kind === 'number') continue
      if (isOtherPeriod(next)) return null
      put({ kind: 'place', n })
      if (isPeriod(next)) at++
      continue
    }
    if (isPeriod(text)) put({ kind: 'period' })
    else if (/^(?:goes|go|went|going|comes)$/.test(text) && /^(?:up|down)$/.test(next)) word(next)
    else if (text === 'next') word(/^(?:each|every)$/.test(textOf(items[at - 1])) ? 'next' : 'then')
    else if (text === 'before') word('previous')
    else if (text === 'and' || text === 'aur') sentences.at(-1)?.push([])
    else if (text === 'many') word(isPeriod(next) ? 'long' : 'much')
    else if (text === 'in' && isPeriod(textOf(items[at + 2])) && next === 'which') continue
    else if (signOf.has(text)) word(signOf.get(text) ?? '')
    else if (Object.hasOwn(adverbs, text)) word('each')
    else if (/^(?:year|week)$/.test(text) && textOf(items[at - 1]) !== 'per') word(`whole ${text}`)
    else if (numberNamed(text) && text !== 'one') return null
    else if (!idle.has(text) && !isFree(text)) return null
  }
  return {
    sentences: sentences
      .map((one) => one.flatMap(apartBySlots))
      .map((one) => one.filter((clause) => clause.length > 0))
      .filter((one) => one.length > 0),
  }
}

/** "200 for 1st day 250 for 2nd day", "1st row 20 2nd row 22": a clause each, where no mark stands between. */
function apartBySlots(clause: readonly Sign[]): readonly (readonly Sign[])[] {
  const slots = clause.filter(({ kind }) => kind === 'amount' || kind === 'place')
  const [first] = slots
  const isEven =
    slots.length > 3 &&
    slots.length % 2 === 0 &&
    slots.every(({ kind }, at) => (kind === first?.kind) === (at % 2 === 0))
  if (!isEven || clause.some((one) => one.kind === 'many')) return [clause]
  return clause.reduce<Sign[][]>(
    (all, sign) => {
      if (sign.kind === first?.kind && all.at(-1)?.some(({ kind }) => kind === first.kind)) all.push([])
      all.at(-1)?.push(sign)
      return all
    },
    [[]],
  )
}

/** "first row 15 seats": the number is no place. */
const isFirstNamed = (items: readonly Item[], at: number): boolean =>
  places.includes(textOf(items[at])) ||
  /^(?:before|other)$/.test(textOf(items[at])) ||
  Object.hasOwn(hindiPlaces, textOf(items[at])) ||
  textOf(items[at]) === 'last'

export const periodNamed = periodIn
