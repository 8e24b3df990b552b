import { stem } from './event-kinds'
import { type FactOf, type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberOf } from '../../question/slot'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { fraction, isInteger, multiply, one, sign, subtract, toText, type Fraction } from '../../../maths/fraction'
import type { Complement } from '../../../solutions/probability/complement'

/** A probability that is told, where that of its opposite is asked. */
interface Opposite {
  readonly p: Fraction
  readonly form: Complement['form']
  readonly taken: readonly Item[]
}

const idle =
  /^(?:probability|chances?|events?|getting|hone|hona|aane|aana|rahne|par|pe|of|stay|it|he|she|they|him|her|going|some|today|about|such|also|happening|happens?|occur(?:ring|s)?|ha(?:ve|ving|s)|random|out|taken|drawn|picked|selected|chosen|kisi|if|mean|one)$/
const pairs: readonly (readonly [key: string, yes: RegExp, no: RegExp])[] = [
  ['win', /^win(?:s|ning)?$|^won$|^success(?:ful)?$/, /^los(?:es?|ing|t)$/],
  ['pass', /^pass(?:es|ing|ed)?$/, /^fail(?:s|ing|ed|ure)?$/],
  ['hit', /^hit(?:s|ting)?$/, /^miss(?:es|ing|ed)?$/],
  ['present', /^present$/, /^absent$/],
  ['time', /^time$/, /^late$/],
  ['good', /^(?:good|fresh|sahi|theek|thik)$/, /^(?:defective|bad|rotten|faulty|spoilt|spoiled|damaged)$/],
  ['work', /^work(?:s|ing)?$/, /^fused?$/],
  ['write', /^writ(?:es?|ing)$/, /^$/],
  ['rain', /^rain(?:s|y|ing)?$|^baarish$|^barish$/, /^(?:dry|sunny)$/],
  ['select', /^selected$/, /^rejected$/],
]
const joins =
  /^(?:and|aur|or|ya|both|either|neither|nor|all|any|every|each|least|atleast|atmost|most|exactly|only|more|less|if|when|given|but|than|first|second|next|then|again|another|other|two|three|twice)$/
const breaks = /^(?:find|what|toh?|so|then|how)$/
export const denies = /^(?:not|non|no|never|dont|doesnt|wont|isnt|didnt|without)$/
const isStop = (item: Item | undefined): boolean => item?.kind === 'mark' && /^[.,]$/.test(item.text)
const isNamed = (item: Item | undefined): boolean => /^(?:probability|chances?)$/.test(textOf(item))

interface Said {
  readonly keys: ReadonlySet<string>
  /** Whether it denies what its keys say. */
  readonly isDenied: boolean
}

const pairOf = (text: string) => pairs.find(([, yes, no]) => yes.test(text) || no.test(text))
export const isSaid = (text: string): boolean =>
  text !== '' && (pairOf(text) !== undefined || (!fillers.has(text) && !idle.test(text)))
// "toote", "toota"
const keyOf = (text: string): string => stem(text).replace(/(?<=[a-z]{3})(?:ing|(?<=[a-z]{4})[aei])$/, '')

/** What a clause says happens; null where it joins or denies more than once. */
export function saidIn(items: readonly Item[]): Said | null {
  const keys = new Set<string>()
  let denied = 0
  for (const item of items) {
    const text = textOf(item)
    const number = numberOf(item)
    if (number && text !== 'one') keys.add(toText(number))
    else if (item.kind === 'letter') keys.add(item.name)
    else if (denies.test(text)) denied++
    else if (joins.test(text)) return null
    else if (isSaid(text)) {
      const pair = pairOf(text)
      if (pair?.[2].test(text) === true) denied++
      keys.add(pair ? pair[0] : keyOf(text))
    } else if (item.kind !== 'word' && item.kind !== 'mark') return null
  }
  return denied > 1 ? null : { keys, isDenied: denied === 1 }
}

const isChance = (item: Item): item is FactOf<'number'> =>
  item.kind === 'number' &&
  (item.unit === '%' || (item.unit === '' && !isInteger(item.value))) &&
  sign(item.value) > 0 &&
  sign(subtract(item.unit === '%' ? fraction(100) : one, item.value)) > 0

