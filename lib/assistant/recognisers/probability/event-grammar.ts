import { matched, symbolsOf, type Symbol } from './event-symbols'
import { type Item, textOf } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import type { Event } from '../../../solutions/probability/any/event'

/** A piece of an event: a condition, or what joins. */
export type Token<Atom> =
  | {
      readonly kind: 'event'
      readonly event: Event<Atom>
      readonly items: readonly Item[]
      /** A bare number that is of the kind said before: the 5 of "a multiple of 3 or 5". */
      readonly isCarried?: true
    }
  | { readonly kind: 'join'; readonly text: string; readonly items: readonly Item[] }

export const joinTexts = /^(?:or|and|not|neither|nor|either|both|,|\||\?|W|L|but)$/

/** A way to say a condition, with what it says; `last`: the event before it, where a join stands between. */
export type Way<Atom> = readonly [pattern: string, (numbers: readonly number[]) => Event<Atom> | null]

export const is = <Atom>(atom: Atom): Event<Atom> => ({ kind: 'is', atom })

/** The tokens of symbols; a bare number behind "multiple of 3 or" is a multiple again. */
export function tokensOf<Atom>(
  symbols: readonly Symbol[],
  ways: readonly Way<Atom>[],
  joins = joinTexts,
): readonly Token<Atom>[] | null {
  const tokens: Token<Atom>[] = []
  let carried: Way<Atom>[1] | null = null
  let at = 0
  while (at < symbols.length) {
    const symbol = symbols[at]
    if (!symbol) break
    if (
      joins.test(symbol.text) &&
      !ways.some(([pattern]) =>
        !pattern.startsWith(`${symbol.text} `) ? false : matched(pattern, symbols, at) !== null,
      )
    ) {
      tokens.push({ kind: 'join', text: symbol.text, items: [symbol.item] })
      at++
      continue
    }
    let next = at + 1
    for (const [pattern, of] of ways) {
      const found = matched(pattern, symbols, at)
      if (!found) continue
      const isBare = pattern === '#' && tokens.at(-1)?.kind === 'join'
      const event: Event<Atom> | null = (isBare && carried ? carried : of)(found.numbers)
      if (event === null) return null
      if (pattern !== '#') carried = /multiple|divisible|factor/.test(pattern) ? of : null
      next = found.next
      tokens.push({
        kind: 'event',
        event,
        items: symbols.slice(at, next).map(({ item }) => item),
        ...(isBare && carried && { isCarried: true as const }),
      })
      break
    }
    // a number that says nothing is not understood
    if (next === at + 1 && symbol.text === '#' && tokens.at(-1)?.items[0] !== symbol.item) return null
    at = next
  }
  return tokens
}

const isJoin = <Atom>(token: Token<Atom> | undefined, ...texts: readonly string[]): boolean =>
  token?.kind === 'join' && texts.includes(token.text)

/** "non-face" says it of the next condition alone. */
const bound = <Atom>(all: readonly Token<Atom>[]): readonly Token<Atom>[] =>
  all.flatMap((token, at): readonly Token<Atom>[] => {
    const [before, after] = [all[at - 1], all[at + 1]]
    if (isNon(token) && after?.kind === 'event')
      return [{ kind: 'event', event: { kind: 'not', of: after.event }, items: [...token.items, ...after.items] }]
    return isNon(before) && token.kind === 'event' ? [] : [token]
  })

const isNon = <Atom>(token: Token<Atom> | undefined): boolean =>
  token?.kind === 'join' && token.items.some((item) => item.kind === 'word' && item.text === 'non')

/** "a prime number, a multiple of 7, a multiple of 3 or 5": three events, of which the "or" joins none to another. */
function isSeveral<Atom>(tokens: readonly Token<Atom>[]): boolean {
  const behind = (...texts: readonly string[]) =>
    tokens.flatMap((token, at) => (isJoin(token, ...texts) ? (tokens[at + 1] ?? []) : []))
  const isOwn = (token: Token<Atom>) => token.kind === 'event' && token.isCarried !== true
  return behind(',').some(isOwn) && behind('or').length > 0 && !behind('or').some(isOwn)
}

