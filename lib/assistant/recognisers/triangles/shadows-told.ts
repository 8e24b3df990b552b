import { shadow as solution, type Given } from '../../../solutions/triangles/shadow'
import { type FactOf, isWord, type Item, type Word } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, fraction } from '../../../maths'

const shade = /^shadows?$/
const tall = /^(?:high|tall|height|heights|unch[iae]|lamb[ai])$/

interface Length {
  readonly of: 'height' | 'shadow'
  readonly at: number
  readonly fact: FactOf<'number'>
}

/** What a number measures: a shadow where "shadow" stands close to it, a height where "tall" or "height" does, or nothing but the thing. */
function lengthsIn({ apart }: Question): readonly Length[] | null {
  const found: Length[] = []
  for (const [at, fact] of apart.entries()) {
    if (fact.kind !== 'number') continue
    if (isWord(apart[at + 1], /^(?:am|pm|baje|oclock|o'clock|clock)$/)) continue
    if (!/^c?m$/.test(fact.unit)) return null
    const isStop = (item: Item) => item.kind === 'number' || (item.kind === 'mark' && item.text === '.')
    const from = apart.findLastIndex((item, place) => place < at && isStop(item))
    const before = apart.slice(from + 1, at)
    const [next, second] = apart.slice(at + 1, at + 3)
    const behind = isWord(next, /^(?:long|a|ki|ka)$/) ? second : next
    const isTall = isWord(next, tall)
    const isShade = !isTall && (isWord(behind, shade) || (before.some((item) => isWord(item, shade)) && !isThing(next)))
    const isOther = before.some((item) => isWord(item, /^(?:away|distance|far|from|speed|later|longer|shorter)$/))
    if (isOther) return null
    found.push({ of: isShade ? 'shadow' : 'height', at, fact })
  }
  return found
}

/** "of a 6 m lamp post": the number is the thing's own. */
const isThing = (item: Item | undefined): boolean =>
  item?.kind === 'word' &&
  !/^(?:long|banti|banta|bani|padti|padta|padi|hoti|hota|and|hai|h|at|to|toh|then|find|what|ki|ka|when|while|in|on|is|how)$/.test(
    item.text,
  )

const joins = /^(?:and|aur|while|when|whereas|but|or|same|samay|usi|jab|tab)$/

/** The height and the shadow of one thing, told in one breath or at least in one sentence; null where several are. */
function pairIn(apart: readonly Item[], lengths: readonly Length[], isFine: boolean): readonly [Length, Length] | null {
  const groups: Length[][] = [[]]
  apart.forEach((item, at) => {
    const isEnd = item.kind === 'mark' ? item.text === '.' || isFine : isFine && isWord(item, joins)
    if (isEnd) groups.push([])
    const length = lengths.find((one) => one.at === at)
    if (length) groups.at(-1)?.push(length)
  })
  const pairs = groups.flatMap((group): readonly (readonly [Length, Length])[] => {
    const [one, other, ...more] = group
    if (!one || !other || more.length > 0 || one.of === other.of) return []
    return [one.of === 'height' ? [one, other] : [other, one]]
  })
  const [pair, ...more] = pairs
  if (pair) return more.length === 0 ? pair : null
  // "Farida is 1.5 m tall. At 4 o'clock her shadow measures 2.4 m"
  const own = lengths.flatMap((shadow, index): readonly (readonly [Length, Length])[] => {
    const height = lengths[index - 1]
    const between = height ? apart.slice(height.at, shadow.at) : []
    const isHis = between.some(
      (item, at) => isWord(item, /^(?:her|his|its|uski|iski|uska)$/) && isWord(between[at + 1], shade),
    )
    // whose shadow it is must not be open
    const isOnly = lengths.slice(0, index).filter(({ of }) => of === 'height').length === 1
    return height?.of === 'height' && shadow.of === 'shadow' && isHis && isOnly ? [[height, shadow]] : []
  })
  const [first, ...others] = own
  return !isFine && first && others.length === 0 ? first : null
}

interface Read {
  readonly given: Given
  readonly used: readonly FactOf<'number'>[]
  readonly said: readonly Word[]
}

function readIn(question: Question): Read | null {
  const lengths = lengthsIn(question)
  const { apart } = question
  if (!lengths || lengths.length < 3) return null
  const pair = pairIn(apart, lengths, true) ?? pairIn(apart, lengths, false)
  if (!pair) return null
  const [pole, poleShadow] = pair
  const rest = lengths.filter((one) => one !== pole && one !== poleShadow)
  const last = apart.findLastIndex(
    (item, at) => item.kind === 'mark' && item.text === '.' && apart.slice(at + 1).some(({ kind }) => kind === 'word'),
  )
  const lastLength = rest.at(-1)
  const asksFrom = Math.max(last + 1, lastLength && !isInAsk(apart, lastLength.at) ? lastLength.at + 1 : 0)
  const ask = apart.slice(asksFrom)
  const own = rest.filter(({ at }) => at >= asksFrom)
  const first = ask.find(
    (item, at) => isWord(item, shade) || (isWord(item, tall) && apart[asksFrom + at - 1]?.kind !== 'number'),
  )
  if (!first) return null
  const asksTall = isWord(first, tall)
  const wanted = asksTall ? ('shadow' as const) : ('height' as const)
  const fitting = (own.length > 0 ? own : rest).filter(({ of }) => of === wanted)
  const [known, ...more] = fitting
  if (!known || more.length > 0) return null
  const unit = lengths.every(({ fact }) => fact.unit === 'cm') ? 'cm' : 'm'
  const inUnit = ({ fact }: Length) => (fact.unit === unit ? fact.value : divide(fact.value, fraction(100)))
  const given: Given = {
    pole: inUnit(pole),
    poleShadow: inUnit(poleShadow),
    tower: { known: wanted, length: inUnit(known) },
    unit,
  }
  const hours = apart.filter(
    (item, at): item is FactOf<'number'> =>
      item.kind === 'number' && isWord(apart[at + 1], /^(?:am|pm|baje|oclock|o'clock|clock)$/),
  )
  const said = apart.filter((item): item is Word => isWord(item, tall) || isWord(item, /^long$/))
  return { given, used: [pole.fact, poleShadow.fact, known.fact, ...hours], said }
}

/** Whether what stands behind it asks nothing more: "the shadow of a pole of 6 m?" */
const isInAsk = (apart: readonly Item[], at: number): boolean =>
  !apart.slice(at + 1).some((item) => isWord(item, shade) || isWord(item, tall))

/** Heights and shadows of upright things at one moment, in whatever order; in parts, too. */
export const shadowsTold = recogniser<Given>({
  id: 'heights-and-shadows',
  solution,
  story: true,
  asPart: true,
  last: true,
  cues: ['shadow', 'shadows'],
  words: ['shadow', 'shadows', 'vertical', 'vertically', 'upright', 'same', 'length', 'long', 'height', 'level'],
  examples: [
    'A vertical stick 1.5 m long throws a shadow of 2 m. How long is the shadow of a 6 m lamp post at that time?',
    'A flag post casts a shadow of length 12 m when a metre rod held vertically casts a shadow of 80 cm. How tall is the flag post?',
    "Riya is 1.5 m tall. her shadow is 2 m long. Her brother's shadow is 1.6 m long. how tall is he",
    '3 m ki ek seedhi khadi chhadi ki parchhai 4.5 m banti hai. Usi samay 21 m unchi paani ki tanki ki parchhai kitni lambi hogi?',
    'A tree casts a shadow 12 m long. A 2 m pole casts a shadow of 3 m. height of tree?',
  ],
  refuses: [
    'A pole 6 m long casts a shadow 4 m long, and a tower casts a shadow 10 m longer. Find the height of the tower.',
    'A pole 6 m high casts a shadow 4 m long. A tower 30 m away casts a shadow of 20 m. Find the height of the tower.',
    'A pole 6 m high casts a shadow 4 m long, a tree 9 m high one of 6 m. Find the height of a tower with a shadow of 8 m.',
    "Riya is 1.5 m tall and her brother is 1.2 m tall. Her shadow is 2 m long. How long is her brother's shadow?",
    'A pole 6 m high casts a shadow 4 m long. Later its shadow is 9 m. Find the height of the tower.',
    'A pole 6 m high casts a shadow 4 m long, a tower one of 20 m and a tree one of 12 m. Find the height of the tower.',
  ],
  read: readIn,
  unit: ({ unit }) => unit,
})
