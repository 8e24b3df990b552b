import { cycles as solution, lengths, type Given, type Unit } from '../../../solutions/real-numbers/cycles'
import { asksTwice } from './words'
import { namedIntervalsIn } from './named-intervals'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'
import { divide, fraction, isInteger, type Fraction } from '../../../maths/fraction'

const unitOf = (text: string): Unit | null => {
  const name = text.replace(/s$/, '').replace(/^din$/, 'day')
  return name === 'second' || name === 'minute' || name === 'hour' || name === 'day' ? name : null
}

const wordAt = (item: Item | undefined): string => (item?.kind === 'word' ? item.text : '')

/** Of the number in this place: its own, or that behind the last of its row, "15, 20 and 35 minutes". */
function unitFrom(apart: readonly Item[], at: number): Unit | null {
  const item = apart[at]
  if (item?.kind !== 'number') return null
  const own = unitOf(item.unit) ?? unitOf(wordAt(apart[at + 1]))
  if (own) return own
  const next = apart.findIndex((one, place) => place > at && !isBetween(one))
  return next < 0 ? null : unitFrom(apart, next)
}

const isBetween = (item: Item): boolean => item.kind === 'mark' || /^(?:and|aur|or)$/.test(wordAt(item))

interface Times {
  readonly unit: Unit
  readonly values: readonly Fraction[]
  readonly taken: readonly Item[]
}

/** All the times that are told, in one unit: "15, 20 and 35 minutes", "every 4 days ... every 6 days". */
function timesIn({ apart }: Question, clock: readonly Item[]): Times | null {
  const times = apart.flatMap((item, at) => {
    if (item.kind !== 'number' || clock.includes(item)) return []
    const unit = unitFrom(apart, at)
    return unit ? [{ item, unit }] : []
  })
  const [first] = times
  return first && times.every(({ unit }) => unit === first.unit)
    ? { unit: first.unit, values: times.map(({ item }) => item.value), taken: times.map(({ item }) => item) }
    : null
}

/** The time of the clock at which they are together, in seconds after midnight. */
function clockIn(question: Question) {
  const exact =
    phrase(question, '@t:ratio am|pm|noon') ??
    phrase(question, 'subah|shaam|sham|dopahar * @t:ratio baje', 'subah|shaam|sham|dopahar @t:ratio')
  const hour = exact
    ? null
    : (phrase(question, '#h am|pm|noon') ?? phrase(question, 'subah|shaam|sham|dopahar #h baje'))
  const found = exact ?? hour
  const terms = exact ? exact.facts.t.terms : hour ? [hour.numbers.h] : []
  const [h, m = 0, s = 0, ...more] = terms.map((term) => (isInteger(term) ? Number(term.n) : NaN))
  if (!found || h === undefined || more.length > 0) return null
  if (!(h >= 1 && h <= 12 && m >= 0 && m < 60 && s >= 0 && s < 60)) return null
  const isLater = !found.taken.some((item) => /^(?:am|subah)$/.test(wordAt(item)))
  return { seconds: 3600 * ((h % 12) + (isLater ? 12 : 0)) + 60 * m + s, found }
}

