import type { DrawReport } from './practice-outcome'
import type { Problem } from '@/lib/problems/problem'

/** What a student did on the latest problems, kept in the browser: a reload, Back or a lost tab takes nothing away, and nothing counts twice. */
const cardsKey = 'mathTutorDrafts'
/** The latest problems only, and no answer longer than anyone types. */
const [mostProblems, longestText] = [60, 400]

export interface KeptCard {
  /** What is typed for each part. */
  readonly texts: readonly string[]
  readonly attempts: number
  readonly solved: boolean
  /** What is typed was submitted as it stands. */
  readonly judged: boolean
  readonly hintsSeen: number
  readonly solutionSeen: boolean
  /** What was said of a task to draw. */
  readonly report: DrawReport | null
}

/** What problem it was: a changed template makes another. */
type Posed = Pick<Problem, 'id' | 'version'>

interface Stored extends KeptCard {
  readonly problem: string
}

const nameOf = ({ id, version }: Posed): string => `${id}.${version}`

/** What was done on the problem; nothing where nothing is kept. Never throws. */
export function keptCard(problem: Posed): KeptCard | undefined {
  const found = cards().find((card) => card.problem === nameOf(problem))
  if (!found) return undefined
  const { problem: _, ...card } = found
  return card
}

/** Keeps what was done; where that is nothing, nothing. Never throws. */
export function keepCard(problem: Posed, card: KeptCard): void {
  const { cards: all, others: foreign } = stored()
  const others = all.filter((other) => other.problem !== nameOf(problem))
  if (isUntouched(card) && others.length === all.length) return
  const texts = card.texts.map((text) => text.slice(0, longestText))
  const latest = isUntouched(card) ? [] : [{ problem: nameOf(problem), ...card, texts }]
  store([...latest, ...others].slice(0, mostProblems), foreign)
}

/** All that is kept is forgotten: a problem counts anew. */
export function forgetCards(): void {
  store([], [])
}

const isUntouched = ({ texts, attempts, solved, hintsSeen, solutionSeen, report }: KeptCard): boolean =>
  attempts === 0 &&
  !solved &&
  hintsSeen === 0 &&
  !solutionSeen &&
  report === null &&
  texts.every((text) => text.trim() === '')

/** The cards of this page while the browser does not keep them: a problem does not count twice all the same. */
let unsaved: readonly Stored[] | undefined

function store(all: readonly Stored[], foreign: readonly unknown[]): void {
  unsaved = all
  try {
    if (all.length + foreign.length > 0) window.localStorage.setItem(cardsKey, JSON.stringify([...all, ...foreign]))
    else window.localStorage.removeItem(cardsKey)
    unsaved = undefined
  } catch {
    // Full or forbidden: the page remembers by itself.
  }
}

const cards = (): readonly Stored[] => stored().cards

interface AllStored {
  readonly cards: readonly Stored[]
  /** Of a later version of the page, or damaged: kept as it is. */
  readonly others: readonly unknown[]
}

function stored(): AllStored {
  const all = parsed()
  const read = all.map((value) => ({ value, card: readCard(value) }))
  const others = read.filter(({ card }) => card.length === 0).map(({ value }) => value)
  return { cards: unsaved ?? read.flatMap(({ card }) => card), others: others.slice(0, mostProblems) }
}

function parsed(): readonly unknown[] {
  try {
    const text = window.localStorage.getItem(cardsKey)
    const value: unknown = JSON.parse(text ?? '[]')
    if (Array.isArray(value)) return value
    window.localStorage.setItem(`${cardsKey}.unreadable`, text ?? '')
  } catch {
    // Damaged or forbidden.
  }
  return []
}

/** A card as it was stored; of an earlier page, which kept the texts alone, one that was not submitted. */
function readCard(value: unknown): readonly Stored[] {
  if (typeof value !== 'object' || value === null) return []
  const {
    problem,
    texts,
    attempts,
    solved,
    judged,
    hintsSeen,
    solutionSeen,
    report,
  }: Partial<Record<keyof Stored, unknown>> = value
  if (typeof problem !== 'string' || !Array.isArray(texts)) return []
  if (!texts.every((text): text is string => typeof text === 'string')) return []
  return [
    {
      problem,
      texts,
      attempts: countOf(attempts),
      solved: solved === true,
      judged: judged === true,
      hintsSeen: countOf(hintsSeen),
      solutionSeen: solutionSeen === true,
      report: report === 'did-it' || report === 'more-practice' ? report : null,
    },
  ]
}

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
