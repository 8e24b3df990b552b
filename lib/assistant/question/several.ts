import { isGiven, toldAndAsked } from './ask-pieces'
import { type Item, textOf } from './fact'
import { isFree } from './meanings'

/** A question that asks several things: what is told for all of them, and each ask. */
export interface Several {
  readonly told: readonly Item[]
  readonly asks: Asks
  /** What begins each of them. */
  readonly head?: readonly Item[]
}

type Asks = readonly (readonly Item[])[]

const isComma = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === ','
const joinWords = new Set(['and', 'also', 'aur', 'then', 'hence', 'as', 'well'])
const joins = (item: Item | undefined): boolean => isComma(item) || joinWords.has(textOf(item))
const isFigure = (item: Item | undefined): boolean => item?.kind === 'letter' && /^[A-Z]{2,4}$/.test(item.name)

/** "find AD BE CF" asks three things, "a and b" of "12 and 18" is one. */
function atomsOf(ask: readonly Item[]): readonly (readonly Item[])[] {
  const atoms: Item[][] = [[]]
  ask.forEach((item, at) => {
    const [before, after] = [ask[at - 1], ask[at + 1]]
    const isInRow = before?.kind === 'number' && after?.kind === 'number'
    if ((joins(item) && !isInRow) || (isFigure(before) && isFigure(item))) atoms.push([])
    atoms.at(-1)?.push(item)
  })
  return atoms.reduce<Item[][]>((all, atom) => {
    const isEmpty = (items: readonly Item[]) => items.every(joins)
    const last = all.at(-1)
    if (last && (isEmpty(last) || isEmpty(atom) || isOtherLimit(last, atom) || leavesOut(atom))) last.push(...atom)
    else all.push(atom)
    return all
  }, [])
}

/** "a red face card, not a king" asks one thing. */
const leavesOut = (atom: readonly Item[]): boolean =>
  isComma(atom[0]) && /^(?:not|but|except|excluding|without)$/.test(textOf(atom[1]))

/** "the sum of the lower limit of the one class and the upper limit of the other" */
const isOtherLimit = (before: readonly Item[], atom: readonly Item[]): boolean =>
  before.some((item) => /^(?:sum|difference)$/.test(textOf(item))) &&
  /^(?:upper|lower)$/.test(textOf(atom.find((item) => !joins(item) && textOf(item) !== 'the')))

const trimmed = (ask: readonly Item[]): readonly Item[] => {
  const from = ask.findIndex((item) => !joins(item))
  const to = ask.findLastIndex((item) => !joins(item))
  return from < 0 ? [] : ask.slice(from, to + 1)
}

const most = 5

/** What is asked by itself where it begins an ask. */
const quantities = new Set(
  `area volume capacity perimeter circumference height radius diameter length breadth width angle cost curved lateral surface slant csa
  tsa probability mean median mode hcf lcm distance midpoint time speed sum product difference ratio roots zeroes discriminant nature number`.split(
    /\s+/,
  ),
)
const relates = new Set(['ratio', 'product', 'sum', 'difference', 'relation', 'mean', 'total', 'compare'])
const opens = new Set(
  'the its their her his find a also calculate determine what is are maximum minimum total least greatest largest smallest'.split(
    ' ',
  ),
)

/** Whether it begins with a quantity that is not told there: "the height", "the height of 3 cones", and not "height 24 cm", "height is 24 cm". */
function asksQuantity(ask: readonly Item[]): boolean {
  const at = ask.findIndex((item) => !joins(item) && !opens.has(textOf(item)))
  const from = at < 0 ? [] : ask.slice(at)
  const [next] = from
  // "slant height is 13 cm"
  const named = from.findIndex((item) => !quantities.has(textOf(item)))
  const [one, two] = named < 0 ? [] : from.slice(Math.max(1, named), Math.max(1, named) + 2)
  const isTold = (one !== undefined && isGiven(one)) || (!leads.has(textOf(one)) && two !== undefined && isGiven(two))
  return quantities.has(textOf(next)) && !isTold
}

