import { freshSitting, type PaperSitting, type QuestionDone } from './sitting'

export type StoredSitting =
  | { readonly kind: 'none' | 'unreadable' }
  /** A later version of the page has stored it: it is left as it is. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'sitting'; readonly sitting: PaperSitting }

/** A sitting as it was kept. Never throws. */
export function readSitting(text: string | null): StoredSitting {
  if (text === null) return { kind: 'none' }
  const value = parsed(text)
  if (!isFields(value)) return { kind: 'unreadable' }
  const { version, questions } = value
  if (typeof version === 'number' && version > 1) return { kind: 'newer' }
  if (version !== 1 || !isFields(questions)) return { kind: 'unreadable' }
  return { kind: 'sitting', sitting: sittingIn(value, questions) }
}

function sittingIn(value: Fields, questions: Fields): PaperSitting {
  const { title, started, finished, timed, clock, writing, place, score } = value
  const { elapsed, seen }: Fields = isFields(clock) ? clock : {}
  const { got, of }: Fields = isFields(score) ? score : {}
  const done = Object.entries(questions).flatMap(([id, one]) => (isFields(one) ? [[id, questionIn(one)] as const] : []))
  return {
    ...freshSitting(typeof title === 'string' ? title.slice(0, 200) : ''),
    started: countOf(started) || null,
    finished: countOf(finished) || null,
    timed: timed !== false,
    clock: { elapsed: countOf(elapsed), seen: countOf(seen) },
    writing: countOf(writing),
    place: countOf(place),
    questions: Object.fromEntries(done),
    ...(isMark(got) && isMark(of) && { score: { got, of } }),
  }
}

function questionIn({ of, alternative, texts, onPaper, again, seconds, ticks, marked }: Fields): QuestionDone {
  return {
    of: countOf(of),
    alternative: countOf(alternative),
    texts: entriesIn(texts, (text) => (typeof text === 'string' ? text : undefined)),
    onPaper: onPaper === true,
    again: again === true,
    seconds: countOf(seconds),
    ticks: entriesIn(ticks, (lines) =>
      Array.isArray(lines) ? lines.map((line: unknown): boolean => line === true) : undefined,
    ),
    marked: marked === true,
  }
}

type Fields = Readonly<Partial<Record<string, unknown>>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function entriesIn<T>(value: unknown, read: (one: unknown) => T | undefined): Readonly<Record<string, T>> {
  if (!isFields(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const found = read(one)
      return found === undefined ? [] : [[key, found] as const]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const countOf = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0)
const isMark = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1000
