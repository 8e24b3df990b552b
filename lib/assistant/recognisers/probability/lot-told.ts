import { mannersIn } from './chance'
import { stem } from './event-kinds'
import { fitting } from './event-grammar'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { told } from '../../question/phrase'
import { numberOf, timesOf } from '../../question/slot'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, isInteger, sign, subtract, one, toNumber, type Fraction } from '../../../maths/fraction'
import { lotTold as solution, type Count, type LotTold, type Told } from '../../../solutions/probability/lot-told'

const sorts = new Set(['red', 'black', 'defective', 'good'])
const some = /^(?:some|few|certain|kuch|unknown)$/
const rest = /^(?:rest|remaining|others?|baaki|baki)$/
const idle =
  /^(?:contains?|containing|has|have|having|holds?|consists?|there|which|whom|them|only|ones?|out|more|some|few|bag|box|jar|lot|total|all|taken|drawn|picked|number|many|probability|chance)$/
const adds = /^(?:more|added|adds|put|mixed|dal|daal|mila)$/

const isName = (word: string): boolean =>
  word !== '' &&
  !fillers.has(word) &&
  !idle.test(word) &&
  (isFree(word) || sorts.has(word) || /^balls?$|^cards?$|^coins?$/.test(word))

interface Mention {
  /** 'x' for some of them, 'rest' for the others. */
  readonly count: number | 'x' | 'rest'
  readonly name: string
  readonly noun: string
  readonly at: number
  readonly end: number
  readonly taken: readonly Item[]
}

function countAt(item: Item | undefined): Mention['count'] | null {
  if (!item) return null
  const value = item.kind === 'number' && item.unit !== '' ? null : textOf(item) === 'one' ? null : numberOf(item)
  if (value) return isInteger(value) && sign(value) > 0 ? toNumber(value) : null
  if (item.kind === 'letter') return /^[a-z]$/.test(item.name) ? 'x' : null
  return some.test(textOf(item)) ? 'x' : rest.test(textOf(item)) ? 'rest' : null
}

/** "8 mango toffees", "x of them are red", "some blue ones", "20 pens". */
function mentionsIn(items: readonly Item[]): readonly Mention[] {
  return items.flatMap((item, at): readonly Mention[] => {
    const count = countAt(item)
    if (count === null || textOf(items[at + 1]) === 'times') return []
    for (let next = at + 1; next < at + 5; next++) {
      const word = textOf(items[next])
      if (isName(word)) {
        const noun = isName(textOf(items[next + 1])) ? textOf(items[next + 1]) : ''
        const end = next + (noun === '' ? 1 : 2)
        return [{ count, name: stem(word), noun: stem(noun), at, end, taken: items.slice(at, end) }]
      }
      if (
        word === '' ||
        (!fillers.has(word) && !idle.test(word)) ||
        /^(?:and|aur|if|find|what|probability)$/.test(word)
      )
        return []
    }
    return []
  })
}

/** The thing of which there are kinds: what stands behind several kinds, or is counted first. */
function thingIn(mentions: readonly Mention[], items: readonly Item[]): string | null {
  const nouns = mentions.flatMap(({ noun }) => (noun === '' ? [] : [noun]))
  const bare = mentions.find(({ noun }) => noun === '')
  const twice = (word: string) => items.filter((item) => stem(textOf(item)) === word).length > 1
  const isOfWhich = items.some(
    (item, at) => textOf(item) === 'of' && /^(?:which|them|these)$/.test(textOf(items[at + 1])),
  )
  return (
    nouns.find((noun) => twice(noun) || mentions.length > 1) ??
    (bare && (twice(bare.name) || isOfWhich) ? bare.name : null)
  )
}