/** "both zeroes and k" */
const isLetterBeside = (before: readonly Item[], ask: readonly Item[]): boolean =>
  /^(?:zeroes|roots)$/.test(textOf(before.at(-1))) &&
  ask.some(({ kind }) => kind === 'letter') &&
  ask.every(
    (item) =>
      joins(item) ||
      (item.kind === 'word' && isFree(item.text)) ||
      (item.kind === 'letter' && /^[a-z]$/.test(item.name)),
  )

const isOwn = (ask: readonly Item[]): boolean =>
  /^(?:its|their)$/.test(textOf(ask.find((item) => !joins(item)))) && !ask.some(isGiven)

/** "the radius, and its height" asks two things; "the ratio of the radius and the height" does not. */
const isAnother = (before: readonly Item[], ask: readonly Item[]): boolean =>
  (asksQuantity(ask) || isOwn(ask) || isLetterBeside(before, ask)) &&
  !before.some((item, at) => relates.has(textOf(item)) && /^(?:of|between)$/.test(textOf(before[at + 1])))

const leads = new Set(['of', 'with', 'whose', 'having', 'for', 'in', 'from', 'if', 'when', 'between'])

/** All ways to put neighbours together again, the most pieces first; never two of which each asks by itself. */
function groupings(atoms: Asks): readonly Asks[] {
  const [first, ...rest] = atoms
  if (!first) return [[]]
  if (rest.length > most) return []
  const [second = []] = rest
  const behind = groupings(rest)
  const apart = behind.map((others) => [first, ...others])
  const together = behind.flatMap(([next, ...others]) =>
    next && !isAnother(first, second) ? [[[...first, ...next], ...others]] : [],
  )
  return [...apart, ...together].toSorted((one, other) => other.length - one.length)
}

/** What an ask tells for the others too, from a preposition before its values on: "of a circle of radius 21 cm". */
function toldIn(ask: readonly Item[]): readonly (readonly Item[])[] {
  const value = ask.findLastIndex(isGiven)
  return ask.flatMap((item, at) => (at > 0 && at < value && leads.has(textOf(item)) ? [ask.slice(at)] : []))
}

/** A way to take a question apart; `toldBy`: which ask tells something for the others too. */
export interface Way extends Several {
  readonly toldBy: { readonly ask: number; readonly told: readonly Item[] } | null
}

const withTold = (told: readonly Item[], asks: readonly (readonly Item[])[]): readonly Way[] => [
  { told, asks, toldBy: null },
  ...asks.flatMap((ask, index) => toldIn(ask).map((own) => ({ told, asks, toldBy: { ask: index, told: own } }))),
]

const drawn = new Set(['another', 'again', 'replaced', 'back', 'aside', 'removed'])

/** "P(red)? it was not put back, another is drawn. P(red)?": what happens between two asks is told for the second alone. */
function drawsBetween(items: readonly Item[]): boolean {
  const asks = items.flatMap((item, at) => (textOf(item) === 'probability' ? [at] : []))
  const [first = 0, last = 0] = [asks[0], asks.at(-1)]
  return items.slice(first, last).some((item) => drawn.has(textOf(item)))
}

const compared = /^(?:far|near|close|long|many|much|likely|old)$/
const mostWays = 12

/** "... and 5 children" asks nothing by itself. */
const isCounted = (ask: readonly Item[]): boolean => {
  const [first, next] = ask
  return first?.kind === 'number' && next?.kind === 'word' && isFree(next.text) && !joins(next)
}

const isBareDistance = (ask: readonly Item[]): boolean =>
  ask.every(
    (item) => item.kind === 'mark' || (item.kind === 'word' && (item.text === 'distance' || isFree(item.text))),
  ) && ask.some((item) => textOf(item) === 'distance')

