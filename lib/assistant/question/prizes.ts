import { isStop } from './ask-pieces'
import { type Item, textOf } from './fact'
import { joined, questionFrom, type Question } from './question'
import { fillers } from './words'

/** What somebody gets, does or wins where an event happens: "wins a torch", "will buy it". */
interface Prize {
  /** The word that names it: "torch", "buy". */
  readonly name: string
  readonly event: readonly Item[]
}

const wins = /^(?:wins?|winning|won|gets?|receives?|buys?|buying|accepts?)$/
const stemOf = (word: string): string =>
  word
    .replace(/^winning$|^won$/, 'win')
    .replace(/^buying$/, 'buy')
    .replace(/s$/, '')
const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || /^(?:and|but|or)$/.test(textOf(item))

/** What is bought is told by the verb alone. */
const nameIn = (items: readonly Item[]): string =>
  items.map((item) => stemOf(textOf(item))).find((word) => word === 'buy' || word === 'accept') ??
  textOf(items.findLast((item) => textOf(item) !== '' && !fillers.has(textOf(item))))

const sentencesOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<Item[][]>(
    (so, item) => {
      if (isStop(item)) so.push([])
      else so.at(-1)?.push(item)
      return so
    },
    [[]],
  )

/** Cut where a word stands, which is left out. */
function cut(items: readonly Item[], at: (item: Item) => boolean): readonly (readonly Item[])[] {
  return items.reduce<Item[][]>(
    (so, item) => {
      if (at(item)) so.push([])
      else so.at(-1)?.push(item)
      return so
    },
    [[]],
  )
}

const trimmed = (items: readonly Item[]): readonly Item[] => {
  const [from, to] = [items.findIndex((item) => !joins(item)), items.findLastIndex((item) => !joins(item))]
  return from < 0 ? [] : items.slice(from, to + 1)
}

/** "wins a pen if it is prime and a chocolate if it is a multiple of 5" */
function promised(sentence: readonly Item[]): readonly Prize[] | null {
  const [head = [], ...pieces] = cut(sentence, (item) => textOf(item) === 'if')
  const at = head.findIndex((item) => wins.test(textOf(item)))
  if (at < 0 || pieces.length === 0) return null
  let prize = head.slice(at)
  const found: Prize[] = []
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const split = isLast ? piece.length : piece.findLastIndex(joins)
    if (split <= 0) return null
    found.push({ name: stemOf(nameIn(prize)), event: trimmed(piece.slice(0, split)) })
    prize = piece.slice(split + 1)
  }
  return found
}

/** "A perfect square wins a diya set, a number divisible by 9 wins a torch" */
function earned(sentence: readonly Item[]): readonly Prize[] | null {
  const pieces = cut(sentence, (item) => /^wins$/.test(textOf(item)))
  const [first = [], ...rest] = pieces
  let event = first
  if (rest.length === 0 || event.length < 2) return null
  const found: Prize[] = []
  for (const [index, piece] of rest.entries()) {
    const isLast = index === rest.length - 1
    const split = isLast ? piece.length : piece.findIndex(joins)
    if (split <= 0) return null
    found.push({ name: stemOf(nameIn(piece.slice(0, split))), event: trimmed(event) })
    event = piece.slice(split + 1)
  }
  return found
}

const isClear = (prizes: readonly Prize[]): boolean =>
  prizes.every(({ name, event }) => name !== '' && event.length > 0) &&
  new Set(prizes.map(({ name }) => name)).size === prizes.length

/** A question whose stem promises prizes: the stem without them, and how a part that names one reads with its event. */
export function withPrizes(
  stem: Question,
): { readonly stem: Question; readonly read: (part: Question) => Question } | null {
  const all = sentencesOf(stem.apart)
  const at = all.findLastIndex((sentence) => sentence.some((item) => wins.test(textOf(item))))
  const sentence = all[at] ?? []
  // "will not buy if it is defective" says the same once more
  const [first = []] = cut(sentence, (item) => textOf(item) === 'but')
  const isPlain = !first.some((item) => textOf(item) === 'not')
  const prizes = isPlain ? (promised(first) ?? earned(first)) : null
  if (!prizes || !isClear(prizes)) return null
  const kept = all
    .filter((_, index) => index !== at)
    // what it costs to play
    .map((one) =>
      one.some((item) => /^(?:pays?|paying)$/.test(textOf(item)))
        ? one.filter((item) => !(item.kind === 'number' && item.unit === '₹'))
        : one,
    )
    .flatMap((one, index) => (index === 0 ? one : [dot, ...one]))
  return { stem: questionFrom(kept), read: (part) => partWith(part, prizes) }
}

/** A question that promises prizes and asks for one of them at its end: for its event behind the stem. */
export function withPrizeOfOne({ apart }: Question): Question | null {
  // "will buy a pen. if it is good": a condition is no sentence
  const sentences = sentencesOf(apart.filter((item, at) => !isStop(item) || textOf(apart[at + 1]) !== 'if'))
  const ask = sentences.findLast((sentence) => sentence.length > 0) ?? []
  if (!ask.some((item) => /^(?:probability|chance)$/.test(textOf(item)))) return null
  const told = sentences.slice(0, sentences.indexOf(ask)).flatMap((one, at) => (at === 0 ? one : [dot, ...one]))
  const prizes = withPrizes(questionFrom(told))
  const part = questionFrom(ask)
  const read = prizes?.read(part) ?? part
  return prizes === null || read === part ? null : joined(prizes.stem, read)
}

const dot: Item = { kind: 'mark', text: '.' }

function partWith(part: Question, prizes: readonly Prize[]): Question {
  const { apart } = part
  const items: Item[] = []
  let isChanged = false
  for (let at = 0; at < apart.length; at++) {
    const item = apart[at]
    if (!item) break
    const name = stemOf(textOf(item))
    const own = wins.test(textOf(item)) || name === 'buy'
    const near = own ? apart.slice(at, at + 4) : []
    const found = prizes.flatMap((prize) => {
      const place = near.findIndex((one) => stemOf(textOf(one)) === prize.name)
      return place < 0 ? [] : [{ prize, place }]
    })[0]
    if (!found) items.push(item)
    else {
      items.push(...found.prize.event)
      at += found.place
      // "buy it", "buy the pen"
      if (found.place === 0)
        at += /^(?:a|the|this|that)$/.test(textOf(apart[at + 1])) ? 2 : textOf(apart[at + 1]) === 'it' ? 1 : 0
      isChanged = true
    }
  }
  return isChanged ? questionFrom(items) : part
}