/** What is told of the probability of a kind, and where that stands. */
function chanceIn(items: readonly Item[], kindAt: (at: number) => string | null, isChanged: boolean) {
  const at = items.findIndex((item) => /^(?:probability|chance)$/.test(textOf(item)))
  const end = items.findIndex((item, place) => place > at && item.kind === 'mark' && item.text === '.')
  const last = end < 0 ? items.length : end
  const bid = items.findIndex((item, place) => place > at && /^(?:how|find|determine|number|many)$/.test(textOf(item)))
  const stop = bid < 0 ? last : Math.min(last, bid)
  const places = [...Array(items.length).keys()].filter((place) => place > at && place < stop)
  // "red ball ki probability"
  const near = textOf(items[at - 1]) === 'ki' ? 6 : 4
  const ahead = items.slice(0, at).findLastIndex((_, place) => kindAt(place) !== null && at - place < near)
  const inside = places.filter((place) => kindAt(place) !== null)
  const value = places.find((place) => {
    const item = items[place]
    const number = item?.kind === 'number' && item.unit === '' ? item.value : null
    return number !== null && sign(number) > 0 && sign(subtract(one, number)) > 0
  })
  const times = places.find((place) => {
    const item = items[place]
    return item && (timesOf(item) !== null || textOf(items[place + 1]) === 'times' || textOf(item) === 'half')
  })
  const before = inside.filter((place) => place < (times ?? value ?? stop))
  // "black ki probability white se double hai"
  const than = before.find((place) =>
    items.slice(place + 1, place + 4).some((item) => /^(?:se|ki|ke|ka)$/.test(textOf(item))),
  )
  const isThan = times !== undefined && than !== undefined && before.length === 1 && ahead >= 0
  const first = isThan ? ahead : (before[0] ?? (ahead >= 0 ? ahead : inside[0]))
  const of = first === undefined ? null : kindAt(first)
  const other = times === undefined ? undefined : isThan ? than : inside.find((place) => place > times)
  const not = places.some((place) => /^(?:not|non)$/.test(textOf(items[place])))
  const by = places.find((place) => /^(?:increases?|increased|rises?|more|greater)$/.test(textOf(items[place])))
  if (of === null || first === undefined || not || (value !== undefined && times !== undefined)) return null
  const took = [at, first, ...inside, ...(by === undefined ? [] : [by])]
  const item = items[value ?? -1]
  const done = (said: Told, more: readonly number[]) => ({
    of,
    told: said,
    taken: [...took, ...more].flatMap((place) => items[place] ?? []),
    from: Math.min(at, first),
    to: stop,
  })
  if (item?.kind === 'number' && value !== undefined)
    return by === undefined
      ? inside.every((place) => kindAt(place) === of)
        ? done({ kind: 'is', p: item.value }, [value])
        : null
      : isChanged
        ? done({ kind: 'rises', p: item.value }, [value])
        : null
  const k = times === undefined ? null : factorAt(items, times)
  if (!k || times === undefined) return null
  const otherKind = other === undefined ? null : kindAt(other)
  const more = textOf(items[times + 1]) === 'times' ? [times, times + 1] : [times]
  if (otherKind !== null && otherKind !== of)
    return isChanged ? null : done({ kind: 'times', k, other: otherKind }, more)
  const old = places.filter((place) => /^(?:before|earlier|original|originally)$/.test(textOf(items[place])))
  return isChanged ? done({ kind: 'grows', k }, [...more, ...old]) : null
}

function factorAt(items: readonly Item[], at: number): Fraction | null {
  const item = items[at]
  if (!item) return null
  return textOf(item) === 'half' ? fraction(1, 2) : (timesOf(item) ?? numberOf(item))
}

/** What is asked, in the last of the items. */
function askedIn(
  items: readonly Item[],
  kindAt: (at: number) => string | null,
  thing: string,
  isX: (item: Item) => boolean,
) {
  const at = items.findLastIndex(
    (item) => /^(?:many|number|find|nikalo|batao|determine|kitn[aie])$/.test(textOf(item)) || isX(item),
  )
  const from = items.findIndex(
    (item, place) => place > 0 && place >= at - 6 && /^(?:how|many|number|find|determine)$/.test(textOf(item)),
  )
  // "black ball kitni hai"
  const start = from >= 0 ? from : /^kitn/.test(textOf(items[at])) ? at - 3 : at
  const tail = items.map((_, place) => place).filter((place) => place >= start)
  const named = tail.flatMap((place) => kindAt(place) ?? [])
  const taken = tail.flatMap((place) => {
    const item = items[place]
    const isAsk = item && (kindAt(place) !== null || isX(item) || /^(?:many|number|total|all)$/.test(textOf(item)))
    return isAsk ? [item] : []
  })
  const [kind, ...more] = new Set(named)
  if (more.length > 0 || at < 0) return null
  const x = tail.some((place) => items.slice(place, place + 1).some(isX))
  if (x) return { asked: 'x' as const, taken, from: Math.min(...tail) }
  if (kind !== undefined) return { asked: { kind }, taken, from: Math.min(...tail) }
  return tail.some((place) => stem(textOf(items[place])) === thing)
    ? { asked: 'all' as const, taken, from: Math.min(...tail) }
    : null
}