/** The ways to take a question that asks several things apart, the most asks first; none where it asks one thing only. */
export function waysApart(items: readonly Item[]): readonly Way[] {
  if (drawsBetween(items)) return []
  // "as far from A as from B" is one thing; "as many as possible" compares nothing
  const compares = (item: Item, at: number): boolean =>
    textOf(item) === 'as' &&
    compared.test(textOf(items[at + 1])) &&
    !items.slice(at, at + 6).some((one) => textOf(one) === 'possible')
  if (items.some(compares)) return []
  const { told, asked } = toldAndAsked(items)
  // of what is as far from A as from B, "the distance" is none between A and B
  if (items.some((item) => textOf(item) === 'equidistant') && asked.some(isBareDistance)) return []
  // "its" is what was found, and none of the points that are told
  const isOfFound = asked.some(
    (ask, at) => (at > 0 && isFurther(ask.slice(1))) || atomsOf(ask).slice(1).some(isFurther),
  )
  if (isOfFound && items.filter(({ kind }) => kind === 'point').length > 1) return []
  const all = asked
    .map((ask) => groupings(atomsOf(ask)))
    .reduce<readonly Asks[]>((so, one) => so.flatMap((before) => one.map((next) => [...before, ...next])), [[]])
  return all
    .map((asks) => asks.map(trimmed).filter((ask) => ask.length > 0))
    .filter((asks) => asks.length > 1 && asks.length <= most + 1 && !asks.some(isCounted))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWays)
    .flatMap((asks) => withTold(told, asks))
}

/** The ways where the asks are labelled, "find the probability that it is (i) red (ii) blue": what asks before them is the head of each. */
export function waysLabelled(stem: readonly Item[], labelled: Asks): readonly Way[] {
  const { told, asked } = toldAndAsked(stem)
  const [head = [], ...more] = asked
  const asks = labelled.map(trimmed)
  return more.length > 0 || asks.includes([]) ? [] : withTold(told, asks).map((way) => ({ ...way, head }))
}

const bid = /^(?:find|what|calculate|determine)$/
/** Nothing is told in it. */
const isPlain = (item: Item): boolean => item.kind === 'word'

/** Whether it asks for two quantities at least, each named: one value answers but a part of it. */
export function asksSeveral(items: readonly Item[]): boolean {
  const { asked, isBare } = toldAndAsked(items)
  const isPair = (atom: readonly Item[], at: number, all: Asks): boolean => {
    const before = all[at - 1]
    // "no. of plants in houses, mean nikalo" asks for no number, nor does "12 and 18, the numbers of students"
    const isCount = [...(before ?? []), ...atom].some((item) => textOf(item) === 'number')
    const asksCount = bid.test(textOf(before?.[0])) && /^(?:and|also)$/.test(textOf(atom[0])) && atom.every(isPlain)
    return before !== undefined && (!isCount || asksCount) && asksQuantity(before) && isAnother(before, atom)
  }
  // "the chance of a prime number and also of an even one"
  const asksAlso = items.some((item, at) => textOf(item) === 'also' && textOf(items[at + 1]) === 'of')
  return asksAlso || (!isBare && (asked.some((ask) => atomsOf(ask).some(isPair)) || bidsTwice(asked)))
}

/** "find k ... and find the distance": bidden twice, and a quantity is asked the second time. */
const bidsTwice = (asked: Asks): boolean =>
  asked.some((ask, at) => at > 0 && bid.test(textOf(ask[0])) && asksQuantity(ask) && asksOther(ask, asked[at - 1]))

const asksOther = (ask: readonly Item[], before: readonly Item[] = []): boolean => {
  const named = ask.find((item) => quantities.has(textOf(item)))
  const isAsk =
    bid.test(textOf(before[0])) && before.some((item) => item.kind === 'letter' || quantities.has(textOf(item)))
  return named !== undefined && isAsk && !before.some((item) => textOf(item) === textOf(named))
}

