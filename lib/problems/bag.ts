import type { Difficulty, TopicKey } from '../syllabus'

/** Of each chapter and difficulty, the templates that came in the present round, the last one last: the shuffled bag. */
export type Bag = Readonly<Record<string, readonly string[]>>

export const freshBag: Bag = {}

/** What generateProblem is to avoid, so that a template comes again only after the others of its chapter and difficulty. */
export const takenOut = (bag: Bag): readonly string[] => Object.values(bag).flat()

interface Came {
  readonly type: TopicKey
  readonly difficulty: Difficulty
  readonly templateId: string
}

/** The bag after a problem that was drawn from it: a template that comes a second time begins a new round. */
export function afterDrawn(bag: Bag, { type, difficulty, templateId }: Came): Bag {
  const cell = `${type}/${difficulty}`
  const taken = bag[cell] ?? []
  return { ...bag, [cell]: taken.includes(templateId) ? [templateId] : [...taken, templateId] }
}

/** The bag after a problem that came by a link: it is out, and the last, and the round goes on. */
export function afterOpened(bag: Bag, { type, difficulty, templateId }: Came): Bag {
  const cell = `${type}/${difficulty}`
  const others = (bag[cell] ?? []).filter((id) => id !== templateId)
  return { ...bag, [cell]: [...others, templateId] }
}

/** The templates that may come now: those not taken out; when all are, all but the one that was taken out last. */
export function yetToCome<Item extends { readonly id: string }>(items: readonly Item[], taken: readonly string[]) {
  const places = new Map(taken.map((id, place) => [id, place]))
  const left = items.filter(({ id }) => !places.has(id))
  if (left.length > 0 || items.length < 2) return left.length > 0 ? left : items
  const latest = Math.max(...items.map(({ id }) => places.get(id) ?? -1))
  return items.filter(({ id }) => places.get(id) !== latest)
}

/** A bag as it was kept as text; a fresh one where the text is none. */
export function readBag(text: string | null): Bag {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return freshBag
    return Object.fromEntries(
      Object.entries(value).flatMap(([cell, ids]: [string, unknown]) =>
        Array.isArray(ids) ? [[cell, ids.filter((id): id is string => typeof id === 'string')]] : [],
      ),
    )
  } catch {
    return freshBag
  }
}