/** What the tokens say together; null where that is not clear. `isList`: "and" and commas join things of a list, "the kings and the queens". */
export function eventOf<Atom>(tokens: readonly Token<Atom>[], isList = false): Event<Atom> | null {
  if (isSeveral(tokens)) return null
  const parts = bound(tokens).reduce<readonly (readonly Token<Atom>[])[]>(
    (so, token) => (isJoin(token, 'but') ? [...so, []] : [...so.slice(0, -1), [...(so.at(-1) ?? []), token]]),
    [[]],
  )
  const found = parts.map((part) => joinedBy(part, isList))
  const all = found.flatMap((one) => one ?? [])
  const [first] = all
  if (!first || all.length < found.length) return null
  return all.length > 1 ? { kind: 'and', of: all } : first
}

/** What is joined by other words than "but", which goes over all before it. */
function joinedBy<Atom>(all: readonly Token<Atom>[], isList: boolean): Event<Atom> | null {
  let mixed = false
  let at = 0
  const unit = (): Event<Atom> | null => {
    const isNot = isJoin(all[at], 'not')
    if (isNot) at++
    const first = all[at]
    if (first?.kind !== 'event') return null
    const found: Event<Atom>[] = []
    for (let token = all[at]; token?.kind === 'event'; token = all[++at]) found.push(token.event)
    const joined: Event<Atom> = found.length > 1 ? { kind: isList ? 'or' : 'and', of: found } : first.event
    return isNot ? { kind: 'not', of: joined } : joined
  }
  const together = (): Event<Atom> | null => {
    const found: Event<Atom>[] = []
    for (;;) {
      if (isJoin(all[at], 'both', 'either') && !isList) at++
      const one = unit()
      if (!one) return null
      found.push(one)
      if (!isList && isJoin(all[at], 'and', ',') && isJoin(all[at + 1], 'and')) at++
      if (!isList && isJoin(all[at], 'and')) {
        at++
        mixed = true
      } else if (all[at]?.kind !== 'event' && !isJoin(all[at], 'not')) break
    }
    const [first] = found
    return first && found.length > 1 ? { kind: 'and', of: found } : (first ?? null)
  }
  const row = (...joins: readonly string[]): readonly Event<Atom>[] | null => {
    const found: Event<Atom>[] = []
    let [comma, joined] = [false, false]
    for (;;) {
      const one = together()
      if (!one) return null
      found.push(one)
      if (!isJoin(all[at], ',', ...joins)) break
      while (isJoin(all[at], ',', 'either', ...joins)) {
        if (isJoin(all[at], ',')) comma = true
        else joined = true
        at++
      }
    }
    return comma && !joined && !isList ? null : found
  }
  if (isJoin(all[at], 'neither')) {
    at++
    const found = row('nor', 'or')
    return found && found.length > 1 && at === all.length ? { kind: 'not', of: { kind: 'or', of: found } } : null
  }
  const found = isList ? row('and', 'or') : row('or', 'nor')
  const [first] = found ?? []
  if (!found || !first) return null
  // "a king not", as Hindi has it
  if (found.length === 1 && at === all.length - 1 && isJoin(all[at], 'not') && !atomsNegated(first))
    return { kind: 'not', of: first }
  if (at < all.length) return null
  if (found.length === 1) return first
  // "a multiple of 3 or 5 and even" may mean two things
  if (mixed) return null
  const nots = found.filter(({ kind }) => kind === 'not').length
  // "not divisible by 2 nor by 3"; "not a king or a queen" may mean two things
  if (all.some((token) => isJoin(token, 'nor')))
    return found.length === 2 && first.kind === 'not'
      ? {
          kind: 'not',
          of: { kind: 'or', of: [first.of, ...found.slice(1).map((one) => (one.kind === 'not' ? one.of : one))] },
        }
      : null
  return nots === 0 || nots === found.length ? { kind: 'or', of: found } : null
}

const atomsNegated = <Atom>(event: Event<Atom>): boolean =>
  event.kind === 'not' || ((event.kind === 'and' || event.kind === 'or') && event.of.some(atomsNegated))