/** "... and its distance from A" */
const isFurther = (atom: readonly Item[]): boolean => isOwn(atom) && atom.some((item) => textOf(item) === 'distance')

const placed = new Set(['coordinates', 'point', 'points', 'of', 'the', 'find', 'determine', 'calculate', 'also'])

/** "find D and the point P on AD", "find the mid-point and its distance from A": two things are asked, of which one is a point. */
export function asksTwoPoints(items: readonly Item[]): boolean {
  const isName = (item: Item | undefined) => item?.kind === 'letter' && /^[A-Z]$/.test(item.name)
  return toldAndAsked(items).asked.some((ask) => {
    const [first = [], second = [], ...more] = atomsOf(ask)
    if ([second, ...more].some(isFurther)) return true
    const name = (atom: readonly Item[]) => atom.find((item) => !joins(item) && !placed.has(textOf(item)))
    return bid.test(textOf(ask[0])) && isName(name(first)) && isName(first.at(-1)) && isName(name(second))
  })
}

const headEnds = new Set(['of', 'that', 'is', 'getting', 'be', 'ka', 'ki', 'ke', 'probability'])
const find: Item = { kind: 'word', text: 'find' }
const stop: Item = { kind: 'mark', text: '.' }

/**
 * How an ask may be meant, in the order in which to try: with the end of the last one ("the sum and the product of the zeroes"), as it
 * stands, or with the beginning of the first ("the area of the sector and of the segment"). Of those in one row only one may be answered.
 */
export function meantBy({ asks, head = [] }: Several, at: number): readonly Asks[] {
  const ask = asks[at] ?? []
  if (head.length > 0) {
    // a head that asks something, "nature of the roots of each:", belongs to every part
    const asksNothing = head.every((item) => item.kind === 'word' && isFree(item.text))
    return asksNothing ? [[[...head, ...ask]], [[find, ...ask]]] : [[[...head, ...ask]]]
  }
  const [first = []] = asks
  const own: readonly Item[] = at === 0 ? ask : [find, ...ask]
  const last = asks.at(-1) ?? []
  const tail = last.findIndex((item) => leads.has(textOf(item)))
  const isShort =
    at < asks.length - 1 &&
    // "how many bouquets can she make"
    !(textOf(ask[0]) === 'how' && ask.some((item) => /^(?:can|will|does|do)$/.test(textOf(item)))) &&
    !ask.some(
      (item, place) =>
        leads.has(textOf(item)) ||
        isGiven(item) ||
        // "the chance it points at a prime number and the chance of a 3"
        (/^(?:probability|chances?)$/.test(textOf(item)) && place < ask.length - 1) ||
        (item.kind === 'letter' && /^[A-Z]{2,4}$/.test(item.name)),
    )
  const tailed = isShort && tail > 0 ? [[...own, ...last.slice(tail)]] : []
  // "what will be the length of its shadow" has a beginning of its own
  const asksItself = /^(?:what|how|find|calculate|determine|which)$/.test(textOf(ask[0])) && ask.length > 4
  if (at === 0) return [tailed, [own]]
  // "the greatest capacity of a tin and the number of tins": of such tins
  const told = first.slice(first.findIndex((item) => !/^(?:find|what|is|should|will|be|determine)$/.test(textOf(item))))
  const isExtreme = told.some((item) =>
    /^(?:greatest|largest|maximum|least|smallest|minimum|longest)$/.test(textOf(item)),
  )
  const ofSuch = isExtreme && !first.some(isGiven) ? [[...told, stop, ...own]] : []
  if (asksItself) return [tailed, [own], ofSuch]
  const same = first.findIndex((item, place) => place > 0 && textOf(item) !== '' && textOf(item) === textOf(ask[0]))
  const ends = first.flatMap((item, place) => (headEnds.has(textOf(item)) ? [place + 1] : []))
  return [tailed, [own], (same > 0 ? [same] : ends).map((end) => [...first.slice(0, end), ...ask]), ofSuch]
}
