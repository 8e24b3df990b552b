import { contradicts, isAnyEvent, isNoEvent, isWithin, sameEvent, saysOtherwise, type Event } from './event'
import { differing, isColour, saysMore, sidesOf } from './event-kinds'
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
  if (saysLess(typed, wanted)) return 'strange'
  if (typed.words.length === 0 || typed.words.some((word) => isWithin(word, wanted.words))) return 'asked'
  if (!isWhole) return 'nothing'
  return typed.words.some((word) => isWithin(word, words)) ? 'other' : 'strange'
}

/** P(E) is any event; P(I) is one of its own where a letter is drawn, P(H) where coins are tossed, P(B) where black is asked for, and P(W) is another. */
function byLetter(typed: Event, wanted: Event, words: readonly string[]): Meaning {
  if (differing(typed.sides, wanted.sides).length > 0) return 'other'
  const [letter] = typed.words
  if (letter === undefined || /^[aex]$/.test(letter)) return 'asked'
  if (!words.includes('letter')) return byInitial(letter, wanted, words)
  if (wanted.words.some((word) => word.length === 1)) return wanted.words.includes(letter) ? 'asked' : 'other'
  return wanted.words.some((word) => word.startsWith(letter)) ? 'asked' : 'strange'
}

/** "B" of black, and not where "not black" is asked for; "W" of what else the question speaks of. */
function byInitial(letter: string, wanted: Event, words: readonly string[]): Meaning {
  if (wanted.words.some((word) => word.startsWith(letter))) return wanted.negated ? 'other' : 'asked'
  if (wanted.sides.length === 0 || wanted.negated) return 'asked'
  return words.some((word) => word.startsWith(letter) && sidesOf(word).length > 0) ? 'other' : 'strange'
}

/** "face card" for "black face card", "sum 3" for "sum divisible by 3": it leaves out what the event turns on. */
const saysLess = (typed: Event, wanted: Event): boolean =>
  typed.words.length > 0 &&
  ((isBoth(wanted) && typed.figures.length === 1) ||
    (isColoured(wanted) && !isColoured(typed)) ||
    (typed.figures.length > 0 && isDivision(wanted) && !isDivision(typed)))

/** "divisible by both 3 and 5" */
const isBoth = (event: Event): boolean => event.figures.length > 1 && isDivision(event)

const isColoured = ({ words }: Event): boolean => words.some(isColour)

const isDivision = ({ words }: Event): boolean =>
  words.some((word) => /^(?:divisible|multiple|divide|divided|factor|divisor)/.test(word))
