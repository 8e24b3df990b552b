import type { Problem } from '@/lib/problems/problem'

/** What a student has typed and not yet solved, kept in the browser: a reload or a lost tab takes nothing away. */
const draftsKey = 'mathTutorDrafts'
/** The latest problems only, and no answer longer than anyone types. */
const [mostProblems, longestText] = [12, 400]

interface Draft {
  readonly problem: string
  readonly texts: readonly string[]
}

/** What problem it was: a changed template makes another. */
type Posed = Pick<Problem, 'id' | 'version'>

const nameOf = ({ id, version }: Posed): string => `${id}.${version}`

/** What was typed for each part of the problem; nothing where nothing is kept. Never throws. */
export const draftOf = (problem: Posed): readonly string[] | undefined =>
  drafts().find((draft) => draft.problem === nameOf(problem))?.texts

/** Keeps what is typed; where all boxes are empty, nothing. Never throws. */
export function keepDraft(problem: Posed, texts: readonly string[]): void {
  const others = drafts().filter((draft) => draft.problem !== nameOf(problem))
  const isEmpty = texts.every((text) => text.trim() === '')
  const latest = isEmpty ? [] : [{ problem: nameOf(problem), texts: texts.map((text) => text.slice(0, longestText)) }]
  store([...latest, ...others].slice(0, mostProblems))
}

/** Solved: there is nothing left to keep. */
export const forgetDraft = (problem: Posed): void => keepDraft(problem, [])

function store(all: readonly Draft[]): void {
  try {
    if (all.length > 0) window.localStorage.setItem(draftsKey, JSON.stringify(all))
    else window.localStorage.removeItem(draftsKey)
  } catch {
    // Full or forbidden: the answer stays in its box all the same.
  }
}

function drafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(draftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    return []
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'problem' in value &&
  typeof value.problem === 'string' &&
  'texts' in value &&
  Array.isArray(value.texts) &&
  value.texts.every((text) => typeof text === 'string')