/** "a track of 360 km ... 48 km, 60 km and 72 km a day": the times for a round are what repeats. */
function trackIn(question: Question) {
  const length = phrase(
    question,
    'circumference|perimeter #l',
    'circular track|path|field|park|lake|ground|road #l',
    '#l long? circular track|path|field|park|lake|ground|road',
  )
  const each = phrase(question, '&v per|each|every? day|hour|minute', '&v daily') ?? phrase(question, '&v')
  if (!length || !each || each.taken.some((item) => length.taken.includes(item))) return null
  const [, own, hourly] = /^(k?m)(\/h)?$/.exec(each.units.v) ?? []
  const unit = hourly ? 'hour' : each.taken.map((item) => unitOf(wordAt(item).replace('daily', 'day'))).find(Boolean)
  const measure = length.units.l
  const speeds = each.rows.v
  const all = [length.numbers.l, ...speeds]
  if (!unit || own !== measure || speeds.length < 2 || all.some(({ n }) => n <= 0n)) return null
  const values = speeds.map((speed) => divide(length.numbers.l, speed))
  return {
    unit,
    values,
    taken: [...length.taken, ...each.taken],
    track: { length: length.numbers.l, each: speeds, measure },
  }
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** They are asked to meet at the start of the track, or meet nowhere else before. */
const isMetAtStart = (question: Question, [first = fraction(1), ...others]: readonly Fraction[]): boolean =>
  phrase(question, 'meet|together|again * starting|start|initial|original|same point|place|position|line?') !== null ||
  ([first, ...others].every(isInteger) &&
    others.reduce((all, { n }) => gcd(all, n - first.n), 0n) === others.reduce((all, { n }) => gcd(all, n), first.n))

const once = 'together|again|next|simultaneously|meet|meets'

function askedIn(question: Question) {
  for (const unit of Object.keys(lengths)) {
    const found = phrase(question, `how many ${unit}|${unit}s${unit === 'minute' ? '|min|mins' : ''}`)
    if (found) return { unit: unitOf(unit), found }
  }
  const found =
    phrase(question, `when|whenever * ${once}`, `${once} * when`) ??
    phrase(
      question,
      `what|how|next|which time * ${once}`,
      `${once} time`,
      `how long * ${once}`,
      `much time * ${once}`,
    ) ??
    phrase(question, `after time * ${once}`)
  return found && { unit: null, found }
}

const isCount = (item: Item, most: number): boolean => {
  const value = numberOf(item)
  return value !== null && isInteger(value) && (value.n === 1n || value.n === BigInt(most))
}

/** Any story of things that happen again and again, and will happen together: told in any order. */
export const cycles = recogniser<Given>({
  id: 'cycles',
  solution,
  story: true,
  last: 'of all',
  cues: ['together', 'again', 'simultaneously', 'meet'],
  words: [
    ...['together', 'again', 'next', 'same', 'respectively', 'after', 'every', 'each', 'all', 'both', 'first', 'later'],
    ...['lcm', 'take', 'takes', 'circular', 'circle', 'point', 'simultaneously', 'times', 'minimum', 'least', 'number'],
    ...['different', 'three', 'two', 'second', 'third', 'other', 'another', 'from', 'red', 'only', 'reach'],
    ...['am', 'pm', 'noon', 'left', 'gap', 'one'],
  ],
  examples: [
    'mall ke gate par teen board hain jo har 24 second, 36 second aur 54 second baad blink karte hain. Subah 6:15:00 baje teeno ek saath blink hue. Agli baar teeno ek saath kab blink honge?',
    '4 alarm clocks ring every 6, 8, 12 and 18 min. all rang together at 12 noon. when will they all ring together again?',
    'Riya visits the library every 4 days and Gita every 6 days. They went together today. After how many days will they go together again?',
    '3 runners complete a lap in 40 s, 50 s and 60 s. They start together. In how many minutes will they be together again at the start?',
    'Three cyclists start together round a circular track of 360 km. They cover 48 km, 60 km and 72 km a day. After how many days will they meet again at the starting point?',
    'Three signals change every 48, 72 and 108 seconds. They change together at 8:20:00 am. When will they change together again?',
  ],
  refuses: [
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. How many times do they ring together before 11 a.m.?',
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. When will they ring together for the third time?',
    'A runner and a cyclist take 9 and 12 minutes for a round and start together in opposite directions. When will they be together again?',
    'Bells ring every 9 and 12 minutes. When did they ring together last?',
  ],
  read: (question) => {
    const { words } = question
    const clock = clockIn(question)
    const round = trackIn(question)
    const times = round ?? timesIn(question, clock?.found.taken ?? [])
    const asked = askedIn(question)
    if (!times || times.values.length < 2 || !asked || asksTwice(question)) return null
    // sooner, or more often, or another one than the next
    const isOther =
      words.some((word) => /^(?:opposite|towards|during|before|till|until|upto|last|twice|did)$/.test(word)) ||
      phrase(question, 'many times|baar', 'second|third|fourth time', 'only two|three')
    const isAtStart = words.some((word) => /^(?:starting|start|starts|started|together)$/.test(word))
    const named = namedIntervalsIn(question)
    const isOfSome = named !== null && named.asked.length > 0 && named.asked.length < times.values.length
    if (isOther || isOfSome || (words.includes('meet') && !isAtStart)) return null
    const facts: readonly Fact[] = question.facts
    const counts = question.apart.filter(
      (item) => !times.taken.includes(item) && !clock?.found.taken.includes(item) && numberOf(item) !== null,
    )
    if (!counts.every((item) => isCount(item, times.values.length))) return null
    if (clock && (round !== null || (asked.unit === null && times.unit === 'day'))) return null
    if (round && !isMetAtStart(question, round.track.each)) return null
    const stated = told(question, times, asked.found, clock?.found ?? null, { taken: counts })
    return {
      given: {
        intervals: times.values,
        unit: times.unit,
        ...(round && { track: round.track }),
        asked: asked.unit ?? (clock ? { start: clock.seconds } : times.unit),
      },
      said: stated.said,
      used: facts.filter((fact) => stated.used.includes(fact)),
    }
  },
})
