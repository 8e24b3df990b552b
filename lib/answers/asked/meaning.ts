import type { Asked } from '../rule'
import { called, type Called } from './called'
import { eventCalled, isWithin, type Event } from './event'
import { meaningOfEvent } from './event-meaning'
import { factsOf, named, type Facts, type Named } from './facts'
import { ordinalsIn } from './ordinals'
import { isRatioName, turnedRatio } from './ratio-name'
import { holds, isMeasure, shared } from './words'

/** What a typed name is to a question: what is asked, something else that it names, nothing that it knows, or nothing that counts. */
export type Meaning = 'asked' | 'other' | 'strange' | 'nothing'

/** What a noun behind a value means. In place of a unit, a thing in the plural is another; beside a count, every noun but its own. */
export function meaningOfNoun(noun: string, asked: Asked, hasUnit: boolean): Meaning {
  const facts = factsOf(asked)
  const { asked: wanted, others, things, otherThings } = facts
  const typed = named(noun)
  const isAmong = (list: readonly Named[]) => list.some((one) => isSame(one, typed))
  if (isAmong(things)) return 'asked'
  const event = facts.asked.find((one) => one.event)?.event
  if (event && meaningOfEvent(eventCalled(noun), event, facts) === 'other') return 'other'
  const isThing = typed.words.some((word) => !alone.has(word))
  const isSeveral = isThing && things.length === 0 && hasUnit && /[^s]s$/.test(noun)
  // "55 tiles" for the side of a tile
  if (isSeveral && isAmong(wanted) && !isMeasure(typed.words[0] ?? '')) return 'other'
  if (isAmong(otherThings)) return 'other'
  if (isAmong(wanted)) return 'asked'
  if (isAmong(others)) return 'other'
  const meaning = byWords(typed, facts, false)
  return isSeveral || (isThing && things.length > 0 && meaning === 'nothing') ? 'other' : meaning
}

/** What a typed name means; `loosely`, words that nobody knows say nothing. */
export function meaningOf(name: string, asked: Asked, loosely = false): Meaning {
  const facts = factsOf(asked)
  const typed = named(name)
  if (turnedRatio(asked, [name]) !== undefined) return 'asked'
  if (isOfAll(name, asked)) return 'other'
  if (asked.names.some((one) => one.includes(':')) && isRatioName(name)) return 'strange'
  if (typed.calculated) return byWhole(typed, facts)
  const event = facts.asked.find((one) => one.event)?.event
  if (event && typed.event) return meaningOfEvent(typed.event, event, facts)
  if (event && isOfEvent(typed, event)) return meaningOfEvent(eventCalled(name), event, facts)
  if (facts.asked.some((one) => isSame(one, typed))) return 'asked'
  if (facts.others.some((one) => isSame(one, typed))) return 'other'
  return byMarks(typed, facts) ?? (isElsewhere(typed, facts) ? 'other' : byWords(typed, facts, loosely))
}

/** "total marbles" where the green ones are asked for, and others are there as well. */
function isOfAll(name: string, { things = [], otherThings = [] }: Asked): boolean {
  if (!/\b(?:total|all|altogether)\b/i.test(name)) return false
  const [kind, thing] = things[0]?.split(/ (?=\S+$)/) ?? []
  if (kind === undefined || thing === undefined || name.toLowerCase().includes(kind)) return false
  return otherThings.some((other) => other.endsWith(` ${thing}`))
}

/** "multiple of 4" alone, where the probability of one is asked for, or of none. */
const isOfEvent = ({ marks, words }: Named, event: Event): boolean =>
  marks.length === 0 && words.length > 0 && words.every((word) => isWithin(word, event.words))

/** A calculation is what is asked, "discriminant of x² + 3x", or a step on the way; with the asked letter in it, "k² + k", it is neither. */
function byWhole({ whole, marks, words, text }: Named, { asked, others }: Facts): Meaning {
  if (asked.some((one) => one.whole === whole)) return 'asked'
  if (others.some((one) => one.whole === whole)) return 'other'
  const [first] = asked
  if (/^(?:the )?[a-z]{4}/i.test(text) && asked.some((one) => shared(one.words, words) > 0)) return 'asked'
  return first && marks.some((mark) => first.marks.includes(mark)) ? 'strange' : 'nothing'
}

const isSame = (a: Called, b: Called): boolean =>
  a.marks.length + a.words.length > 0 &&
  a.marks.length === b.marks.length &&
  a.words.length === b.words.length &&
  a.marks.every((mark) => b.marks.includes(mark)) &&
  a.words.every((word) => holds(b.words, word))

/** By the letters in a name; null where they say nothing. */
function byMarks(typed: Named, facts: Facts): Meaning | null {
  const { asked, others, marks, letters, isWhole } = facts
  const [first] = asked
  const mine = [...typed.marks, ...typed.words.flatMap((word) => markOf(word, facts))]
  if (mine.length === 0) return null
  if (isFactorOnly(mine, asked)) return 'other'
  if (mine.some((mark) => asked.some((one) => one.marks.some((wanted) => sameMark(mark, wanted, letters)))))
    return 'asked'
  if (mine.some((mark) => others.some((one) => one.words.length === 0 && one.marks.includes(mark)))) return 'other'
  if (mine.some((mark) => isSide(mark, facts))) return 'other'
  if (!isWhole) return null
  if (mine.every(isSegment) && isOwnFigure(typed, facts)) return null
  // a letter of the student's own, unless the question has its own letter for the same
  if (
    mine.every((mark) => /^[a-z]$/.test(mark) && !letters.has(mark)) &&
    !first?.marks.some((mark) => /^[a-z]$/.test(mark))
  )
    return null
  if (first && first.marks.length > 0) return 'strange'
  if (mine.some(isSegment) && asked.some((one) => one.marks.some(isSegment))) return 'strange'
  return mine.every((mark) => isOwn(mark, letters) || marks.has(mark)) ? null : 'strange'
}

