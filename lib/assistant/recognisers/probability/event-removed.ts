import { eventOf, joinTexts, type EventRead, type Token } from './event-grammar'
import { symbolsOf, type Symbol } from './event-symbols'
import { keptOut } from './kept-out'
import { type Item, textOf } from '../../question/fact'
import type { Question } from '../../question/question'

const verbs = /^(?:removed|removing|lost|missing|discarded|dropped|withdrawn|excluded|hata)$/
const seconds = /^(?:first|second|next|another|now|then|again|ab|one|no|card|slip)$/
const asides = /^(?:aside|away|out)$/

/** "All cards with multiples of 4 are taken out": of one card that is drawn nothing is removed. */
const isOfAll = (items: readonly Item[], verb: number): boolean => {
  const from = items.findLastIndex((item, at) => at < verb && item.kind === 'mark' && item.text === '.') + 1
  return textOf(items[from]) === 'all'
}

/** The sentence that tells what is taken away before, up to the word "probability"; 'unclear' where something is taken away that is not understood. */
export function removedIn<Atom>(
  question: Question,
  lexicon: Readonly<Record<string, string>>,
  read: (symbols: readonly Symbol[]) => readonly Token<Atom>[] | null,
  numbered = true,
): EventRead<Atom> | null | 'unclear' {
  const { apart } = question
  const verb = apart.findIndex(
    (item, at) =>
      verbs.test(textOf(item)) ||
      (/^(?:taken|kept|thrown|set|put)$/.test(textOf(item)) &&
        asides.test(textOf(apart[at + 1])) &&
        (textOf(apart[at + 1]) !== 'out' || isOfAll(apart, at))),
  )
  const out = keptOut({ ...question, apart })
  const kept = out ? apart.findIndex((item) => out.taken.includes(item)) : -1
  const at = verb < 0 ? kept : verb
  if (at < 0) return null
  // "some red cards are removed"
  if (apart.slice(0, at).some((item) => /^(?:some|few|half)$/.test(textOf(item)))) return 'unclear'
  const isEnd = (item: Item) => item.kind === 'mark' && item.text === '.'
  const from = apart.findLastIndex((item, place) => place < at && isEnd(item)) + 1
  const isAsk = (item: Item) => isEnd(item) || /^(?:probability|chances?)$/.test(textOf(item))
  const end = apart.findIndex((item, place) => place >= from && isAsk(item))
  const clause = apart.slice(from, end < 0 ? apart.length : end)
  const symbols = end >= 0 && end < at ? null : symbolsOf(clause, lexicon, numbered)
  const tokens = symbols && read(symbols)
  if (!tokens) return 'unclear'
  const first = tokens.findIndex(({ kind }) => kind === 'event')
  const last = tokens.findLastIndex(({ kind }) => kind === 'event')
  const own = tokens.slice(first, last + 1)
  const event =
    first < 0
      ? null
      : eventOf(
          own.filter((token) => token.kind === 'event' || joinTexts.test(token.text)),
          true,
        )
  // one that is drawn and stays out is told by its number alone
  const isOne = own.length === 1 && own[0]?.items.length === 1 && own[0].items[0]?.kind === 'number'
  if (kept >= from && (end < 0 || kept < end) && !isOne) return 'unclear'
  const said = apart.filter(
    (item) =>
      (out?.taken.includes(item) ?? false) ||
      (kept >= 0 && seconds.test(textOf(item))) ||
      (kept >= 0 && item.kind === 'ordinal' && item.n !== null && item.n < 3),
  )
  said.push(
    ...clause.filter(
      (item) =>
        verbs.test(textOf(item)) ||
        asides.test(textOf(item)) ||
        /^(?:all|both|left|remaining|rest|then|every)$/.test(textOf(item)),
    ),
  )
  return event ? { event, taken: [...own.flatMap(({ items }) => items), ...said] } : 'unclear'
}