/** "group of 3 students": how many there are changes nothing. */
const isOfGroup = (items: readonly Item[], at: number): boolean =>
  textOf(items[at - 1]) === 'of' && /^(?:group|class|heap|lot|pile|stock|batch|set)$/.test(textOf(items[at - 2]))

const without = (items: readonly Item[]): readonly Item[] => items.filter((_, at) => !isOfGroup(items, at))

/** That one of two wins for sure: "A and B play a match", "one of them must win". */
const isPlayed = (stem_: readonly Item[]): boolean =>
  stem_.some((item) => /^(?:plays?|playing|match|game|khel\w*)$/.test(textOf(item))) &&
  stem_.some((item) => /^(?:and|aur)$/.test(textOf(item)))
const inPlay =
  /^(?:one|must|has|either|exactly|other|and|aur|plays?|playing|match|game|win|wins|no|draw|two|both|table)$/

/** "no draw", "match draw nahi ho sakta": that there are but two ends. */
function withoutDraw(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((item) => /^(?:draw|tie)$/.test(textOf(item)))
  const near = [at - 1, at + 1].find((place) => /^(?:no|not|cannot)$/.test(textOf(items[place])))
  return at < 0 || near === undefined
    ? items
    : items.filter((_, place) => place !== at && place !== near && textOf(items[place]) !== 'sakta')
}

/** "The probability that it rains is 0.3. Find the probability that it does not.": what is asked is what is told, denied. */
export function oppositeIn({ apart }: Question): Opposite | null {
  const places = apart.flatMap((item, at) => (isChance(item) ? [at] : []))
  const [at, ...more] = places
  const number = at === undefined ? undefined : apart[at]
  if (at === undefined || more.length > 0 || !number || !isChance(number)) return null
  const from = apart.slice(0, at).findLastIndex((item) => item.kind === 'mark' && item.text === '.') + 1
  const end = apart.findIndex((item, place) => place > at && (isStop(item) || breaks.test(textOf(item))))
  const next = apart.findIndex((item, place) => place > at && isNamed(item))
  // "is 0.45, prob that it does not"; "a 38% chance of rain"
  const to = end < 0 ? next : end
  if (to < 0 || !apart.slice(from, to).some(isNamed)) return null
  const own = apart.slice(from, to).filter((item) => item !== number)
  const asked = withoutDraw(apart.slice(to))
  // "if" and "given that" open the sentence
  const start = own.findIndex((item) => !/^(?:if|given|it|is|that|agar|in|the|a)$/.test(textOf(item)))
  const told = saidIn(without(own.slice(Math.max(0, start))))
  const wanted = saidIn(without(asked.filter((item) => !/^(?:then|if)$/.test(textOf(item)))))
  const before = apart.slice(0, from)
  if (!told || !wanted || before.some((item) => !/^(?:word|mark|letter)$/.test(item.kind))) return null
  const isStory = before.every((item) => item.kind !== 'word' || isFree(item.text) || inPlay.test(item.text))
  const others = (one_: Said, other: Said) => [...one_.keys].filter((key) => !other.keys.has(key))
  const [extra, left] = [others(wanted, told), others(told, wanted)]
  const isSame = extra.length === 0 && told.isDenied !== wanted.isDenied
  // one player wins where the other one does not
  const [name, ...names] = extra
  const isOther =
    name !== undefined &&
    names.length === 0 &&
    left.length > 0 &&
    wanted.keys.has('win') &&
    told.keys.has('win') &&
    told.isDenied === wanted.isDenied &&
    isPlayed(before) &&
    [name, left[0]].every((one_) =>
      before.some((item) => keyOf(textOf(item)) === one_ || (item.kind === 'letter' && item.name === one_)),
    )
  const isWhole = wanted.keys.size > 0 || wanted.isDenied
  const hasMeaning = left.some(
    (key) => !isFree(key) && !/^(?:\d|[A-Z]$)/.test(key) && !pairs.some(([one_]) => one_ === key),
  )
  if (!isStory || !isWhole || hasMeaning || !(isSame || isOther)) return null
  const isPercent = number.unit === '%'
  const isDecimal = number.node.kind === 'number' && number.node.decimal
  return {
    p: isPercent ? multiply(number.value, fraction(1, 100)) : number.value,
    form: isPercent ? 'percent' : isDecimal ? 'decimal' : 'fraction',
    taken: [...before.filter((item) => inPlay.test(textOf(item))), ...apart.slice(from)],
  }
}