/** What is told of a lot, as one count that is not known and one equation. */
export function lotIn(question: Question) {
  const items = question.apart
  const all = mentionsIn(items)
  const thing = thingIn(all, items)
  const names = new Set(
    all.flatMap(({ name, noun }) => (thing !== null && (name !== thing || noun !== '') ? [name] : [])),
  )
  items.forEach((item, at) => {
    const word = stem(textOf(item))
    if (sorts.has(word) || (stem(textOf(items[at + 1])) === thing && isName(textOf(item)))) names.add(word)
  })
  if (thing === null) return null
  names.delete(thing)
  const kindAt = (at: number): string | null => {
    const word = stem(textOf(items[at]))
    return names.has(word) ? word : null
  }
  const isX = (item: Item): boolean => item.kind === 'letter' && /^[a-z]$/.test(item.name)
  const asked = askedIn(items, kindAt, thing, isX)
  const isAdded = ({ at, end }: Mention) =>
    items
      .slice(at, end + 6)
      .some((item, place, row) => adds.test(textOf(item)) && !row.slice(0, place).some((one_) => one_.kind === 'mark'))
  const changes = all.filter((one_) => typeof one_.count === 'number' && names.has(one_.name) && isAdded(one_))
  const [change, ...others] = changes
  const chance = chanceIn(items, kindAt, change !== undefined)
  if (!asked || !chance || others.length > 0) return null
  const counted = all.filter(
    (one_) =>
      one_ !== change &&
      one_.at < asked.from &&
      !(one_.at >= chance.from && one_.end <= chance.to && one_.count !== 'x' && one_.name !== thing),
  )
  const totals = counted.filter(({ name, noun }) => name === thing && noun === '')
  const kinds = counted.filter(({ name }) => names.has(name))
  if (totals.length > 1 || new Set(kinds.map(({ name }) => name)).size < kinds.length) return null
  const total = totals[0]?.count
  if (total === 'x' || total === 'rest') return null
  const known = kinds.filter(({ count }) => typeof count === 'number')
  const unknown = [...names].filter((name) => !known.some((kind) => kind.name === name))
  const sum = known.reduce((so, { count }) => so + (typeof count === 'number' ? count : 0), 0)
  const [first, second, ...many] = unknown
  const ofX = kinds.find(({ count }) => count === 'x')?.name
  const countOf = (name: string): Count | null => {
    const own = known.find((kind) => kind.name === name)?.count
    if (typeof own === 'number') return { fixed: own, x: 0 }
    const lead = ofX ?? first
    return name === lead ? { fixed: 0, x: 1 } : total === undefined ? null : { fixed: total - sum, x: -1 }
  }
  if (many.length > 0 || (second !== undefined && total === undefined)) return null
  // one kind among so many: the others are of no name
  const isWhole = total === undefined || unknown.length === 2 || (unknown.length === 1 && known.length === 0)
  if (!isWhole && !(unknown.length === 1 && known.length > 0)) return null
  const counts = [...names].flatMap((name) => {
    const count = countOf(name)
    return count ? [{ name, count }] : []
  })
  if (counts.length < names.size || (unknown.length === 0 && total !== undefined)) return null
  // all kinds are counted, and others of no name are there
  const open = unknown.length === 0
  const given: LotTold = {
    thing,
    kinds: counts,
    total: total === undefined ? { fixed: sum, x: 1 } : { fixed: total, x: 0 },
    of: chance.of,
    added: change && typeof change.count === 'number' ? { name: change.name, by: change.count } : null,
    told: chance.told,
    asked: asked.asked === 'all' ? null : asked.asked === 'x' ? (ofX ?? '') : asked.asked.kind,
  }
  if (given.asked === '' || (open && given.asked !== null) || (total !== undefined && known.length > 0)) return null
  const moved = change ? items.slice(change.at, change.end + 6).filter((item) => adds.test(textOf(item))) : []
  return {
    given,
    taken: [
      ...all.flatMap(({ taken }) => taken),
      ...chance.taken,
      ...asked.taken,
      ...moved,
      ...items.filter((item) => rest.test(textOf(item)) || isX(item)),
    ],
  }
}

/** "A jar has 8 mango toffees and some orange ones. An orange one is three times as likely as a mango one. How many are orange?" */
export const lotTold = recogniser<LotTold>({
  id: 'lot-of-kinds-told',
  solution,
  story: true,
  last: 'of all',
  cues: ['probability', 'chance'],
  words: [
    'probability',
    'chance',
    'random',
    'ball',
    'balls',
    'card',
    'cards',
    'coin',
    'coins',
    'total',
    'all',
    'one',
    'taken',
    'out',
    'now',
    'after',
    'then',
    'class',
    'single',
  ],
  examples: [
    'A jar has 8 mango toffees and some orange toffees. If the probability of picking an orange toffee is three times that of picking a mango toffee, how many orange toffees are there?',
    'There are 30 marbles in a box. the probability of drawing a green marble is 2/5. how many green marbles are there',
    'box has 20 pens, x of them red. if 10 more red pens r put in, probability of drawing a red pen becomes double. find x',
    'The probability that a bulb picked at random from a lot of 150 bulbs is defective is 0.06. How many bulbs in the lot are defective?',
    'a bag has 12 red balls and some green balls. the probability of drawing a red ball is 2/5. find the number of green balls',
    'ek bag me 8 laal aur kuch neeli gend hai. neeli gend aane ki probability laal se teen guna hai. neeli gend kitni hai?',
  ],
  refuses: [
    'A jar has 8 mango toffees and some orange toffees. If the probability of picking an orange toffee is three times that of picking a mango toffee, what is the probability of a mango toffee?',
    'There are 30 marbles in a box. the probability of not drawing a green marble is 2/5. how many green marbles are there',
    'There are 30 marbles in a box, 6 of them red. the probability of drawing a green marble is 2/5. how many white marbles are there',
    'box has 20 pens, x of them red. if 10 more blue pens r put in, probability of drawing a red pen becomes half. find y',
    'a bag has 12 red balls and some green balls. the probability of drawing a red ball is 2/5. find the number of white balls',
    'a bag has 12 red balls, 6 blue balls and some green balls. two balls are drawn and the probability that both are red is 2/5. find the number of green balls',
  ],
  read: fitting(solution, (question) => {
    const found = lotIn(question)
    return found && { given: found.given, ...told(question, found, mannersIn(question)) }
  }),
})
