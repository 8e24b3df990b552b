import type { Asked } from '../rule'
import { called, type Called } from './called'
import { eventIn, type Event } from './event'
import { ordinalsIn } from './ordinals'
import { wordOf } from './words'

export interface Named extends Called {
  readonly text: string
  readonly event: Event | null
}

/** What a question asks and names, read once. */
export interface Facts {
  readonly asked: readonly Named[]
  readonly others: readonly Named[]
  /** What is counted, and what else: "12 patients" is no age of the patients. */
  readonly things: readonly Named[]
  readonly otherThings: readonly Named[]
  /** Marks and words of the question. */
  readonly marks: ReadonlySet<string>
  readonly words: readonly string[]
  readonly letters: ReadonlySet<string>
  /** Which of a row is asked for: 1 of "the first prize". */
  readonly ordinals: readonly number[]
  /** Whether every word of the question is known. */
  readonly isWhole: boolean
}

const known = new WeakMap<Asked, Facts>()

export function factsOf(asked: Asked): Facts {
  const before = known.get(asked)
  if (before) return before
  const { names, others = [], things = [], otherThings = [], words } = asked
  const isWord = (text: string) => /^[a-z'’-]{2,}$/.test(text)
  const marks = new Set((words ?? []).filter((text) => !isWord(text)).flatMap((text) => called(text).marks))
  const wanted = [...names, ...things].map(named)
  const facts = {
    asked: wanted.map((one) => (one.calculated || one.text.includes(':') ? { ...one, marks: [], words: [] } : one)),
    others: [...others, ...otherThings.filter((thing) => !names.includes(thing))].map(named).concat(termsOf(wanted)),
    things: things.map(named),
    otherThings: otherThings.map(named),
    marks,
    words: (words ?? []).filter(isWord).flatMap((text) => text.split('-').flatMap((part) => wordOf(part) ?? [])),
    letters: new Set([...marks].join('')),
    ordinals: names.flatMap(ordinalsIn),
    isWhole: words !== undefined,
  }
  known.set(asked, facts)
  return facts
}

/** "α" and "β" are no names of α² + β². */
const termsOf = (wanted: readonly Named[]): readonly Named[] =>
  wanted
    .filter(({ calculated }) => calculated)
    .flatMap(({ marks }) => marks)
    .filter((mark) => !wanted.some((one) => !one.calculated && one.marks.includes(mark)))
    .map((mark) => ({ text: mark, marks: [mark], words: [], calculated: false, whole: mark, event: null }))

export const named = (text: string): Named => ({ text, ...called(text), event: eventIn(text) })
