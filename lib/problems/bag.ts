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

interface Weighed {
  readonly id: string
  /** More than 0, at most 1: the share of the rounds in which it comes. */
  readonly weight: number
}

export interface Ball<Item> {
  readonly item: Item
  /** Among those of the others in the bag. */
  readonly weight: number
}

/**
 * The templates that may come now: those not taken out; when all of full weight are, all but the one that was taken out last. One of
 * weight 1 comes in each round, one of less in that share of the rounds.
 */
export function yetToCome<Item extends Weighed>(
  items: readonly Item[],
  taken: readonly string[],
): readonly Ball<Item>[] {
  const places = new Map(taken.map((id, place) => [id, place]))
  // nothing of them is out: the seed alone decides
  if (!items.some(({ id }) => places.has(id))) return items.map((item) => ({ item, weight: item.weight }))
  const latest = Math.max(...items.map(({ id }) => places.get(id) ?? -1))
  const full = items.filter(({ weight }) => weight === 1)
  const ofRound = full.length > 0 ? full : items
  const past = ofRound.filter(({ id }) => places.has(id)).length
  const isOver = past === ofRound.length
  const may = items.filter(({ id }) => (isOver ? items.length < 2 || places.get(id) !== latest : !places.has(id)))
  return balls(may, ofRound.length, isOver ? 0 : past)
}

/**
 * What may come, where `past` of the `count` templates of full weight have come in the round. One of weight w comes before each of these
 * with the chance w/count: given that it has not come before, with w / (count - w × past), and that as a weight beside the others.
 */
function balls<Item extends Weighed>(may: readonly Item[], count: number, past: number): readonly Ball<Item>[] {
  const others = may.filter(({ weight }) => weight === 1).length || 1
  return may.map((item) => {
    const { weight } = item
    return { item, weight: weight === 1 ? 1 : (weight * others) / (count - weight * (past + 1)) }
  })
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