/** Without joins at its ends, but for what begins or ends an event. */
function trimmed<Atom>(tokens: readonly Token<Atom>[]): readonly Token<Atom>[] {
  const first = tokens.findIndex((token) => !isJoin(token, 'and', 'or', ',', '|', '?'))
  const last = tokens.findLastIndex((token) => !isJoin(token, 'and', 'or', ',', '|', '?', 'both'))
  return first < 0 ? [] : tokens.slice(first, last + 1)
}

export interface EventRead<Atom> {
  readonly event: Event<Atom>
  readonly taken: readonly Item[]
}

/** The sentences of items. */
export function sentences(items: readonly Item[]): readonly (readonly Item[])[] {
  const found: Item[][] = [[]]
  for (const item of items)
    if (item.kind === 'mark' && item.text === '.') found.push([])
    else found.at(-1)?.push(item)
  return found
}

/** The event that the items tell, in one sentence of them: behind the word "probability" or, where nothing stands there, before it. */
export function eventIn<Atom>(
  items: readonly Item[],
  lexicon: Readonly<Record<string, string>>,
  read: (symbols: readonly Symbol[]) => readonly Token<Atom>[] | null,
  numbered = true,
): EventRead<Atom> | null {
  let [found, asked, game]: [EventRead<Atom> | null, EventRead<boolean> | null, boolean | null] = [null, null, null]
  for (const sentence of sentences(items)) {
    // "the probability of an odd number and of a number greater than 2" asks two things
    if (sentence.some((item, at) => textOf(item) === 'and' && textOf(sentence[at + 1]) === 'of')) return null
    const symbols = symbolsOf(sentence, lexicon, numbered)
    const tokens = symbols && read(symbols)
    if (!tokens) return null
    const named = tokens.findLastIndex((token) => isJoin(token, '?'))
    const isEvent = ({ kind }: Token<Atom>) => kind === 'event'
    const [before, behind] = [tokens.slice(0, Math.max(0, named)), tokens.slice(named + 1)]
    const outcomes = tokens.filter((token) => isJoin(token, 'W', 'L'))
    if (!tokens.some(isEvent)) {
      // "find the probability that it is not" goes on in the next sentence
      if (tokens.some((token) => isJoin(token, 'or', 'neither', 'nor', 'not'))) return null
      if (outcomes.length > 0) {
        if (asked || named < 0 || outcomes.length > 1) return null
        asked = { event: is(isJoin(outcomes[0], 'W')), taken: outcomes.flatMap(({ items: said }) => said) }
      }
      continue
    }
    if (found || (before.some(isEvent) && behind.some(isEvent))) return null
    const all = behind.some(isEvent) ? behind : before
    const own = trimmed(outcomes.length > 0 ? gameIn(all) : all)
    game = outcomes.length > 0 ? isJoin(outcomes[0], 'W') : null
    const [first, last] = [own.findIndex(isEvent), own.findLastIndex(isEvent)]
    if (own.slice(first, last).some((token) => isJoin(token, '|', '?', 'W', 'L'))) return null
    const event = eventOf(own.filter((token) => !isJoin(token, '|')))
    if (!event) return null
    found = { event, taken: [...own, ...outcomes].flatMap(({ items: said }) => said) }
  }
  // "He wins if all are alike. Find the probability that he loses."
  if (game === null) return asked ? null : found
  if (!found || asked?.event.kind !== 'is') return null
  return {
    event: asked.event.atom === game ? found.event : { kind: 'not', of: found.event },
    taken: [...found.taken, ...asked.taken],
  }
}

/** What stands between "wins if" and "and loses otherwise". */
function gameIn<Atom>(tokens: readonly Token<Atom>[]): readonly Token<Atom>[] {
  const [first, second, ...more] = tokens.flatMap((token, at) => (isJoin(token, 'W', 'L') ? [at] : []))
  if (first === undefined || more.length > 0) return []
  const own = tokens.slice(first + 1, second)
  return own.some(({ kind }) => kind === 'event') ? own : []
}

/** A reading whose numbers are odd is none: the question was hardly meant so. */
export const fitting =
  <Given>(
    { objection }: { readonly objection: (given: Given) => string | null },
    read: (question: Question) => Found<Given> | null,
  ) =>
  (question: Question): Found<Given> | null => {
    const found = read(question)
    return found && objection(found.given) === null ? found : null
  }