const isRatio = (mark: string): boolean => /^(?:sin|cosec|cos|tan|sec|cot)/.test(mark)

/** "sin θ", "sin θ tan θ" where sin θ cos θ is asked for. */
const isFactorOnly = (typed: readonly string[], asked: readonly Named[]): boolean => {
  const ratios = typed.filter(isRatio)
  const products = asked.filter(({ marks }) => marks.length > 1 && marks.every(isRatio))
  return (
    ratios.length > 0 &&
    products.length > 0 &&
    !products.some(({ marks }) => marks.every((mark) => ratios.includes(mark)))
  )
}

/** "AB", "chord AB" of what is asked for, in a figure that the student has drawn: the question names no point, nor the origin. */
const isOwnFigure = ({ words, marks }: Named, { asked, letters, words: all }: Facts): boolean =>
  [...letters].every((letter) => !/[A-Z]/.test(letter)) &&
  !all.includes('origin') &&
  marks.length === 1 &&
  (words.length === 0
    ? asked.some((one) => one.words.some((word) => lines.has(word)))
    : asked.some((one) => one.words.length > 0 && shared(one.words, words) > 0))

/** What a segment of a figure may be. */
const lines = new Set('length height distance chord side breadth width diagonal shadow ladder rope'.split(' '))

/** "AC" where a height of the figure is called BC. */
const isSegment = (mark: string): boolean => /^[A-Z]{2}$/.test(mark)

/** "XY" of the triangle XYZ where the radius of a circle in it is asked for: no line from the centre. */
const isSide = (mark: string, { asked, letters }: Facts): boolean =>
  isSegment(mark) &&
  !mark.includes('O') &&
  [...mark].every((letter) => letters.has(letter)) &&
  asked.some(({ words }) => words.includes('radius'))

/** "sixth prize" where the first is asked for. */
function isElsewhere({ text }: Named, { ordinals }: Facts): boolean {
  const mine = ordinals.length > 0 ? ordinalsIn(text) : []
  return mine.length > 0 && !mine.some((place) => ordinals.includes(place))
}

/** Made of the question's points, "p(4)" where it speaks of p(x), or the "S_10" of a student's own. */
const isOwn = (mark: string, letters: ReadonlySet<string>): boolean =>
  /^[a-zA-Z]\(/.test(mark)
    ? letters.has(mark.charAt(0))
    : /^[aS]_/.test(mark)
      ? !letters.has(mark.charAt(0))
      : [...mark].every((letter) => letters.has(letter))

/** "bd" for BD. */
function markOf(word: string, { asked, others }: Facts): readonly string[] {
  if (word.length > 4) return []
  const capitals = called(word.toUpperCase()).marks
  return capitals.filter((mark) => [...asked, ...others].some((one) => one.marks.includes(mark)))
}

/** ∠PQR may be called ∠Q where the question does so; "?" is a letter that the question does not use; x may be typed X. */
function sameMark(typed: string, wanted: string, letters: ReadonlySet<string>): boolean {
  if (typed === wanted) return true
  if (wanted === 'a_?') return /^a_\d+$/.test(typed)
  if (wanted === '?') return /^[A-Z]$/.test(typed) && !letters.has(typed)
  if (/^\?[A-Z]$/.test(wanted)) return isFreeSegment(typed, wanted.charAt(1), letters)
  if (wanted.length === 1 && /^[A-Z]{3}$/.test(typed)) return typed[1] === wanted
  return typed.toLowerCase() === wanted.toLowerCase() && !letters.has(typed)
}

/** "OP", where the question names no point P. */
const isFreeSegment = (typed: string, end: string, letters: ReadonlySet<string>): boolean =>
  isSegment(typed) && [...typed].every((letter) => letter === end || !letters.has(letter)) && typed.includes(end)

function byWords({ words: typed }: Named, { asked, others, words, isWhole }: Facts, loosely: boolean): Meaning {
  if (typed.length === 0 || typed.every((word) => alone.has(word))) return 'nothing'
  const most = (names: readonly Named[]) => Math.max(0, ...names.map((one) => shared(one.words, typed)))
  const [mine, another] = [most(asked), most(others)]
  if (another > mine) return 'other'
  if (mine > 0) return 'asked'
  if (!isWhole) return 'nothing'
  const stranger = (word: string) => !holds(words, word)
  if (typed.some((word) => isMeasure(word) && stranger(word))) return 'strange'
  if (!loosely && typed.every(stranger)) return 'strange'
  // "remainder" of a question that asks for the divisor
  return typed.some(isMeasure) && !typed.some(stranger) ? 'other' : 'nothing'
}

/** Alone they name nothing. */
const alone = new Set(
  'total number side both integer question part option expression term item maximum minimum max greatest least largest smallest possible'.split(
    ' ',
  ),
)
