import { contradicts, isAnyEvent, isNoEvent, isWithin, sameEvent, saysOtherwise, type Event } from './event'
import { differing, saysMore } from './event-kinds'
import type { Facts } from './facts'
import type { Meaning } from './meaning'

/** What the name of an event means where another is asked for. */
export function meaningOfEvent(typed: Event, wanted: Event, { asked, others, words, isWhole }: Facts): Meaning {
  if (asked.some(({ event }) => event && sameEvent(event, typed))) return 'asked'
  if (others.some(({ event }) => event && sameEvent(event, typed))) return 'other'
  if (isAnyEvent(typed)) return byLetter(typed, wanted, words)
  if (saysOtherwise(typed, wanted) || isNoEvent(wanted)) return 'asked'
  const isKnown = (word: string) => isWithin(word, wanted.words) || isWithin(word, words)
  if (contradicts(typed, wanted))
    return isWhole && typed.words.length > 0 && !typed.words.some(isKnown) ? 'strange' : 'other'
  if (saysMore(typed.sides, wanted.sides)) return 'other'
  if (typed.words.length === 0 || typed.words.some((word) => isWithin(word, wanted.words))) return 'asked'
  if (!isWhole) return 'nothing'
  return typed.words.some((word) => isWithin(word, words)) ? 'other' : 'strange'
}

/** P(E) is any event; P(I) is one of its own where a letter is drawn, and P(H) where coins are tossed. */
function byLetter(typed: Event, wanted: Event, words: readonly string[]): Meaning {
  if (differing(typed.sides, wanted.sides).length > 0) return 'other'
  const [letter] = typed.words
  if (letter === undefined || letter === 'e' || !words.includes('letter')) return 'asked'
  if (wanted.words.some((word) => word.length === 1)) return wanted.words.includes(letter) ? 'asked' : 'other'
  return wanted.words.some((word) => word.startsWith(letter)) ? 'asked' : 'strange'
}
